import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { system } from '../../auth/viewer.js'
import { fixedClock } from '../../base/clock.js'
import { organisation, ranking, rankingList } from '../../db/schema/index.js'
import { issueList } from '../../domain/awards/issue-list.js'
import { issueDueLists, scheduleLists } from '../../domain/awards/schedule-lists.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import type { TestDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  const [rating] = await database.db.select().from(ranking).where(eq(ranking.code, 'guandan-rating'))
  const deps = sceneDeps(database.db, '2025-05-20T02:00:00Z')
  for (const asOf of ['2025-02-28', '2025-04-30'])
    must(await issueList(deps, system(federation?.id ?? ''), { rankingId: rating?.id ?? '', asOf }))
  api = await testApi(testDeps(database.db, fixedClock('2026-11-01T00:00:00Z')))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ask = async <T>(document: string, variables: Record<string, unknown> = {}): Promise<T> => {
  const answer = await api.execute<T>(undefined, document, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

interface Line {
  rank: number
  value: string
  person: { id: string }
}
interface List {
  id: string
  asOf: string
  entries: { edges: { node: Line }[] }
}
interface Move {
  kind: string
  rankBefore: number | null
  rankAfter: number | null
  valueBefore: string | null
  valueAfter: string | null
  person: { id: string }
}
interface Change {
  valueChange: string
  placeUnmoved: number | null
  passedBy: number | null
  enteredAhead: number | null
  leftAhead: number | null
  passed: number | null
  before: Line | null
  after: Line | null
  causes: { kind: string; amount: string | null; event: { code: string } | null }[]
  passers: { person: { id: string } }[]
}

const LISTS = `query ($code: String!) { ranking(code: $code) { lists { id asOf entries(first: 200) { edges { node { rank value person { id } } } } } } }`
const MOVES = `query ($earlier: ID!, $later: ID!, $after: String, $kind: ListMoveKind) { listComparison(earlier: $earlier, later: $later) {
  policyChanged counts { kind count }
  moves(first: 7, after: $after, kind: $kind) { totalCount pageInfo { hasNextPage endCursor } edges { node {
    kind rankBefore rankAfter valueBefore valueAfter person { id } } } } } }`
const CHANGE = `query ($earlier: ID!, $later: ID!, $person: ID!) { listComparison(earlier: $earlier, later: $later) {
  placeChange(person: $person) { valueChange placeUnmoved passedBy enteredAhead leftAhead passed
    before { rank value } after { rank value } causes { kind amount event { code } } passers { person { id } } } } }`

const listsOf = async (code: string): Promise<[List, List]> => {
  const { ranking } = await ask<{ ranking: { lists: List[] } }>(LISTS, { code })
  const [later, ...others] = ranking.lists
  const earlier = others.at(-1)
  if (!later || !earlier) throw new Error('two issues are needed')
  return [earlier, later]
}

interface Compared {
  counts: { kind: string; count: number }[]
  moves: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: Move }[] }
}

const hundredths = (text: string | null | undefined): number => Math.round(Number(text ?? 0) * 100)

it.each(['bridge-open', 'guandan-rating'])(
  'compares any two issues of %s, page by page, as counted by hand',
  async code => {
    const [earlier, later] = await listsOf(code)
    const [was, is] = [earlier, later].map(
      list => new Map(list.entries.edges.map(({ node }) => [node.person.id, node])),
    )
    const found: Move[] = []
    let after: string | undefined
    let compared: Compared
    do {
      const answer = await ask<{ listComparison: Compared }>(MOVES, { earlier: earlier.id, later: later.id, after })
      compared = answer.listComparison
      found.push(...compared.moves.edges.map(edge => edge.node))
      after = compared.moves.pageInfo.endCursor
    } while (compared.moves.pageInfo.hasNextPage)
    expect(found).toHaveLength(compared.moves.totalCount)
    const everybody = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
    const unmoved = [...everybody].filter(
      id => was?.get(id)?.rank === is?.get(id)?.rank && was?.get(id)?.value === is?.get(id)?.value,
    )
    expect(found.length + unmoved.length).toBe(everybody.size)
    expect(found.length).toBeGreaterThan(7)
    for (const move of found) {
      expect([move.rankBefore, move.valueBefore]).toEqual([
        was?.get(move.person.id)?.rank ?? null,
        was?.get(move.person.id)?.value ?? null,
      ])
      expect([move.rankAfter, move.valueAfter]).toEqual([
        is?.get(move.person.id)?.rank ?? null,
        is?.get(move.person.id)?.value ?? null,
      ])
    }
    const entered = await ask<{ listComparison: Compared }>(MOVES, {
      earlier: earlier.id,
      later: later.id,
      kind: 'entered',
    })
    expect(entered.listComparison.moves.totalCount).toBe(found.filter(move => move.kind === 'entered').length)
  },
)

