import { parseRankingPolicy, type RankingPolicy } from '@paiji/rules/awards'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../db/transaction.js'
import { addOrganisation, must } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { personNumber } from '../registry/person-number.js'
import type { PolicyRow } from './awards.repo.js'
import { computeList, type ListedEntry } from './compute-list.js'
import { groupBy } from '../../base/group-by.js'
import { awardsFor, clubSpells, type RankingRow } from './lists.repo.js'
import { makeSetList } from './set-list.js'

let database: TestDatabase
let federation: string
const clubs: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  federation = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: 'F', nameEn: 'F' })
  for (const code of ['A', '俱"乐部'])
    clubs.push(
      await addOrganisation(database.db, { code, kind: 'club', nameZh: code, nameEn: code, parentId: federation }),
    )
})
afterAll(() => database.drop())

const ASOF = '2026-03-31'
const DAYS = [
  '2026-03-31',
  '2026-02-28',
  '2026-01-01',
  '2025-12-31',
  '2025-03-31',
  '2024-08-31',
  '2023-01-01',
  '2019-05-05',
]
const SERIALS = [100_001, 100_002, 999_998, 999_999, 1_000_000, 1_000_001, 10_000_000, 140_000_000]
const CATEGORIES = ['club', 'national', '全国"赛']
/** In the place of an event: brought in by a sheet, with an end of its own or without one. */
const BROUGHT = 6

const award = fc.record({
  person: fc.nat(SERIALS.length - 1),
  points: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1, 50, 100) }, { weight: 1, arbitrary: fc.nat(5_000) }),
  day: fc.constantFrom(...DAYS),
  colour: fc.constantFrom('green', 'red'),
  event: fc.nat(BROUGHT),
  end: fc.constantFrom(null, '2026-03-31', '2026-04-01'),
})

/** Awards that come to the same values in different ways. */
const level = {
  person: fc.nat(SERIALS.length - 1),
  points: fc.constantFrom(0, 50, 100),
  day: fc.constant(ASOF),
  colour: fc.constant('green'),
}

const age = fc.oneof(
  fc.record({ kind: fc.constant('anniversary' as const), months: fc.constantFrom(1, 6, 12) }),
  fc.record({ kind: fc.constant('season' as const), startsMonth: fc.constantFrom(1, 7) }),
)
const share = fc.constantFrom('1', '0.85', '0.5', '1/3', '2/7', '0.1')
const decay = fc.oneof(
  fc.record({ kind: fc.constant('compound' as const), age, keep: share }),
  fc.record({ kind: fc.constant('schedule' as const), age, shares: fc.array(share, { minLength: 1, maxLength: 4 }) }),
)
const criterion = fc.constantFrom('bestResults' as const, 'mostResults' as const, 'fewestResults' as const)
const splitting = fc.record(
  { method: fc.constant('split' as const), first: criterion, second: criterion },
  { requiredKeys: ['method', 'first'] },
)
const policies = fc.record(
  {
    kind: fc.constant('ranking' as const),
    unit: fc.constant('0.01'),
    rounding: fc.record({
      step: fc.constantFrom('0.01', '0.1', '1', '0.05', '1/3', '0.001'),
      direction: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
      half: fc.constantFrom('awayFromZero' as const, 'up' as const, 'down' as const, 'even' as const),
    }),
    colours: fc.constantFrom(['green'], ['red', 'green'], ['gold']),
    expiry: fc.record({ age, periods: fc.integer({ min: 1, max: 40 }) }),
    ranks: fc.oneof(fc.record({ method: fc.constantFrom('shared' as const, 'dense' as const) }), splitting),
    decay,
    decayRounding: fc.constantFrom('each' as const, 'total' as const),
    bestOf: fc.record(
      {
        count: fc.integer({ min: 1, max: 4 }),
        perCategory: fc.dictionary(fc.constantFrom(...CATEGORIES), fc.integer({ min: 0, max: 2 })),
      },
      { requiredKeys: ['count'] },
    ),
  },
  { requiredKeys: ['kind', 'unit', 'rounding'] },
)

interface Placed {
  readonly person: number
  readonly points: number
  readonly day: string
  readonly colour: string
  readonly event: number
  /** Of what was brought in: the first day it counts no longer. */
  readonly end?: string | null
}

