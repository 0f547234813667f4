import { publicSight } from './visibility.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { event } from '../../db/schema/index.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { addOrganisation, together } from '../../testing/scenario.js'
import { insertPeople } from './register.repo.js'
import { matchOf, type SearchKind, searchRows } from './search.repo.js'
import { searchQuery, titleSearchText } from './search-text.js'
import { splitName } from './split-name.js'

let database: TestDatabase
const names = new Map<string, string>()

const people = ['王伟', '王伟强', '张静', '李北静', '孙乔派', 'Wang Wei', 'Wangwei Li']
const bodies = [
  ['BJ', '北京市桥牌协会', 'Beijing Bridge Association', 'association'],
  ['BJ-C1', '北京什刹海桥牌俱乐部', 'Shichahai Bridge Club', 'club'],
  ['SH-C4', '上海北京路俱乐部', 'Beijing Road Club', 'club'],
] as const
const events = [
  ['BRA-2025-02', '北京桥牌公开赛', 'Beijing Bridge Open', '2025-02-10'],
  ['BRA-2026-02', '北京桥牌公开赛', 'Beijing Bridge Open', '2026-02-10'],
  ['BRA-2025-11', '桥牌双人赛', 'Bridge Pairs', '2025-11-10'],
  ['GUA-2025-02', '掼蛋邀请赛', 'Guandan Invitational', '2025-02-10'],
] as const

beforeAll(async () => {
  database = await testDatabase()
  const stored = await together(database.db, tx =>
    insertPeople(
      tx,
      people.map(name => ({ names: [splitName(name)], identifiers: [] })),
    ),
  )
  for (const [at, { id }] of stored.entries()) names.set(id, people[at] ?? '')
  const root = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '联合会', nameEn: 'Union' })
  // The club stands before the association it belongs to in the order of ids.
  for (const [code, nameZh, nameEn, kind] of [...bodies].reverse())
    names.set(await addOrganisation(database.db, { code, nameZh, nameEn, kind, parentId: root }), code)
  for (const [code, nameZh, nameEn, day] of events) {
    const [row] = await database.db
      .insert(event)
      .values({
        organisationId: root,
        code,
        nameZh,
        nameEn,
        searchText: titleSearchText({ zh: nameZh, en: nameEn, code }),
        sport: 'bridge',
        editionId: 'bridge/laws-2017',
        category: 'club',
        startsOn: day,
        endsOn: day,
        timeZone: 'Asia/Shanghai',
      })
      .returning({ id: event.id })
    names.set(row?.id ?? '', code)
  }
})
afterAll(() => database.drop())

const find = async (text: string, kind: SearchKind) => {
  const query = searchQuery(text)
  if (!query) return []
  const rows = await searchRows(database.db, { kind, query, text, sight: publicSight }, { first: 20, after: undefined })
  return rows.map(row => `${names.get(row.id)} ${matchOf(row)}`)
}

describe('what is found', () => {
  it.each<[string, SearchKind, readonly string[]]>([
    ['王伟', 'person', ['王伟 exact', '王伟强 words']],
    ['wang wei', 'person', ['Wang Wei exact', '王伟 words', '王伟强 words']],
    ['wangwei', 'person', ['王伟 words', 'Wang Wei words', 'Wangwei Li words', '王伟强 beginning']],
    ['1000 01', 'person', ['王伟 beginning']],
    ['北京', 'organisation', ['BJ words', 'BJ-C1 words', 'SH-C4 beginning']],
    ['北京', 'event', ['BRA-2026-02 words', 'BRA-2025-02 words']],
    ['BRA-2025', 'event', ['BRA-2025-11 words', 'BRA-2025-02 words']],
    ['BRA-2025-02', 'event', ['BRA-2025-02 exact']],
    ['bra-2025-02', 'event', ['BRA-2025-02 exact']],
    ['qiaopai', 'event', ['BRA-2026-02 beginning', 'BRA-2025-11 beginning', 'BRA-2025-02 beginning']],
    ['bridge', 'event', ['BRA-2026-02 words', 'BRA-2025-11 words', 'BRA-2025-02 words']],
    ['SH-C4', 'organisation', ['SH-C4 exact']],
  ])('%s: %s', async (text, kind, expected) => {
    const found = await find(text, kind)
    expect([...found].sort()).toEqual([...expected].sort())
    const order = (each: readonly string[]) => each.map(one => one.split(' ').at(-1))
    expect(order(found)).toEqual(order(expected))
    if (kind !== 'person') expect(found).toEqual(expected)
  })

  it('stands alike where nothing else is found', async () => {
    expect((await find('北京', 'person')).every(row => row.endsWith(' alike'))).toBe(true)
  })
})

describe('what is of one’s own body', () => {
  const own = async (text: string, kind: SearchKind, body: string) => {
    const query = searchQuery(text)
    if (!query) return []
    const ownBodies = [...names].filter(([, name]) => name === body).map(([id]) => id)
    const request = { kind, query, text, sight: publicSight, ownBodies }
    const rows = await searchRows(database.db, request, { first: 20, after: undefined })
    return rows.map(row => `${names.get(row.id)} ${matchOf(row)}`)
  }

  it('stands before what others have, of those found in the same way, and not before what is found better', async () => {
    expect(await own('北京', 'organisation', 'BJ-C1')).toEqual(['BJ-C1 words', 'BJ words', 'SH-C4 beginning'])
    expect(await own('北京', 'organisation', 'SH-C4')).toEqual(['BJ words', 'BJ-C1 words', 'SH-C4 beginning'])
    const [colleague] = [...names].find(([, name]) => name === '王伟强') ?? []
    const [body] = [...names].find(([, name]) => name === 'BJ') ?? []
    await database.sql`insert into affiliation (person_id, organisation_id, kind, valid)
      values (${colleague ?? ''}, ${body ?? ''}, 'affiliation', '[2020-01-01,)')`
    expect((await own('wangwei', 'person', 'SH-C4')).at(-1)).toBe('王伟强 beginning')
    expect((await own('wang', 'person', 'BJ'))[0]).toBe('王伟强 words')
    expect((await own('wang', 'person', 'SH-C4'))[0]).not.toBe('王伟强 words')
  })
})
