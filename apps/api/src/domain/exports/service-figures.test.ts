import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestDatabase } from '../../testing/database.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { serviceFigures } from './service-figures.js'

let database: TestDatabase
beforeAll(async () => {
  database = await seededDatabase('2025-02')
})
afterAll(() => database.drop())

/** The middle one, as a statistician takes it by hand. */
const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}

it('count events, corrections and cases by body and month, and take the middle of their times', async () => {
  const figures = await serviceFigures(database.db, 100)
  expect(figures.length).toBeGreaterThan(1)
  expect(figures.map(one => one.month)).toEqual([...figures.map(one => one.month)].sort().reverse())
  const events = await database.sql`
    select e.id, e.organisation_id, e.ends_on::text as ends_on, e.time_zone, r.published_at, r.official_at
    from event e join stage s on s.event_id = e.id and s.ordinal = (select max(ordinal) from stage where event_id = e.id)
    join standings_revision r on r.stage_id = s.id and r.published_at is not null and r.supersedes_id is null`
  for (const one of figures) {
    const own = events.filter(
      event => event.organisation_id === one.organisationId && String(event.ends_on).startsWith(one.month.slice(0, 7)),
    )
    expect(one.events).toBe(own.length)
    expect(one.official).toBe(own.filter(event => event.official_at !== null).length)
    if (own.length === 0) continue
    // Every place of the test season keeps Shanghai time, eight hours before Greenwich.
    expect(new Set(own.map(event => event.time_zone))).toEqual(new Set(['Asia/Shanghai']))
    const ended = (day: string) => Date.parse(`${day}T16:00:00Z`)
    const waited = own.map(event => ((event.published_at as Date).getTime() - ended(String(event.ends_on))) / 60_000)
    expect(Math.abs((one.minutesToPublished ?? 0) - median(waited))).toBeLessThanOrEqual(1)
  }
  const corrected = figures.flatMap(one => one.corrections).reduce((sum, one) => sum + one.count, 0)
  const [applied] = await database.sql`select count(*)::int as n from correction where status = 'APPLIED'`
  expect(corrected).toBe(applied?.n)
})
