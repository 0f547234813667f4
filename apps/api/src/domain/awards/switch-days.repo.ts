import { sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'

export interface CurrentSwitch {
  readonly sport: string
  readonly day: IsoDate
  readonly system: string
}

/** The switch day of a body by sport: its own, else that of the nearest body above it. */
export const currentSwitches = async (db: Db, organisationId: string): Promise<ReadonlyMap<string, CurrentSwitch>> => {
  const rows = await db.execute(sql`
    select distinct on (s.sport) s.sport, s.day::text as day, s.system
    from unnest(organisation_path(${organisationId}::uuid)) with ordinality as o(id, n)
    join switch_day s on s.organisation_id = o.id and s.superseded_at is null order by s.sport, o.n`)
  const read = rowsOf<CurrentSwitch>(rows, { sport: text, day: text, system: text })
  return new Map(read.map(row => [row.sport, row]))
}
