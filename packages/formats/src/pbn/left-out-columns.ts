import type { ProblemLog } from '../problem-log.js'
import type { PbnGame } from './pbn-games.js'
import { readColumns } from './pbn-table.js'

const sides = ['ns', 'ew'] as const
const seats = ['n', 'e', 's', 'w'] as const

/** Columns that are read, in lower case; what else a table tells has no place in an event. */
const readColumnsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  scoretable: new Set([
    ...['section', 'table', 'round', 'contract', 'declarer', 'result', 'lead', 'score'],
    ...['pairid', 'teamid', 'names', 'score', 'mp', 'imp', 'percentage'].flatMap(name =>
      sides.map(side => `${name}_${side}`),
    ),
    ...seats.map(seat => `playerid_${seat}`),
  ]),
  totalscoretable: new Set([
    ...['rank', 'section', 'direction', 'pairid', 'teamid', 'playerid', 'id', 'names', 'teamname', 'roster'],
    ...['memberids', 'nrboards', 'score', 'percentage'],
    ...['mp', 'imp', 'vp', ''].flatMap(unit => [`total${unit}`, `totalscore${unit}`]),
    ...['totalpercentage', 'totalscorepercentage'],
  ]),
}

/** Tells each column of a score table that is not read, once for the file. */
export const noteLeftOutColumns = (games: readonly PbnGame[], log: ProblemLog): void => {
  const told = new Set<string>()
  for (const game of games) {
    for (const [table, known] of Object.entries(readColumnsOf)) {
      const tag = game.get(table)
      for (const { name } of tag && tag.rows.length > 0 ? readColumns(tag.value) : []) {
        if (known.has(name) || told.has(`${table}/${name}`)) continue
        told.add(`${table}/${name}`)
        log.info('PBN_COLUMN_LEFT_OUT', { line: tag?.line ?? 1, path: tag?.name ?? table }, { column: name })
      }
    }
  }
}
