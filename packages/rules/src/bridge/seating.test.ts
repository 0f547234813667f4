import { describe, expect, it } from 'vitest'
import { bridgeSeating, planMovement } from './seating.js'

const planned = (request: unknown, pairs: number) => {
  const made = planMovement(request, pairs)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

describe('planMovement', () => {
  it.each([
    ['mitchell of seven tables', { kind: 'mitchell', boardsARound: 3, arrowSwitched: 1 }, 14, 7, 21],
    ['mitchell with a skip', { kind: 'mitchell', boardsARound: 2, even: 'skip', arrowSwitched: 0 }, 16, 7, 16],
    ['howell of five tables', { kind: 'howell', boardsARound: 3 }, 10, 9, 27],
    ['reduced howell of seven tables', { kind: 'howell', rounds: 9, boardsARound: 3 }, 14, 9, 27],
    ['web of fourteen tables', { kind: 'web', boardsARound: 2 }, 28, 13, 26],
    ['hesitation of seven tables', { kind: 'hesitation', boardsARound: 3 }, 14, 8, 24],
    ['two sections of fifteen tables', { kind: 'mitchell', sections: 2, rounds: 13, boardsARound: 2 }, 60, 13, 30],
    ['rover with seven tables and a pair', { kind: 'rover', boardsARound: 3 }, 15, 7, 21],
    ['half table, north–south missing', { kind: 'mitchell', sitOut: 'ew', boardsARound: 3 }, 13, 7, 21],
    ['half table, east–west missing', { kind: 'mitchell', sitOut: 'ns', arrowSwitched: 1, boardsARound: 3 }, 13, 7, 21],
    ['half table in a howell', { kind: 'howell', boardsARound: 3 }, 9, 9, 27],
    ['barometer', { kind: 'howell', barometer: true, boardsARound: 3 }, 10, 9, 27],
    ['appendix of twelve tables', { kind: 'appendix', boardsARound: 2 }, 24, 11, 22],
    ['appendix with a pair missing', { kind: 'appendix', rounds: 7, boardsARound: 3 }, 21, 7, 21],
    ['rainbow of five tables', { kind: 'rainbow', boardsARound: 4 }, 20, 5, 20],
    ['Shomate of three tables', { kind: 'shomate', boardsARound: 2 }, 12, 11, 22],
    ['Shomate with one who sits out', { kind: 'shomate', boardsARound: 2 }, 13, 13, 26],
    ['teams in a Howell', { kind: 'teamHowell', boardsARound: 4 }, 8, 7, 28],
    ['teams in a Howell, one out in turn', { kind: 'teamHowell', boardsARound: 4 }, 7, 7, 28],
    ['published card', { kind: 'card', card: 'howell-12-pairs-9-rounds', boardsARound: 3 }, 12, 9, 27],
  ])('%s seats everybody once a round and shows nobody a board twice', (_name, request, pairs, rounds, boards) => {
    const made = planned(request, pairs)
    expect(made.rounds).toHaveLength(rounds)
    expect(made.boards).toBe(boards)
    const seen = new Set<string>()
    for (const tables of made.rounds) {
      expect(tables.flatMap(table => table.sides).sort((a, b) => a - b)).toEqual(
        Array.from({ length: pairs }, (_, at) => at + 1),
      )
      for (const { sides, boards: played } of tables) {
        for (const key of sides.flatMap(side => played.map(board => `${side} ${board}`))) {
          expect(seen.has(key)).toBe(false)
          seen.add(key)
        }
      }
    }
  })

  it.each([
    ['more rounds than there are', { kind: 'mitchell', rounds: 9 }, 14, 'rounds'],
    ['more rounds switched than played', { kind: 'mitchell', rounds: 5, arrowSwitched: 6 }, 14, 'arrowSwitched'],
    ['more sections than tables', { kind: 'mitchell', sections: 9 }, 8, 'sections'],
    ['a design that is not for so many', { kind: 'howell' }, 200, 'kind'],
    ['what cannot be read', { kind: 'mitchell', rounds: 0 }, 14, 'rounds'],
  ])('refuses %s at the field to be changed', (_name, request, pairs, path) => {
    const made = planMovement({ boardsARound: 3, ...request }, pairs)
    expect(made.ok ? [] : made.error.map(({ at }) => at?.path)).toEqual([path])
  })

  it('lets one pair of an odd field sit out, and ranks the directions apart without an arrow switch', () => {
    const made = planned({ kind: 'mitchell', boardsARound: 3 }, 9)
    for (const tables of made.rounds) {
      const alone = tables.filter(table => table.sides.length === 1)
      expect(alone).toHaveLength(1)
      expect(alone[0]?.boards).toEqual([])
    }
    expect(made.groups).toEqual(['NS', 'NS', 'NS', 'NS', 'NS', 'EW', 'EW', 'EW', 'EW'])
  })

  it('ranks the lines of a rainbow apart until rounds are switched', () => {
    const rainbow = { kind: 'rainbow', boardsARound: 3 }
    const groups = planned(rainbow, 20).groups
    expect(groups?.map(group => group === 'NS')).toEqual(Array.from({ length: 20 }, (_, at) => at < 10))
    expect(planned({ ...rainbow, arrowSwitched: 1 }, 20).groups).toBeUndefined()
    expect(planned(rainbow, 20).rounds[0]?.[0]?.sides).toEqual([1, 11, 6, 16])
  })

  it('plays matches of teams at two tables, and visits in American Whist', () => {
    const matches = planned({ kind: 'teamHowell', boardsARound: 4 }, 8)
    expect(matches.rounds.flat().every(({ rooms }) => rooms?.length === 2)).toBe(true)
    expect([matches.comparison, matches.groups]).toEqual([undefined, undefined])
    const whist = planned({ kind: 'whist', boardsARound: 3 }, 7)
    expect(whist.rounds[0]?.map(({ sides }) => sides)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(team => [team, (team % 7) + 1]),
    )
    expect([whist.comparison, whist.groups, whist.warnings, whist.boards]).toEqual([undefined, undefined, [], 21])
  })

  it('names sections, and compares everybody across them', () => {
    const made = planned({ kind: 'mitchell', sections: 2, boardsARound: 2 }, 60)
    expect(made.rounds).toHaveLength(15)
    const labels = new Set(made.rounds[0]?.map(({ label }) => label))
    expect(labels.size).toBe(30)
    expect([labels.has('A1'), labels.has('B15')]).toEqual([true, true])
    expect(made.boards).toBe(30)
    expect(made.warnings).toEqual([])
    expect(made.groups?.filter(group => group === 'EW')).toHaveLength(30)
    expect(made.comparison?.copies).toBe(2)
  })

  it('compares nobody across two fields', () => {
    const made = planned({ kind: 'mitchell', boardsARound: 3 }, 14)
    expect(made.comparison).toMatchObject({ variance: '0', min: 7, max: 7 })
    const switched = planned({ kind: 'mitchell', arrowSwitched: 1, boardsARound: 3 }, 14)
    expect(switched.comparison?.variance).not.toBe('0')
  })

  it('states the balance exactly', () => {
    const made = planned({ kind: 'howell', boardsARound: 3 }, 10)
    expect(made.comparison).toEqual({ variance: '16/5', deviation: '1.79', min: 2, max: 6, copies: 1 })
    expect(planned({ kind: 'howell', boardsARound: 3 }, 12).comparison?.variance).toBe('0')
  })

  it.each([
    [{ kind: 'mitchell', even: 'shareAndRelay', boardsARound: 3 }, 16],
    [{ kind: 'howell', boardsARound: 3 }, 4],
    [{ kind: 'howell', boardsARound: 3 }, 6],
    [{ kind: 'web', rounds: 9, boardsARound: 3 }, 24],
    [{ kind: 'howell', rounds: 8, boardsARound: 3 }, 12],
  ])('gives no false warning: %j for %i pairs', (request, pairs) => {
    expect(planned(request, pairs).warnings).toEqual([])
  })

  it('warns where not everybody plays all boards', () => {
    const made = planned({ kind: 'howell', rounds: 8, boardsARound: 3 }, 28)
    expect(made.warnings).toMatchObject([{ code: 'MOVEMENT_CUT_SHORT', params: { rounds: 8, whole: 27, played: 24 } }])
  })

  it('seats a movement of a file, for so many pairs as it was written for', () => {
    const seats = [
      { round: 1, table: 1, ns: 1, ew: 2, set: 1 },
      { round: 1, table: 2, ns: 3, ew: 4, set: 2 },
      { round: 2, table: 1, ns: 1, ew: 4, set: 3 },
      { round: 2, table: 2, ns: 3, ew: 2, set: 4 },
    ]
    const made = planned({ kind: 'seats', seats, boardsARound: 2 }, 4)
    expect(made.rounds.map(one => one.map(({ sides }) => sides))).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 4],
        [3, 2],
      ],
    ])
    expect(made.groups).toEqual(['NS', 'EW', 'NS', 'EW'])
    expect(planMovement({ kind: 'seats', seats, boardsARound: 2 }, 6)).toMatchObject({
      ok: false,
      error: [{ code: 'MOVEMENT_FOR_OTHERS', params: { pairs: 6, wanted: 4 } }],
    })
  })

  it.each([
    [{ kind: 'mitchell', sections: 3, boardsARound: 3 }, 10, 'SECTIONS_TOO_SMALL'],
    [{ kind: 'rover', boardsARound: 3 }, 14, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'web', boardsARound: 3 }, 10, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'howell', boardsARound: 3 }, 34, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'seats', boardsARound: 3 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'mitchell', sitOut: 'x', boardsARound: 3 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'constructor', boardsARound: 3 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'appendix', boardsARound: 3 }, 8, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'rainbow', boardsARound: 3 }, 22, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'rainbow', arrowSwitched: 9, boardsARound: 3 }, 28, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'shomate', boardsARound: 3 }, 10, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'whist', boardsARound: 3 }, 2, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'howell', boardsARound: 0 }, 10, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'card', card: 'none', boardsARound: 3 }, 12, 'MOVEMENT_UNREADABLE'],
    [{ kind: 'card', card: 'howell-12-pairs-9-rounds', boardsARound: 3 }, 10, 'MOVEMENT_IMPOSSIBLE'],
    [{ kind: 'howell', boardsARound: 3 }, 2, 'MOVEMENT_IMPOSSIBLE'],
  ])('refuses %j for %i pairs', (request, pairs, code) => {
    expect(planMovement(request, pairs)).toMatchObject({ ok: false, error: [{ code }] })
  })

  it('writes carried scores into the settings', () => {
    expect(bridgeSeating.withCarried?.({ method: 'matchpoint' }, { a: '25/2' })).toEqual({
      method: 'matchpoint',
      startingScores: { a: '12.500000' },
    })
  })
})
