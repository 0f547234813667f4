import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { viewerOfAccount } from '../../testing/viewer-of-account.js'
import type { Viewer } from '../../auth/viewer.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { must } from '../../testing/scenario.js'
import {
  auditEvent,
  awardFigures,
  awardRun,
  event,
  person,
  pointAward,
  policy,
  ranking,
} from '../../db/schema/index.js'
import { checkAwards } from '../../domain/awards/check-awards.js'
import { simulatedAwards } from '../../domain/awards/simulated-awards.js'
import { policiesById, rankedEvents } from '../../domain/awards/simulation.repo.js'
import { addStage } from '../../domain/events/add-stage.js'
import { createEvent } from '../../domain/events/create-event.js'
import { whatIf } from '../../domain/forecast/what-if.js'
import { fixedClock } from '../../base/clock.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

const clock = fixedClock('2025-04-01T08:00:00Z')
const accounts = ['staff', 'staff2', 'director', 'player'] as const

let database: TestDatabase
let api: TestApi
/** The last bridge event whose points have been given. */
let held: typeof event.$inferSelect
const viewers = {} as Record<(typeof accounts)[number], Viewer | undefined>

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const { db } = database
  api = await testApi(testDeps(db, clock))
  for (const name of accounts) viewers[name] = await viewerOfAccount(db, clock, `${name}@paiji.example`, `test-${name}`)
  const [row] = await db
    .select({ event })
    .from(event)
    .innerJoin(awardRun, and(eq(awardRun.eventId, event.id), isNull(awardRun.supersededAt)))
    .where(eq(event.sport, 'bridge'))
    .orderBy(sql`${event.startsOn} desc`)
    .limit(1)
  if (!row) throw new Error('no bridge event has points')
  held = row.event
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ranked = { ranking: 'bridge-open', measure: 'mean', unlisted: '0' }
const factors = [
  { from: '0', factor: '1' },
  { from: '0.01', factor: '2' },
]

/** Every bridge policy asks for these from now on. */
const ask = (rule: Record<string, unknown>) =>
  database.db
    .update(policy)
    .set({ rule: sql`rule - 'strength' - 'strengthList' || ${JSON.stringify(rule)}::jsonb` })
    .where(and(eq(policy.kind, 'award'), eq(policy.sport, 'bridge')))

const FIGURES = `usesBase usesStrength base strength awarded missing { code path } canState { allowed reason }
  strengthNow { nodes { code value params { name value } } }`

interface Figures {
  usesBase: boolean
  usesStrength: boolean
  base: string | null
  strength: string | null
  awarded: boolean
  missing: { code: string; path: string }[]
  canState: { allowed: boolean }
  strengthNow: { nodes: { code: string; value: string; params: { name: string; value: string }[] }[] } | null
}

const figures = async (viewer: Viewer | undefined, id = held.id): Promise<Figures | null> => {
  const query = `query ($event: ID!) { awardFigures(event: $event) { ${FIGURES} } }`
  const answer = await api.execute<{ awardFigures: Figures | null }>(viewer, query, { event: toGlobalId('Event', id) })
  expect(answer.errors).toBeUndefined()
  return answer.data?.awardFigures ?? null
}

const state = (viewer: Viewer | undefined, input: Record<string, string>, id = held.id) =>
  api.execute<{
    stateAwardFigures: { awardedAgain: boolean | null; problems: { code: string; path: string | null }[] }
  }>(
    viewer,
    `mutation ($input: StateAwardFiguresInput!) {
      stateAwardFigures(input: $input) { awardedAgain problems { code path } figures { ${FIGURES} } }
    }`,
    { input: { event: toGlobalId('Event', id), ...input } },
  )

const problemsOf = async (viewer: Viewer | undefined, input: Record<string, string>, id?: string) =>
  (await state(viewer, input, id)).data?.stateAwardFigures.problems

