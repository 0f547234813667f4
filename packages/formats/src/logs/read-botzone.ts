import { err, ok, type Problem, type Result } from '@paiji/rules'
import { type HandAct, type HandPlay, type MahjongSheet, replayHand, seatsOfHand } from '@paiji/rules/played-hand'
import { EntrantRegister } from '../entrant-register.js'
import type { ImportedEvent, ImportedLine } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { type BotzoneMatch, newMatch, readMatchLine } from './botzone-lines.js'
import { serverEdition } from './fan-names.js'
import { logEvent } from './log-event.js'
import type { ReadHand } from './logged.js'
import { settleLogged, worthOf } from './settled-hand.js'

/** Each seat draws from a wall of its own: 34 tiles, 13 of them dealt. */
const OWN_WALL = 21

/** The points of a win that was none, here as everywhere: thirty, ten to each. */
const isFalseWin = (score: readonly number[] | undefined, seat: number): boolean =>
  score?.every((points, at) => points === (at === seat ? -30 : 10)) ?? false

const matchesOf = (log: ProblemLog, text: string): readonly BotzoneMatch[] => {
  const matches: BotzoneMatch[] = []
  for (const [i, written] of text.split(/\r\n?|\n/).entries()) {
    const line = written.trim()
    if (line === '') continue
    const location = { line: i + 1 }
    const [, name] = /^Match (\S.*)$/.exec(line) ?? []
    const current = matches.at(-1)
    const begins = name !== undefined || (line.startsWith('Wind ') && (!current || current.score !== undefined))
    if (begins) matches.push(newMatch(name, location))
    if (name !== undefined) continue
    const match = matches.at(-1)
    if (!match || !readMatchLine({ log, match, location }, line)) log.error('LOG_LINE_UNREADABLE', location, { line })
  }
  return matches
}

const actsOf = ({ acts, fan, score }: BotzoneMatch): readonly HandAct[] =>
  acts.map(act =>
    act.act === 'win' && !act.failed && (fan ?? 0) === 0 && isFalseWin(score, act.seat)
      ? { seat: act.seat, act: 'falseWin' }
      : act,
  )

/** What a match lacks; one that was cut short ends nowhere. */
const isWhole = (log: ProblemLog, match: BotzoneMatch, acts: readonly HandAct[]): boolean => {
  const missing = [
    ...(match.wind === undefined ? ['Wind'] : []),
    ...match.dealt.flatMap((hand, seat) => (hand ? [] : [`Player ${seat} Deal`])),
    ...(match.score ? [] : ['Score']),
  ]
  for (const element of missing) log.error('VALUE_MISSING', match.location, { element })
  const ended = acts.some(({ act, failed }) => !failed && (act === 'win' || act === 'falseWin'))
  if (ended === match.drawn) log.error('LOG_HAND_UNFINISHED', match.location, { match: match.name ?? '' })
  return missing.length === 0 && ended !== match.drawn
}

const handOf = (log: ProblemLog, match: BotzoneMatch): ReadHand | undefined => {
  const acts = actsOf(match)
  if (!isWhole(log, match, acts)) return undefined
  const play: HandPlay = { dealt: match.dealt as string[][], ownWalls: OWN_WALL, tiles: 136, acts }
  const won = acts.find(({ act, failed }) => act === 'win' && !failed)
  const score = match.score as readonly number[]
  const losers = score.flatMap((points, seat) => (points < 0 ? [{ seat, points }] : []))
  const most = Math.min(...losers.map(({ points }) => points))
  const paid = losers.filter(({ points }) => points === most)
  return {
    play,
    places: match.places,
    location: match.location,
    number: 4 * (match.wind as number) + 1,
    numbered: false,
    stated: {
      fans: won ? match.fans : [],
      score,
      ...(won ? { winner: score.findIndex(points => points > 0) } : {}),
      ...(won && paid.length === 1 ? { discarder: paid[0]?.seat as number } : {}),
      ...(won && match.fan !== undefined ? { fan: match.fan } : {}),
    },
  }
}

