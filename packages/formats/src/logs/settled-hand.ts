import type { ProblemLocation } from '@paiji/rules'
import {
  type ByPlayer,
  byPlayer,
  type FanNo,
  type FalseWin,
  type Fine,
  falseWinPayments,
  type HandPlay,
  type HandRecord,
  type HandRequest,
  type HandResult,
  lineFromRequest,
  type Player,
  type ReplayedHand,
  replayHand,
  seatsOfHand,
  settleHand,
  totalOf,
  winds,
  windRoundOf,
} from '@paiji/rules/played-hand'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { fanOfName, serverProfile } from './fan-names.js'
import type { LoggedHand, ReadHand, StatedHand } from './logged.js'

/** A hand of a sheet, and what its log says. */
export interface SettledHand {
  readonly record: HandRecord
  readonly logged: LoggedHand
}

type Four = readonly number[]

const placeOf = ({ places, location }: ReadHand, path: string | undefined): ProblemLocation => {
  const act = /^acts\[(\d+)\]/.exec(path ?? '')
  return (act && places[Number(act[1])]) ?? location
}

const requestOf = (hand: ReadHand, { win }: ReplayedHand): HandRequest | undefined => {
  const tiles = win && (win.hand ?? hand.stated.hand)
  if (!win || tiles === undefined) return undefined
  return {
    melds: win.melds,
    hand: tiles,
    win: win.win,
    flags: win.flags,
    round: winds[windRoundOf(hand.number)] as string,
    seat: winds[win.seat],
    flowers: win.flowers,
  }
}

/** What a winning hand is worth by the servers' table, with its flowers; undefined where it wins nothing. */
export const worthOf = (request: HandRequest): number | undefined => {
  const total = totalOf(lineFromRequest(request), serverProfile())
  return total < 0 ? undefined : total
}

const claimedOf = (log: ProblemLog, hand: ReadHand): Partial<Record<FanNo, number>> => {
  const claimed: Partial<Record<FanNo, number>> = {}
  for (const { name, count } of hand.stated.fans) {
    const no = fanOfName(name)
    if (no === undefined) log.warn('LOG_FAN_UNKNOWN', hand.location, { hand: hand.number, fan: name })
    else claimed[no] = (claimed[no] ?? 0) + count
  }
  return claimed
}

/** The statements beside the play, where they say otherwise than it. */
const compareStatements = (log: ProblemLog, { stated, location }: ReadHand, replayed: ReplayedHand): void => {
  const at = location
  const { win } = replayed
  remarkDifference(log, at, { what: 'winner', taken: win?.seat ?? 'none', stated: stated.winner ?? 'none' })
  if (win && stated.winner === win.seat)
    remarkDifference(log, at, { what: 'discarder', taken: win.from ?? 'none', stated: stated.discarder ?? 'none' })
  const sum = stated.fans.reduce((total, { count, points }) => total + count * points, 0)
  if (stated.fans.length > 0) remarkDifference(log, at, { what: 'fan', taken: stated.fan, stated: sum })
}

const resultOf = ({ stated, number }: ReadHand, { win }: ReplayedHand): HandResult => {
  if (!win) return { kind: 'drawn' }
  const players = seatsOfHand(number)
  const common = {
    winner: players[win.seat],
    fan: stated.fan ?? 0,
    ...(win.flowers > 0 ? { flowers: win.flowers } : {}),
  }
  if (win.from === undefined) return { kind: 'selfDraw', ...common }
  const kind = win.flags.includes('rob') ? 'robbedKong' : 'discard'
  return { kind, ...common, discarder: players[win.from] }
}

/**
 * What a false win cost, as far as the points of the hand show it: a payment of the rules, another amount that only the
 * offender lost, or nothing. Without points the rules' own payment is taken (3.11.6-6).
 */
const falseWinCosts = (
  offender: Player,
  beyond: Four | undefined,
): { readonly falseWin?: FalseWin; readonly fine?: Fine } => {
  if (!beyond) return { falseWin: { player: offender, kind: 'falseWin' } }
  const own = beyond[offender] ?? 0
  const others = beyond.filter((_, player) => player !== offender)
  for (const [kind, each] of Object.entries(falseWinPayments)) {
    if (own === -3 * each && others.every(points => points === each))
      return { falseWin: { player: offender, kind: kind as FalseWin['kind'] } }
  }
  return own < 0 && others.every(points => points === 0) ? { fine: { player: offender, amount: -own } } : {}
}

const bySeat = (points: Four, number: number): number[] => seatsOfHand(number).map(player => points[player] as number)
const byPlayerOf = (seats: Four, number: number): ByPlayer<number> => {
  const order = seatsOfHand(number)
  return byPlayer(player => seats[order.indexOf(player)] as number)
}

type Costs = Pick<HandRecord, 'falseWins' | 'fines' | 'penalties'>

