import type { ProblemLocation } from '@paiji/rules'
import type { ImportedLine, ImportedPlayer, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { scoresInImps, type SessionBuilder } from '../session-builder.js'
import { remarkDifference, remarkNames } from '../stated/statements.js'
import { checkRecord } from '../values/check-record.js'
import { defined } from '../values/defined.js'
import { standardDealer } from '../values/markings.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import type { PlayLink } from './play-link.js'

/** A side of a row, by the number under which its section knows it. */
export interface PageSide {
  readonly number: string
  readonly players: readonly ImportedPlayer[]
}

/** One result of a page, with the link that shows how it was played. */
export interface PageLine {
  readonly section: string
  readonly board: string
  readonly ns: PageSide
  readonly ew: PageSide
  readonly cells: SheetCells
  readonly published: ImportedLine['published']
  readonly link: PlayLink | undefined
  readonly at: ProblemLocation
}

/** The people in these seats; a robot has a number in the link and a name on the page. */
const namedAt = (names: readonly string[], seats: readonly number[], at: ProblemLocation): readonly ImportedPlayer[] =>
  seats.flatMap(seat => {
    const name = names[seat] ?? ''
    return name === '' || name.startsWith('~~') ? [] : [{ name, location: at }]
  })

/** Adds a result with its deal, calls and cards; what is wrong with it is reported at its place. */
export const addPageLine = (
  { log, builder, scoring }: { log: ProblemLog; builder: SessionBuilder; scoring: ScoringMethod },
  { section, board, ns, ew, cells, published, link, at }: PageLine,
): void => {
  const read = readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, { ...at, path: `${at.path ?? ''}.${cell}` }, { value: cells[cell] ?? '' }),
  )
  if (!read) return
  const sides = builder.pairs({ section, ...ns, at }, { section, ...ew, at })
  if (!sides) return
  const { dealer, vulnerability, deal, record, broken, names } = link ?? { names: [] }
  if (broken) log.warn('DEAL_INVALID', at)
  remarkDifference(log, at, { what: 'board', taken: board, stated: link?.board })
  for (const [side, seats] of [
    [ns, [2, 0]],
    [ew, [3, 1]],
  ] as const)
    remarkNames(log, at, side, namedAt(names, seats, at))
  builder.board(section, defined({ number: board, dealer, vulnerability, deal, location: at }))
  const lead = record?.play?.[0]
  const line = defined({ sides, ...read, lead, record, published, location: at })
  checkRecord(log, line, { dealer: dealer ?? standardDealer(board), deal }, at)
  builder.add(section, board, line)
}
