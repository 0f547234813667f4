import { err, ok, type Problem, type ProblemLocation, type Result, type Seat } from '@paiji/rules'
import type { ImportedBoard, ImportedEvent, ImportedRecord, ImportedSheet, ScoringMethod } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { scoresInImps, SessionBuilder } from '../session-builder.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import { mostCalls, readCall } from '../values/call.js'
import { checkRecord } from '../values/check-record.js'
import { readDate } from '../values/date.js'
import { dealText, holdingsIn, readHands, readHolding } from '../values/deal.js'
import { defined } from '../values/defined.js'
import { standardDealer, standardVulnerability } from '../values/markings.js'
import { readBoardNumber, readDecimal } from '../values/number.js'
import { readSheet } from '../values/sheet.js'
import { parseContract, parseSeat, sideOf, tricksOfScore } from '../values/table-rules.js'
import { plainText } from '../values/text.js'
import { handsOf, marksOf, type RbnRecord, readRbnRecords } from './rbn-records.js'

/** The first letter of the form of scoring. */
const scorings: Readonly<Record<string, ScoringMethod>> = {
  M: 'matchpoint',
  N: 'matchpoint',
  I: 'imp',
  X: 'crossImp',
  B: 'boardAMatch',
  T: 'totalPoints',
  R: 'totalPoints',
  C: 'totalPoints',
  A: 'totalPoints',
}

const callPattern = /([1-7](?:NT?|[SHDC])|[PXRA])([*!?]*)(?:\^?(\*)|\^(\d)|=(\d+)=)?/gi

/** Calls between colons, alerted by `*` and explained by `^1`; `A` is the passes that end the auction. */
const auctionOf = (calls: string, notes: RbnRecord['notes']): ImportedRecord['auction'] => {
  const read = [...calls.matchAll(callPattern)]
    .slice(0, mostCalls)
    .flatMap(([, word = '', marks = '', star, ...numbers], at) => {
      if (word.toUpperCase() === 'A') return Array.from({ length: at === 0 ? 4 : 3 }, () => ({ call: 'Pass' }))
      const explanation = plainText(notes.get(numbers.find(Boolean) ?? '') ?? '') || undefined
      const alert = marks.includes('*') || star !== undefined ? true : undefined
      return [defined({ call: readCall(word), alert, explanation })]
    })
  return read.length > 0 ? read : undefined
}

/** Tricks between colons, each from its leader: who follows suit gives the rank alone. */
const playOf = (text: string): readonly string[] | undefined => {
  const cards = text
    .toUpperCase()
    .replace(/10/g, 'T')
    .split(':')
    .flatMap(trick => {
      const [led = ''] = trick
      return [...trick.matchAll(/([SHDC]?)([AKQJT2-9])/g)].map(([, suit, rank]) => `${suit || led}${rank}`)
    })
  return cards.length > 0 && cards.every(card => /^[SHDC][AKQJT2-9]$/.test(card)) ? cards.slice(0, 52) : undefined
}

interface Reading {
  readonly log: ProblemLog
  readonly builder: SessionBuilder
  readonly scoring: ScoringMethod
  /** How often a board was told of: without a room the first time is the open room. */
  readonly told: Map<string, number>
}

/** North and south, west and east, and the room or the table: `A+B:C+D:O`. */
const peopleOf = (record: RbnRecord) => {
  const [ns = '', we = '', room = ''] = record.text('N').split(':')
  const names = (pair: string): readonly string[] => pair.split('+').map(plainText).filter(Boolean)
  const of: Readonly<Record<string, 'open' | 'closed'>> = { O: 'open', C: 'closed' }
  const table = /^\d{1,3}$/.exec(room.trim())?.[0]
  return { ns: names(ns), ew: [...names(we)].reverse(), room: of[room.trim().charAt(0).toUpperCase()], table }
}

