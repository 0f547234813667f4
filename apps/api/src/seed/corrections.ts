import type { HeldStage, PlayedSlot } from './events.js'
import type { Troupe } from './troupe.js'

const OTHER_SIDE: Readonly<Record<string, string>> = { N: 'E', E: 'N', S: 'W', W: 'S' }

type Sheet = Readonly<Record<string, unknown>>

/** The sheet as it should have been written: the other side declared, finishing orders turned round, points added. */
const rewritten = (sheet: Sheet): object | undefined => {
  if (typeof sheet.declarer === 'string') return { ...sheet, declarer: OTHER_SIDE[sheet.declarer] }
  if (Array.isArray(sheet.deals)) {
    const deals = sheet.deals as { finish: number[] }[]
    return { ...sheet, deals: deals.map(({ finish }) => ({ finish: [...finish].reverse() })) }
  }
  const hands = Array.isArray(sheet.hands) ? (sheet.hands as { number: number; result: { fan?: number } }[]) : []
  const first = hands.find(hand => hand.result.fan !== undefined)
  if (!first) return undefined
  const fan = (first.result.fan ?? 0) + 24
  return { ...sheet, hands: hands.map(one => (one === first ? { ...one, result: { ...one.result, fan } } : one)) }
}

export interface Mistake {
  readonly at: Date
  readonly kind: 'typo' | 'lateResult'
  readonly reason: string
  /** Left for the second person to decide. */
  readonly pending?: true
}

const PREVIEW = 'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn } }'

/** A mistake is found on a sheet: the office looks at what a correction does and asks for it, a second person approves. */
export const correctSheet = async (
  troupe: Troupe,
  [office, second]: readonly [string, string],
  held: HeldStage,
  { at, kind, reason, pending }: Mistake,
): Promise<void> => {
  const inOrder: readonly PlayedSlot[] = [...held.slots].sort((a, b) => (a.slot < b.slot ? -1 : 1))
  const found = inOrder.map(one => ({ slot: one.slot, sheet: rewritten(one.sheet as Sheet) })).find(one => one.sheet)
  if (!found) throw new Error(`${held.plan.code} has no sheet to correct`)
  const { slot, sheet } = found
  const correction = { stage: held.stage, slot, sheet: { data: sheet }, kind, reason, authorityKind: 'staff' }
  type Preview = { previewCorrection: { previewedOn: string } }
  const { previewCorrection } = await troupe.read<Preview>(office, at, PREVIEW, { input: correction })
  const { previewedOn } = previewCorrection
  type Asked = { correction: { id: string; status: string } }
  const asked = await troupe.act<Asked>(
    office,
    at,
    'applyCorrection',
    { correction, previewedOn },
    'correction { id status }',
  )
  if (pending || asked.correction.status !== 'PROPOSED') return
  await troupe.act(second, at, 'approveCorrection', { correction: asked.correction.id, previewedOn })
}
