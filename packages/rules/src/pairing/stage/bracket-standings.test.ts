import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { clause } from '../../core/clause.js'
import type { BracketFacts, BracketMatchFact, StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { points, unitCode } from '../../core/points.js'
import { ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { StandingLine } from '../../core/standings.js'
import { doubleElimination, singleElimination } from './bracket-graph.js'
import { nextBracketRound } from './bracket-play.js'
import { bracketStandings, bracketState } from './bracket-standings.js'

type Format = BracketFacts['format']

/** Every match that was played, in order: all that the plain program knows. */
interface Met {
  readonly match: string
  readonly winner: string
  readonly loser: string
}

interface Event {
  readonly facts: StageFacts<unknown>
  readonly lines: readonly ScoreLine[]
  readonly met: readonly Met[]
  readonly standings: readonly StandingLine[]
}

const named = (n: number): string[] => Array.from({ length: n }, (_, i) => `${i + 1}`)

const lineOf = (side: string, other: string, slot: string, worth: number): ScoreLine => ({
  entrant: entrantId(side),
  unit: unitCode('matchPoints'),
  points: points(unitCode('matchPoints'), worth),
  opponents: [entrantId(other)],
  slot,
  from: factId(slot),
  because: clause('test/1', '1'),
})

/** A sheet's points: whoever wins has one more than the other, on either side of a sum that says nothing. */
const gameOf = ([winner, loser]: readonly [string, string], slot: string, luck: number): ScoreLine[] => [
  lineOf(winner, loser, slot, luck + 1),
  lineOf(loser, winner, slot, luck),
]

/** The points' own order, which must not matter: the sum of everything, highest first. */
const byPoints = (sides: readonly string[], lines: readonly ScoreLine[]): StandingLine[] => {
  const sum = (side: string): number =>
    lines.reduce((all, { entrant, points: p }) => all + (entrant === side ? Number(p.value.num) : 0), 0)
  return [...sides]
    .sort((a, b) => sum(b) - sum(a))
    .map((side, i) => {
      const value = ratio(sum(side))
      const total = {
        entrant: entrantId(side),
        total: points(unitCode('matchPoints'), value),
        rankBy: value,
        played: 1,
      }
      return { entrant: entrantId(side), rank: i + 1, shared: false, total, columns: [] }
    })
}

const play = (
  n: number,
  format: Format,
  luck: (a: string, b: string) => number,
  series?: BracketFacts['series'],
): Event => {
  const sides = named(n)
  const graph =
    format.kind === 'singleElimination' ? singleElimination(n, format.placement) : doubleElimination(n, format.final)
  const lines: ScoreLine[] = []
  const met: Met[] = []
  const matches: BracketMatchFact[] = []
  const bracket = (): BracketFacts => ({ format, ...(series ? { series } : {}), lines: sides.map(entrantId), matches })
  for (;;) {
    const next = nextBracketRound(graph, bracketState(bracket(), lines))
    if (next.kind !== 'round') break
    for (const { slot, sides: pair } of next.matches) {
      const [a = '', b = ''] = pair
      const drawn = luck(a, b)
      const [winner, loser] = drawn % 2 === 0 ? [a, b] : [b, a]
      met.push({ match: slot, winner, loser })
      const slots = series ? named(series.games).map(game => `${slot}/b${game}`) : [slot]
      matches.push({ match: slot, sides: pair.map(entrantId), slots })
      for (const [i, game] of slots.entries()) {
        const upset = series?.kind === 'bestOf' && i === 0
        lines.push(...gameOf(upset ? [loser, winner] : [winner, loser], game, upset ? 90 : drawn % 7))
      }
    }
  }
  const facts: StageFacts<unknown> = {
    entrants: sides.map(side => ({ id: entrantId(side), number: side })),
    sheets: [],
    adjustments: [],
    lots: [],
    settings: {},
    bracket: bracket(),
  }
  return { facts, lines, met, standings: bracketStandings(facts, lines, byPoints(sides, lines)) }
}

/** Two third places: whoever won the last match of the repechage, and a beaten semi-finalist whom nobody met. */
const repechageGroups = (met: readonly Met[]): string[][] => {
  const of = (prefix: string) => met.filter(({ match }) => match.startsWith(prefix))
  const rounds = Math.max(...of('w/').map(({ match }) => Number(match.split('/')[1]?.slice(1))))
  const [last, first] = [of('p3/r2/'), of('p3/r1/')]
  const again = new Set([...last, ...first].flatMap(({ winner, loser }) => [winner, loser]))
  const unmet = of(`w/r${rounds - 1}/`).flatMap(({ loser }) => (again.has(loser) ? [] : [loser]))
  const groups = [[...last.map(({ winner }) => winner), ...unmet], last.map(({ loser }) => loser)]
  return [...groups, first.map(({ loser }) => loser)].filter(group => group.length > 0)
}

/** The plain program: who beat whom, in order, and nothing else. */
const plainPlaces = (sides: readonly string[], met: readonly Met[], lives: number): string[][] => {
  const top = met.filter(({ match }) => !match.startsWith('p'))
  const lost = new Map<string, number>()
  const out: { side: string; when: string }[] = []
  const last = top.at(-1) as Met
  for (const { loser, match } of top) {
    lost.set(loser, (lost.get(loser) ?? 0) + 1)
    if (lost.get(loser) === lives) out.push({ side: loser, when: match.replace(/\/m\d+$/, '') })
  }
  const third = met.find(({ match }) => match.startsWith('p3/'))
  const groups = met.some(({ match }) => match.startsWith('p3/r2/'))
    ? [[last.winner], [last.loser], ...repechageGroups(met)]
    : [[last.winner], [last.loser], ...(third ? [[third.winner], [third.loser]] : [])]
  const placed = new Set(groups.flat())
  const waves = [...new Set(out.map(({ when }) => when))].sort((a, b) => {
    const round = (when: string): number => Number(/r(\d+)$/.exec(when)?.[1] ?? 99)
    return round(b) - round(a)
  })
  for (const wave of waves) {
    const leaving = out.filter(({ side, when }) => when === wave && !placed.has(side)).map(({ side }) => side)
    if (leaving.length > 0) groups.push(leaving)
  }
  expect(groups.flat().sort()).toEqual([...sides].sort())
  return groups.map(group => [...group].sort())
}

const asGroups = (standings: readonly StandingLine[]): string[][] => {
  const ranks = [...new Set(standings.map(line => line.rank))]
  return ranks.map(rank => standings.flatMap(line => (line.rank === rank ? [line.entrant as string] : [])).sort())
}

const luckOf = (seed: number) => (a: string, b: string) => (Number(a) * 7919 + Number(b) * 104729 + seed * 31) % 101

const formats: readonly (readonly [string, Format, number, BracketFacts['series'] | undefined])[] = [
  ['single', { kind: 'singleElimination', placement: 'none' }, 1, undefined],
  ['third place', { kind: 'singleElimination', placement: 'thirdPlace' }, 1, undefined],
  ['repechage', { kind: 'singleElimination', placement: 'repechage' }, 1, undefined],
  ['double', { kind: 'doubleElimination', final: 'single' }, 2, undefined],
  ['double with reset', { kind: 'doubleElimination', final: 'reset' }, 2, undefined],
  ['best of three', { kind: 'singleElimination', placement: 'thirdPlace' }, 1, { kind: 'bestOf', games: 3 }],
  ['sum of two', { kind: 'doubleElimination', final: 'reset' }, 2, { kind: 'sum', games: 2 }],
]

describe('bracketStandings', () => {
  describe.each(formats)('%s', (_, format, lives, series) => {
    test.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 21, 24, 32, 33, 48, 64])(
      '%i sides as the plain program has it',
      n => {
        for (let seed = 1; seed <= 4; seed++) {
          const { met, standings } = play(n, format, luckOf(seed), series)
          expect(asGroups(standings)).toEqual(plainPlaces(named(n), met, lives))
        }
      },
    )
  })

  it('has the unbeaten side first, and second whoever lost to it last', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...formats),
        fc.integer({ min: 2, max: 64 }),
        fc.integer({ min: 0, max: 5000 }),
        ([, format, , series], n, seed) => {
          const { met, standings } = play(n, format, luckOf(seed), series)
          const top = met.filter(({ match }) => !match.startsWith('p'))
          const final = top.at(-1) as Met
          const losers = new Set(top.map(({ loser }) => loser))
          const unbeaten = named(n).filter(side => !losers.has(side))
          if (unbeaten.length > 0) expect(standings[0]?.entrant).toBe(unbeaten[0])
          expect(standings.slice(0, 2).map(line => [line.rank, line.entrant as string])).toEqual([
            [1, final.winner],
            [2, final.loser],
          ])
        },
      ),
      { numRuns: 150, seed: 7 },
    )
  })

  it('ranks a bracket that is going on by what each side is sure of', () => {
    const format: Format = { kind: 'singleElimination', placement: 'thirdPlace' }
    const { facts, lines } = play(8, format, () => 0)
    const bracket = facts.bracket as BracketFacts
    const until = (count: number): string[] => {
      const going = { ...facts, bracket: { ...bracket, matches: bracket.matches.slice(0, count) } }
      return bracketStandings(going, lines, byPoints(named(8), lines)).map(({ rank, entrant }) => `${rank}:${entrant}`)
    }
    expect(until(0).every(text => text.startsWith('1:'))).toBe(true)
    expect(until(1).slice(0, 1)).toEqual(['1:1'])
    expect(until(1).at(-1)).toBe('8:8')
    expect(until(4)).toEqual(['1:1', '1:2', '1:3', '1:4', '5:5', '5:6', '5:7', '5:8'])
    expect(until(6).slice(0, 4)).toEqual(['1:1', '1:2', '3:3', '3:4'])
  })

  it('lets the director name who goes on from a level match', () => {
    const { facts } = play(2, { kind: 'singleElimination', placement: 'none' }, () => 0)
    const bracket = facts.bracket as BracketFacts
    const level = [lineOf('1', '2', 'final', 1), lineOf('2', '1', 'final', 1)]
    const match = { match: 'w/r1/m1', sides: ['1', '2'].map(entrantId), slots: ['final'] }
    const ranks = (one: BracketMatchFact): string[] =>
      bracketStandings({ ...facts, bracket: { ...bracket, matches: [one] } }, level, byPoints(['1', '2'], level)).map(
        ({ rank, entrant }) => `${rank}:${entrant}`,
      )
    expect(ranks(match)).toEqual(['1:1', '1:2'])
    expect(ranks({ ...match, named: entrantId('2') })).toEqual(['1:2', '2:1'])
  })

  it('leaves a stage without a bracket as it was', () => {
    const { facts, lines } = play(4, { kind: 'singleElimination', placement: 'none' }, () => 0)
    const standings = byPoints(named(4), lines)
    const { bracket: _, ...plain } = facts
    expect(bracketStandings(plain, lines, standings)).toBe(standings)
  })
})
