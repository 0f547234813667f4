import { describe, expect, it } from 'vitest'
import { ratio, toText, zero } from '../../core/ratio.js'
import { teamStandings } from './team-standings.js'

const player = (entrant: string, twelfths: number, gamePoints: number, played = 8) => ({
  entrant,
  standardPoints: ratio(twelfths, 12),
  gamePoints: ratio(gamePoints),
  played,
})

const all = { counting: 0, appearances: 0, shortfall: zero }

describe('teams', () => {
  const players = [
    player('a', 48, 10),
    player('b', 28, -5),
    player('c', 40, 3),
    player('d', 36, 2),
    player('e', 12, 90),
  ]

  it('add up their members, then contest points, and share a place', () => {
    const lines = teamStandings(players, { red: ['a', 'b'], blue: ['c', 'd'], green: ['e'] }, all, true)
    expect(lines.map(line => `${line.rank} ${line.team} ${toText(line.standardPoints)}`)).toEqual([
      '1 red 19/3',
      '1 blue 19/3',
      '3 green 1',
    ])
    expect(lines[0]?.shared).toBe(true)
  })

  it('may count only their best', () => {
    const [line] = teamStandings(players, { red: ['a', 'b', 'c'] }, { ...all, counting: 2 }, true)
    expect([line?.members, line && toText(line.standardPoints)]).toEqual([['a', 'c'], '22/3'])
  })

  it('lose what the conditions say for each session that a member is short of, once all is played', () => {
    const rules = { counting: 2, appearances: 6, shortfall: ratio(1, 2) }
    const short = [player('a', 48, 10, 8), player('b', 36, 5, 5), player('c', 12, 0, 3), player('d', 60, 0, 8)]
    const table = (ended: boolean) =>
      teamStandings(short, { red: ['a', 'b', 'c'], blue: ['d'] }, rules, ended).map(
        line => `${line.rank} ${line.team} ${toText(line.standardPoints)} ${line.missing}`,
      )
    expect(table(false)).toEqual(['1 red 7 4', '2 blue 5 0'])
    expect(table(true)).toEqual(['1 red 5 4', '2 blue 5 0'])
  })
})
