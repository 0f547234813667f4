import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { ImportedEvent, ImportedPlayer, ImportedRecord, ImportedSheet, SeatLetter } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { SessionBuilder } from '../session-builder.js'
import { remarkDifference, remarkRange } from '../stated/statements.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import type { SourceText } from '../text/source-text.js'
import { checkRecord } from '../values/check-record.js'
import { readContract } from '../values/contract.js'
import { type Cards, dealText, readHands, readHolding, seatLetters } from '../values/deal.js'
import { defined } from '../values/defined.js'
import { standardDealer } from '../values/markings.js'
import { readInteger } from '../values/number.js'
import { plainText } from '../values/text.js'
import {
  brokenOffAt,
  type LinGame,
  type LinPair,
  linSeats,
  numberInHeading,
  readPairs,
  splitGames,
  valuesOf,
  vulnerabilities,
} from './lin-games.js'
import { type LinMatch, listTeams, matchOf, sidesInRoom } from './lin-match.js'
import { readLinRecord, tricksPlayed } from './lin-record.js'

/** Each suit with its letter in front, one without cards with or without it. */
const readHand = (text: string): Cards | undefined => {
  const plain = text.trim().toUpperCase()
  const parts = [...plain.matchAll(/([SHDC])([^SHDC]*)/g)]
  const suits = parts.map(([, suit]) => suit)
  if (parts.map(([part]) => part).join('') !== plain || new Set(suits).size < suits.length) return undefined
  const [s, h, d, c] = ['S', 'H', 'D', 'C'].map(suit => readHolding(parts.find(part => part[1] === suit)?.[2] ?? ''))
  return s === undefined || h === undefined || d === undefined || c === undefined ? undefined : [s, h, d, c]
}

/** What `md` states: a deal that is not whole is undefined, and broken where that is no matter of hidden hands. */
export interface LinDealStated {
  readonly dealer: SeatLetter | undefined
  readonly deal: string | undefined
  readonly broken: boolean
}

/** The dealer's digit and the hands of `md`, south first. */
export const readLinDeal = (value: string): LinDealStated => {
  const dealer = linSeats[Number(value.trim()[0] ?? '') - 1]
  const texts = value.trim().replace(/^\d/, '').split(',').slice(0, 4)
  const hands = readHands(texts.map((text, i) => [linSeats[i] as SeatLetter, readHand(text)] as const))
  const deal = hands && dealText(hands)
  return { dealer, deal, broken: deal === undefined && (hands === undefined || hands.size > 2) }
}

/** The last bid, doubled or not, and the first player of that side who named the strain. */
const contractOf = (
  auction: readonly string[],
  dealer: SeatLetter,
): { contract: string; declarer?: SeatLetter } | undefined => {
  const seat = (i: number): SeatLetter => seatLetters[(seatLetters.indexOf(dealer) + i) % 4] as SeatLetter
  const last = auction.findLastIndex(call => /^[1-7]/.test(call))
  if (last < 0) return auction.length >= 4 && auction.every(call => call === 'Pass') ? { contract: 'PASS' } : undefined
  const bid = auction[last] as string
  const doubling = auction.slice(last + 1).findLast(call => call === 'X' || call === 'XX') ?? ''
  const first = auction.findIndex(
    (call, i) => call.slice(1) === bid.slice(1) && /^[1-7]/.test(call) && i % 2 === last % 2,
  )
  return { contract: bid + doubling, declarer: seat(first) }
}

/** Results header of a match: `rs|3NN=,4SE-1,…|`, two for each board (open, closed room). */
const readResult = (text: string): { contract: string; declarer: SeatLetter; tricks: number } | 'PASS' | undefined => {
  const match = /^([1-7])([CDHSN])(X{0,2})([NESW])(=|[+-]\d{1,2})$/i.exec(text.trim().replace(/R$/i, 'XX'))
  if (!match) return /^P(?:ASS)?$/i.test(text.trim()) ? 'PASS' : undefined
  const contract = readContract(`${match[1]}${match[2]}${match[3]}`)
  const tricks = Number(match[1]) + 6 + (match[5] === '=' ? 0 : Number(match[5]))
  return contract && tricks >= 0 && tricks <= 13
    ? { contract, declarer: (match[4] as string).toUpperCase() as SeatLetter, tricks }
    : undefined
}

const headerSheet = (log: ProblemLog, written: string): ImportedSheet | undefined => {
  const told = readResult(written)
  if (written !== '' && !told) log.warn('CONTRACT_INVALID', { line: 1, path: 'rs' }, { value: written })
  return told === 'PASS' ? { contract: 'PASS' } : told
}

