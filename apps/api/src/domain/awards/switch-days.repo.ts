import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'

export interface StandingSwitch {
  readonly sport: string
  readonly day: IsoDate
  readonly system: string
}

/** From which day on the records of a body are kept here, by sport: as it said itself, else the nearest body above it. */
export const standingSwitches = async (
  db: Db,
  organisationId: string,
): Promise<ReadonlyMap<string, StandingSwitch>> => {
  const rows = await db.execute(sql`
    select distinct on (s.sport) s.sport, s.day::text as day, s.system
    from unnest(organisation_path(${organisationId}::uuid)) with ordinality as o(id, n)
    join switch_day s on s.organisation_id = o.id and s.superseded_at is null order by s.sport, o.n`)
  const read = rowsOf<StandingSwitch>(rows, { sport: text, day: text, system: text })
  return new Map(read.map(row => [row.sport, row]))
}