it.each(['bridge-open', 'guandan-rating'])(
  'says of everybody on %s what changed the place, to the amount',
  async code => {
    const [earlier, later] = await listsOf(code)
    for (const { node } of later.entries.edges.slice(0, 25)) {
      const { listComparison } = await ask<{ listComparison: { placeChange: Change } }>(CHANGE, {
        earlier: earlier.id,
        later: later.id,
        person: node.person.id,
      })
      const change = listComparison.placeChange
      const amounts = change.causes.reduce((sum, cause) => sum + hundredths(cause.amount), 0)
      expect(amounts).toBe(hundredths(change.valueChange))
      expect(hundredths(change.valueChange)).toBe(hundredths(change.after?.value) - hundredths(change.before?.value))
      if (!change.before || !change.after) continue
      const moved = (change.passedBy ?? 0) + (change.enteredAhead ?? 0) - (change.leftAhead ?? 0) - (change.passed ?? 0)
      expect(change.after.rank - change.before.rank).toBe(moved)
      expect(change.passers.length).toBe(Math.min(20, (change.passedBy ?? 0) + (change.enteredAhead ?? 0)))
      if (change.valueChange === '0.00') expect(change.placeUnmoved).toBe(change.after.rank)
    }
  },
)

it('compares nothing of two rankings, and says nothing of somebody on neither', async () => {
  const [[bridge], [, guandan]] = [await listsOf('bridge-open'), await listsOf('guandan-rating')]
  const answer = await ask<{ listComparison: null }>(MOVES, { earlier: bridge.id, later: guandan.id })
  expect(answer.listComparison).toBeNull()
})

it('issues a monthly list by itself on its day, once, and says the next day', async () => {
  const [found] = await database.db.select().from(ranking).where(eq(ranking.code, 'bridge-open'))
  const { id: rankingId = '', organisationId = '' } = found ?? {}
  const lists = () => database.db.select().from(rankingList).where(eq(rankingList.rankingId, rankingId))
  const on = (at: string) => sceneDeps(database.db, at)
  must(await scheduleLists(on('2025-05-20T02:00:00Z'), system(organisationId), { rankingId, issueDay: 10 }))
  const before = (await lists()).length
  expect(await issueDueLists(on('2025-05-20T03:00:00Z'))).toEqual([])
  expect(await lists()).toHaveLength(before)
  // Where the body is it is the tenth of June already.
  for (const at of ['2025-06-09T16:30:00Z', '2025-06-12T00:00:00Z']) expect(await issueDueLists(on(at))).toEqual([])
  expect((await lists()).filter(list => list.asOf === '2025-06-10')).toHaveLength(1)
  expect(await lists()).toHaveLength(before + 1)
  const asked = '{ ranking(code: "bridge-open") { issueDay nextIssueOn latest { asOf } } }'
  const june = await testApi(testDeps(database.db, fixedClock('2025-06-12T00:00:00Z')))
  const answer = await june.execute(undefined, asked)
  expect(answer.data).toEqual({ ranking: { issueDay: 10, nextIssueOn: '2025-07-10', latest: { asOf: '2025-06-10' } } })
  await june.stop()
  const refused = await scheduleLists(on('2025-06-12T00:00:00Z'), system(organisationId), { rankingId, issueDay: 31 })
  expect(refused.ok ? [] : refused.error.map(({ code }) => code)).toEqual(['LIST_ISSUE_DAY_OUT_OF_RANGE'])
})
