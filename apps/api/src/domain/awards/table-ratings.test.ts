import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system, type Viewer } from '../../auth/viewer.js'
import { fillGames } from '../../checks/fill-games.js'
import { checkStandings } from '../../checks/standings-reproducible.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { addPolicy, addRanking, must, sceneDeps } from '../../testing/scenario.js'
import {
  event,
  organisation,
  rankingList,
  revisionGames,
  scoreSheet,
  stage,
  standingsRevision,
} from '../../db/schema/index.js'
import type { TestDatabase } from '../../testing/database.js'
import { applyCorrection, approveCorrection } from '../corrections/apply-correction.js'
import { type CorrectionRequest, previewCorrection } from '../corrections/preview-correction.js'
import { checkLists } from './check-lists.js'
import { issueList } from './issue-list.js'
import { entriesOfLists } from './lists.repo.js'
import type { ListChange } from './reissue-lists.js'
import { ratedResults, ratedResultsPage, nameOfPlace } from './rated-results.repo.js'

let database: TestDatabase
let staff: Viewer
const rankings = new Map<string, string>()

const RULE = {
  kind: 'rating',
  method: 'wengLin',
  rated: 'table',
  start: { mean: 25_000, uncertainty: 8333 },
  drift: 40,
  deviations: 2,
  settled: { events: 8, uncertaintyAtMost: 7500 },
}

const addRatings = async (code: string, sport: string, organisationId: string, change: object = {}) => {
  const about = { organisationId, sport, code, nameZh: code, nameEn: code, kind: 'rating' } as const
  await addPolicy(database.db, { ...about, rule: { ...RULE, ...change } })
  rankings.set(code, await addRanking(database.db, about))
}

beforeAll(async () => {
  database = await seededDatabase('2025-03')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  const id = federation?.id ?? ''
  staff = { ...system(id), accountId: 'somebody' }
  await addRatings('guandan-tables', 'guandan', id)
  await addRatings('guandan-pairs', 'guandan', id, { keptFor: 'partnership' })
  await addRatings('mahjong-tables', 'mahjong', id)
  await addRatings('bridge-all', 'bridge', id, { rated: 'tableOrOrder' })
})
afterAll(() => database.drop())

const DAY = '2025-05-20T02:00:00Z'

const issued = async (code: string, asOf = '2025-03-31') => {
  const rankingId = rankings.get(code) ?? ''
  const { listId } = must(await issueList(sceneDeps(database.db, DAY), staff, { rankingId, asOf }))
  const entries = await entriesOfLists(database.db, [listId])
  const behind = new Map((await ratedResults(database.db, entries)).map(place => [place.personId, place.results]))
  return { listId, entries, behind }
}

