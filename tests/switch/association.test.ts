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

  it('shows what the old system changed meanwhile, beside what was brought in before', async () => {
    const changed = old.lists.replace(/,1,(\d+\.\d\d)\n/u, ',2,$1\n')
    const again = await desk.read('lists', changed, SYSTEM)
    expect(again.wrong.map(([, column, code]) => [column, code])).toEqual([['place', 'PLACE_BROUGHT_OTHERWISE']])
  })
})
