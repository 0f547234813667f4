import type { Fine, HandRecord, MahjongSheet } from '@paiji/rules/mahjong'
import type { ResultOf } from '@/gql'
import type { MahjongSheetFields } from './mahjong-sheet.graphql'

export type MahjongSheetData = ResultOf<typeof MahjongSheetFields>
export type MahjongHandData = MahjongSheetData['hands'][number]
type SlipData = NonNullable<MahjongHandData['slip']>

/** Without what the API left empty. */
const given = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([, item]) => item !== null && !(Array.isArray(item) && item.length === 0)),
  ) as Partial<T>

const slipOf = ({ claimed, ...request }: SlipData): object => ({
  request,
  ...(claimed.length > 0 ? { claimed: Object.fromEntries(claimed.map(({ fan, count }) => [fan, count])) } : {}),
})

const handOf = ({ settled: _s, running: _r, seats: _p, slip, result, fines, ...hand }: MahjongHandData): object => ({
  ...given({ ...hand, fines: fines.map(given) }),
  result: given(result),
  ...(slip ? { slip: slipOf(slip) } : {}),
})

/** What the API says of a sheet → the JSON that the edition's `parseSheet` accepts; what was computed is left out. */
export const sheetOfData = (data: MahjongSheetData): unknown => {
  const { kind, ended, totals, fines, standIns } = data
  if (kind === 'notPlayed') return { kind }
  const session = given({ ended, totals, fines: fines.map(given), standIns })
  return { kind, ...session, ...(kind === 'hands' ? { hands: data.hands.map(handOf) } : {}) }
}

const fineInput = ({ player, amount, to }: Fine) => ({ player, amount, to })

const slipInput = ({ request, claimed }: NonNullable<HandRecord['slip']>) => ({
  ...request,
  melds: [...(request.melds ?? [])],
  flags: [...(request.flags ?? [])],
  claimed: Object.entries(claimed ?? {}).map(([fan, count]) => ({ fan, count })),
})

const handInput = ({ number, result, falseWins, fines, penalties, dealer, points, slip }: HandRecord) => ({
  number,
  result: { ...result },
  falseWins: falseWins?.map(item => ({ ...item })),
  fines: fines?.map(fineInput),
  penalties: penalties?.map(item => ({ ...item })),
  dealer,
  points: points && [...points],
  slip: slip && slipInput(slip),
})

/** A sheet that the edition read → the API's input. */
export const inputOfSheet = (sheet: MahjongSheet) => {
  if (sheet.kind === 'notPlayed') return { kind: sheet.kind }
  return {
    kind: sheet.kind,
    totals: sheet.totals && [...sheet.totals],
    fines: sheet.fines?.map(fineInput),
    standIns: sheet.standIns?.map(item => ({ ...item })),
    ...(sheet.kind === 'hands' ? { ended: sheet.ended, hands: sheet.hands.map(handInput) } : {}),
  }
}
