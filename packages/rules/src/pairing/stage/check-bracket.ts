import { type Problem, problem } from '../../core/problem.js'
import { bracketLines } from '../bracket.js'
import type { Bracket } from './bracket-graph.js'
import { nextBracketRound } from './bracket-play.js'
import type { DraftedRound } from './drafted-round.js'
import { sidesByPlace } from './places.js'
import type { StageSide, StageState } from './types.js'

type Params = Readonly<Record<string, string | number>>
type Pair = readonly [string, string]

const objection = (code: string, params: Params): Problem => problem(code, { severity: 'warning', params })

const pairsOf = ({ matches }: DraftedRound): readonly Pair[] =>
  matches.flatMap(({ sides: [a, b] }) => (a !== undefined && b !== undefined ? [[a, b] as const] : []))

const isPairOf = ([a, b]: Pair, sides: readonly string[]): boolean => sides.includes(a) && sides.includes(b)

/** Where on the lines of the bracket each side of the winners' side stands, counted from 0. */
type Lines = ReadonlyMap<string, number>

const firstLines = ({ size }: Bracket, state: StageState): Lines => {
  const places = sidesByPlace(state, 1)
  return new Map(bracketLines(size).flatMap((seed, line) => places.slice(seed - 1, seed).map(({ id }) => [id, line])))
}

/** In a later round each match stands for the lines that lead to it, a half for each side. */
const laterLines = ({ matches }: DraftedRound): Lines =>
  new Map(
    matches.flatMap(({ slot, sides }) => {
      const [, round, match] = (/^w\/r(\d+)\/m(\d+)$/.exec(slot) ?? []).map(Number)
      if (round === undefined || match === undefined) return []
      return sides.map((side, half) => [side, (match - 1) * 2 ** round + half * 2 ** (round - 1)] as const)
    }),
  )

/** The round of the bracket in which two lines come together. */
const meetingRound = (a: number, b: number): number => {
  let round = 0
  while (Math.floor(a / 2 ** round) !== Math.floor(b / 2 ** round)) round += 1
  return round
}

/** Before this round the best 2, 4, 8 … seeds do not meet. */
const protectedUntil = (size: number, weakerSeed: number): number =>
  Math.log2(size) - Math.ceil(Math.log2(weakerSeed)) + 1

/** Pairs of seeds that could meet earlier than the bracket keeps them apart. */
const earlyMeetings = ({ size }: Bracket, bySeed: readonly StageSide[], lines: Lines): readonly Params[] =>
  bySeed.flatMap(({ id: a }, i) =>
    bySeed.slice(i + 1).flatMap(({ id: b }, k): readonly Params[] => {
      const [x, y] = [lines.get(a), lines.get(b)]
      const due = protectedUntil(size, i + k + 2)
      if (x === undefined || y === undefined || due <= 1) return []
      const round = meetingRound(x, y)
      return round < due ? [{ a, b, round, due }] : []
    }),
  )

/** A label that all of a match share. */
const sharedLabel = (sides: readonly (StageSide | undefined)[]): { label: string; value: string } | undefined => {
  const [first, ...others] = sides
  for (const [label, values] of Object.entries(first?.labels ?? {})) {
    const value = values.find(one => others.every(other => other?.labels?.[label]?.includes(one)))
    if (value !== undefined) return { label, value }
  }
  return undefined
}

/** Both drafts, with what the bracket itself gives. */
interface Look {
  readonly bracket: Bracket
  readonly state: StageState
  readonly bySeed: readonly StageSide[]
  readonly before: DraftedRound
  readonly after: DraftedRound
}

const withExchanges = (state: StageState, { exchanges }: DraftedRound): StageState => ({
  ...state,
  exchanges: [...(state.exchanges ?? []), ...exchanges],
})

const unearned = ({ bracket, state, before, after }: Look): readonly Problem[] => {
  const next = nextBracketRound(bracket, withExchanges(state, after))
  const due = new Map(next.kind === 'round' ? next.matches.map(({ slot, sides }) => [slot, sides]) : [])
  const had = new Map(before.matches.map(({ slot, sides }) => [slot, sides]))
  return after.matches.flatMap(({ slot, sides }) => {
    const [given, held] = [due.get(slot), had.get(slot) ?? []]
    const strangers = sides.filter(side => given && !given.includes(side) && !held.includes(side))
    const owners = given?.filter(side => !sides.includes(side)) ?? []
    return strangers.map((side, at) => objection('PLACE_NOT_EARNED', { side, owner: owners[at] ?? owners[0] ?? '' }))
  })
}

const movedByes = ({ bySeed, before, after }: Look): readonly Problem[] =>
  after.free.flatMap((side): readonly Problem[] => {
    const seed = bySeed.findIndex(one => one.id === side) + 1
    return before.free.includes(side) || seed <= after.free.length
      ? []
      : [objection('BYE_AWAY_FROM_SEED', { side, seed })]
  })

const early = ({ bracket, state, bySeed, before, after }: Look): readonly Problem[] => {
  const isFirst = after.matches.some(({ slot }) => slot.startsWith('w/r1/'))
  const linesOf = (draft: DraftedRound): Lines =>
    isFirst ? firstLines(bracket, withExchanges(state, draft)) : laterLines(draft)
  const [old, now] = [before, after].map(draft => earlyMeetings(bracket, bySeed, linesOf(draft)))
  const known = new Map((old ?? []).map(({ a, b, round }) => [`${a} ${b}`, round as number]))
  return (now ?? [])
    .filter(({ a, b, round }) => (round as number) < (known.get(`${a} ${b}`) ?? Number.POSITIVE_INFINITY))
    .map(params => objection('SEEDS_MEET_EARLY', params))
}

const rematches = ({ state, before, after }: Look): readonly Problem[] => {
  const old = before.matches.map(({ sides }) => sides)
  return pairsOf(after).flatMap((pair): readonly Problem[] => {
    const met = state.results.filter(({ sides }) => isPairOf(pair, sides)).at(-1)
    const isNew = !old.some(sides => isPairOf(pair, sides))
    return met && isNew ? [objection('REMATCH', { a: pair[0], b: pair[1], round: met.round })] : []
  })
}

const sameLabel = ({ bySeed, before, after }: Look): readonly Problem[] => {
  const sideOf = new Map(bySeed.map(side => [side.id, side]))
  const shared = (sides: readonly string[]) => sharedLabel(sides.map(side => sideOf.get(side)))
  const had = new Set(before.matches.filter(({ sides }) => shared(sides)).map(({ slot }) => slot))
  return after.matches.flatMap(({ slot, sides }): readonly Problem[] => {
    const [found, [a = '', b = '']] = [shared(sides), sides]
    return found && !had.has(slot) ? [objection('AVOIDED_PAIR', { a, b, ...found })] : []
  })
}

/**
 * What speaks against another arrangement of a bracket's next round: who is put where its results do not lead
 * (`PLACE_NOT_EARNED`), a bye for a lower seed (`BYE_AWAY_FROM_SEED`), seeds that could meet before the bracket lets them
 * (`SEEDS_MEET_EARLY`), a second meeting (`REMATCH`), a club, team or association against itself (`AVOIDED_PAIR`).
 */
export const bracketObjections = (
  bracket: Bracket,
  state: StageState,
  before: DraftedRound,
  after: DraftedRound,
): readonly Problem[] => {
  const bySeed = [...state.sides].sort((a, b) => a.seed - b.seed)
  const look: Look = { bracket, state, bySeed, before, after }
  return [unearned, movedByes, early, rematches, sameLabel].flatMap(find => find(look))
}
