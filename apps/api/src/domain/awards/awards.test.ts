import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, system, type Viewer } from '../../auth/viewer.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { must, sceneDeps, together } from '../../testing/scenario.js'
import {
  affiliation,
  awardRun,
  event,
  organisation,
  pointAward,
  policy,
  ranking,
  rankingEntry,
  rankingList,
  standingsRevision,
} from '../../db/schema/index.js'
import type { TestDatabase } from '../../testing/database.js'
import { awardPoints } from './award-points.js'
import { linesOfEvent } from './awards.repo.js'
import { checkAwards } from './check-awards.js'
import { checkLists } from './check-lists.js'
import { computeAwards } from './compute-awards.js'
import { expiresOn } from './expires-on.js'
import { issueList } from './issue-list.js'
import { entriesOfLists, findList } from './lists.repo.js'
import { changesBetween, previewLists, reissueLists } from './reissue-lists.js'

let database: TestDatabase
let staff: Viewer
let rankingId: string
let federationId: string

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  federationId = federation?.id ?? ''
  staff = system(federationId)
  const [found] = await database.db.select().from(ranking).where(eq(ranking.sport, 'bridge'))
  rankingId = found?.id ?? ''
})
afterAll(() => database.drop())

const official = async (code: string) => {
  const [row] = await database.db
    .select({ revision: standingsRevision, event })
    .from(standingsRevision)
    .innerJoin(event, sql`${event.id} = (select event_id from stage where id = ${standingsRevision.stageId})`)
    .where(and(eq(event.code, code), isNotNull(standingsRevision.officialAt), sql`superseded_at is null`))
  if (!row) throw new Error(`no official ${code}`)
  return row
}

const firstEvent = async () => {
  const [row] = await database.db.select().from(event).where(eq(event.sport, 'bridge')).orderBy(event.endsOn).limit(1)
  return official(row?.code ?? '')
}

const runs = async (eventId: string) =>
  (await database.db.select().from(awardRun).where(eq(awardRun.eventId, eventId))).length

describe('expiresOn', () => {
  it.each([
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-08-31', 1, '2025-09-30'],
    ['2025-11-15', 14, '2027-01-15'],
  ])('%s + %i months', (day, months, expected) =>
    expect(expiresOn({ age: { kind: 'anniversary', months }, periods: 1 }, day)).toBe(expected),
  )

  it('ends with a season', () => {
    const expiry = { age: { kind: 'season', startsMonth: 7 }, periods: 2 } as const
    expect(expiresOn(expiry, '2025-03-01')).toBe('2026-07-01')
    expect(expiresOn(expiry, '2025-07-01')).toBe('2027-07-01')
    expect(expiresOn(undefined, '2025-07-01')).toBeUndefined()
  })
})

describe('awardPoints', () => {
  it('changes nothing when the same result is awarded again', async () => {
    const { revision, event: held } = await firstEvent()
    const before = await runs(held.id)
    const again = await together(database.db, async tx =>
      must(
        await awardPoints(
          { tx, deps: sceneDeps(tx, '2026-01-01'), viewer: staff },
          { eventId: held.id, revisionId: revision.id },
        ),
      ),
    )
    expect(again).toMatchObject({ changed: false })
    expect(await runs(held.id)).toBe(before)
  })

  it('takes points back and gives them anew when the policy has changed', async () => {
    const { revision, event: held } = await firstEvent()
    const outcome = await database.db
      .transaction(async tx => {
        await tx
          .update(policy)
          .set({ version: 9 })
          .where(and(eq(policy.kind, 'award'), eq(policy.sport, 'bridge')))
        const input = { eventId: held.id, revisionId: revision.id }
        const result = must(await awardPoints({ tx, deps: sceneDeps(tx, '2026-01-01'), viewer: staff }, input))
        const open = await tx
          .select()
          .from(pointAward)
          .where(and(eq(pointAward.eventId, held.id), sql`superseded_at is null`))
        const all = await tx.select().from(pointAward).where(eq(pointAward.eventId, held.id))
        throw Object.assign(new Error('roll back'), { seen: { result, open: open.length, all: all.length } })
      })
      .catch(error => error.seen)
    expect(outcome.result.changed).toBe(true)
    expect(outcome.open).toBe(outcome.result.awards)
    expect(outcome.all).toBe(outcome.open * 2)
  })

  it('gives nothing, and fails nowhere, where no policy is in force', async () => {
    const { revision, event: held } = await firstEvent()
    const computed = await database.db
      .transaction(async tx => {
        await tx.execute(sql`update policy set effective = 'empty' where kind = 'award'`)
        const standings = await linesOfEvent(tx, revision.id)
        const found = await computeAwards(tx, { eventId: held.id, stageId: revision.stageId, standings })
        throw Object.assign(new Error('roll back'), { found })
      })
      .catch(error => error.found)
    expect(computed).toMatchObject({ ok: true, value: { policy: undefined, awards: [] } })
  })

  it('explains every award and refuses to be edited', async () => {
    const [award] = await database.db.select().from(pointAward).limit(1)
    expect(award?.explanation).toMatchObject({ code: 'awardPoints' })
    const edit = database.db
      .update(pointAward)
      .set({ points: 1 })
      .where(eq(pointAward.id, award?.id ?? ''))
    await expect(edit).rejects.toThrow()
  })
})

