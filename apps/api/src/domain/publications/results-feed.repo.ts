import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { rowsOf, text, whole } from '../../db/rows.js'
import { slugsOfEvents } from '../addresses/addresses.repo.js'
import { toGlobalId } from '../shared/global-id.js'

/** Which results a feed tells of: those made official, or those that took the place of published ones. */
export const resultsFeeds = ['official', 'corrections'] as const
export type ResultsFeed = (typeof resultsFeeds)[number]

/** One published revision of a stage's standings. */
export interface FeedResult {
  readonly id: string
  readonly eventId: string
  readonly nameZh: string
  readonly nameEn: string
  readonly stage: number
  readonly revision: number
  /** ISO, UTC. */
  readonly at: string
  /** Where the portal shows the event, without its address and language. */
  readonly path: string
}

/** The newest results of a feed, of announced events alone; two statements, however many. */
export const feedResults = async (db: Db, feed: ResultsFeed, length: number): Promise<FeedResult[]> => {
  const at = feed === 'official' ? sql`r.official_at` : sql`r.published_at`
  const told =
    feed === 'official'
      ? sql`r.official_at is not null`
      : sql`r.published_at is not null and b.published_at is not null`
  const rows = rowsOf(
    await db.execute(sql`
      select r.id, e.id as "eventId", e.name_zh as "nameZh", e.name_en as "nameEn", s.ordinal as stage, r.number as revision,
        to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from standings_revision r join stage s on s.id = r.stage_id join event e on e.id = s.event_id
      left join standings_revision b on b.id = r.supersedes_id
      where ${told} and not e.unannounced order by ${at} desc, r.id desc limit ${length}`),
    { id: text, eventId: text, nameZh: text, nameEn: text, stage: whole, revision: whole, at: text },
  )
  const slugs = await slugsOfEvents(db, [...new Set(rows.map(row => row.eventId))])
  const slugOf = new Map(slugs.map(one => [one.id, one.slug]))
  return rows.map(row => ({
    ...row,
    path: `/events/${encodeURIComponent(slugOf.get(row.eventId) ?? toGlobalId('Event', row.eventId))}`,
  }))
}
