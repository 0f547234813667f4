import type { EntrantRegister } from '../entrant-register.js'
import type { Direction, ImportedEntrant, ImportedPlayer } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger, readPlace } from '../values/number.js'
import { identifier, plainText } from '../values/text.js'
import type { PbnGame } from './pbn-games.js'
import { type PbnRecord, readTable } from './pbn-table.js'
import { splitNames } from './vocabulary.js'

const identifierColumns = [
  ['pairid', 'pair'],
  ['teamid', 'team'],
  ['playerid', 'player'],
  ['id', 'pair'],
] as const

const totalColumns = [
  'totalscoremp',
  'totalmp',
  'totalscoreimp',
  'totalimp',
  'totalscorevp',
  'totalvp',
  'totalscore',
  'score',
] as const
const percentColumns = ['totalpercentage', 'totalscorepercentage', 'percentage'] as const

const firstCell = (record: PbnRecord, names: readonly string[]): string | undefined =>
  names.map(name => record.cells.get(name)).find(cell => cell !== undefined)

export const playersNamed = (names: string | undefined, line: number, ids?: string): readonly ImportedPlayer[] => {
  const numbers = ids?.split(/[;,/]/) ?? []
  return splitNames(names ?? '').map((name, i) =>
    defined({ name: plainText(name), nationalId: identifier(numbers[i]), location: { line } }),
  )
}

/** `3NS` or a Direction column says in which field a pair is ranked. */
const directionOf = (record: PbnRecord, number: string): Direction | undefined => {
  const text = (record.cells.get('direction') ?? /(NS|EW)$/i.exec(number)?.[1] ?? '').toUpperCase()
  return text === 'NS' || text === 'EW' ? text : undefined
}

const readEntrant = (register: EntrantRegister, log: ProblemLog, record: PbnRecord): void => {
  const column = identifierColumns.find(([name]) => record.cells.has(name))
  const at = { line: record.line, path: 'TotalScoreTable' }
  if (!column) {
    log.error('VALUE_MISSING', at, { element: 'PairId' })
    return
  }
  const number = plainText(record.cells.get(column[0]) as string)
  const decimal = (cell: string | undefined): string | undefined => {
    const value = cell === undefined ? undefined : readDecimal(cell)
    if (cell !== undefined && value === undefined) log.warn('VALUE_NOT_A_NUMBER', at, { value: cell })
    return value
  }
  const boards = record.cells.get('nrboards')
  const direction = directionOf(record, number)
  const added = register.add(
    record.cells.get('section') ?? '',
    {
      number,
      kind: column[1] satisfies ImportedEntrant['kind'],
      name: column[1] === 'team' ? (record.cells.get('teamname') ?? record.cells.get('names')) : undefined,
      section: record.cells.get('section'),
      direction,
      players:
        column[1] === 'team'
          ? playersNamed(record.cells.get('roster'), record.line)
          : playersNamed(record.cells.get('names'), record.line, record.cells.get('memberids')),
      published: defined({
        total: decimal(firstCell(record, totalColumns)),
        percent: decimal(firstCell(record, percentColumns)),
        place: readPlace(record.cells.get('rank') ?? ''),
        boardsPlayed: boards === undefined ? undefined : readInteger(boards, 0, 9999),
      }),
      location: at,
    },
    direction !== undefined,
  )
  if (added.clash) log.error('ENTRANT_REPEATED', at, { number })
}

/** Registers everybody whom the first TotalScoreTable of the file lists. */
export const readTotals = (register: EntrantRegister, log: ProblemLog, games: readonly PbnGame[]): void => {
  const seen = new Set<string>()
  for (const game of games) {
    const table = game.get('totalscoretable')
    if (!table || table.rows.length === 0) continue
    const content = table.rows.map(row => row.text).join('\n')
    if (seen.has(content)) continue
    seen.add(content)
    for (const record of readTable(table, log)) readEntrant(register, log, record)
  }
}
