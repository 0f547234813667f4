import type { ImportedBoard, ImportedEntrant, ImportedEvent, ImportedLine } from '../imported-event.js'
import { hasStandardMarkings } from '../values/markings.js'
import { LossLog, type WrittenFile } from '../written-file.js'
import { type CsvColumn, csvColumns } from './columns.js'
import { printCell } from './csv-rows.js'
import { heaviest } from '../values/heaviest.js'

interface WriteContext {
  readonly losses: LossLog
  readonly entrants: ReadonlyMap<string, ImportedEntrant>
}

/** Artificial scores keep their fractions here: `A55.5/44.5`; averages are `A+/-`. */
const scoreCell = (context: WriteContext, board: ImportedBoard, line: ImportedLine): string | undefined => {
  const { sheet } = line
  if ('nsScore' in sheet) return String(sheet.nsScore)
  if (!('adjusted' in sheet)) return line.score?.toString()
  const { adjusted } = sheet
  if ('weighted' in adjusted) {
    context.losses.ruling('LOSS_WEIGHTED_SCORE', board.number, { components: adjusted.weighted.length })
    return String(heaviest(adjusted.weighted)?.nsScore ?? 0)
  }
  const marks: Readonly<Record<string, string>> = { 'ave+': '+', ave: '=', 'ave-': '-' }
  const [ns, ew] = [adjusted.ns, adjusted.ew].map(side => (Object.hasOwn(marks, side) ? marks[side] : undefined))
  return ns !== undefined && ew !== undefined ? `A${ns}${ew}` : `A${adjusted.ns}/${adjusted.ew}`
}

const people = (context: WriteContext, key: string | undefined, field: 'name' | 'nationalId'): string | undefined => {
  const players = context.entrants.get(key ?? '')?.players ?? []
  return players.some(player => player[field] !== undefined)
    ? players.map(player => (player[field] ?? '').replaceAll(';', ',')).join('; ')
    : undefined
}

const cellsOf = (
  context: WriteContext,
  section: string,
  board: ImportedBoard,
  line: ImportedLine,
): Record<CsvColumn, string | number | undefined> => {
  const played = 'declarer' in line.sheet ? line.sheet : undefined
  const [ns, ew] = line.sides
  const number = (key: string | undefined) => context.entrants.get(key ?? '')?.number ?? key
  return {
    section,
    round: line.round,
    table: line.table,
    board: board.number,
    ns: number(ns),
    ew: number(ew),
    contract: 'contract' in line.sheet ? line.sheet.contract : undefined,
    declarer: played?.declarer,
    tricks: played?.tricks,
    result: undefined,
    score: scoreCell(context, board, line),
    lead: line.lead,
    ns_points: line.published.ns,
    ew_points: line.published.ew,
    ns_names: people(context, ns, 'name'),
    ew_names: people(context, ew, 'name'),
    ns_ids: people(context, ns, 'nationalId'),
    ew_ids: people(context, ew, 'nationalId'),
  }
}

const noteLosses = ({ losses }: WriteContext, event: ImportedEvent): void => {
  for (const field of ['externalId', 'club', 'venue', 'awardScale', 'matchScoring', 'matches'] as const)
    losses.field(field, event[field])
  for (const session of event.sessions.slice(1)) losses.field('session', session.number)
  for (const entrant of event.entrants)
    for (const value of Object.values(entrant.published)) losses.field('published', value)
  for (const board of event.sessions.flatMap(session => session.sections).flatMap(section => section.boards)) {
    losses.field('board.deal', board.deal)
    losses.field('board.analysis', board.analysis)
    if (!hasStandardMarkings(board)) losses.field('board.markings', true)
    for (const line of board.lines) {
      for (const field of ['room', 'record', 'lin'] as const) losses.field(`line.${field}`, line[field])
      if (line.sides.length === 4) losses.field('line.sides', line.sides)
    }
  }
}

const preamble = (event: ImportedEvent): readonly string[] =>
  [
    ['title', event.title],
    ['date', event.date],
    ['scoring', event.scoring],
    ['winners', String(event.winners)],
    ['program', event.program?.name],
  ].flatMap(([name, value]) => (value ? [`# ${name}: ${value.replace(/[\r\n]+/g, ' ')}`] : []))

/** Rows of a table with what it could not carry. */
export interface WrittenCells {
  readonly rows: readonly (readonly (string | number | undefined)[])[]
  readonly losses: WrittenFile['losses']
}

/** The results of the first session as rows of cells: what the whole is, a heading, a row for each result. */
export const writeResultCells = (event: ImportedEvent): WrittenCells => {
  const context: WriteContext = {
    losses: new LossLog(),
    entrants: new Map(event.entrants.map(entrant => [entrant.key, entrant])),
  }
  noteLosses(context, event)
  const rows = (event.sessions[0]?.sections ?? []).flatMap(section =>
    section.boards.flatMap(board =>
      board.lines.map(line => {
        const cells = cellsOf(context, section.id, board, line)
        return csvColumns.map(column => cells[column])
      }),
    ),
  )
  return { rows: [...preamble(event).map(text => [text]), csvColumns, ...rows], losses: context.losses.list() }
}

/** The same as CSV (UTF-8, commas); nothing in it can start a formula in a spreadsheet. */
export const writeCsv = (event: ImportedEvent): WrittenFile => {
  const { rows, losses } = writeResultCells(event)
  const above = preamble(event).length
  const lines = rows.map((cells, at) => (at < above ? String(cells[0]) : cells.map(printCell).join(',')))
  return { text: [...lines, ''].join('\r\n'), encoding: 'utf-8', losses }
}
