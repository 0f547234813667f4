import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '../auth/accounts.js'
import { viewerOfAccount } from '../testing/viewer-of-account.js'
import { systemClock } from '../base/clock.js'
import { checkLists } from '../domain/awards/check-lists.js'
import { demoLogins } from '../seed/logins.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { TEST_SECRET } from '../testing/deps.js'
import { presentLogins, seedWhenEmpty } from './demo.js'

let database: TestDatabase
let seeded = false
beforeAll(async () => {
  database = await testDatabase()
  await database.sql`create schema paiji_demo_unfinished`
  await database.sql`insert into person (number) values ('10000022')`
  seeded = await seedWhenEmpty({
    database,
    secret: TEST_SECRET,
    mailing: { portal: 'http://portal.test', sends: false },
    months: 5,
  })
})
afterAll(() => database?.drop())

const rows = async (query: string): Promise<Record<string, unknown>[]> => [
  ...(await database.db.execute<Record<string, unknown>>(sql.raw(query))),
]

describe('the demo', () => {
  it('is made anew after an interrupted making, and once', async () => {
    expect(seeded).toBe(true)
    expect(await rows(`select 1 from person where number = '10000022'`)).toEqual([])
    expect(await rows(`select 1 where to_regnamespace('paiji_demo_unfinished') is not null`)).toEqual([])
    const before = await rows('select count(*) from audit_event')
    expect(
      await seedWhenEmpty({
        database,
        secret: TEST_SECRET,
        mailing: { portal: 'http://portal.test', sends: false },
        months: 5,
      }),
    ).toBe(false)
    expect(await rows('select count(*) from audit_event')).toEqual(before)
  })

  it('lets everybody in who is printed, with roles in their places', async () => {
    expect(await presentLogins(database.db)).toEqual(demoLogins)
    for (const { email, password, roles } of demoLogins) {
      const viewer = await viewerOfAccount(database.db, systemClock, email, 'test')
      expect(new Set(viewer?.grants.map(grant => grant.role)), email).toEqual(new Set(roles))
      const [account] = await rows(
        `select a.password from account a join "user" u on u.id = a.user_id where u.email = '${email}'`,
      )
      expect(await verifyPassword(String(account?.password), password)).toBe(true)
    }
  })

  it('notifies of rulings in the hour they are given, and of the time for appeals while it runs', async () => {
    const late = `select code, recorded_at, due_at from notice where due_at < recorded_at`
    expect(await rows(late)).toEqual([])
    const codes = `select distinct code from notice where code in ('RULING_GIVEN', 'APPEAL_TIME_RUNS') order by 1`
    expect(await rows(codes)).toEqual([{ code: 'APPEAL_TIME_RUNS' }, { code: 'RULING_GIVEN' }])
    const waiting = `select task_identifier from graphile_worker.jobs where task_identifier like 'notify-%'`
    expect(await rows(waiting)).toEqual([])
  })

  it('has a round being played in every sport, with some of its sheets in', async () => {
    const open = await rows(
      `select e.sport, bool_or(s.id is not null) as some, count(distinct t.id)::int as tables
      from event e join stage g on g.event_id = e.id join play_session p on p.stage_id = g.id
        join round r on r.session_id = p.id join round_table t on t.round_id = r.id
        left join score_sheet s on s.stage_id = g.id and s.round = r.number and s.table_label = t.label
      where e.status = 'RUNNING' and r.status = 'OPEN' group by e.sport order by 1`,
    )
    expect(open).toEqual([
      { sport: 'bridge', some: true, tables: 7 },
      { sport: 'guandan', some: true, tables: 12 },
      { sport: 'mahjong', some: true, tables: 7 },
    ])
  })

  it('was recorded on the days it tells of: no row is younger than the demo, and those of the past are not of today', async () => {
    for (const table of [
      'audit_event',
      'organisation',
      'person_name',
      'score_sheet',
      'ruling',
      'docket_entry',
      'notice',
    ]) {
      const [found] =
        await rows(`select count(distinct recorded_at::date)::int as days, max(recorded_at) <= now() as past,
        count(*) filter (where recorded_at > now() - interval '1 day') = count(*) as fresh from ${table}`)
      expect(found, table).toMatchObject({ past: true, fresh: false })
    }
    const [first] = await rows("select min(recorded_at) < now() - interval '40 days' as old from audit_event")
    expect(first).toEqual({ old: true })
  })

  it('shows an act over a border that was objected to, and one that waits for an answer', async () => {
    const found = await rows(`select p.act, p.outcome, count(c.id)::int as asked from record_proposal p
      join record_consent c on c.proposal_id = p.id group by p.id order by p.recorded_at`)
    expect(found).toEqual([
      { act: 'changeBirthDate', outcome: 'objected', asked: 2 },
      { act: 'mergePeople', outcome: null, asked: 2 },
    ])
  })

  it('supersedes nothing before it was published, so that every list follows from what was known then', async () => {
    expect(await rows('select as_of from ranking_list where superseded_at is not null limit 1')).toHaveLength(1)
    expect(await rows('select as_of from ranking_list where superseded_at <= published_at')).toEqual([])
    expect(await checkLists(database.db)).toMatchObject({ findings: [] })
  })

  it('shows who of each team sat in which room of every match of a final', async () => {
    const given = await rows(
      `select e.code, count(*)::int as sides, count(l.id)::int as given from event e join stage g on g.event_id = e.id
      join play_session p on p.stage_id = g.id join round r on r.session_id = p.id join round_table t on t.round_id = r.id
      cross join (values (1), (2)) side(n) left join lateral (select id from line_up l where l.table_id = t.id
        order by id offset side.n - 1 limit 1) l on true
      where e.code like 'BRT-%' and g.ordinal = 2 group by 1`,
    )
    expect(given.length).toBeGreaterThan(0)
    for (const { sides, given: found } of given) expect(found).toBe(sides)
  })

  it('has closed every event whose last standings are official', async () => {
    const open = await rows(
      `select e.code from event e join stage g on g.event_id = e.id join standings_revision r on r.stage_id = g.id
      where r.official_at is not null and e.status <> 'CLOSED'
        and not exists (select 1 from stage later where later.event_id = e.id and later.ordinal > g.ordinal)`,
    )
    expect(open).toEqual([])
  })

  it('numbers each case once, those that went back to the director too', async () => {
    expect(await rows(`select 1 from case_link where kind = 'remand'`)).not.toEqual([])
    expect(await rows('select number from appeal where number is not null group by 1 having count(*) > 1')).toEqual([])
  })

  it('leaves an audit row for every publication, and points that people have', async () => {
    const [counts] = await rows(
      `select (select count(*) from ranking_list)::int as lists,
        (select count(*) from audit_event where type = 'LIST_ISSUED')::int as issued,
        (select count(*) from award_run)::int as runs,
        (select count(*) from audit_event where type = 'POINTS_AWARDED')::int as awarded,
        (select count(*) from "user" u join ranking_entry e on e.person_id = u.person_id where u.email = 'player@paiji.example')::int as own`,
    )
    const { lists, issued, runs, awarded, own } = counts as Record<string, number>
    expect([issued, awarded]).toEqual([lists, runs])
    expect(runs).toBeGreaterThan(0)
    expect(own).toBeGreaterThan(0)
  })
})
