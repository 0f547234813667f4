import { OFFICE, SECOND } from '../logins.js'
import type { Fields, Troupe } from '../troupe.js'
import type { BookCase } from './book-case.js'

interface Decided {
  readonly chair: string
  readonly at: Date
  readonly appeal: string
  readonly slot: string
  readonly article: string
}

interface Guide {
  readonly decisionGuide: {
    readonly adjustments: readonly {
      id: string
      kind: string
      slot: string | null
      clause: { article: string } | null
    }[]
  }
}

const GUIDE =
  'query ($appeal: ID!) { decisionGuide(appeal: $appeal) { adjustments { id kind slot clause { article } } } }'

/** What the ruling set beside the sheets. */
const setBy = async (troupe: Troupe, { chair, at, appeal, slot, article }: Decided): Promise<readonly string[]> => {
  const { decisionGuide } = await troupe.read<Guide>(chair, at, GUIDE, { appeal })
  return decisionGuide.adjustments
    .filter(each => each.slot === slot || (each.kind === 'penalty' && each.clause?.article === article))
    .map(({ id }) => id)
}

/** The order of a decision and its words. */
export const orderOf = async (troupe: Troupe, about: Decided, book: BookCase | undefined): Promise<Fields> => {
  if (book?.award) {
    const answers = Object.entries(book.award).map(([name, value]) => ({ name, value }))
    const adjustScore = { slot: about.slot, award: { filled: { form: 'assigned', answers } } }
    return { order: { adjustScore }, text: '改判如下。The score is changed as follows.' }
  }
  if (book?.lessen) {
    const [adjustment] = await setBy(troupe, about)
    return {
      order: { lessenPenalty: { adjustment, amount: book.lessen } },
      text: '罚分减轻。The penalty is made less.',
    }
  }
  if (book?.lift) {
    const adjustments = await setBy(troupe, about)
    return { order: { restoreResult: { adjustments } }, text: '恢复打出的结果。The result played counts again.' }
  }
  if (book?.unmoved) return { order: { recordOnly: { why: book.unmoved } }, text: '撤销原判。The ruling is set aside.' }
  if (book?.outcome === 'remanded')
    return { order: { remand: { to: 'director' } }, text: '退回裁判。Back to the director.' }
  return { order: { recordOnly: {} }, text: '维持原判。The ruling stands.' }
}

export const changesResult = ({ award, lessen, lift }: BookCase): boolean =>
  award !== undefined || lessen !== undefined || lift === true

interface Waiting {
  readonly corrections: { readonly edges: readonly { node: { id: string; appeal: { id: string } | null } }[] }
}

const WAITING = '{ corrections(status: PROPOSED, first: 50) { edges { node { id appeal { id } } } } }'
const PREVIEW = 'query ($correction: ID!) { previewProposal(correction: $correction) { previewedOn } }'

/** The office proposes what was ordered, and its second person applies it. */
export const carryOut = async (troupe: Troupe, at: Date, appeal: string): Promise<void> => {
  await troupe.act(OFFICE, at, 'proposeEffects', { appeal })
  const { corrections } = await troupe.read<Waiting>(SECOND, at, WAITING)
  for (const { node } of corrections.edges.filter(edge => edge.node.appeal?.id === appeal)) {
    const correction = node.id
    type Preview = { previewProposal: { previewedOn: string } }
    const { previewProposal } = await troupe.read<Preview>(SECOND, at, PREVIEW, { correction })
    await troupe.act(SECOND, at, 'approveCorrection', { correction, previewedOn: previewProposal.previewedOn })
  }
}
