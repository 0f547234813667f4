import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * While a release is rolled out, the older one runs on the newer schema. So a migration only adds, and what is added asks
 * nothing of a program that does not know it; and this program works on a schema with more in it than it knows.
 */

const folder = path.resolve(import.meta.dirname, '../../drizzle')
/** The baseline makes everything. */
const since = readdirSync(folder).filter(file => file.endsWith('.sql') && file > '0003')

const takesAway = [
  /\bdrop\s+(table|column|type|view)\b/i,
  /\brename\s+(to|column)\b/i,
  /\balter\s+column\s+\S+\s+(set\s+not\s+null|set\s+data\s+type|type|drop\s+default)\b/i,
  /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b|;).)*\bnot\s+null(?:(?!\bdefault\b|\bgenerated\b|;).)*;/is,
]

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
  const { sql } = journey.database
  const tables = await sql`select tablename as name from pg_tables where schemaname = 'public'`
  for (const { name } of tables) await sql`alter table ${sql(String(name))} add column of_tomorrow text`
  await sql`create table of_tomorrow (id uuid primary key, event_id uuid references event (id))`
})
afterAll(() => journey?.stop())

describe('a newer schema', () => {
  it.each(since)('is one with %s: it takes nothing away', file => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(takesAway.filter(pattern => pattern.test(text)).map(String)).toEqual([])
  })

  it('is seen by the rule when it takes something away', () => {
    const bad = [
      'ALTER TABLE "a" DROP COLUMN "b";',
      'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
      'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
      'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    ]
    for (const text of bad)
      expect(
        takesAway.some(pattern => pattern.test(text)),
        text,
      ).toBe(true)
    const good = 'ALTER TABLE "a" ADD COLUMN "b" boolean DEFAULT false NOT NULL;\nCREATE TABLE "c" ("d" text NOT NULL);'
    expect(takesAway.some(pattern => pattern.test(good))).toBe(false)
  })

  it('is served by this program: a file is taken in, a score entered, standings published, the log clean', async () => {
    const before = (await useCases.verifyContents(journey.database.db)).problems
    const { stage } = await journey.takeIn('a.xml', usebioFile('A', ['1', '2', '3', '4', '5', '6'], sixPairs))
    const [row] = await journey.database.sql`select slot, stage_id from score_sheet order by slot limit 1`
    const { staff, staffViewer } = journey.federation
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 12 } }
    const ENTER = 'mutation ($input: EnterResultInput!) { enterResult(input: $input) { version problems { code } } }'
    const input = { stage, slot: row?.slot, sheet, expectedVersion: 1 }
    expect(await journey.ask(staff, ENTER, { input })).toEqual({ enterResult: { version: 2, problems: [] } })
    const deps = testDeps(journey.database.db)
    const stageId = String(row?.stage_id)
    const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
    expect(await useCases.publishStandings(deps, staffViewer, { stageId, revisionId })).toMatchObject({ ok: true })
    expect((await useCases.verifyContents(journey.database.db)).problems).toEqual(before)
  })
})
