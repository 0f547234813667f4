import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, system, type Viewer } from '../../auth/viewer.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { must, sceneDeps, together } from '../../testing/scenario.js'
import { streamedDigest } from '../../db/log/long-content.js'
import { formOf, readContents } from '../../db/log/read-contents.js'
import { sealedKind } from '../../db/log/sealed-kinds.js'
import { sha256Bytes } from '../../base/digest.js'
import { contentDigest } from '@paiji/rules/proof'
import { event, organisation, ranking, rankingEntry, rankingList } from '../../db/schema/index.js'
import type { TestDatabase } from '../../testing/database.js'
import { addPolicyVersion } from '../policies/add-policy-version.js'
import { effectsOfPolicies, weighPolicy } from '../policies/weigh-policy.js'
import { computeAwards } from './compute-awards.js'
import { checkLists } from './check-lists.js'
import { explainEntry } from './explain-entry.js'
import { issueList } from './issue-list.js'
import { policiesByIds } from './award-reads.repo.js'
import { eventsOfLists } from './list-reads.repo.js'
import { entriesOfLists, type EntryRow } from './lists.repo.js'
import { nameOfPlace, ratedResults } from './rated-results.repo.js'
import { officialResults } from './official-results.repo.js'
import { previewLists } from './reissue-lists.js'
import { shareSeats } from './share-seats.js'
import { simulatePolicy } from './simulate-policy.js'

let database: TestDatabase
let staff: Viewer

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  staff = system(federation?.id ?? '')
})
afterAll(() => database.drop())

const rankingOf = async (code: string) => {
  const [row] = await database.db.select().from(ranking).where(eq(ranking.code, code))
  if (!row) throw new Error(`no ranking ${code}`)
  return row
}

const issued = async (code: string, asOf: string, day = '2025-05-20') => {
  const { id: rankingId } = await rankingOf(code)
  const { listId } = must(await issueList(sceneDeps(database.db, `${day}T02:00:00Z`), staff, { rankingId, asOf }))
  const [list] = await database.db.select().from(rankingList).where(eq(rankingList.id, listId))
  if (!list) throw new Error('no list')
  const entries = await entriesOfLists(database.db, [listId])
  const behind = await ratedResults(database.db, entries)
  const results = new Map(behind.map(place => [nameOfPlace(place), place.results]))
  return { list, entries, resultsOf: (entry: EntryRow) => results.get(nameOfPlace(entry)) ?? [] }
}

