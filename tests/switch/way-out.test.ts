import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { associationExport } from './old-systems.js'
import { switcher } from './switcher.js'

/** A federation that leaves: its spreadsheets rebuild people, points and lists elsewhere, and the lists come out as they were. */

const SYSTEM = '牌籍'
const old = associationExport(41)
const DAYS = ['2023-12-31', '2025-12-31']

const CLUBS =
  '代码,中文名称,英文名称,类型\nQL,清露桥牌社,Qinglu Bridge Club,club\nHQ,黄浦桥牌社,Huangpu Bridge Club,club\n'
const [first, second] = old.members
const of = (member: typeof first): string => `BJQX,${member?.number}`
/** What an association keeps besides: one sheet of each kind, of members by the numbers it gave them. */
const MORE = {
  memberships: `外部号码的机构,外部号码,俱乐部或协会,生效日期,有效期至\n${of(first)},QL,2019-03-01,2020-12-31\n${of(first)},HQ,2021-01-01,\n${of(second)},QL,2018-01-01,\n`,
  results: `外部号码的机构,外部号码,赛事名称,日期,名次,参赛数,得分率,项目\n${of(first)},春季双人赛,2017-04-01,2,14,56.25,桥牌\n${of(second)},春季双人赛,2017-04-01,1,14,61.5,桥牌\n`,
  offices: `外部号码的机构,外部号码,职务,生效日期\n${of(first)},主席,2016-05-01\n`,
  officials: `外部号码的机构,外部号码,项目,岗位,等级,生效日期\n${of(second)},桥牌,裁判,一级,2018-05-01\n`,
  sanctions: `外部号码的机构,外部号码,处罚内容,项目,生效日期,有效期至,事由\n${of(second)},禁赛,桥牌,2017-06-01,2017-12-31,无故退赛\n`,
} as const
/** Kinds whose rows name the system that kept them before. */
const HISTORY: ReadonlySet<string> = new Set(['points', 'results', 'lists', 'numbers', 'offices', 'sanctions'])

let [from, to]: Journey[] = []
type Sheets = ReadonlyMap<string, string>
let sheets: Sheets = new Map()

const takeOut = async ({ database, federation }: Journey): Promise<Sheets> => {
  const found = await useCases.registerSheets(testDeps(database.db), federation.staffViewer, federation.id)
  if (!found.ok) throw new Error(found.error[0]?.code)
  const taken = new Map<string, string>()
  for await (const { name, content } of found.value.files)
    taken.set(name.replace(/^\d+-|\.csv$/g, ''), new TextDecoder().decode(content))
  return taken
}
const linesOf = (kind: string, all = sheets): string[] => (all.get(kind) ?? '').trim().split('\r\n').slice(1)
/** Without the numbers, which each federation gives anew. */
const nameless = (lines: readonly string[]): string[] => lines.map(line => line.replace(/PAIJI\/TBF,\d+/, '')).sort()

const read = (kind: string, text: string) => switcher(to!).read(kind, text, HISTORY.has(kind) ? SYSTEM : undefined)

beforeAll(async () => {
  ;[from, to] = [await startJourney(), await startJourney()]
  const desk = switcher(from)
  await desk.bring('clubs', CLUBS)
  await desk.bring('people', old.people)
  for (const [kind, text] of Object.entries(MORE))
    expect([kind, (await desk.bring(kind, text, HISTORY.has(kind) ? '旧库' : undefined)).codes]).toEqual([kind, []])
  await desk.bring('points', old.points, '旧库')
  await desk.bring('lists', old.lists, '旧库')
  for (const day of DAYS) await desk.issue(day)
  sheets = await takeOut(from)
})
afterAll(() => Promise.all([from, to].map(journey => journey?.stop())))

describe('a federation that leaves', () => {
  it('has every kind of sheet, with all that it holds', () => {
    expect([...sheets.keys()]).toEqual([
      ...['clubs', 'people', 'memberships', 'numbers', 'points', 'grades', 'results', 'lists', 'offices', 'officials'],
      'sanctions',
    ])
    expect(linesOf('people')).toHaveLength(old.members.length)
    expect(linesOf('numbers')).toHaveLength(old.members.length)
    expect(linesOf('points')).toHaveLength(old.entries.length)
    const printed = old.years.flatMap(year => old.listOf(`${year}-12-31`)).length
    expect(linesOf('lists')).toHaveLength(printed + DAYS.flatMap(day => old.listOf(day)).length)
    expect(linesOf('sanctions')).toHaveLength(1)
  })

  it.each([
    'clubs',
    'people',
    'memberships',
    'numbers',
    'points',
    'results',
    'lists',
    'offices',
    'officials',
    'sanctions',
  ])('is read with its %s by one that is empty, and nothing in them is wrong', async kind => {
    const sheet = await read(kind, sheets.get(kind) ?? '')
    expect([sheet.problems, sheet.wrong]).toEqual([[], []])
    expect(await switcher(to!).commit(sheet)).toEqual({ stored: linesOf(kind).length, codes: [] })
  })

  it('goes out again as it came in, but for the numbers', async () => {
    const again = await takeOut(to!)
    for (const kind of ['clubs', 'people', 'memberships', 'points', 'results', 'offices', 'officials', 'sanctions'])
      expect([kind, nameless(linesOf(kind, again))]).toEqual([kind, nameless(linesOf(kind))])
  })

  it.each(DAYS)('finds its list of %s as it was issued', async day => {
    const desk = switcher(to!)
    for (const list of ['年终排名', '大师分']) {
      const check = await desk.compare(list, day)
      expect([list, check.printed, check.same, check.reasons]).toEqual([
        list,
        old.listOf(day).length,
        check.printed,
        [],
      ])
    }
    expect(await desk.issue(day)).toEqual(await switcher(from!).issue(day))
  })

  it('hands them to nobody but those who keep its register, and tells the log', async () => {
    const { federation, database } = from!
    const deps = testDeps(database.db)
    const stranger = await useCases.registerSheets(deps, { grants: [], requestId: 'x' }, federation.id)
    expect(stranger.ok ? '' : stranger.error[0]?.code).toBe('NOT_PERMITTED')
    const scorer = await useCases.registerSheets(deps, federation.scorer!, federation.id)
    expect(scorer.ok ? '' : scorer.error[0]?.code).toBe('NOT_PERMITTED')
    const [row] = await database.sql`select count(*)::int as n from audit_event where type = 'REGISTER_TAKEN_OUT'`
    expect(row?.n).toBe(1)
  })
})
