import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadViewer, accountById } from '../../auth/load-viewer.js'
import type { Viewer } from '../../auth/viewer.js'
import { listIssue, organisation, ranking, rankingList, roleGrant, user } from '../../db/schema/index.js'
import { jobQueue } from '../../jobs/queue.js'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps, together } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { checkLists } from './check-lists.js'
import { lockRanking } from './lists.repo.js'
import { cancelListIssue, requestList } from './request-list.js'
import { runListIssue } from './run-list-issue.js'

let database: TestDatabase
let rankingId: string
const ACCOUNT = 'lister'
const deps = () => ({ ...sceneDeps(database.db, '2025-03-20T02:00:00Z'), jobs: jobQueue })
const viewer = async (): Promise<Viewer> =>
  loadViewer(database.db, deps().clock, await accountById(database.db, ACCOUNT), 'test')

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  const [found] = await database.db.select().from(ranking).where(eq(ranking.sport, 'bridge'))
  rankingId = found?.id ?? ''
  const now = new Date()
  await database.db
    .insert(user)
    .values({ id: ACCOUNT, name: 'L', email: 'l@example.org', createdAt: now, updatedAt: now })
  await database.db.insert(roleGrant).values({
    accountId: ACCOUNT,
    role: 'staff',
    scopeKind: 'organisation',
    scopeId: federation?.id ?? '',
    valid: '[2020-01-01,)',
    grantedBy: 'test',
  })
})
afterAll(() => database.drop())

/** As if every list were large. */
const request = async (asOf: string) =>
  must(await requestList(deps(), await viewer(), { rankingId, asOf }, { awards: 0, results: 0 }))

const issueOf = async (id: string | undefined) => {
  const [row] = await database.db
    .select()
    .from(listIssue)
    .where(eq(listIssue.id, id ?? ''))
  return row
}
const listsOf = async (asOf: string) =>
  (await database.db.select().from(rankingList).where(eq(rankingList.asOf, asOf))).filter(
    row => row.rankingId === rankingId,
  )

/** Does something while the issue waits for the ranking, then lets it go on. */
const meanwhile = async <T>(run: () => Promise<T>, act: () => Promise<unknown>): Promise<T> => {
  let running: Promise<T> | undefined
  await together(database.db, async tx => {
    await lockRanking(tx, rankingId)
    running = run()
    running.catch(() => undefined)
    for (let waiting = 0; waiting === 0; ) {
      const [row] =
        await database.sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      waiting = Number(row?.n ?? 0)
    }
    await act()
  })
  return running as Promise<T>
}

describe('a large list', () => {
  it('is issued by the worker, once, as its own check computes it', async () => {
    const asOf = '2025-03-01'
    const { issueId, listId } = await request(asOf)
    expect(listId).toBeUndefined()
    expect(await request(asOf)).toEqual({ issueId })
    expect(await listsOf(asOf)).toEqual([])
    const [job] =
      await database.sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'issue-list'`
    expect(job?.n).toBe(1)
    expect(await runListIssue(deps(), issueId ?? '')).toEqual([])
    const [list] = await listsOf(asOf)
    expect(list?.publishedBy).toBe(ACCOUNT)
    expect(await issueOf(issueId)).toMatchObject({ state: 'ISSUED', listId: list?.id, step: 'writing' })
    await runListIssue(deps(), issueId ?? '')
    expect(await listsOf(asOf)).toHaveLength(1)
    expect((await checkLists(database.db)).findings).toEqual([])
  })

  it('of few points is issued at once', async () => {
    const answer = must(await requestList(deps(), await viewer(), { rankingId, asOf: '2025-03-02' }))
    expect(answer.issueId).toBeUndefined()
    expect(await listsOf('2025-03-02')).toHaveLength(1)
  })

  it('is stopped before it begins and while it is made, and leaves nothing', async () => {
    const asOf = '2025-03-03'
    const first = await request(asOf)
    must(await cancelListIssue(deps(), await viewer(), { issueId: first.issueId ?? '' }))
    await runListIssue(deps(), first.issueId ?? '')
    const second = await request(asOf)
    expect(second.issueId).not.toBe(first.issueId)
    const who = await viewer()
    await meanwhile(
      () => runListIssue(deps(), second.issueId ?? ''),
      async () => must(await cancelListIssue(deps(), who, { issueId: second.issueId ?? '' })),
    )
    expect(await issueOf(second.issueId)).toMatchObject({ state: 'CANCELLED', listId: null })
    expect(await listsOf(asOf)).toEqual([])
    const again = await cancelListIssue(deps(), who, { issueId: second.issueId ?? '' })
    expect(again).toMatchObject({ ok: false, error: [{ code: 'LIST_ISSUE_ENDED' }] })
  })

  it('is taken up again when its worker died', async () => {
    const asOf = '2025-03-04'
    const { issueId } = await request(asOf)
    const dying = meanwhile(
      () => runListIssue(deps(), issueId ?? ''),
      () =>
        database.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    await expect(dying).rejects.toThrow()
    expect((await issueOf(issueId))?.finishedAt).toBeNull()
    await runListIssue(deps(), issueId ?? '')
    expect(await issueOf(issueId)).toMatchObject({ state: 'ISSUED' })
    expect(await listsOf(asOf)).toHaveLength(1)
  })

  it('is refused when who asked for it may not any more', async () => {
    const { issueId } = await request('2025-03-05')
    await database.db.update(user).set({ lockedAt: new Date(), lockReason: 'gone' }).where(eq(user.id, ACCOUNT))
    expect(await runListIssue(deps(), issueId ?? '')).toMatchObject([{ code: 'NOT_PERMITTED' }])
    expect(await issueOf(issueId)).toMatchObject({ state: 'REFUSED', problems: [{ code: 'NOT_PERMITTED' }] })
  })
})