interface Reading {
  readonly log: ProblemLog
  readonly source: SourceText
  readonly builder: SessionBuilder
  readonly results: ReadonlyMap<string, string>
  /** The two teams, where the file is of a match of teams. */
  readonly teams: readonly [string, string] | undefined
}

const side = (game: LinGame, seats: readonly [number, number], at: { line?: number }) => {
  const names = seats.map(i => game.names[i + (game.room === 'closed' && game.names.length >= 8 ? 4 : 0)] ?? '')
  const players: ImportedPlayer[] = names.filter(name => name !== '').map(name => ({ name, location: at }))
  return { section: '1', number: names.join(' - ').replace(/^ - $/, ''), players, at }
}

const sheetOf = (
  reading: Reading,
  game: LinGame,
  record: ImportedRecord | undefined,
  dealer: SeatLetter | undefined,
): ImportedSheet | undefined => {
  const written = reading.results.get(`${game.room ?? ''}${game.number}`)?.trim() ?? ''
  const told = headerSheet(reading.log, written)
  if (told) return told
  const made = dealer && contractOf(record?.auction?.map(one => one.call) ?? [], dealer)
  if (made?.contract === 'PASS') return { contract: 'PASS' as const }
  if (!made?.declarer) return undefined
  const tricks = record?.claimed ?? (record && tricksPlayed(record, made.contract, made.declarer))
  return tricks !== undefined ? { contract: made.contract, declarer: made.declarer, tricks } : undefined
}

const addGame = (reading: Reading, game: LinGame, index: number): void => {
  const { log, source, builder } = reading
  const number = game.number || String(index + 1)
  const at = source.locate(game.offset, `Board ${number}`)
  const md = valuesOf(game, 'md').find(value => value !== '')
  const { dealer, deal, broken } = readLinDeal(md ?? '')
  if (broken) log.warn('DEAL_INVALID', at)
  remarkDifference(log, at, { what: 'board', taken: number, stated: numberInHeading(game.pairs) || undefined })
  const sv = valuesOf(game, 'sv')[0]?.toLowerCase() ?? ''
  const record = readLinRecord(game.pairs)
  const sheet = sheetOf(reading, game, record, dealer)
  if (!sheet) {
    log.warn('LINE_UNUSABLE', at, { board: number })
    return
  }
  const sides = reading.teams
    ? sidesInRoom(reading.teams, game.room)
    : builder.pairs(side(game, [0, 2], at), side(game, [1, 3], at))
  if (!sides) return
  if (game.namesCarried && !reading.teams) log.warn('NAMES_CARRIED', at, { board: number })
  const vulnerability = Object.hasOwn(vulnerabilities, sv) ? vulnerabilities[sv] : undefined
  builder.board('1', defined({ number, dealer, vulnerability, deal, location: at }))
  checkRecord(log, { sheet, record }, { dealer: dealer ?? standardDealer(number), deal }, at)
  builder.add(
    '1',
    number,
    defined({
      sides,
      sheet,
      room: game.room,
      lead: record?.play?.[0],
      record,
      published: {},
      location: at,
    }),
  )
}

/** The results in the header go to the boards in order: open and closed room by turns. */
const headerResults = (pairs: readonly LinPair[], games: readonly LinGame[]): ReadonlyMap<string, string> => {
  const results = (pairs.find(pair => pair.command === 'rs')?.value ?? '').split(',')
  const first = Number(pairs.find(pair => pair.command === 'vg')?.value.split(',')[3] ?? games[0]?.number ?? '1') || 1
  return new Map(results.map((text, i) => [`${i % 2 === 0 ? 'open' : 'closed'}${first + Math.floor(i / 2)}`, text]))
}

/** What the header tells of a room where nobody took down the board: a result all the same. */
const addHeaderResults = ({ log, builder, results, teams }: Reading, games: readonly LinGame[]): void => {
  const shown = new Set(games.map(({ room, number }) => `${room ?? ''}${number}`))
  for (const [key, written] of results) {
    const [, room, number = ''] = /^(open|closed)(\d+)$/.exec(key) ?? []
    if (written.trim() === '' || shown.has(key) || (room !== 'open' && room !== 'closed')) continue
    const at = { line: 1, path: `rs/${number}` }
    const sheet = headerSheet(log, written.trim())
    if (sheet && teams) {
      builder.board('1', { number, location: at })
      builder.add('1', number, { sides: sidesInRoom(teams, room), sheet, room, published: {}, location: at })
    } else if (sheet) log.warn('LINE_UNUSABLE', at, { board: number })
  }
}

