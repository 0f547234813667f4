import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { associationExport } from './old-systems.js'
import { switcher } from './switcher.js'

/** A made-up association's export of ten years comes in whole, and gives the places that the old system printed. */

const SYSTEM = '北京桥协积分库'
const old = associationExport(20161)

let journey: Journey
let desk: ReturnType<typeof switcher>
beforeAll(async () => {
  journey = await startJourney()
  desk = switcher(journey)
})
afterAll(() => journey?.stop())

describe('an association that switches', () => {
  it('brings its members, its points and its lists in, by the numbers it gave them', async () => {
    expect(await desk.bring('people', old.people)).toEqual({ stored: old.members.length, codes: [] })
    const points = await desk.read('points', old.points, SYSTEM)
    expect(points.wrong).toEqual([])
    expect(await desk.commit(points)).toEqual({ stored: old.entries.length, codes: [] })
    const printed = old.years.flatMap(year => old.listOf(`${year}-12-31`)).length
    expect(await desk.bring('lists', old.lists, SYSTEM)).toEqual({ stored: printed, codes: [] })
  })

  /** From when on the federation has a policy for its list; before it the lists stand as they were printed. */
  it.each(old.years.filter(year => year >= 2020))(
    'stands at the end of %i where the old system printed it',
    async year => {
      const ours = await desk.issue(`${year}-12-31`)
      const order = (a: { rank: number; name: string }, b: { rank: number; name: string }) =>
        a.rank - b.rank || (a.name < b.name ? -1 : 1)
      expect([...ours].sort(order)).toEqual(old.listOf(`${year}-12-31`))
    },
  )

  it('reads next month’s export again and takes in only what is new', async () => {
    const [first] = old.members
    const more = old.points.replace(/合计.*\n/u, `${first?.name},${first?.number},3.00,2026-02-01,红分,新\n`)
    const again = await desk.read('points', more, SYSTEM)
    expect([again.wrong, again.known]).toEqual([[], old.entries.length])
    expect(await desk.commit(again)).toEqual({ stored: 1, codes: [] })
  })

  it('finds each printed list as ours comes out, by the first policy where there was none yet', async () => {
    for (const year of old.years) {
      const check = await desk.compare('年终排名', `${year}-12-31`)
      expect([check.printed, check.same, check.reasons]).toEqual([
        old.listOf(`${year}-12-31`).length,
        check.printed,
        [],
      ])
    }
    expect((await desk.compare('年终排名', '2016-12-31')).id).toBe((await desk.compare('年终排名', '2016-12-31')).id)
    expect(await desk.compareCodes('没有的排名', '2016-12-31')).toEqual(['PRINTED_LIST_UNKNOWN'])
  })

  it('shows what the old system changed meanwhile, and takes what it says now in its place', async () => {
    const last = `${old.years.at(-1)}-12-31`
    const changed = old.lists.replace(new RegExp(`(${last},)1,`, 'u'), '$12,')
    const again = await desk.read('lists', changed, SYSTEM)
    expect(again.wrong.map(([, column, code]) => [column, code])).toEqual([['place', 'PLACE_BROUGHT_OTHERWISE']])
    expect(await desk.commit(again)).toEqual({ stored: 0, codes: ['TABLE_HAS_PROBLEMS'] })
    expect(await desk.commit({ ...again, decisions: [...again.decisions, ...again.replacing] })).toEqual({
      ...{ stored: 1, codes: [] },
    })
    expect(await desk.compare('年终排名', last)).toMatchObject({
      same: old.listOf(last).length - 1,
      reasons: [{ reason: 'placeOnly', count: 1, accepted: 0 }],
    })
  })

  it('waits for a second person, who accepts each difference or all of one reason', async () => {
    const last = `${old.years.at(-1)}-12-31`
    const check = await desk.compare('年终排名', last)
    const { staff, staff2 } = journey.federation
    expect(await desk.waiting(staff)).not.toContain('listDifferences')
    expect(await desk.waiting(staff2)).toContain('listDifferences')
    await expect(desk.accept(staff, check, 'placeOnly')).rejects.toThrow('SECOND_PERSON_NEEDED')
    expect(await desk.accept(staff2, check, 'pointsMore')).toEqual(['DIFFERENCE_UNKNOWN'])
    expect(await desk.accept(staff2, check, 'placeOnly')).toEqual([])
    expect(await desk.accept(staff2, check, 'placeOnly')).toEqual(['DIFFERENCE_UNKNOWN'])
    expect(await desk.waiting(staff2)).not.toContain('listDifferences')
  })

  it('says of whom points are missing, and takes a changed amount in the place of the old one', async () => {
    const [member] = old.members
    const own = old.entries.filter(one => one.member === member)
    const [first] = own
    if (!member || !first) throw new Error('the first member has no points')
    const less = (first.points + 500) / 100
    const row = `${member.name},${member.number},${less.toFixed(2)},${first.day},红分,${first.what}`
    const changed = await desk.read('points', `姓名,旧会员号,积分,日期,积分种类,备注\n${row}\n`, SYSTEM)
    expect(changed.wrong.map(([, column, code]) => [column, code])).toEqual([['amount', 'POINTS_BROUGHT_OTHERWISE']])
    expect(await desk.commit({ ...changed, decisions: changed.replacing })).toEqual({ stored: 1, codes: [] })
    const year = first.day.slice(0, 4)
    const check = await desk.compare('年终排名', `${year}-12-31`)
    expect(check.reasons.find(one => one.reason === 'pointsMore')).toEqual({
      ...{ reason: 'pointsMore', count: 1, accepted: 0 },
    })
    expect(await desk.undo(changed.id)).toEqual([])
    expect((await desk.compare('年终排名', `${year}-12-31`)).reasons).toEqual([])
  })

  it('states its day, before which lists stand as they were printed and after which nothing is brought in', async () => {
    expect(await desk.state('2026-01-01', SYSTEM)).toEqual(['SWITCH_AFTER_OWN_LISTS'])
    expect(await desk.state('2020-12-31', ' ')).toEqual(['SWITCH_SYSTEM_MISSING'])
    expect(await desk.state('2020-12-31', SYSTEM)).toEqual([])
    expect(await desk.state('2020-12-31', SYSTEM)).toEqual(['SWITCH_UNCHANGED'])
    expect(await desk.issueCodes('2020-12-30')).toEqual(['LIST_BEFORE_SWITCH'])
    expect(await desk.issueCodes('2020-12-31')).toEqual([])
    const [first] = old.members
    const late = `姓名,旧会员号,积分,日期,积分种类,备注\n${first?.name},${first?.number},3.00,2026-03-01,红分,晚\n`
    const sheet = await desk.read('points', late, SYSTEM)
    expect(sheet.wrong.map(([, column, code]) => [column, code])).toEqual([['day', 'DAY_AFTER_SWITCH']])
  })
})