const standing = () =>
  database.db
    .select()
    .from(pointAward)
    .where(and(eq(pointAward.eventId, held.id), isNull(pointAward.supersededAt)))
    .orderBy(asc(pointAward.rank), asc(pointAward.personId))

const best = async () => (await standing())[0]?.points ?? 0

const foundAmiss = async () => {
  const [run] = await database.db
    .select()
    .from(awardRun)
    .where(and(eq(awardRun.eventId, held.id), isNull(awardRun.supersededAt)))
  return (await checkAwards(database.db)).findings.filter(finding => finding.id === run?.id)
}

describe('figures of a policy that needs none', () => {
  it('are not asked for, and not taken', async () => {
    expect(await figures(viewers.staff)).toBeNull()
    expect(await problemsOf(viewers.staff, { base: '5' })).toEqual([{ code: 'AWARD_FIGURE_NOT_USED', path: 'base' }])
  })
})

describe('a declared base', () => {
  beforeAll(() => ask({ base: { kind: 'declared' } }))

  it('is missed before the points are, by those who run the event', async () => {
    const missing = [{ code: 'AWARD_BASE_NOT_DECLARED', path: 'base' }]
    expect(await figures(viewers.staff)).toMatchObject({ usesBase: true, usesStrength: false, base: null, missing })
    expect((await figures(viewers.staff))?.canState.allowed).toBe(true)
    expect(await figures(viewers.player)).toBeNull()
  })

  it('is stated by staff alone', async () => {
    for (const viewer of [viewers.player, viewers.director, undefined])
      expect((await state(viewer, { base: '20' })).errors?.[0]?.extensions?.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/)
    expect(await database.db.select().from(awardFigures)).toEqual([])
  })

  it.each(['nought', '0', '-1', '1/0', '1234567890123456789012345'])('is not taken as %s', async base =>
    expect(await problemsOf(viewers.staff, { base })).toEqual([{ code: 'AWARD_FIGURE_NOT_READABLE', path: 'base' }]),
  )

  it('gives points anew with a reason, explained and on record', async () => {
    expect(await problemsOf(viewers.staff, { base: '20' })).toEqual([
      { code: 'AWARD_FIGURES_REASON_MISSING', path: 'reason' },
    ])
    const sent = { base: '20', reason: 'licence 2025-7', idempotencyKey: 'once' }
    expect((await state(viewers.staff, sent)).data?.stateAwardFigures).toMatchObject({
      awardedAgain: true,
      problems: [],
    })
    await state(viewers.staff, sent)
    expect(JSON.stringify((await standing())[0]?.explanation)).toContain('awardBaseDeclared')
    const written = await database.db.select().from(auditEvent).where(eq(auditEvent.type, 'AWARD_FIGURES_STATED'))
    expect(written.map(row => row.data)).toEqual([{ base: '20', strength: null, reason: 'licence 2025-7' }])
    expect(await foundAmiss()).toEqual([])
  })

  it('is changed by a second person only, and moves the points with it', async () => {
    const before = await best()
    const sent = { base: '40', reason: 'misread' }
    const again = await state(viewers.staff, sent)
    expect(again.errors?.[0]?.extensions?.reason).toBe('SECOND_PERSON_NEEDED')
    expect(await problemsOf(viewers.staff2, { base: '20', reason: 'same' })).toMatchObject([
      { code: 'AWARD_FIGURES_UNCHANGED' },
    ])
    expect((await state(viewers.staff2, sent)).data?.stateAwardFigures).toMatchObject({ awardedAgain: true })
    expect(await best()).toBe(before * 2)
    expect(await database.db.select().from(awardFigures)).toHaveLength(2)
    await expect(database.db.update(awardFigures).set({ base: '1' })).rejects.toThrow()
    expect(await foundAmiss()).toEqual([])
  })

  it('is what the simulation counts with', async () => {
    const [found] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
    if (!found) throw new Error('no ranking')
    const [row] = (await rankedEvents(database.db, found, { from: held.endsOn, to: held.endsOn })).filter(
      one => one.id === held.id,
    )
    const policies = await policiesById(database.db, [row?.policyId ?? ''])
    const simulated = must(await simulatedAwards(database.db, row ? [row] : [], policies, {}))
    const sorted = (points: readonly { points: number }[]) => points.map(one => one.points).sort((a, b) => a - b)
    expect(sorted(simulated)).toEqual(sorted(await standing()))
  })

  it('is what a forecast counts with, and needs no reason before the points', async () => {
    const { staff } = viewers
    if (!staff) throw new Error('no staff')
    const deps = testDeps(database.db, clock)
    const { organisationId, sport, category } = held
    const about = { organisationId, sport, category, code: 'TO-COME', nameZh: '将来', nameEn: 'To come' }
    const { eventId } = must(await createEvent(deps, staff, { ...about, startsOn: '2025-05-01', endsOn: '2025-05-02' }))
    must(await addStage(deps, staff, { eventId, nameZh: '决赛', nameEn: 'Final', format: 'pairs' }))
    const [somebody] = await database.db.select().from(person).where(isNull(person.mergedIntoId)).limit(1)
    const asked = { eventId, personId: somebody?.id ?? '', place: 1, size: 24 }
    const without = await whatIf(deps, asked)
    expect(without.ok ? [] : without.error.map(one => one.code)).toEqual(['AWARD_BASE_NOT_DECLARED'])
    expect(await problemsOf(staff, { base: '20' }, eventId)).toEqual([])
    const low = must(await whatIf(deps, asked)).points
    expect(await problemsOf(staff, { base: '40' }, eventId)).toEqual([])
    expect(low).toBeGreaterThan(0)
    expect(must(await whatIf(deps, asked)).points).toBe(low * 2)
  })
})

