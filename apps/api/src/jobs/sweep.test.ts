import { ok } from '@paiji/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { recomputeStandings } from '../domain/standings/recompute-standings.js'
import { seededDatabase } from '../testing/season/seeded-database.js'
import { type TestDatabase, testDeps } from '../testing/index.js'
import { sweepStale } from './sweep.js'

let database: TestDatabase
beforeAll(async () => {
  database = await seededDatabase('2025-02')
})
afterAll(() => database?.drop())

const TEN_SECONDS = 10_000
const deps = () => ({ ...testDeps(database.db), clock: { now: () => new Date(Date.now() + TEN_SECONDS) } })
const sweep = (swept = new Map<string, string>()) => sweepStale(deps(), swept)
const recompute = (stageId: string) =>
  inTransaction(database.db, tx => recomputeStandings(tx, { stageId, cause: { kind: 'result' } }))

describe('the sweep', () => {
  it('finds nothing in what was just made, whatever day its standings are dated', async () => {
    const [dated] = await database.sql`
      select count(*)::int as n from standings_revision r
      where computed_at < (select min(recorded_at) from score_sheet s where s.stage_id = r.stage_id)`
    expect(dated?.n).toBeGreaterThan(0)
    expect(await sweep()).toBe(0)
  })

  it('finds a stage whose sheet no revision has seen, once, until it was computed', async () => {
    const stageId = await laterSheet()
    const swept = new Map<string, string>()
    expect(await sweep(swept)).toBe(1)
    expect([...swept.keys()]).toEqual([stageId])
    expect(await sweep(swept)).toBe(0)
    expect(await sweep()).toBe(1)
    expect((await recompute(stageId)).ok).toBe(true)
    expect(await sweep()).toBe(0)
  })

  it('leaves alone what has just changed, and finds an adjustment that was closed since', async () => {
    const stageId = await laterSheet()
    expect(await sweepStale(testDeps(database.db), new Map())).toBe(0)
    expect((await recompute(stageId)).ok).toBe(true)
    // An adjustment that the newest revision was computed with, and that was taken back.
    const [closed] = await database.sql`
      insert into adjustment (organisation_id, stage_id, kind, payload, edition_id, article, source, recorded_by, superseded_at)
      select organisation_id, id, 'penalty', '{}', 'bridge/laws-2017', '90', 'ruling', 'test', now() from stage where id = ${stageId}
      returning id, stage_id`
    expect(await sweep()).toBe(0)
    await database.sql`update standings_revision set fact_ids = fact_ids || ${closed?.id as string}::uuid
      where stage_id = ${stageId} and published_at is null`
    expect(closed).toBeDefined()
    const swept = new Map<string, string>()
    expect(await sweep(swept)).toBe(1)
    expect([...swept.keys()]).toEqual([closed?.stage_id])
  })
})

/** One more version of a sheet with another result, past the job that would compute it; answers its stage. */
const laterSheet = async (): Promise<string> => {
  let stageId = ''
  await inTransaction(database.db, async tx => {
    const [row] = await database.sql`
      select id, stage_id, sheet from score_sheet s where superseded_at is null and sheet ? 'tricks'
      order by stage_id, slot limit 1`
    stageId = row?.stage_id as string
    const sheet = { ...(row?.sheet as Record<string, unknown>) }
    sheet.tricks = sheet.tricks === 7 ? 8 : 7
    await tx.execute(`update score_sheet set superseded_at = now() where id = '${row?.id}'`)
    await tx.execute(`insert into score_sheet (organisation_id, stage_id, slot, version, session, section, round, table_label,
      board_label, sides, sheet, edition_id, source, entered_by, supersedes_id)
      select organisation_id, stage_id, slot, version + 1, session, section, round, table_label, board_label, sides,
        '${JSON.stringify(sheet)}', edition_id, 'desk', entered_by, id from score_sheet where id = '${row?.id}'`)
    return ok(undefined)
  })
  return stageId
}
