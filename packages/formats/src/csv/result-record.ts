import type { ProblemLocation } from '@paiji/rules'
import type { ImportedPlayer, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { scoresInImps, type SessionBuilder } from '../session-builder.js'
import { readCard } from '../values/card.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readDecimal, readInteger } from '../values/number.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { identifier, plainText } from '../values/text.js'
import type { CsvColumn } from './columns.js'

/** The cells of one result by their columns; empty ones are absent. */
export type ResultRecord = ReadonlyMap<CsvColumn, string>

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

/** One result of a table of results; what is wrong with it is told at its place. */
export const addRecord = (
  { log, builder, scoring }: RecordReading,
  record: ResultRecord,
  at: ProblemLocation,
): void => {
  const cellAt = (cell: string): ProblemLocation => ({ ...at, path: at.path ? `${at.path}.${cell}` : cell })
  const board = readBoardNumber(record.get('board') ?? '')
  if (board === undefined) {
    log.error('VALUE_NOT_A_NUMBER', cellAt('board'), { value: record.get('board') ?? '' })
    return
  }
  const cells: SheetCells = {
    contract: record.get('contract'),
    declarer: record.get('declarer'),
    tricks: record.get('tricks'),
    result: record.get('result'),
    score: record.get('score'),
  }
  const read = readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, cellAt(cell), { value: cells[cell] ?? '' }),
  )
  if (!read) return
  const section = record.get('section') ?? '1'
  const side = (name: 'ns' | 'ew') => ({
    section,
    number: record.get(name) ?? '',
    players: playersOf(record, name, at),
    at: cellAt(name),
  })
  const sides = builder.pairs(side('ns'), side('ew'))
  if (!sides) return
  const points = (name: CsvColumn) => readDecimal(record.get(name) ?? '')
  builder.add(
    section,
    board,
    defined({
      sides,
      ...read,
      round: readInteger(record.get('round') ?? '', 0, 999),
      table: record.get('table'),
      lead: readCard(record.get('lead') ?? ''),
      published: defined({ ns: points('ns_points'), ew: points('ew_points') }),
      location: at,
    }),
  )
}
