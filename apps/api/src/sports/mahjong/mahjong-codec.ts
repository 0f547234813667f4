import {
  type HandRecord,
  isFlag,
  type MahjongSettings,
  type MahjongSheet,
  type RunningHand,
  runningTotals,
  seatsOfHand,
  sessionPoints,
} from '@paiji/rules/mahjong'
import { replayHand } from '@paiji/rules/played-hand'
import type { MahjongHandType, MahjongSlipType } from './mahjong-hand.type.js'
import type { MahjongPlayInput, MahjongPlayType } from './mahjong-play.type.js'
import type { MahjongHandInput, MahjongSheetInput, MahjongSlipInput } from './mahjong-sheet.input.js'
import type { MahjongSheetType } from './mahjong-sheet.type.js'
import type { CompassPoint } from '../../schema-kit/compass-point.js'

type Conditions = Partial<Pick<MahjongSettings, 'base' | 'seatRotation'>>

/** A slip as it was read: winds and circumstances were checked then. */
const toSlip = ({ request, claimed }: NonNullable<HandRecord['slip']>): MahjongSlipType => ({
  melds: [...(request.melds ?? [])],
  hand: request.hand,
  win: request.win,
  flags: (request.flags ?? []).filter(isFlag),
  round: request.round as CompassPoint,
  seat: request.seat as CompassPoint,
  flowers: request.flowers ?? 0,
  claimed: Object.entries(claimed ?? {}).map(([fan, count]) => ({ fan, count })),
})

const toPlay = (play: NonNullable<HandRecord['play']>): MahjongPlayType => ({
  ...play,
  seats: replayHand(play).seats.map(({ held, melds, discards, flowers }) => ({ held, melds, discards, flowers })),
})

const toHand = (hand: HandRecord, at: RunningHand, { seatRotation }: Conditions): MahjongHandType => ({
  number: hand.number,
  result: { ...hand.result },
  falseWins: hand.falseWins ?? [],
  fines: hand.fines ?? [],
  penalties: hand.penalties ?? [],
  dealer: hand.dealer,
  points: hand.points,
  slip: hand.slip && toSlip(hand.slip),
  play: hand.play && toPlay(hand.play),
  settled: at.points,
  running: at.running,
  seats: seatsOfHand(hand.number, seatRotation),
})

/** A parsed session sheet with its settlement under the stage's conditions (the edition's usual ones when absent). */
export const toMahjongSheet = (parsed: unknown, settings?: unknown): MahjongSheetType => {
  const sheet = parsed as MahjongSheet
  const conditions = (settings ?? {}) as Conditions
  const points = sessionPoints(sheet, conditions.base)
  if (sheet.kind === 'notPlayed') return { kind: sheet.kind, hands: [], fines: [], standIns: [] }
  const session = { fines: sheet.fines ?? [], standIns: sheet.standIns ?? [], totals: sheet.totals, points }
  if (sheet.kind === 'totals') return { kind: sheet.kind, hands: [], ...session }
  const running = runningTotals(sheet.hands, conditions.base)
  const hands = sheet.hands.map((hand, i) => toHand(hand, running[i] as RunningHand, conditions))
  return { kind: sheet.kind, ended: sheet.ended, hands, ...session }
}

/** Without the fields that were given as null: the sheet parser knows absence only. */
const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== null && item !== undefined)) as T

const fromSlip = ({ claimed, ...request }: MahjongSlipInput): unknown => ({
  request: present(request),
  ...(claimed ? { claimed: Object.fromEntries(claimed.map(({ fan, count }) => [fan, count])) } : {}),
})

const fromPlay = (play: MahjongPlayInput): unknown => present({ ...play, acts: play.acts.map(present) })

const fromHand = ({ slip, play, result, fines, ...hand }: MahjongHandInput): unknown =>
  present({
    ...hand,
    result: present({ ...result }),
    fines: fines?.map(present),
    slip: slip ? fromSlip(slip) : undefined,
    play: play ? fromPlay(play) : undefined,
  })

/** The input in the shape that the mahjong sheet parser reads. */
export const fromMahjongInput = ({ hands, fines, ...sheet }: MahjongSheetInput): unknown =>
  present({ ...sheet, fines: fines?.map(present), hands: hands?.map(fromHand) })
