import { publicSight } from './visibility.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOrganisation, together } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import type { Position } from '../shared/cursor.js'
import { insertPeople } from './register.repo.js'
import { countSearch, type SearchKind, searchRows } from './search.repo.js'
import { searchQuery } from './search-text.js'
import { splitName } from './split-name.js'

let database: TestDatabase
const names = new Map<string, string>()

beforeAll(async () => {
  database = await testDatabase()
  const people = ['张三丰', '张三', '章三丰', '单雄信', '吕乐', 'José García-López', 'John Smith', 'Jon Smith', '王伟']
  const stored = await together(database.db, tx =>
    insertPeople(
      tx,
      people.map((name, at) => ({
        names: [splitName(name)],
        identifiers: at === 8 ? [{ issuer: 'WBF', value: '4711' }] : [],
      })),
    ),
  )
  await database.sql`insert into identifier_issuer (code, name_zh, name_en, visibility, declared_by)
    values ('WBF', '世界桥牌联合会', 'World Bridge Federation', 'public', 'staff')`
  for (const [at, { id }] of stored.entries()) names.set(id, people[at] ?? '')
  const add = async (code: string, nameZh: string, nameEn: string, parentId?: string) => {
    const kind = parentId ? ('club' as const) : ('federation' as const)
    const id = await addOrganisation(database.db, { code, kind, nameZh, nameEn, ...(parentId ? { parentId } : {}) })
    names.set(id, nameEn)
    return id
  }
  const root = await add('F', '示范联合会', 'Demo Federation')
  await add('BJ-C1', '什刹海俱乐部', 'Shichahai Club', root)
})
afterAll(() => database.drop())

const find = async (text: string, kind: SearchKind = 'person', first = 20, after?: Position) => {
  const query = searchQuery(text)
  if (!query) return []
  const rows = await searchRows(database.db, { kind, query, text, sight: publicSight }, { first, after })
  return rows.map(row => names.get(row.id))
}

describe('searchRows', () => {
  it.each([
    ['张三丰', ['张三丰']],
    ['zhang sanfeng', ['张三丰', '章三丰']],
    ['sanfeng zhang', ['张三丰', '章三丰']],
    ['zsf', ['张三丰', '章三丰']],
    ['zhangsan', ['张三', '张三丰', '章三丰']],
    ['shan', ['单雄信']],
    ['lv le', ['吕乐']],
    ['lyu', ['吕乐']],
    ['garcia', ['José García-López']],
    ['LOPEZ jose', ['José García-López']],
    ['4711', ['王伟']],
    ['1000 01-19', ['张三丰']],
    ['１００００１', ['张三丰']],
    ['0216', ['张三']],
  ])('%s finds %j', async (text, expected) => {
    expect([...(await find(text))].sort()).toEqual([...expected].sort())
  })

  it.each([
    ['zhnag sanfeng', '张三丰'],
    ['zhang sanfneg', '张三丰'],
    ['Jonh Smith', 'John Smith'],
    ['Garzia Lopez', 'José García-López'],
    ['张三峰', '张三丰'],
  ])('finds by likeness what is spelt wrongly: %s', async (text, expected) => {
    expect(await find(text)).toContain(expected)
  })

  it('puts the fuller match first', async () => {
    expect((await find('zhangsan'))[0]).toBe('张三')
  })

  it('finds organisations in both languages, by pinyin, initials and code', async () => {
    for (const text of ['什刹海', 'shichahai', 'schjlb', 'Shichahai', 'BJ-C1', 'shichahia']) {
      expect(await find(text, 'organisation')).toContain('Shichahai Club')
    }
  })

  it('pages to the last row and counts them', async () => {
    const query = searchQuery('smith')
    if (!query) throw new Error('no query')
    const request = { kind: 'person' as const, query, text: 'smith', sight: publicSight }
    const seen: string[] = []
    let after: Position | undefined
    for (let page = 0; page < 5; page++) {
      const rows = await searchRows(database.db, request, { first: 1, after })
      const [row] = rows
      if (!row) break
      seen.push(row.id)
      after = { key: [row.relevance], id: row.id }
      if (rows.length < 2) break
    }
    expect(seen.map(id => names.get(id)).sort()).toEqual(['John Smith', 'Jon Smith'])
    expect(await countSearch(database.db, request)).toBe(2)
  })

  it.each(["'", '%', '\\', 'x'.repeat(5_000), '🀄️', '\u0000'])('survives %j', async text => {
    expect(Array.isArray(await find(text))).toBe(true)
  })
})
