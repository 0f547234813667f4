import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '../../auth/accounts.js'
import { viewerOfAccount } from '../viewer-of-account.js'
import { fixedClock } from '../../base/clock.js'
import { type TestDatabase, testDatabase } from '../database.js'
import { DEMO_PASSWORD, demoLogins } from '../../seed/logins.js'
import { lastDayOf, plannedEvents, seasonMonths } from './calendar.js'
import { seedDemo } from './season.js'
import { seededDatabase } from './seeded-database.js'
import { createRandom } from '../../seed/random.js'

let first: TestDatabase
let second: TestDatabase
beforeAll(async () => {
  first = await seededDatabase('2025-02')
  second = await testDatabase()
  await seedDemo({ db: second.db, until: '2025-02' })
})
afterAll(async () => {
  await first?.drop()
  await second?.drop()
})

const rows = async (database: TestDatabase, query: string): Promise<unknown[]> => [
  ...(await database.db.execute(sql.raw(query))),
]

const FACES = [
  `select p.number, p.birth_date, n.script, n.display, n.valid::text from person p join person_name n on n.person_id = p.id order by 1, 3, 4`,
  `select e.code, s.input_digest, s.output_digest from standings_revision s join stage g on g.id = s.stage_id join event e on e.id = g.event_id order by 1, s.number`,
  `select r.code, l.as_of::text, l.number, l.input_digest, l.output_digest from ranking_list l join ranking r on r.id = l.ranking_id order by 1, 2, 3`,
]

describe('random', () => {
  it('is the same for the same seed, and its branches do not disturb each other', () => {
    const draw = (random: ReturnType<typeof createRandom>) => Array.from({ length: 5 }, () => random.below(1_000))
    expect(draw(createRandom('a'))).toEqual(draw(createRandom('a')))
    expect(draw(createRandom('a'))).not.toEqual(draw(createRandom('b')))
    const random = createRandom('a')
    random.below(10)
    expect(draw(random.fork('x'))).toEqual(draw(createRandom('a').fork('x')))
    expect([...createRandom('c').shuffled([1, 2, 3, 4])].sort()).toEqual([1, 2, 3, 4])
  })
})

describe('the calendar', () => {
  it('has two seasons of three disciplines, each event once', () => {
    const plans = plannedEvents(createRandom('paiji'))
    expect(new Set(plans.map(plan => plan.code)).size).toBe(plans.length)
    expect(new Set(plans.map(plan => plan.sport))).toEqual(new Set(['bridge', 'guandan', 'mahjong']))
    expect(new Set(plans.map(plan => plan.reaches))).toEqual(new Set(['official', 'published', 'provisional']))
    expect(seasonMonths()).toHaveLength(22)
    expect(lastDayOf('2026-02')).toBe('2026-02-28')
  })
})

describe('seedDemo', () => {
  it('makes the same federation every time', async () => {
    for (const query of FACES) expect(await rows(second, query)).toEqual(await rows(first, query))
  })

  it('does nothing where the federation is already', async () => {
    const before = await rows(first, 'select count(*) from audit_event')
    expect(await seedDemo({ db: first.db })).toEqual({ seeded: false, events: 0 })
    expect(await rows(first, 'select count(*) from audit_event')).toEqual(before)
  })

  it('lets everybody in who is printed, with roles in their places', async () => {
    for (const { email, roles } of demoLogins) {
      const viewer = await viewerOfAccount(first.db, fixedClock('2026-11-01'), email, 'test')
      expect([...new Set(viewer?.grants.map(grant => grant.role))]).toEqual(roles)
      const [account] = await rows(
        first,
        `select a.password from account a join "user" u on u.id = a.user_id where u.email = '${email}'`,
      )
      expect(await verifyPassword((account as { password: string }).password, DEMO_PASSWORD)).toBe(true)
    }
    const late = await viewerOfAccount(first.db, fixedClock('2031-01-01'), 'staff@paiji.example', 'test')
    expect(late?.grants).toEqual([])
  })

  it('gives the player a history to look at', async () => {
    const [player] = await rows(
      first,
      `select count(*)::int as places from "user" u join ranking_entry e on e.person_id = u.person_id where u.email = 'player@paiji.example'`,
    )
    expect((player as { places: number }).places).toBeGreaterThan(0)
  })

  it('leaves an audit row for every publication', async () => {
    const [counts] = await rows(
      first,
      `select (select count(*) from ranking_list)::int as lists,
        (select count(*) from audit_event where type = 'LIST_ISSUED')::int as issued,
        (select count(*) from award_run)::int as runs,
        (select count(*) from audit_event where type = 'POINTS_AWARDED')::int as awarded`,
    )
    const { lists, issued, runs, awarded } = counts as Record<string, number>
    expect(issued).toBe(lists)
    expect(awarded).toBe(runs)
  })
})

describe('the events that are being played', () => {
  it('have an open round in every sport, with some of its sheets in and some not, and the two officials', async () => {
    const open = await rows(
      first,
      `select e.sport, r.number, count(distinct t.id)::int as tables,
        (select count(*) from score_sheet s where s.stage_id = g.id and s.round = r.number)::int as sheets,
        sum(greatest(cardinality(t.boards), 1))::int as places,
        (select count(distinct role) from role_grant o where o.scope_kind = 'event' and o.scope_id = e.id)::int as officials
      from event e join stage g on g.event_id = e.id join play_session p on p.stage_id = g.id
        join round r on r.session_id = p.id join round_table t on t.round_id = r.id
      where e.status = 'RUNNING' and r.status = 'OPEN' group by e.id, e.sport, r.number, g.id order by 1`,
    )
    expect(open).toEqual([
      { sport: 'bridge', number: 4, tables: 7, sheets: 11, places: 21, officials: 2 },
      { sport: 'guandan', number: 3, tables: 12, sheets: 8, places: 12, officials: 2 },
      { sport: 'mahjong', number: 3, tables: 7, sheets: 5, places: 7, officials: 2 },
    ])
  })

  it('keep the reasons of their pairings, told by entry', async () => {
    const [reason] = await rows(
      first,
      `select t.because->>'code' as code, bool_and((t.because->'params'->>'higher')::uuid = any(t.sides)) as own
      from round_table t where t.because is not null group by 1 order by 1`,
    )
    expect(reason).toEqual({ code: 'swissPair', own: true })
  })
})