/** One match, or one segment of it, with the commands that belong to it. */
interface Segment {
  readonly pairs: readonly LinPair[]
  readonly match: LinMatch | undefined
}

/** Each `vg` opens a segment; what stands before the first belongs to the first. */
const segmentsOf = (pairs: readonly LinPair[]): readonly Segment[] => {
  const groups: LinPair[][] = [[]]
  let opened = false
  for (const pair of pairs) {
    if (pair.command === 'vg' && opened) groups.push([])
    opened ||= pair.command === 'vg'
    groups.at(-1)?.push(pair)
  }
  return groups.map(group => ({ pairs: group, match: matchOf(group) }))
}

/** The segments of the first match of the file; whether there are others. */
const ofOneMatch = (segments: readonly Segment[]): readonly Segment[] => {
  const names = (segment: Segment | undefined): string =>
    (segment?.match?.teams ?? [])
      .map(team => team.name)
      .sort()
      .join('\n')
  return segments.filter(
    (segment, i) => i === 0 || (segment.match !== undefined && names(segment) === names(segments[0])),
  )
}

/** The teams of a segment as the match lists them: they may have changed places. */
const teamsIn = (
  { match }: Segment,
  first: LinMatch | undefined,
  keys: readonly [string, string] | undefined,
): readonly [string, string] | undefined =>
  keys && match?.teams[0].name !== first?.teams[0].name ? [keys[1], keys[0]] : keys

const readSegments = (log: ProblemLog, source: SourceText, segments: readonly Segment[]) => {
  const games = segments.map(segment => splitGames(segment.pairs))
  if (games.every(some => some.length === 0)) log.error('LIN_MALFORMED', { line: 1 })
  const lister = new SessionBuilder(log, { twoFields: false, severalSections: false })
  const match = segments[0]?.match
  const keys = match && listTeams(lister, match, games.flat(), { line: 1, path: 'vg' })
  const sessions = segments.map((segment, i): ImportedEvent['sessions'][number] => {
    const builder = i === 0 ? lister : new SessionBuilder(log, { twoFields: false, severalSections: false })
    const results = headerResults(segment.pairs, games[i] ?? [])
    const range = (segment.pairs.find(pair => pair.command === 'vg')?.value.split(',') ?? [])
      .slice(3, 5)
      .map(text => readInteger(text, 1, 999))
    const boards = (games[i] ?? []).map(({ number }) => number)
    remarkRange(log, { path: 'vg' }, [range[0], range[1]], boards)
    const reading: Reading = { log, source, builder, results, teams: teamsIn(segment, match, keys) }
    games[i]?.forEach((game, index) => {
      addGame(reading, game, index)
    })
    addHeaderResults(reading, games[i] ?? [])
    const name = segment.match?.segment
    return { number: i + 1, ...(name ? { name } : {}), sections: builder.sections() }
  })
  return { match, entrants: lister.register.list(), sessions: sessions.filter(({ sections }) => sections.length > 0) }
}

const titleOf = (pairs: readonly LinPair[], segments: number): string => {
  const fields = pairs.find(pair => pair.command === 'vg')?.value.split(',') ?? []
  return plainText(fields.slice(0, segments > 1 ? 1 : 2).join(' '))
}

/** BBO LIN (one board or a match) → event: deals, auctions, play and results. Located by line and board. */
export const readLin = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const pairs = readPairs(source.value)
  const broken = brokenOffAt(source.value)
  if (broken !== undefined && pairs.length > 0) log.warn('LIN_MALFORMED', source.value.locate(broken))
  const all = segmentsOf(pairs)
  const segments = ofOneMatch(all)
  const taken = new Set(segments)
  const skipped = all.find(segment => !taken.has(segment))
  if (skipped) log.warn('EVENT_REPEATED', source.value.locate(skipped.pairs[0]?.offset ?? 0, 'vg'))
  const { match, entrants, sessions } = readSegments(log, source.value, segments)
  if (sessions.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const heading = pairs.find(pair => pair.command === 'vg')?.value.split(',') ?? []
  const kind = (heading[2] ?? '').trim().charAt(0).toUpperCase()
  const event: ImportedEvent = {
    format: 'lin',
    title: titleOf(pairs, segments.length),
    eventType: match ? 'teams' : 'pairs',
    scoring: kind === 'P' ? 'matchpoint' : kind === 'B' ? 'boardAMatch' : 'imp',
    winners: 1,
    entrants,
    sessions,
    matches: [],
    problems: log.list(),
  }
  return log.hasErrors ? err(log.list()) : ok(event)
}