describe('a rating list of tables', () => {
  it.each([
    ['guandan-tables', 2],
    ['mahjong-tables', 4],
  ])('%s: every table by itself, each after the one before', async (code, sides) => {
    const { entries, behind } = await issued(code)
    expect(entries.length).toBeGreaterThan(20)
    for (const entry of entries) {
      const results = behind.get(entry.personId) ?? []
      expect(results.length).toBe(entry.ratedResults)
      expect(results.length).toBeGreaterThan(2)
      for (const [at, result] of results.entries()) {
        if (result.method !== 'wengLin' || !result.game) throw new Error('not a table')
        expect(result.game.sides).toHaveLength(sides)
        expect(result.place).toBe(result.game.sides.find(side => side.entry === result.game?.own)?.rank)
        const before = results[at - 1]
        if (before?.method === 'wengLin') {
          expect(result.before).toEqual(before.after)
          expect(before.endedOn <= result.endedOn).toBe(true)
        }
      }
      const last = results.at(-1)
      expect(last?.method === 'wengLin' && Math.floor(last.after.mean / 10 + 0.5)).toBe(entry.estimate)
      expect(entry.provisional).toBe(results.length < 8 || (entry.uncertainty ?? 0) > 750)
    }
    expect(entries.some(entry => !entry.provisional) && entries.some(entry => entry.provisional)).toBe(true)
  })

  it('rates the final order of events in which nobody meets, where the policy says so', async () => {
    const { behind } = await issued('bridge-all')
    const results = [...behind.values()].flat()
    expect(results.length).toBeGreaterThan(20)
    expect(results.some(result => result.method === 'wengLin' && !result.game)).toBe(true)
  })

  it('lists people with their best partnership', async () => {
    const { entries } = await issued('guandan-pairs')
    const byPerson = new Map(entries.map(entry => [entry.personId, entry]))
    expect(entries.length).toBeGreaterThan(20)
    for (const entry of entries) {
      expect(entry.partnerIds).toHaveLength(1)
      const partner = byPerson.get(entry.partnerIds?.[0] ?? '')
      expect(partner?.value).toBeGreaterThanOrEqual(entry.value)
    }
  })

  it('takes as many statements for many tables as for few', async () => {
    const counts: number[] = []
    for (const asOf of ['2025-01-31', '2025-03-30']) {
      const input = { rankingId: rankings.get('guandan-tables') ?? '', asOf }
      const { statements } = await database.statements.during(() =>
        issueList(sceneDeps(database.db, DAY), staff, input),
      )
      counts.push(statements.length)
    }
    // The second list names the ranks of the first: one statement more.
    expect((counts[1] ?? 0) - (counts[0] ?? 0)).toBeLessThanOrEqual(1)
  })

  it('answers its results by pages, the latest first', async () => {
    const { entries, behind } = await issued('mahjong-tables')
    const [entry] = entries
    if (!entry) throw new Error('nobody')
    const name = nameOfPlace(entry)
    const numbers: number[] = []
    let after: { key: [number]; id: string } | undefined
    for (let page = 0; page < 10; page++) {
      const rows = await ratedResultsPage(database.db, [name], null, { first: 2, after })
      const shown = rows.slice(0, 2)
      for (const { number, result } of shown) expect(result).toEqual(behind.get(entry.personId)?.[number - 1])
      numbers.push(...shown.map(row => row.number))
      if (rows.length <= 2) break
      after = { key: [shown.at(-1)?.number ?? 0], id: entry.personId }
    }
    expect(numbers).toEqual(Array.from({ length: entry.ratedResults }, (_, at) => entry.ratedResults - at))
  })

  it('is corrected when an official result is, as previewed, and keeps the old issue', async () => {
    const { listId, entries } = await issued('guandan-tables')
    const [found] = await database.db
      .select({ sheet: scoreSheet })
      .from(scoreSheet)
      .innerJoin(stage, eq(stage.id, scoreSheet.stageId))
      .innerJoin(event, eq(event.id, stage.eventId))
      .innerJoin(
        standingsRevision,
        and(eq(standingsRevision.stageId, stage.id), isNotNull(standingsRevision.officialAt)),
      )
      .where(and(eq(event.sport, 'guandan'), isNull(scoreSheet.supersededAt), isNull(standingsRevision.supersededAt)))
      .orderBy(asc(event.endsOn), asc(scoreSheet.slot))
      .limit(1)
    const sheet = found?.sheet.sheet as { deals: { finish: number[] }[] }
    const request: CorrectionRequest = {
      stageId: found?.sheet.stageId ?? '',
      slot: found?.sheet.slot ?? '',
      sheet: { ...sheet, deals: sheet.deals.map(deal => ({ finish: [...deal.finish].reverse() })) },
      kind: 'typo',
      reason: '名次顺序记反',
      authorityKind: 'staff',
    }
    const deps = sceneDeps(database.db, '2025-05-21T02:00:00Z')
    const preview = must(await previewCorrection(deps, staff, request))
    const isOurs = (change: ListChange) =>
      change.rankingId === rankings.get('guandan-tables') && change.asOf === '2025-03-31'
    const moved = preview.lists.filter(isOurs)
    expect(moved.length).toBeGreaterThan(3)
    const { previewedOn } = preview
    const { correctionId } = must(await applyCorrection(deps, staff, { ...request, previewedOn }))
    must(await approveCorrection(deps, { ...staff, accountId: 'second' }, { correctionId, previewedOn }))
    const [corrected] = await database.db.select().from(rankingList).where(eq(rankingList.supersedesId, listId))
    expect(corrected).toMatchObject({ asOf: '2025-03-31', number: 2, reason: '名次顺序记反', correctionId })
    const now = new Map(
      (await entriesOfLists(database.db, [corrected?.id ?? ''])).map(entry => [entry.personId, entry]),
    )
    for (const change of moved) expect(now.get(change.personId)?.value).toBe(change.valueAfter)
    expect((await entriesOfLists(database.db, [listId])).map(entry => entry.value)).toEqual(
      entries.map(entry => entry.value),
    )
  })

  it('is derived again digit by digit, old issues as they were known', async () => {
    expect((await checkLists(database.db)).findings).toEqual([])
    expect((await checkStandings(database.db)).problems).toEqual([])
  })

  it('keeps what was played with the revision, unchangeable, and fills in what is missing', async () => {
    await expect(database.db.update(revisionGames).set({ games: [] })).rejects.toThrow()
    await expect(database.db.delete(revisionGames)).rejects.toThrow()
    expect(await fillGames(database.db)).toBe(0)
    await database.sql`alter table revision_games disable trigger user`
    const before = await database.db.select().from(revisionGames).orderBy(asc(revisionGames.revisionId))
    await database.db.delete(revisionGames)
    expect(await fillGames(database.db)).toBe(before.length)
    await database.sql`update revision_games set games = '[]' where games <> '[]'`
    const { problems } = await checkStandings(database.db)
    expect(new Set(problems.map(problem => problem.code))).toEqual(new Set(['GAMES_DIFFER']))
  })
})
