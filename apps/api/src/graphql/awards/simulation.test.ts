import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewerOfAccount } from '../../testing/viewer-of-account.js'
import { system, type Viewer } from '../../auth/viewer.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { auditEvent, policy, ranking } from '../../db/schema/index.js'
import { awardPoints } from '../../domain/awards/award-points.js'
import { issueList } from '../../domain/awards/issue-list.js'
import { entriesOfLists } from '../../domain/awards/lists.repo.js'
import { withAwardNumbers, withRankingNumbers } from '../../domain/awards/policy-numbers.js'
import { simulatePolicy } from '../../domain/awards/simulate-policy.js'
import { fixedClock } from '../../base/clock.js'
import { weighPolicy } from '../../domain/policies/weigh-policy.js'
import { parseGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

const NOW = '2025-04-01T08:00:00Z'
const clock = fixedClock(NOW)
const TO = '2025-03-31'

let database: TestDatabase
let api: TestApi
let staff: Viewer | undefined
let player: Viewer | undefined

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  api = await testApi(testDeps(database.db, clock))
  staff = await viewerOfAccount(database.db, clock, 'staff@paiji.example', 'test-staff')
  player = await viewerOfAccount(database.db, clock, 'player@paiji.example', 'test-player')
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const SIMULATE = `query ($input: SimulatePolicyInput!, $first: Int, $movedOnly: Boolean) {
  simulatePolicy(input: $input) {
    problems { code path }
    simulation {
      from to events people moved
      policy { version numbers { bestOf yearShares categories { category factor } awardedShare minimumField } }
      proposed { numbers { bestOf } } awardPolicies { code }
      lines(first: $first, movedOnly: $movedOnly) {
        position moved person { name } before { rank value } after { rank value }
        results { changed event { code } before { points counted because } after { points counted because } }
      }
    }
  }
}`

interface Line {
  position: number
  moved: boolean
  person: { name: string }
  before: { rank: number; value: string } | null
  after: { rank: number; value: string } | null
  results: { changed: boolean }[]
}
interface Simulated {
  simulatePolicy: {
    problems: { code: string; path: string | null }[]
    simulation: { people: number; moved: number; events: number; from: string; lines: Line[] } & Record<string, unknown>
  }
}

const simulate = async (numbers: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const answer = await api.execute<Simulated>(staff, SIMULATE, {
    input: { ranking: 'bridge-open', to: TO, numbers, ...more },
    first: 200,
  })
  expect(answer.errors).toBeUndefined()
  return (answer.data as Simulated).simulatePolicy
}

/** The list issued in a transaction that is rolled back, after `change` has been made. */
const issued = async (change: (tx: Parameters<Parameters<typeof database.db.transaction>[0]>[0]) => Promise<void>) => {
  const [found] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
  const rolledBack = await database.db
    .transaction(async tx => {
      await change(tx)
      const viewer = system(found?.organisationId ?? '')
      const deps = sceneDeps(tx, NOW)
      const events = await tx.execute(sql`select r.event_id as "eventId", r.revision_id as "revisionId"
        from award_run r join event e on e.id = r.event_id where r.superseded_at is null and e.sport = 'bridge'`)
      for (const input of [...events] as unknown as { eventId: string; revisionId: string }[])
        must(await awardPoints({ tx, deps, viewer }, input))
      const { listId } = must(await issueList({ ...deps, db: tx }, viewer, { rankingId: found?.id ?? '', asOf: TO }))
      throw Object.assign(new Error('roll back'), { entries: await entriesOfLists(tx, [listId]) })
    })
    .catch(error => error)
  if (!rolledBack.entries) throw rolledBack
  return (rolledBack.entries as { rank: number; value: number; personId: string }[]).map(
    ({ rank, value, personId }) => ({ rank, value, personId }),
  )
}

const bridgeId = async () => {
  const [found] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
  return found?.id ?? ''
}

const newList = async (input: Omit<Parameters<typeof simulatePolicy>[2], 'rankingId'>) => {
  if (!staff) throw new Error('no staff')
  const found = must(
    await simulatePolicy(testDeps(database.db, clock), staff, { rankingId: await bridgeId(), ...input }),
  )
  return found.lines.flatMap(({ personId, after }) => (after ? [{ ...after, personId }] : []))
}

describe('a simulation', () => {
  it('changes nothing when no number changes, and reads 24 months', async () => {
    const { simulation, problems } = await simulate({})
    expect(problems).toEqual([])
    expect(simulation).toMatchObject({
      from: '2023-03-31',
      to: TO,
      moved: 0,
      awardPolicies: [{ code: 'bridge-points' }],
    })
    expect(simulation.policy).toMatchObject({
      version: 1,
      numbers: { bestOf: 10, yearShares: ['1', '0.5'], categories: [] },
    })
    const [runs] =
      await database.db.execute(sql`select count(*)::int as n from award_run r join event e on e.id = r.event_id
      where r.superseded_at is null and e.sport = 'bridge'`)
    expect(simulation.events).toBe(runs?.n)
    expect(simulation.events).toBeGreaterThan(1)
    expect(simulation.people).toBeGreaterThan(20)
  })

  it('gives the list that issuing under the ranking policy gives', async () => {
    const numbers = { bestOf: 1, yearShares: ['0.9'] }
    const list = await issued(async tx => {
      const [row] = await tx.select().from(policy).where(sql`kind = 'ranking' and code = 'bridge-open' and version = 1`)
      await tx
        .update(policy)
        .set({ rule: withRankingNumbers(row?.rule ?? {}, numbers) })
        .where(eq(policy.id, row?.id ?? ''))
    })
    expect(await newList({ to: TO, ranking: numbers })).toEqual(list)
  })

  it('gives the list that issuing under the award policy gives', async () => {
    const numbers = { categories: [{ category: 'regional', factor: '4' }], awardedShare: '1/3', minimumField: 8 }
    const list = await issued(async tx => {
      const [row] = await tx.select().from(policy).where(sql`kind = 'award' and code = 'bridge-points'`)
      await tx
        .update(policy)
        .set({ rule: withAwardNumbers(row?.rule ?? {}, numbers), version: 9 })
        .where(eq(policy.id, row?.id ?? ''))
    })
    expect(list.length).toBeGreaterThan(5)
    expect(await newList({ to: TO, award: numbers })).toEqual(list)
  })

  it('says who moves and which results did it', async () => {
    const { simulation } = await simulate({ bestOf: 1 })
    expect(simulation.moved).toBeGreaterThan(0)
    for (const line of simulation.lines) {
      expect(line.moved).toBe(line.before?.rank !== line.after?.rank || line.before?.value !== line.after?.value)
      if (line.before?.value !== line.after?.value) expect(line.results.some(result => result.changed)).toBe(true)
    }
  })

  it('stores nothing and sends as many statements for one line as for all', async () => {
    const counts: number[] = []
    for (const first of [1, 200]) {
      const input = { ranking: 'bridge-open', to: TO, numbers: { awardedShare: '1/4' } }
      const { statements } = await database.statements.during(() => api.execute(staff, SIMULATE, { input, first }))
      expect(statements.filter(text => /^\s*(insert|update|delete)/i.test(text))).toEqual([])
      counts.push(statements.length)
    }
    expect(counts[1]).toBe(counts[0])
    expect(counts[0]).toBeLessThanOrEqual(16)
  })

  it.each([
    [{ from: '2025-04-01' }, {}, 'SIMULATION_PERIOD_REVERSED'],
    [{ from: '2019-01-01' }, {}, 'SIMULATION_PERIOD_TOO_LONG'],
    [{ to: '2025-05-01' }, {}, 'LIST_DATE_IN_FUTURE'],
    [{ version: 7 }, {}, 'POLICY_VERSION_UNKNOWN'],
    [{ ranking: 'chess-open' }, {}, 'NOT_FOUND'],
    [{}, { bestOf: -1 }, 'POLICY_WHOLE_NUMBER_EXPECTED'],
    [{}, { yearShares: ['half'] }, 'POLICY_AMOUNT_EXPECTED'],
    [{}, { categories: [{ category: 'club', factor: '-1' }] }, 'POLICY_AMOUNT_OUT_OF_RANGE'],
  ])('refuses %o with %o: %s', async (more, numbers, code) => {
    expect((await simulate(numbers, more)).problems[0]?.code).toBe(code)
  })

  it('is for staff only', async () => {
    for (const viewer of [player, undefined]) {
      const answer = await api.execute(viewer, SIMULATE, { input: { ranking: 'bridge-open' } })
      expect(answer.errors?.[0]?.extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
  })
})

const ADD = `mutation ($input: AddPolicyVersionInput!) {
  addPolicyVersion(input: $input) { problems { code path }
    policy { id version effectiveFrom effectiveUntil numbers { bestOf } } }
}`
interface Added {
  addPolicyVersion: { problems: { code: string }[]; policy: { id: string; version: number } | null }
}

describe('addPolicyVersion', () => {
  const input = async (more: Record<string, unknown> = {}) => {
    const [row] = await database.db
      .select()
      .from(policy)
      .where(sql`kind = 'ranking' and code = 'bridge-open' and version = 1`)
    return {
      input: {
        policy: toGlobalId('Policy', row?.id ?? ''),
        effectiveFrom: '2027-01-01',
        numbers: { bestOf: 8 },
        ...more,
      },
    }
  }
  const add = async (viewer: Viewer | undefined, more: Record<string, unknown> = {}) =>
    api.execute<Added>(viewer, ADD, await input(more))

  it('adds a dated version once, keeps the earlier rules, and writes it down', async () => {
    const before = await database.db.select().from(policy).where(sql`kind = 'ranking' and code = 'bridge-open'`)
    const first = await add(staff, { idempotencyKey: 'v3' })
    const again = await add(staff, { idempotencyKey: 'v3' })
    expect(first.data?.addPolicyVersion).toMatchObject({
      problems: [],
      policy: { version: 3, effectiveFrom: '2027-01-01', effectiveUntil: null, numbers: { bestOf: 8 } },
    })
    expect(again.data).toEqual(first.data)
    const after = await database.db.select().from(policy).where(sql`kind = 'ranking' and code = 'bridge-open'`)
    expect(after).toHaveLength(before.length + 1)
    for (const { id, rule } of before) expect(after.find(row => row.id === id)?.rule).toEqual(rule)
    expect(after.find(row => row.version === 2)?.effective).toBe('[2026-01-01,2027-01-01)')
    const audits = await database.db.select().from(auditEvent).where(sql`type = 'POLICY_VERSION_ADDED'`)
    expect(audits).toHaveLength(1)
  })

  it('lets a version not yet in force be simulated', async () => {
    const { simulation } = await simulate({}, { version: 3 })
    expect(simulation.proposed).toMatchObject({ numbers: { bestOf: 8 } })
  })

  it.each([
    [{ effectiveFrom: '2025-04-01' }, 'POLICY_NOT_IN_FUTURE'],
    [{ effectiveFrom: '2026-06-01' }, 'POLICY_LATER_VERSION'],
    [{ effectiveFrom: '2028-01-01', numbers: {} }, 'POLICY_UNCHANGED'],
    [{ effectiveFrom: '2028-01-01', numbers: { bestOf: -2 } }, 'POLICY_WHOLE_NUMBER_EXPECTED'],
  ])('refuses %o: %s', async (more, code) => {
    const answer = await add(staff, more)
    expect(answer.data?.addPolicyVersion.problems.map(problem => problem.code)).toEqual([code])
  })

  interface Effect {
    ranking: { code: string }
    asOf: string
    people: number
    moved: number
    moves: {
      person: { name: string }
      rankBefore: number | null
      rankAfter: number | null
      valueBefore: string | null
      valueAfter: string | null
    }[]
  }
  const EFFECTS = `query ($id: ID!) { policy(id: $id) { effects { asOf people moved ranking { code }
    moves { rankBefore rankAfter valueBefore valueAfter person { name } } } } }`
  const effectsOf = async (id: string): Promise<Effect[]> =>
    (await api.execute<{ policy: { effects: Effect[] } }>(undefined, EFFECTS, { id })).data?.policy.effects ?? []

  const POLICIES = `query { policies { id kind code version rule } }`
  const latest = async (code: string) => {
    const answer = await api.execute<{
      policies: { id: string; code: string; version: number; rule: Record<string, unknown> }[]
    }>(staff, POLICIES)
    const found = answer.data?.policies.find(one => one.code === code)
    if (!found) throw new Error(`no policy ${code}`)
    return found
  }
  const change = async (code: string, more: Record<string, unknown>, effectiveFrom = '2029-01-01') => {
    const { id, rule } = await latest(code)
    return add(staff, {
      policy: id,
      effectiveFrom,
      numbers: {},
      rule: { ...rule, ...more },
    })
  }

  it.each([
    ['guandan-rating', { rated: 'tableOrOrder', keptFor: 'partnership' }],
    ['bridge-points', { ties: { method: 'full', of: 'exact', over: 'allPlaces' }, nonMembers: 'passPlace' }],
    ['bridge-open', { seasonCarry: { startsMonth: 7, keep: '0.8', above: '100' } }],
  ])('puts another rule of its kind in the place of that of %s', async (code, more) => {
    const { version } = await latest(code)
    expect((await change(code, more)).data?.addPolicyVersion).toMatchObject({
      problems: [],
      policy: { version: version + 1 },
    })
    expect((await latest(code)).rule).toMatchObject(more)
  })

  it.each([
    ['guandan-rating', { rated: 'hand' }, 'POLICY_CHOICE_UNKNOWN'],
    ['guandan-rating', { kind: 'ranking' }, 'POLICY_CHOICE_UNKNOWN'],
    ['mahjong-points', { unit: '0.001' }, 'POLICY_UNIT_NOT_HUNDREDTHS'],
    ['mahjong-points', { base: { kind: 'fixed' } }, 'POLICY_AMOUNT_EXPECTED'],
  ])('refuses a rule of %s that says %o: %s', async (code, more, problem) => {
    const answer = await change(code, more, '2031-01-01')
    expect(answer.data?.addPolicyVersion.problems.map(one => one.code)).toEqual([problem])
  })

  it('refuses what is no rule at all', async () => {
    const { id } = await latest('mahjong-points')
    for (const rule of ['{', [], 7]) {
      const answer = await add(staff, { policy: id, effectiveFrom: '2030-01-01', numbers: {}, rule })
      expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    }
  })

  it('is refused to players and strangers', async () => {
    for (const viewer of [player, undefined]) {
      const answer = await add(viewer)
      expect(answer.errors?.[0]?.extensions?.code).toBe(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED')
    }
  })

  it.each([
    ['bridge-open', { bestOf: { count: 1 } }],
    ['bridge-points', { consolation: '0.5' }],
  ])('says on its page whom a version of %s would have moved, and keeps it', async (code, more) => {
    const added = await change(code, more, '2031-01-01')
    expect(added.data?.addPolicyVersion.problems).toEqual([])
    const id = added.data?.addPolicyVersion.policy?.id ?? ''
    const rowId = parseGlobalId(id)?.id ?? ''
    const waiting = await database.sql`select run_at from graphile_worker.jobs where task_identifier = 'weigh-policy'
      and key like ${`weigh-policy:${rowId}%`} order by run_at`
    expect(waiting.map(job => String((job.run_at as Date).getUTCFullYear()))).toContain('2031')
    expect(await effectsOf(id)).toEqual([])
    for (const _twice of [1, 2]) await weighPolicy(testDeps(database.db, clock), rowId)
    const [effect, ...others] = await effectsOf(id)
    expect(others).toEqual([])
    expect(effect).toMatchObject({ ranking: { code: 'bridge-open' }, asOf: '2025-02-28' })
    expect(effect?.moved).toBeGreaterThan(0)
    expect(effect?.moves).toHaveLength(Math.min(effect?.moved ?? 0, 50))
    for (const { person, rankBefore, rankAfter, valueBefore, valueAfter } of effect?.moves ?? []) {
      expect(person.name).not.toBe('')
      expect([rankBefore, valueBefore]).not.toEqual([rankAfter, valueAfter])
    }
    if (code !== 'bridge-open') return
    const { simulation } = await simulate(
      {},
      { to: '2025-02-28', from: '2021-01-01', version: added.data?.addPolicyVersion.policy?.version },
    )
    const places = simulation.lines.map(({ person, after }) => `${person.name} ${after?.rank} ${after?.value}`)
    for (const { person, rankAfter, valueAfter } of effect?.moves ?? [])
      expect(places).toContain(`${person.name} ${rankAfter} ${valueAfter}`)
  })
})
