import type { ProblemLocation } from '@paiji/rules'
import type { ImportedPlayer, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { scoresInImps, type SessionBuilder } from '../session-builder.js'
import { readCard } from '../values/card.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readDecimal, readInteger } from '../values/number.js'
import { readScore } from '../values/score.js'
import { remarkDifference } from '../stated/statements.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { identifier, plainText } from '../values/text.js'
import { twoFieldSections } from '../values/two-fields.js'
import type { ReadColumn } from './columns.js'

/** The cells of one result by their columns; empty ones are absent. */
export type ResultRecord = ReadonlyMap<ReadColumn, string>

export const ONLY_SECTION = '1'

/** The section a result stands in; a file of one need not name it. */
export const sectionOf = (record: ResultRecord): string => record.get('section') ?? ONLY_SECTION

/** The sections in which a number stands for another pair in each direction. */
export const fieldsOf = (records: readonly ResultRecord[]): ReadonlySet<string> =>
  twoFieldSections(
    records.map(record => ({
      section: sectionOf(record),
      board: record.get('board') ?? '',
      ns: record.get('ns') ?? '',
      ew: record.get('ew') ?? '',
      nsNames: record.get('ns_names'),
      ewNames: record.get('ew_names'),
    })),
  )

const playersOf = (record: ResultRecord, side: 'ns' | 'ew', at: ProblemLocation): readonly ImportedPlayer[] => {
  const ids = record.get(`${side}_ids`)?.split(';') ?? []
  const names = record.get(`${side}_names`)?.split(';') ?? []
  return names
    .map((name, i) => defined({ name: plainText(name), nationalId: identifier(ids[i]), location: at }))
    .filter(player => player.name !== '')
}

export interface RecordReading {
  readonly log: ProblemLog
  readonly builder: SessionBuilder
  readonly scoring: ScoringMethod
}

const signed = (cell: string): string => cell.replace(/^[−–]/, '-').replace(/\s/g, '')

/**
 * The results of a table whose column `made` is told as what it is: `4` made is ten tricks and `-1` one down, but where any
 * number is above seven the column counts tricks.
 */
export const withTricks = (records: readonly ResultRecord[]): readonly ResultRecord[] => {
  const counts = records.some(record => /^(?:[89]|1[0-3])$/.test(record.get('made')?.trim() ?? ''))
  return records.map(record => {
    const made = signed(record.get('made') ?? '')
    if (made === '' || record.has('tricks')) return record
    const level = !counts && /^[1-7]$/.test(made)
    return new Map([...record, ['tricks', level ? `${Number(made) + 6}` : made]])
  })
}

const played =
  /^\s*([1-7]\s*(?:NT|SA|[CDHSN♣♦♥♠])\ufe0f?\s*(?:XX?|\*{1,2})?)\s*(?:(?:by\s*)?([NESW])(?![A-Z]))?\s*(=|[+−-]\s*\d{1,2})?\s*$/i

const text = (cell: string | undefined): string | undefined => (cell === undefined ? undefined : plainText(cell))
const relative = (cell: string | undefined): string | undefined =>
  cell === undefined ? undefined : signed(plainText(cell))

/** Contract, declarer and tricks, which may stand in one cell: `4♠ N +1`, `3NTE=`; tricks also as `+1` or `=`. */
const contractCells = (record: ResultRecord): SheetCells => {
  const [, contract, declarer, result] = played.exec(record.get('contract') ?? '') ?? []
  const tricks = text(record.get('tricks'))
  const isCount = tricks === undefined || /^\d+$/.test(tricks)
  return {
    contract: text(contract ?? record.get('contract')),
    declarer: text(record.get('declarer') ?? declarer),
    tricks: isCount ? tricks : undefined,
    result: relative(isCount ? (record.get('result') ?? result) : tricks),
  }
}

const isScore = (text: string | undefined): text is string => text !== undefined && /\d/.test(text)

/** The score for north–south; a table may have a column for each side, of which one is filled, or both. */
const scoreOf = (log: ProblemLog, record: ResultRecord, at: ProblemLocation): string | undefined => {
  const [ns, ew] = [record.get('score'), record.get('ew_score')]
  const points = [ns, ew].map(cell => readScore(cell ?? ''))
  if (points[0]?.kind === 'score' && points[1]?.kind === 'score')
    remarkDifference(log, at, { what: 'score', taken: points[0].ns, stated: 0 - points[1].ns })
  if (isScore(ns)) return ns
  if (!isScore(ew)) return ns ?? ew
  return points[1]?.kind === 'score' ? `EW ${points[1].ns}` : ew
}

const cellAt = (at: ProblemLocation, cell: string): ProblemLocation => ({
  ...at,
  path: at.path ? `${at.path}.${cell}` : cell,
})

const sideOf = (record: ResultRecord, name: 'ns' | 'ew', at: ProblemLocation) => ({
  section: sectionOf(record),
  number: record.get(name) ?? '',
  players: playersOf(record, name, at),
  at: cellAt(at, name),
})

/** One result of a table of results; what is wrong with it is told at its place. */
export const addRecord = (
  { log, builder, scoring }: RecordReading,
  record: ResultRecord,
  at: ProblemLocation,
): void => {
  const board = readBoardNumber(record.get('board') ?? '')
  if (board === undefined) {
    log.error('VALUE_NOT_A_NUMBER', cellAt(at, 'board'), { value: record.get('board') ?? '' })
    return
  }
  const cells: SheetCells = { ...contractCells(record), score: scoreOf(log, record, at) }
  const read = readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, cellAt(at, cell), { value: cells[cell] ?? '' }),
  )
  if (!read) return
  const section = sectionOf(record)
  const sides = builder.pairs(sideOf(record, 'ns', at), sideOf(record, 'ew', at))
  if (!sides) return
  builder.add(
    section,
    board,
    defined({
      sides,
      ...read,
      round: readInteger(record.get('round') ?? '', 0, 999),
      table: record.get('table'),
      lead: readCard(record.get('lead') ?? ''),
      published: defined({
        ns: readDecimal(record.get('ns_points') ?? ''),
        ew: readDecimal(record.get('ew_points') ?? ''),
      }),
      location: at,
    }),
  )
}
