import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { ImportedEvent, ImportedRecord, ImportedSheet, ScoringMethod } from '../imported-event.js'
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
import { standardDealer } from '../values/markings.js'
import { readBoardNumber } from '../values/number.js'
import { readSheet } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import { handsOf, marksOf, type RbnRecord, readRbnRecords } from './rbn-records.js'

/** The first letter of the form of scoring. */
const scorings: Readonly<Record<string, ScoringMethod>> = {
  M: 'matchpoint',
  I: 'imp',
  X: 'crossImp',
  B: 'boardAMatch',
  T: 'totalPoints',
  R: 'totalPoints',
}

const callPattern = /[1-7](?:NT?|[SHDC])|[PXRA]/gi

/** Calls between colons, `A` for the passes that end the auction; notes and marks are left out. */
const auctionOf = (calls: string): ImportedRecord['auction'] => {
  const plain = calls.replace(/\^[0-9]|[*!?]/g, '').replace(/=\d+=/g, '')
  const read = [...plain.matchAll(callPattern)].slice(0, mostCalls).flatMap(([call], at) => {
    if (call.toUpperCase() !== 'A') return [{ call: readCall(call) }]
    return Array.from({ length: at === 0 ? 4 : 3 }, () => ({ call: 'Pass' }))
  })
  return read.length > 0 ? read : undefined
}

interface Reading {
  readonly log: ProblemLog
  readonly builder: SessionBuilder
  readonly scoring: ScoringMethod
}

/** North and south, west and east, and the room: `A+B:C+D:O`. */
const peopleOf = (record: RbnRecord) => {
  const [ns = '', we = '', room = ''] = record.text('N').split(':')
  const names = (pair: string): readonly string[] => pair.split('+').map(plainText).filter(Boolean)
  const of: Readonly<Record<string, 'open' | 'closed'>> = { O: 'open', C: 'closed' }
  return { ns: names(ns), ew: [...names(we)].reverse(), room: of[room.trim().charAt(0).toUpperCase()] }
}

const sheetOf = (
  { log, scoring }: Reading,
  record: RbnRecord,
  board: string,
): { readonly sheet: ImportedSheet; readonly score?: number } | undefined => {
  const [contract, declarer] = record
    .text('C')
    .toUpperCase()
    .split(/[:\s]+/)
  const tricks = /^\d{1,2}\b/.exec(record.text('R'))?.[0]
  if (!contract || (tricks === undefined && !/^P/.test(contract))) return undefined
  const cells = { contract, declarer: declarer || undefined, tricks }
  return readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, { line: record.line, path: `Board ${board}` }, { value: String(cells[cell as 'tricks']) }),
  )
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

const addRecord = (reading: Reading, record: RbnRecord): void => {
  const { log, builder } = reading
  const number = readBoardNumber(record.text('B')) ?? readBoardNumber(/\d+/.exec(record.text('B'))?.[0] ?? '')
  const at = { line: record.line, path: `Board ${number ?? ''}` }
  if (number === undefined) {
    log.error('VALUE_NOT_A_NUMBER', at, { value: record.text('B') })
    return
  }
  if (record.brokenOff) {
    log.warn('LINE_UNUSABLE', at, { board: number })
    return
  }
  const read = sheetOf(reading, record, number)
  if (!read) return
  const { ns, ew, room } = peopleOf(record)
  const side = (names: readonly string[]) => ({
    section: '1',
    number: names.join(' - '),
    players: names.map(name => ({ name, location: at })),
    at,
  })
  const sides = builder.pairs(side(ns), side(ew))
  if (!sides) return
  const { dealer, vulnerability, calls } = marksOf(record)
  const deal = dealOf(log, record, number)
  const auction = auctionOf(calls)
  const line = { sides, ...read, room, record: auction && { auction }, published: {}, location: at }
  builder.board('1', defined({ number, dealer, vulnerability, deal, location: at }))
  checkRecord(log, line, { dealer: dealer ?? standardDealer(number), deal }, at)
  builder.add('1', number, defined(line))
}

/**
 * RBN (Pavlicek's notation, versions 2 and 3) → event: who sat where, deals, calls, contracts and tricks. The cards played
 * (P), tables of tricks (M), teams (K) and the score behind the tricks (R) are not read, and that is told. Located by line and board.
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
  const stated = scorings[first('F').charAt(0).toUpperCase()]
  if (!stated) log.info('SCORING_ASSUMED', undefined, { scoring: 'imp' })
  const builder = new SessionBuilder(log, { twoFields: false, severalSections: false })
  for (const record of records) addRecord({ log, builder, scoring: stated ?? 'imp' }, record)
  const left = records.filter(
    record => ['P', 'M', 'K'].some(label => record.text(label) !== '') || /^\d+\s*:/.test(record.text('R')),
  )
  const [play] = left
  if (play) log.info('RBN_LABEL_LEFT_OUT', { line: play.line }, { boards: left.length })
  const sections = builder.sections()
  if (sections.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(first('D')) ?? []
  const event = defined<ImportedEvent>({
    format: 'rbn',
    title: first('E') || first('T'),
    venue: first('L') || undefined,
    eventType: 'pairs',
    date: year === undefined ? undefined : readDate(`${year}-${month}-${day}`),
    scoring: stated ?? 'imp',
    winners: 1,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections }],
    matches: [],
    problems: log.list(),
  })
  return log.hasErrors ? err(log.list()) : ok(event)
}
