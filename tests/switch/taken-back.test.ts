import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { associationExport } from './old-systems.js'
import { type Sheet, switcher } from './switcher.js'

/** A sheet whose rows a later one replaced is taken back after that one, and then nothing of it stands. */

const SYSTEM = '旧积分库'
const old = associationExport(20161)
const [member] = old.members
const points = (amount: string): string =>
  `姓名,旧会员号,积分,日期,积分种类,备注\n${member?.name},${member?.number},${amount},2015-03-04,红分,第一场\n`
const [head, first = ''] = old.lists.split('\n')
const list = (line: string): string => `${head}\n${line}\n`

let journey: Journey
let desk: ReturnType<typeof switcher>
beforeAll(async () => {
  journey = await startJourney()
  desk = switcher(journey)
  await desk.bring('people', old.people)
})
afterAll(() => journey?.stop())

const takeIn = async (sheet: Sheet): Promise<Sheet> => {
  const decisions = [...sheet.decisions, ...sheet.replacing]
  expect(await desk.commit({ ...sheet, decisions })).toEqual({ stored: 1, codes: [] })
  return sheet
}

describe('a sheet whose rows were replaced', () => {
  it.each([
    ['points', 'point_award', [points('10.00'), points('12.00'), points('15.00')]],
    ['lists', 'brought_place', ['1', '2', '3'].map(place => list(first.replace(/,1,/u, `,${place},`)))],
  ] as const)(
    'stands while another replaces it, and is taken back whole after that: %s',
    async (kind, table, sheets) => {
      const taken: Sheet[] = []
      for (const sheet of sheets) taken.push(await takeIn(await desk.read(kind, sheet, SYSTEM)))
      const [one, two, three] = taken.map(sheet => sheet.id)
      const current = () => desk.count(`${table} where superseded_at is null`)
      expect(await current()).toBe(1)
      expect(await desk.undo(one ?? '')).toEqual(['TABLE_BUILT_ON'])
      expect(await desk.undo(two ?? '')).toEqual(['TABLE_BUILT_ON'])
      for (const sheet of [three, two]) {
        expect(await desk.undo(sheet ?? '')).toEqual([])
        expect(await current()).toBe(1)
      }
      expect(await desk.undo(one ?? '')).toEqual([])
      expect(await current()).toBe(0)
    },
  )
})
