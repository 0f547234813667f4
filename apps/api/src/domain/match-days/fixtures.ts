import { readStagePlan } from '@paiji/rules/pairing'
import type { Db } from '../../db/client.js'
import { type EntryRow, entriesByIds } from '../events/events.repo.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import type { TableRow } from '../rounds/rounds.repo.js'

/** Who is at home in a match; undefined where nobody is. */
export const homeOf = ({ plan, kind, sides }: Pick<TableRow, 'plan' | 'kind' | 'sides'>): string | undefined => {
  if (kind !== 'match' || sides.length !== 2 || !plan) return undefined
  const read = readStagePlan(plan)
  return read.ok && read.value.homeAndAway ? sides[0] : undefined
}

interface Venue {
  readonly tableId: string
  readonly venue: string
}

const clubOf = (row: EntryRow | undefined): readonly string[] => row?.labels.club ?? []

/** Where matches are played: where they were moved to, else where the club of the side at home plays. At most two statements. */
export const venuesOf = async (db: Db, tables: readonly TableRow[]): Promise<Venue[]> => {
  const homes = tables.flatMap(table => homeOf(table) ?? [])
  const entries = new Map((homes.length > 0 ? await entriesByIds(db, homes) : []).map(row => [row.id, row]))
  const clubs = [...new Set([...entries.values()].flatMap(clubOf))]
  const bodies = new Map((clubs.length > 0 ? await organisationsByIds(db, clubs) : []).map(row => [row.id, row]))
  return tables.flatMap(table => {
    const home = entries.get(homeOf(table) ?? '')
    const own = clubOf(home).flatMap(club => bodies.get(club)?.venue ?? [])[0]
    const venue = table.move?.venue ?? own
    return venue ? [{ tableId: table.id, venue }] : []
  })
}

export interface HomeBalance {
  readonly entryId: string
  readonly home: number
  readonly away: number
}

/** How often each side of some matches is at home and away, in the order in which they first play. */
export const homeBalance = (tables: readonly TableRow[]): HomeBalance[] => {
  const found = new Map<string, HomeBalance>()
  for (const table of tables) {
    const at = homeOf(table)
    if (at === undefined) continue
    for (const entryId of table.sides) {
      const { home, away } = found.get(entryId) ?? { home: 0, away: 0 }
      found.set(entryId, { entryId, home: home + (entryId === at ? 1 : 0), away: away + (entryId === at ? 0 : 1) })
    }
  }
  return [...found.values()]
}