describe('ranking lists', () => {
  it('share ranks, name the rank before, and stand in order', async () => {
    const list = await findList(database.db, rankingId)
    const entries = await entriesOfLists(database.db, [list?.id ?? ''])
    expect(entries.length).toBeGreaterThan(20)
    entries.forEach((entry, at) => {
      const before = entries[at - 1]
      expect(entry.position).toBe(at + 1)
      expect(entry.rank).toBe(before && before.value === entry.value ? before.rank : at + 1)
      expect((entry.counting ?? []).reduce((sum, one) => sum + one.counted, 0)).toBe(entry.value)
    })
    expect(entries.some(entry => entry.previousRank !== null)).toBe(true)
  })

  it('answer for a day, and as known at a moment', async () => {
    const asOf = '2025-02-28'
    const now = await findList(database.db, rankingId, { asOf })
    const first = await findList(database.db, rankingId, { asOf, knownAt: new Date('2025-03-12T00:00:00Z') })
    expect(now).toMatchObject({ asOf, number: 2, supersedesId: first?.id })
    expect(now?.reason).toContain('declarer')
    expect(first).toMatchObject({ asOf, number: 1 })
    expect(await findList(database.db, rankingId, { asOf: '2025-02-20' })).toMatchObject({ asOf: '2025-01-31' })
    expect(await findList(database.db, rankingId, { asOf: '2024-12-31' })).toBeUndefined()
    const changed = changesBetween(
      await entriesOfLists(database.db, [first?.id ?? '']),
      await entriesOfLists(database.db, [now?.id ?? '']),
    )
    expect(changed.length).toBeGreaterThan(0)
  })

  it('are not issued twice, nor by anybody, nor for a day to come', async () => {
    const deps = sceneDeps(database.db, '2025-04-01T00:00:00Z')
    const standing = await findList(database.db, rankingId)
    const input = { rankingId, asOf: '2025-02-28' }
    expect(must(await issueList(deps, staff, input)).listId).toBe(standing?.id)
    const codes = async (viewer: Viewer, changed: Partial<typeof input>) => {
      const outcome = await issueList(deps, viewer, { ...input, ...changed })
      return outcome.ok ? [] : outcome.error.map(problem => problem.code)
    }
    expect(await codes(anonymous('x'), {})).toEqual(['NOT_PERMITTED'])
    expect(await codes(staff, { asOf: '2025-05-01' })).toEqual(['LIST_DATE_IN_FUTURE'])
    expect(await codes(staff, { asOf: '2025-02-30' })).toEqual(['LIST_DATE_NOT_READABLE'])
    expect(await codes(staff, { asOf: '2019-01-01' })).toEqual(['RANKING_POLICY_MISSING'])
    expect(await codes(staff, { rankingId: federationId })).toEqual(['RANKING_UNKNOWN'])
  })

  it('answer a repeated request with the first answer', async () => {
    const deps = sceneDeps(database.db, '2025-04-01T00:00:00Z')
    const input = { rankingId, asOf: '2025-03-15', idempotencyKey: 'once' }
    const viewer = { ...staff, accountId: 'someone' }
    const first = must(await issueList(deps, viewer, input))
    expect(must(await issueList(deps, viewer, input))).toEqual(first)
  })

  it('keep the club of their own day', async () => {
    const list = await findList(database.db, rankingId)
    const [entry] = await entriesOfLists(database.db, [list?.id ?? ''])
    const spells = await database.db
      .select()
      .from(affiliation)
      .where(eq(affiliation.personId, entry?.personId ?? ''))
    expect(spells.some(spell => spell.organisationId === entry?.clubId)).toBe(true)
  })

  it('are immutable', async () => {
    await expect(database.db.update(rankingEntry).set({ rank: 1 })).rejects.toThrow()
    await expect(database.db.update(rankingList).set({ reason: 'x' })).rejects.toThrow()
  })

  it('show what would move before it does, and move just that', async () => {
    const { revision, event: held } = await firstEvent()
    const standings = await linesOfEvent(database.db, revision.id)
    const turned = standings.map((line, at) => ({ ...line, rank: standings[standings.length - 1 - at]?.rank ?? 1 }))
    const computed = must(
      await computeAwards(database.db, { eventId: held.id, stageId: revision.stageId, standings: turned }),
    )
    const preview = must(await previewLists(database.db, computed))
    expect(preview.length).toBeGreaterThan(10)
    expect(new Set(preview.map(change => change.asOf))).toContain('2025-01-31')
    const same = must(await computeAwards(database.db, { eventId: held.id, stageId: revision.stageId, standings }))
    expect(must(await previewLists(database.db, same))).toEqual([])
    const reissued = await together(database.db, async tx =>
      must(
        await reissueLists(
          { tx, deps: sceneDeps(tx, '2025-04-02'), viewer: staff },
          { eventId: held.id, reason: 'nothing moved' },
        ),
      ),
    )
    expect(reissued.listIds).toEqual([])
  })
})

describe('checks', () => {
  it('derive everything again, and notice what was tampered with', async () => {
    expect(await checkAwards(database.db)).toMatchObject({ findings: [] })
    expect(await checkLists(database.db)).toMatchObject({ findings: [] })
    await database.db.execute(sql`alter table point_award disable trigger point_award_append_only`)
    await database.db.execute(sql`update point_award set points = points + 100 where superseded_at is null
      and id = (select id from point_award where superseded_at is null order by earned_on, id limit 1)`)
    const awards = await checkAwards(database.db)
    expect(awards.findings.map(finding => finding.code)).toEqual(['AWARDS_DIFFER'])
    expect((await checkLists(database.db)).findings.length).toBeGreaterThan(0)
  })
})