const costsOf = (hand: ReadHand, replayed: ReplayedHand, result: HandResult): Costs => {
  const players = seatsOfHand(hand.number)
  const { score } = hand.stated
  const settled = settleHand({ result }).total
  const beyond = score && byPlayerOf(score, hand.number).map((points, player) => points - (settled[player] as number))
  const offenders = [...new Set(replayed.falseWins)].map(seat => players[seat])
  const costs = offenders.map(player => ({
    player,
    ...falseWinCosts(player, offenders.length > 1 ? undefined : beyond),
  }))
  const falseWins = costs.flatMap(({ falseWin }) => falseWin ?? [])
  const fines = costs.flatMap(({ fine }) => fine ?? [])
  const unpaid = costs.filter(({ falseWin, fine }) => !falseWin && !fine)
  return {
    ...(falseWins.length > 0 ? { falseWins } : {}),
    ...(fines.length > 0 ? { fines } : {}),
    ...(unpaid.length > 0 ? { penalties: unpaid.map(({ player }) => ({ player, code: 'falseWin' })) } : {}),
  }
}

const shownHand = (tiles: readonly string[]): string => tiles.join(' ')

const startHands = ({ dealt }: HandPlay): readonly string[] | undefined =>
  dealt?.map(hand => shownHand([...hand].sort((a, b) => tileOrder(a) - tileOrder(b))))

const honours = 'ESWNCFP'
const suits = 'msp'
/** Characters, bamboo, dots, winds, dragons, flowers. */
const tileOrder = (tile: string): number => {
  if (/^H[1-8]$/.test(tile)) return 100 + Number(tile[1])
  const suit = suits.indexOf(tile[1] ?? '-')
  return suit >= 0 ? suit * 9 + Number(tile[0]) : 50 + honours.indexOf(tile)
}

const fansOf = ({ fans }: StatedHand): Record<string, number> => {
  const points: Record<string, number> = {}
  for (const fan of fans) points[fan.name] = (points[fan.name] ?? 0) + fan.count * fan.points
  return points
}

const loggedOf = (
  hand: ReadHand,
  replayed: ReplayedHand,
  record: HandRecord,
  request: HandRequest | undefined,
): LoggedHand => {
  const { seats, win } = replayed
  const held = seats.flatMap(seat => (seat.held ? [shownHand(seat.held.filter(tile => !tile.startsWith('H')))] : []))
  const computed = request && worthOf(request)
  const dealt = startHands(hand.play)
  return {
    kind: 'hand',
    round: winds[windRoundOf(hand.number)] as string,
    ...(hand.numbered ? { handNo: hand.number } : {}),
    winner: win?.seat ?? null,
    discarder: win?.from ?? null,
    selfDraw: win !== undefined && win.from === undefined,
    ...(win?.flags.includes('rob') ? { robbedKong: true as const } : {}),
    fan: win ? (hand.stated.fan ?? null) : null,
    fans: win ? fansOf(hand.stated) : {},
    ...(computed === undefined ? {} : { computed }),
    flowers: seats.map(seat => seat.flowers),
    ...(dealt ? { startHands: dealt } : {}),
    draws: replayed.draws,
    discards: replayed.discards,
    ...(held.length === 4 ? { finalHands: held } : {}),
    melds: seats.map(seat => seat.melds),
    failedClaims: hand.play.acts.filter(act => act.failed).length,
    falseWins: replayed.falseWins,
    score: hand.stated.score ?? bySeat(settleHand(record).total, hand.number),
  }
}

/**
 * A hand played again and put on a sheet: result, false wins with what they cost, the winner's slip with the fans
 * announced, the play itself. What the play cannot have been is an error where it stands; what the log states otherwise
 * than its play shows, or than the rules make of it, is told.
 */
export const settleLogged = (log: ProblemLog, hand: ReadHand): SettledHand | undefined => {
  const replayed = replayHand(hand.play)
  for (const found of replayed.problems) log.judged(found, placeOf(hand, found.at?.path))
  if (replayed.problems.some(({ severity = 'error' }) => severity === 'error')) return undefined
  compareStatements(log, hand, replayed)
  if (replayed.win && hand.stated.fan === undefined) log.error('VALUE_MISSING', hand.location, { element: 'fan' })
  const request = requestOf(hand, replayed)
  const claimed = claimedOf(log, hand)
  const result = resultOf(hand, replayed)
  const record: HandRecord = {
    number: hand.number,
    result,
    ...costsOf(hand, replayed, result),
    ...(hand.stated.score ? { points: byPlayerOf(hand.stated.score, hand.number) } : {}),
    ...(request ? { slip: { request, ...(Object.keys(claimed).length > 0 ? { claimed } : {}) } } : {}),
    play: hand.play,
  }
  return { record, logged: loggedOf(hand, replayed, record, request) }
}
