import { contentDigest } from '@paiji/rules/proof'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamedDigest } from '../../db/log/long-content.js'
import { formOf, readContents } from '../../db/log/read-contents.js'
import { sealedKind } from '../../db/log/sealed-kinds.js'
import { sha256Bytes } from '../../base/digest.js'
import { ranking, rankingList } from '../../db/schema/index.js'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps, together } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { linesOfList } from '../publications/list-lines.repo.js'
import { checkLists } from './check-lists.js'
import { countingOfPlaces } from './list-counting.js'
import { countEntries, entriesOfListsPage, eventsOfLists } from './list-reads.repo.js'
import { entriesOfLists, findList, type ListRow, type RankingRow } from './lists.repo.js'
import { setListOf } from './make-list.js'
import { placeChange } from './place-change.js'
import { storeList } from './store-list.js'

/** A list that stores no more than its places is read as one that stores what every award counts on them. */

let database: TestDatabase
const pairs: { of: RankingRow; full: ListRow; short: ListRow }[] = []

beforeAll(async () => {
  database = await seededDatabase('2025-04')
  const { clock } = sceneDeps(database.db, '2030-01-01T00:00:00Z')
  for (const of of await database.db.select().from(ranking).where(eq(ranking.kind, 'points'))) {
    const full = await findList(database.db, of.id)
    if (!full) continue
    const short = await together(database.db, async tx => {
      const list = must((await setListOf(tx, of, full.asOf)) ?? { ok: false, error: [] })
      const issue = { ranking: of, list, supersedes: full, now: clock.now() }
      return storeList(tx, { accountId: 'test', grants: [], requestId: 'test' }, issue)
    })
    pairs.push({ of, full, short })
  }
})
afterAll(() => database.drop())

const both = <T>(read: (list: ListRow) => Promise<T>) =>
  Promise.all(pairs.map(async ({ full, short }) => ({ full: await read(full), short: await read(short) })))

describe('a list whose places store no results', () => {
  it('stores none, and has the places of the list that does', async () => {
    expect(pairs.length).toBeGreaterThan(0)
    for (const { full, short } of await both(list => entriesOfLists(database.db, [list.id]))) {
      expect(full.length).toBeGreaterThan(0)
      expect(short.map(({ counting }) => counting)).toEqual(short.map(() => null))
      const place = (entry: (typeof full)[number]) => ({
        ...{ personId: entry.personId, position: entry.position, rank: entry.rank, shared: entry.shared },
        ...{ value: entry.value, clubId: entry.clubId },
        results: entry.results ?? entry.counting?.length,
        counting: entry.countingResults ?? entry.counting?.filter(one => one.because === 'counts').length,
      })
      expect(short.map(place)).toEqual(full.map(place))
    }
  })

  it('shows what every award counts, in its order', async () => {
    for (const { full, short } of pairs) {
      const stored = new Map(
        (await entriesOfLists(database.db, [full.id])).map(entry => [entry.personId, entry.counting]),
      )
      const places = [...stored.keys()].map(personId => ({ listId: short.id, personId }))
      const derived = await countingOfPlaces(database.db, places)
      expect(new Map(derived.map(place => [place.personId, place.counting]))).toEqual(stored)
    }
  })

  it('names the same events, and is registered by the same lines', async () => {
    for (const { full, short } of await both(list => eventsOfLists(database.db, [list.id])))
      expect(short.map(row => row.eventId)).toEqual(full.map(row => row.eventId))
    const lines = await both(async list =>
      (await linesOfList(database.db, list.id)).map(({ counting, ...line }) => ({
        ...line,
        counting: counting.map(one => JSON.stringify(one)).sort(),
      })),
    )
    const sorted = (line: { counting: readonly string[] }) => ({
      ...line,
      counting: line.counting.map(one => Object.entries(JSON.parse(one)).sort().join()).sort(),
    })
    for (const { full, short } of lines) expect(short.map(sorted)).toEqual(full.map(sorted))
  })

  it('changes nobody against the list that stores them', async () => {
    const [first] = pairs
    const { full, short } = must(first ? { ok: true, value: first } : { ok: false, error: [] })
    const [entry] = await entriesOfLists(database.db, [short.id])
    const lists = { earlier: full, later: short, earlierId: full.id, laterId: short.id }
    const change = await placeChange(database.db, lists, entry?.personId ?? '')
    expect(change).toMatchObject({ valueChange: 0, causes: [] })
  })

  it('is derived again to its digests,', async () => {
    expect((await checkLists(database.db)).findings).toEqual([])
    const issued = await database.db.select().from(rankingList).where(eq(rankingList.digestForm, 3))
    expect(issued.length).toBe(pairs.length)
  })

  it('has the same digest in the log read whole and entry by entry', async () => {
    const kind = sealedKind('ranking_list')
    const keys = pairs.map(({ short }) => short.id)
    const whole = await readContents(database.db, kind, keys)
    for (const key of keys) {
      const content = whole.get(key)
      const digested = await together(database.db, tx => streamedDigest(tx, kind, key, formOf(kind)))
      expect(digested?.digest).toBe(content && contentDigest(sha256Bytes, content))
    }
  })
})

describe('a page of a list', () => {
  /** How the database goes about a statement whose numbers it is not told, had every table too many rows to be read whole. */
  const planOf = (statement: string): Promise<string> =>
    together(database.db, async tx => {
      await tx.execute('set local enable_seqscan = off')
      const rows = await tx.execute(`explain (generic_plan, costs off) ${statement}`)
      return rows.map(row => String(row['QUERY PLAN'])).join('\n')
    })
  const pages = (run: () => Promise<unknown>) => database.statements.during(run)

  it('is read by its place in the order, and no further than its end', async () => {
    const ids = pairs.map(({ short }) => short.id)
    const { value, statements } = await pages(() =>
      entriesOfListsPage(database.db, ids, {}, { first: 3, after: undefined }),
    )
    expect(value).toHaveLength(4 * ids.length)
    const plan = await planOf(statements[0] ?? '')
    expect(plan).toMatch(/Limit\s+->\s+Index (Only )?Scan using ranking_entry_order/)
    expect(plan).not.toContain('WindowAgg')
  })

  it('says how long the whole list is by its last place', async () => {
    const ids = pairs.map(({ full }) => full.id)
    const { value, statements } = await pages(() => countEntries(database.db, ids, {}))
    const filtered = await countEntries(database.db, ids, { gender: 'nobody' })
    expect(filtered).toEqual([])
    for (const { parentId, n } of value as { parentId: string; n: number }[])
      expect(n).toBe((await entriesOfLists(database.db, [parentId])).length)
    expect(await planOf(statements[0] ?? '')).toContain('ranking_entry_order')
  })
})