describe('the strength of a field', () => {
  it('comes off the list in print on the first day', async () => {
    await ask({ base: { kind: 'declared' }, strength: factors, strengthList: ranked })
    const found = await figures(viewers.staff)
    const [node] = found?.strengthNow?.nodes ?? []
    expect(node?.code).toBe('awardStrengthMean')
    const params = Object.fromEntries(node?.params.map(({ name, value }) => [name, value]) ?? [])
    expect(params.asOf && params.asOf < held.startsOn).toBe(true)
    expect(Number(params.listed)).toBeGreaterThan(0)
    expect(Number(params.listed)).toBeLessThanOrEqual(Number(params.contestants))
    expect(found?.missing).toEqual([])
  })

  it('doubles what a list says is strong, and is explained in the award', async () => {
    const before = await best()
    await state(viewers.staff, { base: '41', reason: 'the strength is counted now' })
    expect(await best()).toBeGreaterThan(before)
    expect(JSON.stringify((await standing())[0]?.explanation)).toContain('awardStrengthMean')
    expect(await foundAmiss()).toEqual([])
  })

  it('is stated where no list was in print', async () => {
    await ask({ base: { kind: 'declared' }, strength: factors, strengthList: { ...ranked, ranking: 'none-such' } })
    expect(await figures(viewers.staff)).toMatchObject({
      strengthNow: null,
      missing: [{ code: 'AWARD_STRENGTH_NOT_DECLARED', path: 'strength' }],
    })
    const refused = await problemsOf(viewers.staff2, { base: '42', reason: 'incomplete' })
    expect(refused).toEqual([{ code: 'AWARD_STRENGTH_NOT_DECLARED', path: 'strength' }])
    const given = await state(viewers.staff2, { base: '42', strength: '3.5', reason: 'complete' })
    expect(given.data?.stateAwardFigures).toMatchObject({ awardedAgain: true, problems: [] })
    expect(JSON.stringify((await standing())[0]?.explanation)).toContain('awardStrengthStated')
  })
})