/** `Reds:Blues:12:9` → the keys of both, the first north–south where a board is told of for the first time. */
const teamsOf = (
  { builder }: Reading,
  record: RbnRecord,
  at: ProblemLocation,
): readonly [string, string] | undefined => {
  const [first = '', second = '', ...carried] = record.text('K').split(':')
  const names = [plainText(first), plainText(second)] as const
  if (names.some(name => name === '') || names[0] === names[1]) return undefined
  const key = (place: 0 | 1): string => {
    const [name, before] = [names[place], readDecimal((carried[place] ?? '').trim())]
    const more = before === undefined || Number(before) === 0 ? {} : { carried: before }
    const draft = { number: name, kind: 'team' as const, name, players: [], published: {}, location: at, ...more }
    return builder.register.find(['1'], name) ?? builder.register.add('1', draft, false).key
  }
  return [key(0), key(1)]
}

const isTeams = (scoring: ScoringMethod): boolean => ['imp', 'boardAMatch', 'totalPoints'].includes(scoring)

/** `10+420:7.5`: tricks, the score, and what it brought north–south. */
const resultOf = (record: RbnRecord) => {
  const [, tricks, score, , award = ''] = /^(\d{1,2})([+-]\d{1,5})?(:(.*))?$/.exec(record.text('R').trim()) ?? []
  return { tricks, score: score === undefined ? undefined : Number(score), award: readDecimal(award.trim()) }
}

/** The score for north–south: files write it from there or from declarer's side, whichever the contract gives. */
const nsScoreOf = (
  sheet: ImportedSheet,
  vulnerability: NonNullable<ImportedBoard['vulnerability']>,
  stated: number | undefined,
): number | undefined => {
  if (stated === undefined || !('declarer' in sheet)) return stated
  const contract = parseContract(sheet.contract)
  const side = sideOf(parseSeat(sheet.declarer) as Seat)
  if (!contract.ok || contract.value === 'passedOut') return stated
  const isVulnerable = vulnerability === 'both' || vulnerability === side
  for (const own of [stated, -stated])
    if (tricksOfScore(contract.value, isVulnerable, own) === sheet.tricks) return side === 'ns' ? own : -own
  return stated
}

const sheetOf = ({ log, scoring }: Reading, record: RbnRecord, board: string): ImportedSheet | undefined => {
  const [contract, declarer] = record
    .text('C')
    .toUpperCase()
    .split(/[:\s]+/)
  const { tricks } = resultOf(record)
  if (!contract || (tricks === undefined && !/^P/.test(contract))) return undefined
  const cells = { contract, declarer: declarer || undefined, tricks }
  return readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, { line: record.line, path: `Board ${board}` }, { value: String(cells[cell as 'tricks']) }),
  )?.sheet
}

const dealOf = (log: ProblemLog, record: RbnRecord, board: string): string | undefined => {
  const stated = [...(handsOf(record) ?? [])].map(([seat, hand]) => {
    const [s, h, d, c, more] = (hand === '' ? '...' : holdingsIn(hand).join('.')).split('.').map(readHolding)
    const isHand = s !== undefined && h !== undefined && d !== undefined && c !== undefined && more === undefined
    return [seat, isHand ? ([s, h, d, c] as const) : undefined] as const
  })
  const hands = readHands(stated)
  const deal = hands && dealText(hands)
  if (stated.length > 0 && deal === undefined) log.warn('DEAL_INVALID', { line: record.line, path: `Board ${board}` })
  return deal
}

/** Who sits where: the teams of a match with those who sit for them, else the pairs by their names. */
const sidesOf = (
  reading: Reading,
  record: RbnRecord,
  section: string,
  at: ProblemLocation,
): readonly string[] | undefined => {
  const { builder, scoring, told } = reading
  const { ns, ew, room } = peopleOf(record)
  const teams = isTeams(scoring) ? teamsOf(reading, record, at) : undefined
  const board = record.text('B')
  const before = told.get(board) ?? 0
  told.set(board, before + 1)
  if (teams) {
    const isTurned = room === undefined ? before % 2 === 1 : room === 'closed'
    const sides = isTurned ? [teams[1], teams[0]] : teams
    for (const [place, names] of [ns, ew].entries())
      for (const name of names) builder.register.nameMember(sides[place] as string, { name, location: at })
    return sides
  }
  const side = (names: readonly string[]) => ({
    section,
    number: names.join(' - '),
    players: names.map(name => ({ name, location: at })),
    at,
  })
  return builder.pairs(side(ns), side(ew))
}

