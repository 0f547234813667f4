import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The day it is at an instant in the zone of an event or an organisation, as a SQL date. */
export const dayAt = (place: SQLWrapper | string, instant: Date): SQL<string> =>
  sql`day_at(${place}, ${instant.toISOString()}::timestamptz)`

/** The zone of an event or an organisation. */
export const zoneOf = (place: SQLWrapper): SQL<string> => sql`zone_of(${place})`