describe('a list of ratings', () => {
  it('is issued from the official results, with value, uncertainty, mark and results', async () => {
    const { list, entries, resultsOf } = await issued('guandan-rating', '2025-04-30')
    expect(entries.length).toBeGreaterThan(20)
    expect(entries.map(entry => entry.value)).toEqual(entries.map(entry => entry.value).sort((a, b) => b - a))
    for (const entry of entries) {
      const last = resultsOf(entry).at(-1)
      if (last?.method !== 'wengLin') throw new Error('not rated by Weng–Lin')
      expect(entry.estimate).toBe(Math.floor(last.after.mean / 10 + 0.5))
      expect(entry.uncertainty).toBe(Math.floor(last.after.uncertainty / 10 + 0.5))
      expect(entry).toMatchObject({ provisional: true, counting: [] })
    }
    const held = await database.db.select().from(event).where(eq(event.sport, 'guandan'))
    const counted = await eventsOfLists(database.db, [list.id])
    expect(counted.length).toBeGreaterThan(1)
    expect(held.map(one => one.id)).toEqual(expect.arrayContaining(counted.map(one => one.eventId)))
  })

  it('keeps the place and the field as they were published', async () => {
    const found = await rankingOf('mahjong-mers')
    const { entries, resultsOf } = await issued('mahjong-mers', '2025-04-30')
    const results = await officialResults(database.db, found, '2025-04-30', undefined)
    expect(entries.length).toBeGreaterThan(5)
    const places = new Map(
      results.flatMap(result =>
        result.sides.flatMap(side => side.players.map(({ id }) => [`${result.id}/${id}`, side.rank] as const)),
      ),
    )
    for (const entry of entries) {
      expect(entry).toMatchObject({ estimate: null, uncertainty: null, provisional: true })
      for (const result of resultsOf(entry)) {
        expect(result.place).toBe(places.get(`${result.event}/${entry.personId}`))
        expect(result.field).toBe(results.find(one => one.id === result.event)?.sides.length)
      }
    }
  })

  it('explains every value with the very figure that is printed', async () => {
    for (const code of ['guandan-rating', 'mahjong-mers']) {
      const { list, entries, resultsOf } = await issued(code, '2025-04-30')
      const [policy] = await policiesByIds(database.db, [list.policyId])
      if (!policy) throw new Error('no policy')
      for (const entry of entries) {
        const made = { awards: [], rated: resultsOf(entry) }
        expect(Number(must(explainEntry(policy, list.asOf, made)).value)).toBe(entry.value / 100)
      }
    }
  })

  it('is not issued twice unchanged, refuses to be edited, and is derived again digit by digit', async () => {
    const { list, entries } = await issued('guandan-rating', '2025-04-30')
    expect((await issued('guandan-rating', '2025-04-30', '2025-05-21')).list.id).toBe(list.id)
    await issued('guandan-rating', '2025-03-31')
    const edit = database.db
      .update(rankingEntry)
      .set({ value: 1 })
      .where(eq(rankingEntry.personId, entries[0]?.personId ?? ''))
    await expect(edit).rejects.toThrow()
    const { findings } = await checkLists(database.db)
    expect(findings).toEqual([])
  })

  it('would move when an official result were another', async () => {
    const found = await rankingOf('guandan-rating')
    await issued('guandan-rating', '2025-04-30')
    const [result] = await officialResults(database.db, found, '2025-04-30', undefined)
    const [revision] = await database.sql<{ stageId: string }[]>`
      select s.id as "stageId" from stage s where s.event_id = ${result?.id ?? ''}`
    const turned = (result?.sides ?? []).map(({ entryId, rank }, _, all) => ({
      entryId,
      rank: all.length + 1 - rank,
      group: null,
    }))
    const about = { eventId: result?.id ?? '', stageId: revision?.stageId ?? '', standings: turned }
    const moved = must(await previewLists(database.db, must(await computeAwards(database.db, about))))
    expect(moved.filter(change => change.rankingId === found.id).length).toBeGreaterThan(10)
  })

  it('shares the seats of a championship among the bodies of its people, all of whom count', async () => {
    const { list, entries } = await issued('mahjong-mers', '2025-04-30')
    const deps = { db: database.db }
    const share = (input: Partial<Parameters<typeof shareSeats>[2]>, viewer: Viewer = staff) =>
      shareSeats(deps, viewer, { ranking: 'mahjong-mers', seats: 12, among: 'association', ...input })
    const shared = must(await share({}))
    expect(shared.list.id).toBe(list.id)
    expect(shared.lines.length).toBeGreaterThan(1)
    expect(shared.lines.reduce((sum, line) => sum + line.seats, 0) + shared.left).toBe(12)
    expect(shared.lines.reduce((sum, line) => sum + line.players, 0) + shared.unplaced).toBe(entries.length)
    for (const line of shared.lines) expect(line.seats).toBeLessThanOrEqual(line.most)
    const [country] = must(await share({ among: 'federation' })).lines
    expect(country?.players).toBe(entries.length - shared.unplaced)
    const codes = async (outcome: ReturnType<typeof share>) => {
      const { ok, ...rest } = await outcome
      return ok || !('error' in rest) ? [] : rest.error.map(problem => problem.code)
    }
    expect(await codes(share({ seats: 1 }))).toEqual(['SEATS_TOO_FEW'])
    await issued('guandan-rating', '2025-04-30')
    expect(await codes(share({ ranking: 'guandan-rating' }))).toEqual(['SEATS_LIST_OF_OTHER_METHOD'])
    expect(await codes(share({}, anonymous('seats')))).toEqual(['NOT_PERMITTED'])
  })

  it('is nothing to try other numbers of points on', async () => {
    const { id: rankingId } = await rankingOf('mahjong-mers')
    const outcome = await simulatePolicy(sceneDeps(database.db, '2025-05-20T02:00:00Z'), staff, { rankingId })
    expect(outcome).toMatchObject({ ok: false, error: [{ code: 'RANKING_OF_RATINGS' }] })
  })
})

describe('another version of a policy of ratings', () => {
  it('says whom it would have moved on the newest list, and to what', async () => {
    const { list, entries } = await issued('guandan-rating', '2025-04-30')
    const [latest] = await policiesByIds(database.db, [list.policyId])
    const deps = sceneDeps(database.db, '2025-05-20T02:00:00Z')
    const rule = { ...latest?.rule, keptFor: 'partnership' }
    const version = { policyId: latest?.id ?? '', effectiveFrom: '2026-06-01', rule }
    const { policyId } = must(await addPolicyVersion(deps, staff, version))
    await weighPolicy(deps, policyId)
    const [effect, ...others] = await effectsOfPolicies(database.db, [policyId])
    expect(others).toEqual([])
    expect(effect).toMatchObject({ rankingId: list.rankingId, asOf: '2025-04-30' })
    expect(effect?.moved).toBeGreaterThan(0)
    expect(effect?.people).toBe(entries.length)
    const listed = entries.map(entry => entry.personId)
    for (const { personId, before, after } of effect?.moves ?? []) {
      expect(listed).toContain(personId)
      expect(after).not.toEqual(before)
    }
  })
})

describe('the content of a list of points in the log', () => {
  it('has the same digest read whole and entry by entry', async () => {
    const kind = sealedKind('ranking_list')
    const rows = await database.db
      .select({ id: rankingList.id, kind: ranking.kind })
      .from(rankingList)
      .innerJoin(ranking, eq(ranking.id, rankingList.rankingId))
    const keys = rows.filter(row => row.kind === 'points').map(row => row.id)
    expect(keys.length).toBeGreaterThan(0)
    const whole = await readContents(database.db, kind, keys)
    let entries = 0
    for (const key of keys) {
      const content = whole.get(key)
      const digested = await together(database.db, tx => streamedDigest(tx, kind, key, formOf(kind)))
      entries += content?.parts?.ranking_entry?.length ?? 0
      expect(digested?.digest).toBe(content && contentDigest(sha256Bytes, content))
    }
    expect(entries).toBeGreaterThan(0)
  })
})
