import { type Problem, problem } from '../../core/problem.js'
import { LeanHand } from '../lean/lean-hand.js'
import { leanScorer } from '../lean/total-of.js'
import type { ScoringProfile } from '../tiles/profile.js'
import { readRequest } from '../lean/read-request.js'
import { seatWindOf, windRoundOf } from '../seat-rotation.js'
import type { MahjongSettings } from '../settings/settings.js'
import { falseWinKinds } from '../score/settlement.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'

const winds = ['E', 'S', 'W', 'N'] as const
const scratch = new LeanHand()

/** What the tiles are worth with their flowers; undefined where they win nothing. */
const worthOf = (slip: NonNullable<HandRecord['slip']>, profile: ScoringProfile): number | undefined => {
  if (readRequest(scratch, slip.request).length > 0) return undefined
  const best = leanScorer(profile).best(scratch)
  return best < 0 ? undefined : best + (profile.switches.flowers ? scratch.flowers : 0)
}

type Conditions = Pick<MahjongSettings, 'seatRotation'>

/** What the slip of a hand says otherwise than its line: the way it was won, the winds, the points. */
const slipRemarks = (hand: HandRecord, at: string, conditions: Conditions, profile: ScoringProfile): Problem[] => {
  const { slip, result, number } = hand
  if (!slip) return []
  const remark = (code: string, params: Readonly<Record<string, string | number>> = {}): Problem =>
    problem(code, { severity: 'warning', at: { path: `${at}.slip` }, params: { hand: number, ...params } })
  if (result.kind === 'drawn') return [remark('SLIP_WITHOUT_WINNER')]
  const { flags = [], seat, round } = slip.request
  const found: Problem[] = []
  if (flags.includes('self') !== (result.kind === 'selfDraw')) found.push(remark('SLIP_WON_OTHERWISE'))
  if (flags.includes('rob') !== (result.kind === 'robbedKong')) found.push(remark('SLIP_WON_OTHERWISE'))
  const due = winds[seatWindOf(result.winner, number, conditions.seatRotation)]
  if (seat !== due) found.push(remark('SLIP_SEAT_WIND_WRONG', { written: seat, due: due ?? '' }))
  const prevailing = winds[windRoundOf(number)]
  if (round !== prevailing) found.push(remark('SLIP_ROUND_WIND_WRONG', { written: round, due: prevailing ?? '' }))
  const worth = worthOf(slip, profile)
  if (worth === undefined) found.push(remark('SLIP_WINS_NOTHING'))
  else if (worth !== result.fan) found.push(remark('SLIP_WORTH_OTHERWISE', { announced: result.fan, computed: worth }))
  if (worth !== undefined && worth - (slip.request.flowers ?? 0) < profile.switches.minimum)
    found.push(remark('SLIP_BELOW_MINIMUM', { computed: worth, minimum: profile.switches.minimum }))
  return found
}

/** A false win that is noted as an act moves no points: those stand in the list of false wins. */
const noteRemarks = ({ penalties = [], falseWins = [], number }: HandRecord, at: string): Problem[] =>
  penalties.flatMap(({ player, code }) => {
    const kind = falseWinKinds.find(known => known === code)
    const paid = falseWins.some(one => one.player === player && one.kind === kind)
    const params = { hand: number, player: player + 1 }
    return kind && !paid
      ? [problem('FALSE_WIN_NOT_PAID', { severity: 'warning', at: { path: `${at}.penalties` }, params })]
      : []
  })

/** Four kongs of winds that are all honours and concealed, after a kong with the last tile, and the eight flowers. */
const dearestHand = 328
/** Beyond this a session's total is rather misread than won. */
const unusualTotal = 1_500

const remarkOf = (code: string, path: string, params: Readonly<Record<string, string | number>>): Problem =>
  problem(code, { severity: 'warning', at: { path }, params })

/** More than any hand is worth; a player whose hand is dead calls no second win in it. */
const plausibleHand = ({ result, falseWins = [], number }: HandRecord, at: string): Problem[] => {
  const twice = new Set(
    falseWins.flatMap(({ player }, i) => (falseWins.findIndex(one => one.player === player) < i ? [player] : [])),
  )
  const beyond = result.kind !== 'drawn' && result.fan > dearestHand
  return [
    ...(beyond
      ? [remarkOf('HAND_POINTS_BEYOND_FANS', `${at}.result.fan`, { hand: number, fan: result.fan, most: dearestHand })]
      : []),
    ...[...twice].map(player => remarkOf('FALSE_WIN_TWICE', `${at}.falseWins`, { hand: number, player: player + 1 })),
  ]
}

const plausibleTotals = (sheet: MahjongSheet): Problem[] =>
  sheet.kind === 'totals'
    ? sheet.totals.flatMap((points, at) =>
        Math.abs(points) > unusualTotal
          ? [remarkOf('TOTALS_UNUSUAL', `totals[${at}]`, { player: at + 1, points, most: unusualTotal })]
          : [],
      )
    : []

/**
 * What a session sheet says against itself and stands all the same until a referee has looked: slips that differ from
 * their hands (3.9.1, what was announced stands), false wins noted without their points (3.11.6-6) or twice for one
 * player in one hand, more points than a hand can be worth, totals that nobody makes.
 */
export const sheetRemarks = (
  sheet: MahjongSheet,
  conditions: Conditions,
  profile: ScoringProfile,
): readonly Problem[] =>
  sheet.kind === 'hands'
    ? sheet.hands.flatMap((hand, i) => [
        ...slipRemarks(hand, `hands[${i}]`, conditions, profile),
        ...noteRemarks(hand, `hands[${i}]`),
        ...plausibleHand(hand, `hands[${i}]`),
      ])
    : plausibleTotals(sheet)
