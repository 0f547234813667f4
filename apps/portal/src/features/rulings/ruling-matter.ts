import type { Choice } from '@/components/form-fields'
import type { ResultOf, VariablesOf } from '@/gql'
import type { Answers } from '@/features/award-entry'
import type { Option, Situation } from './guide-search'
import type { Side } from '@/features/award-entry'
import type { PreviewRulingQuery } from './ruling-desk.graphql'
import type { RulingAuthority, RulingKind, Sport } from '@/lib/codes'

export type Matter = VariablesOf<typeof PreviewRulingQuery>['matter']
type Adjustments = NonNullable<Extract<Matter['content'], { stated: unknown }>['stated']['adjustments']>
export type RulingPreview = ResultOf<typeof PreviewRulingQuery>['previewRuling']

/** Whom and where a ruling is about. */
export interface RulingSubject {
  readonly event: string
  readonly sport: Sport
  readonly stage: string
  readonly entry: string
  readonly slot?: string
  readonly sides: readonly Side[]
  /** The rules of bodies that the event is held under. */
  readonly rules?: readonly Choice[]
  /** The ruling this one takes the place of. */
  readonly replaces?: string
}

/** What was chosen in the guide. */
export interface Chosen {
  readonly situation: Situation
  readonly option: Option
}

/** An article named by hand and what it does to the result. */
export interface ByHand {
  /** The rules of a body that the article stands in, as they are cited; empty for the laws the event is played by. */
  readonly articleOf: string
  readonly article: string
  readonly kind: HandKind
  readonly effect: HandEffect
  readonly amount: string
}

/** A ruling is withdrawn by an act of its own. */
export type HandKind = Exclude<RulingKind, 'withdrawn'>
export const handKinds: Readonly<Record<HandKind, true>> = {
  warning: true,
  rectification: true,
  penalty: true,
  adjustedScore: true,
  disqualification: true,
}
export const handEffects = ['none', 'penalty', 'forfeit', 'annulled', 'unranked'] as const
export type HandEffect = (typeof handEffects)[number]

/** Where and about whom, the ruling that is replaced included. */
export const about = ({ stage, slot, entry, replaces }: RulingSubject) => ({
  stage,
  slot: slot ?? null,
  parties: [{ entry, role: 'offending' as const }],
  ...(replaces === undefined ? {} : { supersedes: replaces }),
})

export const matterOf = (
  subject: RulingSubject,
  { situation, option }: Chosen,
  answers: Answers,
  authority: RulingAuthority,
): Matter => ({
  ...about(subject),
  content: {
    choice: {
      situation: situation.code,
      option: option.code,
      answers: Object.entries(answers).map(([name, value]) => ({ name, value })),
    },
  },
  authority,
})

/** Points are taken from the total; a forfeit and an annulment are of the place the ruling is about. */
const adjustmentsOf = ({ entry, slot }: RulingSubject, { effect, amount }: ByHand): Adjustments => {
  switch (effect) {
    case 'none':
      return []
    case 'penalty':
      return [{ penalty: { entry, amount: amount.trim() } }]
    case 'annulled':
      return slot === undefined ? [] : [{ annulled: { slot } }]
    case 'forfeit':
      return [{ forfeit: { entry, slot: slot ?? null } }]
    case 'unranked':
      return [{ unranked: { entry } }]
  }
}

/** Undefined while the article, or the points to be taken, are missing. */
export const matterByHand = (
  subject: RulingSubject,
  byHand: ByHand,
  authority: RulingAuthority,
): Matter | undefined => {
  const article = byHand.article.trim()
  if (article === '' || (byHand.effect === 'penalty' && byHand.amount.trim() === '')) return undefined
  const stated = {
    kind: byHand.kind,
    article,
    articleOf: byHand.articleOf || null,
    adjustments: adjustmentsOf(subject, byHand),
  }
  return { ...about(subject), content: { stated }, authority }
}
