import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { handPlayProblems } from '../record/hand-play.js'
import { isFanNo } from '../tiles/fan-no.js'
import { penaltyRule } from '../score/penalty.js'
import { isRecord, isWhole, type UnknownRecord } from '../read.js'
import { falseWinKinds, handResults } from '../score/settlement.js'
import { type HandRecord, type MahjongSheet, sessionEnds } from '../sheet.js'
import { isPlayer } from '../types.js'

type Check = (value: unknown, path: string) => readonly Problem[]

const refuse = (code: string, path: string): readonly Problem[] => [problem(code, { at: { path } })]
const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined || value === null ? [] : check(value, path)
const whole =
  (min: number, max: number, code = 'FIELD_OUT_OF_RANGE'): Check =>
  (value, path) =>
    isWhole(value, min, max) ? [] : refuse(value === undefined ? 'FIELD_MISSING' : code, path)
const player: Check = (value, path) => (isPlayer(value) ? [] : refuse('SEAT_UNKNOWN', path))
const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, i) => check(item, `${path}[${i}]`))
      : refuse(value === undefined ? 'FIELD_MISSING' : 'FIELD_UNREADABLE', path)
const record =
  (check: (value: UnknownRecord, path: string) => readonly Problem[]): Check =>
  (value, path) =>
    isRecord(value) ? check(value, path) : refuse('FIELD_UNREADABLE', path)
const fourNumbers: Check = (value, path) =>
  Array.isArray(value) && value.length === 4 && value.every(item => isWhole(item, -99_999, 99_999))
    ? []
    : refuse(value === undefined ? 'FIELD_MISSING' : 'FIELD_UNREADABLE', path)

const maxFan = 2000

const checkResult: Check = record((result, path) => {
  const { kind } = result
  if (!handResults.some(known => known === kind)) return refuse('HAND_KIND_UNKNOWN', `${path}.kind`)
  if (kind === 'drawn') return []
  const found = [
    ...player(result.winner, `${path}.winner`),
    ...whole(0, maxFan)(result.fan, `${path}.fan`),
    ...optional(whole(0, 8))(result.flowers, `${path}.flowers`),
  ]
  if (kind === 'selfDraw') {
    return result.discarder === undefined ? found : [...found, ...refuse('DISCARDER_NOT_EXPECTED', `${path}.discarder`)]
  }
  if (result.discarder === undefined) return [...found, ...refuse('DISCARDER_MISSING', `${path}.discarder`)]
  const same = result.winner === result.discarder ? refuse('WINNER_IS_DISCARDER', `${path}.discarder`) : []
  return [...found, ...player(result.discarder, `${path}.discarder`), ...same]
})

const checkFine: Check = record((fine, path) => [
  ...player(fine.player, `${path}.player`),
  ...whole(1, 9999, 'FINE_AMOUNT_UNKNOWN')(fine.amount, `${path}.amount`),
  ...optional(player)(fine.to, `${path}.to`),
  ...(fine.to !== undefined && fine.to === fine.player ? refuse('FINE_RECEIVER_IS_OFFENDER', `${path}.to`) : []),
])

const checkFalseWin: Check = record((item, path) => [
  ...player(item.player, `${path}.player`),
  ...(falseWinKinds.some(kind => kind === item.kind) ? [] : refuse('PENALTY_UNKNOWN', `${path}.kind`)),
])

const checkPenalty: Check = record((item, path) => [
  ...player(item.player, `${path}.player`),
  ...(typeof item.code === 'string' && penaltyRule(item.code) ? [] : refuse('PENALTY_UNKNOWN', `${path}.code`)),
])

const checkSlip: Check = record((slip, path) => {
  const request = isRecord(slip.request) ? [] : refuse('FIELD_UNREADABLE', `${path}.request`)
  if (slip.claimed === undefined) return request
  if (!isRecord(slip.claimed)) return [...request, ...refuse('FIELD_UNREADABLE', `${path}.claimed`)]
  const claimed = Object.entries(slip.claimed).flatMap(([fan, count]) =>
    isFanNo(fan) ? whole(1, 8)(count, `${path}.claimed.${fan}`) : refuse('FAN_UNKNOWN', `${path}.claimed.${fan}`),
  )
  return [...request, ...claimed]
})

const checkHand: Check = record((hand, path) => [
  ...whole(1, 16)(hand.number, `${path}.number`),
  ...checkResult(hand.result, `${path}.result`),
  ...optional(listOf(checkFalseWin))(hand.falseWins, `${path}.falseWins`),
  ...optional(listOf(checkFine))(hand.fines, `${path}.fines`),
  ...optional(listOf(checkPenalty))(hand.penalties, `${path}.penalties`),
  ...optional(player)(hand.dealer, `${path}.dealer`),
  ...optional(fourNumbers)(hand.points, `${path}.points`),
  ...optional(checkSlip)(hand.slip, `${path}.slip`),
  ...optional(handPlayProblems)(hand.play, `${path}.play`),
])

/** What is wrong with the shape of one hand, its paths relative to the hand. */
export const handRecordProblems = (hand: unknown): readonly Problem[] => checkHand(hand, 'hand')

const checkStandIn: Check = record((item, path) => [
  ...player(item.player, `${path}.player`),
  ...(typeof item.name === 'string' && item.name !== '' ? [] : refuse('FIELD_UNREADABLE', `${path}.name`)),
])

const sessionProblems = (input: UnknownRecord): readonly Problem[] => [
  ...optional(listOf(checkFine))(input.fines, 'fines'),
  ...optional(listOf(checkStandIn))(input.standIns, 'standIns'),
]

const handProblems = (input: UnknownRecord): readonly Problem[] => [
  ...listOf(checkHand)(input.hands, 'hands'),
  ...(input.ended === undefined || sessionEnds.some(end => end === input.ended)
    ? []
    : refuse('FIELD_UNREADABLE', 'ended')),
  ...optional(fourNumbers)(input.totals, 'totals'),
]

const fromInput = (input: UnknownRecord): MahjongSheet => {
  const session = {
    ...(input.fines ? { fines: input.fines } : {}),
    ...(input.standIns ? { standIns: input.standIns } : {}),
  }
  if (input.kind === 'totals') return { kind: 'totals', totals: input.totals, ...session } as MahjongSheet
  const hands = [...(input.hands as readonly HandRecord[])].sort((a, b) => a.number - b.number)
  const totals = input.totals ? { totals: input.totals } : {}
  const ended = sessionEnds.find(end => end === input.ended) ?? 'allHands'
  return { kind: 'hands', hands, ended, ...totals, ...session } as MahjongSheet
}

/**
 * Reads a session sheet: `{ kind: 'hands', hands: […], ended }`, `{ kind: 'totals', totals: [E, S, W, N] }` or
 * `{ kind: 'notPlayed' }`. Shapes only; `checkSession` says whether the session follows the rules.
 */
export const parseMahjongSheet = (input: unknown): Result<MahjongSheet, readonly Problem[]> => {
  if (!isRecord(input)) return err(refuse('LINE_UNREADABLE', ''))
  if (input.kind === 'notPlayed') return ok({ kind: 'notPlayed' })
  if (input.kind !== 'hands' && input.kind !== 'totals') return err(refuse('HAND_KIND_UNKNOWN', 'kind'))
  const own = input.kind === 'hands' ? handProblems(input) : fourNumbers(input.totals, 'totals')
  const found = [...own, ...sessionProblems(input)]
  return found.length > 0 ? err(found) : ok(fromInput(input))
}