/** Orders of the round winds that notes on the data set give for 0–3. The seats turn East South West North in any case. */
const windOrders = [
  [0, 1, 2, 3],
  [0, 3, 2, 1],
] as const
const letters = ['E', 'S', 'W', 'N'] as const

/** How many of the winning hands are worth what the file says, with the winds in this order. */
const agreeing = (hands: readonly ReadHand[], order: readonly number[]): number =>
  hands.filter(({ play, number, stated }) => {
    const { win } = stated.fan === undefined ? { win: undefined } : replayHand(play)
    if (win?.hand === undefined) return false
    const round = letters[order[(number - 1) / 4] as number] as string
    return worthOf({ ...win, hand: win.hand, round, seat: letters[win.seat] }) === stated.fan
  }).length

/** The order that the file's own winds pungs tell; East South West North where they do not. */
const windOrderOf = (log: ProblemLog, hands: readonly ReadHand[]): readonly number[] => {
  const [usual, other] = windOrders.map(order => agreeing(hands, order)) as [number, number]
  if (other <= usual) return windOrders[0]
  log.warn('LOG_WINDS_READ', hands[0]?.location, { agree: other, usual })
  return windOrders[1]
}

const reseated = (hand: ReadHand, order: readonly number[]): ReadHand => {
  const round = (hand.number - 1) / 4
  return { ...hand, number: 4 * (order[round] as number) + 1 }
}

const lineOf = (log: ProblemLog, register: EntrantRegister, match: BotzoneMatch, hand: ReadHand, round: number) => {
  const settled = settleLogged(log, hand)
  if (!settled) return []
  const { slip } = settled.record
  remarkDifference(log, match.location, { what: 'winTile', taken: slip?.request.win, stated: match.winTile })
  const entrantOf = (seat: number): string => {
    const number = `${seat}`
    const about = { number, kind: 'player' as const, players: [], published: {}, location: match.location }
    return register.find([''], number) ?? register.add('', about, false).key
  }
  const keys = [0, 1, 2, 3].map(entrantOf)
  const order = seatsOfHand(hand.number)
  const sides = [0, 1, 2, 3].map(player => keys[order.indexOf(player as 0)] as string)
  const sheet: MahjongSheet = { kind: 'hands', hands: [settled.record], ended: 'time' }
  const line: ImportedLine = {
    sides,
    round,
    table: '1',
    sheet: { own: sheet },
    logged: [settled.logged],
    published: {},
    location: match.location,
  }
  return [line]
}

/**
 * Matches of Chinese Standard Mahjong as the data set of Botzone writes them: one hand each, a line an act. A match is a
 * sheet of one hand; its seats have no names there. Problems are located by line.
 */
export const readBotzone = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const matches = matchesOf(log, source.value.text)
  if (matches.length === 0 && !log.hasErrors) log.error('FILE_HAS_NO_RESULTS')
  const read = matches.flatMap(match => {
    const hand = handOf(log, match)
    return hand ? [{ match, hand }] : []
  })
  if (log.hasErrors) return err(log.list())
  const order = windOrderOf(
    log,
    read.map(({ hand }) => hand),
  )
  const register = new EntrantRegister()
  const lines = read.flatMap(({ match, hand }, i) => lineOf(log, register, match, reseated(hand, order), i + 1))
  if (log.hasErrors) return err(log.list())
  const [first] = matches
  const name = matches.length === 1 ? first?.name : undefined
  return ok(
    logEvent(log, register, lines, {
      format: 'botzone',
      title: '',
      program: { name: 'Botzone' },
      eventType: 'individual',
      edition: serverEdition,
      conditions: { switches: { flowers: false } },
      ...(name === undefined ? {} : { externalId: name }),
    }),
  )
}