/** `15:C` is board 15 of section C. */
const placeOf = (record: RbnRecord): { number: string | undefined; section: string } => {
  const [board = '', part = ''] = record.text('B').split(':')
  const number = readBoardNumber(board) ?? readBoardNumber(/\d+/.exec(board)?.[0] ?? '')
  return { number, section: /^\s*([A-Z]{1,2})\s*$/.exec(part)?.[1] ?? '1' }
}

const addRecord = (reading: Reading, record: RbnRecord): void => {
  const { log, builder } = reading
  const { number, section } = placeOf(record)
  const at = { line: record.line, path: `Board ${number ?? ''}` }
  if (number === undefined) {
    log.error('VALUE_NOT_A_NUMBER', at, { value: record.text('B') })
    return
  }
  if (record.brokenOff) {
    log.warn('LINE_UNUSABLE', at, { board: number })
    return
  }
  const sheet = sheetOf(reading, record, number)
  const sides = sheet && sidesOf(reading, record, section, at)
  if (!sheet || !sides) return
  const { dealer, vulnerability, calls, wrong } = marksOf(record)
  if (wrong !== undefined) log.warn('DIRECTION_INVALID', at, { value: wrong })
  const deal = dealOf(log, record, number)
  const { room, table } = peopleOf(record)
  const { score: stated, award } = resultOf(record)
  const kept = { auction: auctionOf(calls, record.notes), play: playOf(record.text('P')) }
  const hasRecord = kept.auction !== undefined || kept.play !== undefined
  const score = nsScoreOf(sheet, vulnerability ?? standardVulnerability(number), stated)
  const line = {
    ...{ sides, sheet, score, room, table, lead: kept.play?.[0] },
    record: hasRecord ? defined(kept) : undefined,
    published: defined({ ns: award }),
    location: at,
  }
  builder.board(section, defined({ number, dealer, vulnerability, deal, location: at }))
  checkRecord(log, line, { dealer: dealer ?? standardDealer(number), deal }, at)
  builder.add(section, number, defined(line))
}

/**
 * RBN and RBX (Pavlicek's notation, versions 2 and 3) → event: teams or pairs, deals, calls with their notes, contracts,
 * cards played, tricks with score and award. Tables of tricks (M) are not read, and that is told. Located by line and board.
 */
export const readRbn = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const records = readRbnRecords(source.value)
  const first = (label: string): string => plainText(records.map(one => one.text(label)).find(Boolean) ?? '')
  const form = first('F')
  const stated = /^X.*butler/i.test(form) ? 'butler' : scorings[form.charAt(0).toUpperCase()]
  if (!stated) log.info('SCORING_ASSUMED', undefined, { scoring: 'imp' })
  const builder = new SessionBuilder(log, {
    twoFields: false,
    severalSections: new Set(records.map(record => placeOf(record).section)).size > 1,
  })
  const told = new Map<string, number>()
  for (const record of records) addRecord({ log, builder, scoring: stated ?? 'imp', told }, record)
  const left = records.filter(record => record.text('M') !== '')
  const [play] = left
  if (play) log.info('RBN_LABEL_LEFT_OUT', { line: play.line }, { boards: left.length })
  const sections = builder.sections()
  if (sections.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(first('D')) ?? []
  const event = defined<ImportedEvent>({
    format: 'rbn',
    title: first('E') || first('T'),
    venue: first('L') || undefined,
    eventType: builder.register.list().some(({ kind }) => kind === 'team') ? 'teams' : 'pairs',
    date: year === undefined ? undefined : readDate(`${year}-${month}-${day}`),
    scoring: stated ?? 'imp',
    winners: 1,
    entrants: builder.register.list(),
    sessions: [defined({ number: 1, name: first('S') || undefined, sections })],
    matches: [],
    problems: log.list(),
  })
  return log.hasErrors ? err(log.list()) : ok(event)
}
