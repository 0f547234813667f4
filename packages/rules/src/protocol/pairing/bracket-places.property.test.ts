import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerPairLine } from './pair-line.js'

/** `bracket_places` beside a plain program that plays a bracket and writes down who beat whom and who went when. */

interface Match {
  readonly bracket: string
  readonly round: number
  readonly a: string
  readonly b: string
  readonly winner: string
}

interface Played {
  readonly matches: readonly Match[]
  /** Who shares which place, best first. */
  readonly places: readonly (readonly string[])[]
}

type Dice = () => number

/** Numbers that look thrown, always the same for a seed. */
const diceOf = (seed: number): Dice => {
  let state = seed * 2 + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const shuffled = <T>(items: readonly T[], dice: Dice): T[] =>
  items
    .map(item => ({ item, at: dice() }))
    .sort((x, y) => x.at - y.at)
    .map(({ item }) => item)

const sidesOf = (n: number): string[] => Array.from({ length: n }, (_, at) => `s${at + 1}`)

/** One match by the dice. */
const meet = (bracket: string, round: number, a: string, b: string, dice: Dice): Match => ({
  bracket,
  round,
  a,
  b,
  winner: dice() < 0.5 ? a : b,
})

const loserOf = ({ a, b, winner }: Match): string => (a === winner ? b : a)

/** Everybody against somebody; whoever is left over waits. */
const playRound = (bracket: string, round: number, sides: readonly string[], dice: Dice) => {
  const drawn = shuffled(sides, dice)
  const matches: Match[] = []
  while (drawn.length > 1) matches.push(meet(bracket, round, drawn.pop() ?? '', drawn.pop() ?? '', dice))
  return { matches, waiting: drawn }
}

/** One defeat and out; `third`: the two beaten before the final meet. `named`: the last match is called the final. */
const playSingle = (n: number, third: boolean, named: boolean, dice: Dice): Played => {
  const matches: Match[] = []
  const gone: string[][] = []
  let left = sidesOf(n)
  for (let round = 1; left.length > 1; round++) {
    const bracket = named && left.length === 2 ? 'final' : 'winners'
    const played = playRound(bracket, round, left, dice)
    matches.push(...played.matches)
    gone.unshift(played.matches.map(loserOf))
    left = [...played.waiting, ...played.matches.map(({ winner }) => winner)]
  }
  const [second = [], beaten = [], ...rest] = gone
  if (!third || beaten.length !== 2) return { matches, places: [left, ...gone] }
  const decider = meet('third', 1, beaten[0] ?? '', beaten[1] ?? '', dice)
  return { matches: [...matches, decider], places: [left, second, [decider.winner], [loserOf(decider)], ...rest] }
}

/** Two defeats and out; `reset`: the side without a defeat may lose the first final. */
const playDouble = (n: number, reset: boolean, dice: Dice): Played => {
  const matches: Match[] = []
  const gone: string[][] = []
  let [unbeaten, once] = [sidesOf(n), [] as string[]]
  for (let round = 1; unbeaten.length > 1 || once.length > 1; round++) {
    const upper = unbeaten.length > 1 ? playRound('winners', round, unbeaten, dice) : undefined
    if (upper) unbeaten = [...upper.waiting, ...upper.matches.map(({ winner }) => winner)]
    const lower = playRound('losers', round, once, dice)
    if (lower.matches.length > 0) gone.unshift(lower.matches.map(loserOf))
    once = [...lower.waiting, ...lower.matches.map(({ winner }) => winner), ...(upper?.matches ?? []).map(loserOf)]
    matches.push(...(upper?.matches ?? []), ...lower.matches)
  }
  const [top = '', low = ''] = [...unbeaten, ...once]
  const first = meet('final', 1, top, low, dice)
  const finals = reset && first.winner === low ? [first, meet('final', 2, top, low, dice)] : [first]
  const last = finals.at(-1) ?? first
  return { matches: [...matches, ...finals], places: [[last.winner], [loserOf(last)], ...gone] }
}

const shapes: Readonly<Record<string, (n: number, dice: Dice) => Played>> = {
  single: (n, dice) => playSingle(n, false, false, dice),
  'single, its final named': (n, dice) => playSingle(n, false, true, dice),
  'third place': (n, dice) => playSingle(n, true, true, dice),
  'third place, its final in the bracket': (n, dice) => playSingle(n, true, false, dice),
  double: (n, dice) => playDouble(n, false, dice),
  'double with reset': (n, dice) => playDouble(n, true, dice),
}

const sorted = (groups: readonly (readonly string[])[]): string[][] =>
  groups.filter(group => group.length > 0).map(group => [...group].sort())

describe('bracket_places', () => {
  it.each(Object.entries(shapes))('has in a %s who the plain program has, the unbeaten side first', (_, play) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 70 }), fc.integer({ min: 1, max: 1_000_000 }), (n, seed) => {
        const dice = diceOf(seed)
        const { matches, places } = play(n, dice)
        const sides = shuffled(sidesOf(n), dice)
        const told = shuffled(matches, dice).map(match => (dice() < 0.5 ? match : { ...match, a: match.b, b: match.a }))
        const answer = answerPairLine({ id: 7, kind: 'bracket_places', sides, matches: told })
        const given = answer as { readonly places?: readonly (readonly string[])[]; readonly problems?: unknown }
        expect(given.problems).toBeUndefined()
        expect(sorted(given.places ?? [])).toEqual(sorted(places))
        const losers = new Set(matches.map(loserOf))
        const unbeaten = sides.filter(side => !losers.has(side))
        if (unbeaten.length > 0) expect(given.places?.[0]).toEqual(unbeaten)
      }),
      { numRuns: 120, seed: 11 },
    )
  })
})
