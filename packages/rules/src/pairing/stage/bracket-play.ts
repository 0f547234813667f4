import { type Problem, problem } from '../../core/problem.js'
import type { Explanation } from '../../core/explanation.js'
import { node } from '../explain.js'
import type { Bracket, BracketMatch, Source } from './bracket-graph.js'
import { exchangeSteps, sidesByPlace } from './places.js'
import type { NextRound, PlannedMatch, StageSide, StageState } from './types.js'

/** Who won a match and who lost it. */
export interface Played {
  readonly winner: string
  readonly loser: string
}

/** A bracket with what was played in it. */
export interface Walk {
  readonly bracket: Bracket
  /** By line of the bracket: the seed's own side, or whom the director put there. */
  readonly bySeed: readonly StageSide[]
  readonly state: StageState
  readonly played: ReadonlyMap<string, Played>
}

/** Who comes from there, as far as it is known. */
export const sideOf = ({ bySeed, played }: Walk, source: Source): string | undefined => {
  if (source.kind === 'seed') return bySeed[source.seed - 1]?.id
  const result = played.get(source.match)
  return source.kind === 'winner' ? result?.winner : result?.loser
}

/** Whether a match is to be played at all: a second final only when the unbeaten side lost the first. */
export const isWanted = (walk: Walk, match: BracketMatch): boolean => {
  if (match.onlyIfSecondWins === undefined) return true
  const decided = walk.bracket.matches.find(other => other.id === match.onlyIfSecondWins)
  const result = walk.played.get(match.onlyIfSecondWins)
  return decided !== undefined && result !== undefined && sideOf(walk, decided.sources[1]) === result.winner
}

const because = (walk: Walk, match: BracketMatch, sides: readonly [string, string]): Explanation => {
  const [first, second] = sides
  const value = `${first} – ${second}`
  const [a, b] = match.sources
  const fromLine = sides.filter((_, at) => match.sources[at]?.kind === 'seed')
  const steps = exchangeSteps(walk.state, 1, fromLine)
  if (a.kind === 'seed' && b.kind === 'seed')
    return node('bracketSeeds', value, { higher: a.seed, lower: b.seed, size: walk.bracket.size }, steps)
  const params = { first: sourceName(a), second: sourceName(b) }
  if (match.id === 'final' || match.id === 'reset') return node('bracketFinal', value, params, steps)
  return node(a.kind === 'loser' || b.kind === 'loser' ? 'bracketLosers' : 'bracketWinners', value, params, steps)
}

const sourceName = (source: Source): string | number => (source.kind === 'seed' ? source.seed : source.match)

const readResults = (bracket: Bracket, state: StageState): { played: Map<string, Played>; problems: Problem[] } => {
  const known = new Set(bracket.matches.map(match => match.id))
  const played = new Map<string, Played>()
  const problems: Problem[] = []
  for (const { slot, sides, winner } of state.results) {
    const loser = sides.find(side => side !== winner)
    if (!known.has(slot)) problems.push(problem('MATCH_UNKNOWN', { params: { slot } }))
    else if (winner === undefined || loser === undefined || !sides.includes(winner))
      problems.push(problem('WINNER_MISSING', { params: { slot, first: sides[0] ?? '', second: sides[1] ?? '' } }))
    else played.set(slot, { winner, loser })
  }
  return { played, problems }
}

const byeOf = (walk: Walk, seed: number): { side: string; because: Explanation } => {
  const side = walk.bySeed[seed - 1]?.id ?? ''
  const steps = exchangeSteps(walk.state, 1, [side])
  return { side, because: node('bracketBye', side, { side, size: walk.bracket.size }, steps) }
}

/** Every match that can be played now and has not been; byes are told with the first round. */
export const nextBracketRound = (bracket: Bracket, state: StageState): NextRound => {
  const { played, problems } = readResults(bracket, state)
  if (problems.length > 0) return { kind: 'refused', problems }
  const bySeed = sidesByPlace(state, 1)
  const walk: Walk = { bracket, bySeed, state, played }
  const open = bracket.matches.filter(match => !played.has(match.id) && isWanted(walk, match))
  const ready = open.flatMap((match): { match: BracketMatch; sides: readonly [string, string] }[] => {
    const [a, b] = match.sources.map(source => sideOf(walk, source))
    return a !== undefined && b !== undefined ? [{ match, sides: [a, b] }] : []
  })
  const round = Math.min(...ready.map(({ match }) => match.round))
  const now = ready.filter(({ match }) => match.round === round)
  if (now.length === 0)
    return open.some(match => match.onlyIfSecondWins === undefined)
      ? { kind: 'refused', problems: [problem('RESULTS_MISSING')] }
      : { kind: 'finished' }
  const matches = now.map(
    ({ match, sides }, i): PlannedMatch => ({
      slot: match.id,
      table: i + 1,
      sides,
      because: because(walk, match, sides),
    }),
  )
  const seated = new Set(matches.flatMap(match => match.sides))
  const free = round === 1 ? bySeed.flatMap((side, i) => (seated.has(side.id) ? [] : [byeOf(walk, i + 1)])) : []
  return { kind: 'round', round, matches, free, givenUp: [] }
}

export interface BracketPlace {
  readonly side: string
  /** Places shared by those who left at the same point: 5 … 8. */
  readonly from: number
  readonly to: number
}

const follows = (walk: Walk, kind: 'winner' | 'loser', id: string): boolean =>
  walk.bracket.matches.some(
    match =>
      isWanted(walk, match) &&
      (match.onlyIfSecondWins === id || match.sources.some(source => source.kind === kind && source.match === id)),
  )

/** The bracket with the results that can be read; those without a winner are left out. */
export const walkOf = (bracket: Bracket, state: StageState): Walk => {
  const { played } = readResults(bracket, state)
  return { bracket, bySeed: sidesByPlace(state, 1), state, played }
}

/** Places that the results have settled so far, best first. */
export const bracketPlaces = (bracket: Bracket, state: StageState): readonly BracketPlace[] => {
  const walk = walkOf(bracket, state)
  const { played } = walk
  const places = bracket.matches.flatMap((match): BracketPlace[] => {
    const result = played.get(match.id)
    if (!result || !isWanted(walk, match)) return []
    const [from, to] = match.loserPlaces
    return [
      ...(follows(walk, 'winner', match.id)
        ? []
        : [{ side: result.winner, from: match.place, to: match.sharedTo ?? match.place }]),
      ...(follows(walk, 'loser', match.id) ? [] : [{ side: result.loser, from, to }]),
    ]
  })
  return places.sort((a, b) => a.from - b.from || (a.side < b.side ? -1 : 1))
}