/** The awards as rows of the tables, with their events and people. */
const lay = async (tx: Transaction, awards: readonly Placed[]): Promise<void> => {
  await tx.execute(sql`set local session_replication_role = replica`)
  const people = SERIALS.map((serial, n) => ({ n, number: personNumber(serial), club: clubs[n % 3] ?? null }))
  await tx.execute(sql`create temp table laid_person on commit drop as
    select uuidv7() as id, p.* from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (n int, number text, club uuid)`)
  await tx.execute(sql`insert into person (id, number) select id, number from laid_person`)
  await tx.execute(sql`insert into affiliation (person_id, organisation_id, kind, sport, valid)
    select id, club, 'affiliation', case when n % 2 = 0 then '*' else 'bridge' end, '[2020-01-01,)' from laid_person where club is not null`)
  await tx.execute(sql`create temp table laid_event on commit drop as
    select uuidv7() as id, n, (${sql.param(CATEGORIES)}::text[])[n % 3 + 1] as category from generate_series(0, 5) n`)
  await tx.execute(sql`
    insert into event (id, organisation_id, code, sport, edition_id, name_zh, name_en, search_text, category, starts_on, ends_on, time_zone, status)
    select id, ${federation}::uuid, '赛|' || n, 'bridge', 'bridge/laws-2017', 'E', 'E', ' e ', category, '2020-01-01', '2020-01-01', 'UTC', 'CLOSED' from laid_event`)
  await tx.execute(sql`
    insert into award_run (id, organisation_id, event_id, revision_id, policy_id, input_digest)
    select uuidv7(), ${federation}::uuid, id, uuidv7(), uuidv7(), case when n < 3 then 'same' else md5(n::text) end from laid_event`)
  await tx.execute(sql`
    insert into point_award (organisation_id, run_id, event_id, entry_id, person_id, sport, rank, points, colour, earned_on, explanation)
    select ${federation}::uuid, r.id, e.id, uuidv7(), p.id, 'bridge', 1, a.points, a.colour, a.day::date, '{}'::jsonb
    from jsonb_to_recordset(${JSON.stringify(awards)}::jsonb) as a (person int, points int, day text, colour text, event int)
    join laid_person p on p.n = a.person join laid_event e on e.n = a.event join award_run r on r.event_id = e.id`)
  await tx.execute(sql`
    insert into award_run (id, organisation_id, table_file_id, input_digest)
    select uuidv7(), ${federation}::uuid, uuidv7(), 'sheet'`)
  await tx.execute(sql`
    insert into point_award (organisation_id, run_id, source_row, person_id, sport, points, colour, category, earned_on, expires_on, explanation)
    select ${federation}::uuid, r.id, a.n, p.id, 'bridge', a.points, a.colour, (${sql.param([...CATEGORIES, null])}::text[])[a.n % 4 + 1],
      a.day::date, a."end"::date, '{}'::jsonb
    from jsonb_to_recordset(${JSON.stringify(awards.map((one, n) => ({ ...one, n })))}::jsonb)
      as a (n int, person int, points int, day text, colour text, event int, "end" text)
    join laid_person p on p.n = a.person join award_run r on r.table_file_id is not null where a.event = ${BROUGHT}`)
}

const ranking = (): RankingRow =>
  ({ organisationId: federation, sport: 'bridge', kind: 'points', code: 'k' }) as RankingRow
const row = { code: 'k', version: 3, effective: '[2000-01-01,)' } as PolicyRow

const placedIn = (tx: Transaction) =>
  tx.execute(sql`
    select m.person_id as "personId", m.number, m.position, m.rank, m.shared, m.value::int, m.club_id as "clubId",
      m.results, m.counting_results as counting
    from made_place m order by m.position`)

/** A place with how many awards there are and how many count, as the database makes it. */
const withCounts = ({ counting, ...entry }: ListedEntry) => ({
  ...entry,
  results: counting.length,
  counting: counting.filter(one => one.because === 'counts').length,
})

/** Both ways to the list, in a transaction that leaves nothing behind. */
const bothWays = async (rule: RankingPolicy, awards: readonly Placed[]) => {
  let found: unknown
  await database.db
    .transaction(async tx => {
      await lay(tx, awards)
      const policy = { row, rule }
      const world = {
        ranking: ranking(),
        policies: [policy],
        awards: await awardsFor(tx, ranking(), { until: ASOF }),
        results: [],
        clubs: groupBy(await clubSpells(tx, 'bridge', undefined), spell => spell.personId),
      }
      const one = must(computeList(world, ASOF))
      const set = await makeSetList(tx, { ranking: ranking(), policy, asOf: ASOF })
      found = {
        one: [one.shortDigests(), one.entries.map(withCounts)],
        set: set && [
          { inputDigest: set.inputDigest, outputDigest: set.outputDigest },
          (await placedIn(tx)).map(entry => ({ ...entry, clubId: entry.clubId ?? undefined })),
        ],
      }
      tx.rollback()
    })
    .catch(error => {
      if (!found) throw error
    })
  return found as { one: unknown; set: unknown }
}

const plain = {
  id: 'k',
  kind: 'ranking',
  unit: '0.01',
  rounding: { step: '0.01', direction: 'nearest', half: 'even' },
}

describe('a list made by the database for all at once', () => {
  it('is the list of the rules, to the digest, under any policy', async () => {
    await fc.assert(
      fc.asyncProperty(policies, fc.array(award, { maxLength: 60, size: 'max' }), async (rule, awards) => {
        const { one, set } = await bothWays(must(parseRankingPolicy({ ...rule, id: 'k' })), awards)
        expect(set).toEqual(one)
      }),
      { numRuns: 150 },
    )
  })

  it('splits people of one value as the rules do', async () => {
    const few = fc.array(fc.record({ ...level, event: fc.nat(5) }), { minLength: 10, maxLength: 16, size: 'max' })
    await fc.assert(
      fc.asyncProperty(splitting, few, async (ranks, awards) => {
        const { one, set } = await bothWays(must(parseRankingPolicy({ ...plain, ranks })), awards)
        expect(set).toEqual(one)
      }),
      { numRuns: 60 },
    )
  })

  it('leaves totals that are carried from season to season to the rules', async () => {
    const carried = { ...plain, seasonCarry: { startsMonth: 7, keep: '0.8', above: '100' } }
    const { set } = await bothWays(must(parseRankingPolicy(carried)), [])
    expect(set).toBeUndefined()
  })
})
