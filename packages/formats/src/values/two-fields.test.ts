import { describe, expect, it } from 'vitest'
import { areTwoFields, type Meeting, twoFieldSections } from './two-fields.js'

/** A Mitchell of five tables, each board played by all. */
const mitchell = (ewFrom: number): readonly Meeting[] =>
  [1, 2, 3, 4].flatMap(board =>
    [1, 2, 3, 4, 5].map(ns => ({ board: `${board}`, ns: `${ns}`, ew: `${((ns + board) % 5) + ewFrom}` })),
  )

/** Everybody meets everybody once, over five boards. */
const howell: readonly Meeting[] = [1, 2, 3, 4, 5].flatMap(board =>
  [0, 1, 2].map(table => {
    const at = (place: number) => (place === 5 ? '6' : `${((place + board) % 5) + 1}`)
    return { board: `${board}`, ns: at(table), ew: at(5 - table) }
  }),
)

describe('numbers of a section', () => {
  it('that stand in both columns of a board are two contestants each', () => {
    expect(areTwoFields(mitchell(1))).toBe(true)
    expect(areTwoFields(mitchell(6))).toBe(false)
    expect(areTwoFields(howell)).toBe(false)
  })

  it('mistyped once or twice decide nothing', () => {
    const [first, ...rest] = howell
    expect(areTwoFields([{ ...(first as Meeting), ew: (first as Meeting).ns }, ...rest])).toBe(false)
    const last = rest.at(-1) as Meeting
    expect(areTwoFields([first as Meeting, ...rest.slice(0, -1), { ...last, ew: '1' }])).toBe(false)
  })

  it('of two teams that meet in both rooms are one field', () => {
    const rooms = [1, 2, 3].flatMap(board => [
      { board: `${board}`, ns: '1', ew: '2' },
      { board: `${board}`, ns: '2', ew: '1' },
    ])
    expect(areTwoFields(rooms)).toBe(false)
  })

  it('with names are what the names say', () => {
    const named = (ewNames: string): Meeting => ({ board: '1', ns: '1', ew: '1', nsNames: 'Ann;Bo', ewNames })
    expect([areTwoFields([named('Cy;Di')]), areTwoFields([named('Bo;Ann')])]).toEqual([true, false])
  })

  it('are judged for each section', () => {
    const of = (section: string, meetings: readonly Meeting[]) => meetings.map(one => ({ ...one, section }))
    expect([...twoFieldSections([...of('A', mitchell(1)), ...of('B', howell)])]).toEqual(['A'])
  })
})
