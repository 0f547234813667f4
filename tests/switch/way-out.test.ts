import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { associationExport } from './old-systems.js'
import { switcher } from './switcher.js'

/** A federation that leaves: its spreadsheets rebuild people, points and lists elsewhere, and the lists come out as they were. */

const SYSTEM = '牌籍'
const old = associationExport(41)
const DAYS = ['2023-12-31', '2025-12-31']

let [from, to]: Journey[] = []
const sheets = new Map<string, string>()

const takeOut = async ({ database, federation }: Journey): Promise<void> => {
  const found = await useCases.registerSheets(testDeps(database.db), federation.staffViewer, federation.id)
  if (!found.ok) throw new Error(found.error[0]?.code)
  for await (const { name, content } of found.value.files) sheets.set(name, new TextDecoder().decode(content))
}
const linesOf = (name: string): string[] => (sheets.get(name) ?? '').trim().split('\r\n').slice(1)

beforeAll(async () => {
  ;[from, to] = [await startJourney(), await startJourney()]
  const desk = switcher(from)
  await desk.bring('people', old.people)
  await desk.bring('points', old.points, '旧库')
  await desk.bring('lists', old.lists, '旧库')
  for (const day of DAYS) await desk.issue(day)
  await takeOut(from)
})
afterAll(() => Promise.all([from, to].map(journey => journey?.stop())))

describe('a federation that leaves', () => {
  it('has every kind of sheet, with all that it holds', () => {
    expect([...sheets.keys()]).toEqual([
      ...['01-clubs.csv', '02-people.csv', '03-memberships.csv', '04-numbers.csv', '05-points.csv', '06-grades.csv'],
      ...['07-results.csv', '08-lists.csv', '09-offices.csv', '10-officials.csv', '11-sanctions.csv'],
    ])
    expect(linesOf('05-points.csv')).toHaveLength(old.entries.length)
    const printed = old.years.flatMap(year => old.listOf(`${year}-12-31`)).length
    const own = DAYS.flatMap(day => old.listOf(day)).length
    expect(linesOf('08-lists.csv')).toHaveLength(printed + own)
  })

  it.each([
    ['people', '02-people.csv'],
    ['memberships', '03-memberships.csv'],
    ['points', '05-points.csv'],
    ['lists', '08-lists.csv'],
  ] as const)('is read with its %s by one that is empty, and nothing in them is wrong', async (kind, name) => {
    const desk = switcher(to!)
    if (linesOf(name).length === 0) return
    const sheet = await desk.read(
      kind,
      sheets.get(name) ?? '',
      kind === 'people' || kind === 'memberships' ? undefined : SYSTEM,
    )
    expect([sheet.problems, sheet.wrong]).toEqual([[], []])
    expect((await desk.commit(sheet)).codes).toEqual([])
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
