import { describe, expect, it } from 'vitest'
import { ratio, toText } from '../../core/ratio.js'
import { participationOf, ratedField } from './participation.js'
import { teamStandings } from './team-standings.js'

const player = (entrant: string, twelfths: number, gamePoints: number) => ({
  entrant,
  standardPoints: ratio(twelfths, 12),
  gamePoints: ratio(gamePoints),
})

describe('teams', () => {
  const players = [
    player('a', 48, 10),
    player('b', 28, -5),
    player('c', 40, 3),
    player('d', 36, 2),
    player('e', 12, 90),
  ]

  it('add up their members, then contest points, and share a place', () => {
    const lines = teamStandings(players, { red: ['a', 'b'], blue: ['c', 'd'], green: ['e'] })
    expect(lines.map(line => `${line.rank} ${line.team} ${toText(line.standardPoints)}`)).toEqual([
      '1 red 19/3',
      '1 blue 19/3',
      '3 green 1',
    ])
    expect(lines[0]?.shared).toBe(true)
  })

  it('may count only their best', () => {
    const [line] = teamStandings(players, { red: ['a', 'b', 'c'] }, 2)
    expect([line?.members, line && toText(line.standardPoints)]).toEqual([['a', 'c'], '22/3'])
  })
})

it('stand-ins are recorded, not ranked, and up to three count for the field', () => {
  const seats = [
    { session: 1, table: '1', drawn: 'a', sat: 'a' },
    { session: 2, table: '1', drawn: 'a', sat: 'x' },
    { session: 2, table: '2', drawn: 'b', sat: 'b' },
  ]
  const people = participationOf(seats, ['a', 'b'])
  expect(people.find(one => one.person === 'x')).toEqual({
    person: 'x',
    sessions: [2],
    stoodInFor: [{ session: 2, entrant: 'a' }],
    replacedIn: [],
    ranked: false,
  })
  expect(people.find(one => one.person === 'a')).toMatchObject({ ranked: true, replacedIn: [{ session: 2, by: 'x' }] })
  expect(ratedField(people)).toBe(3)
})
