import type { BracketFacts, StageFacts } from '../../core/facts.js'
import type { Explanation } from '../../core/explanation.js'
import type { EntrantId } from '../../core/ids.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { StandingLine } from '../../core/standings.js'
import { node } from '../explain.js'
import type { Bracket, BracketMatch } from './bracket-graph.js'
import { doubleElimination, singleElimination } from './bracket-graph.js'
import { type BracketPlace, bracketPlaces, isWanted, sideOf, type Walk, walkOf } from './bracket-play.js'
import { matchWinner } from './match-winner.js'
import type { StageResult, StageState } from './types.js'

/** The code under which a bracket separates contestants, beside those of the tie-breaks. */
export const bracketCriterion = 'bracket'

/** The best and the worst place that a side can still take; of one that is out, the places it shares. */
export interface BracketStanding extends BracketPlace {
  readonly settled: boolean
}

/** The matches of a bracket of these lines. */
export const graphOf = ({ format, lines }: BracketFacts): Bracket =>
  format.kind === 'singleElimination'
    ? singleElimination(lines.length, format.placement)
    : doubleElimination(lines.length, format.final)

type Range = readonly [number, number]

/** Where the winner or the loser of a match goes next; a second final is not counted on. */
const nextOf = ({ bracket }: Walk, kind: 'winner' | 'loser', id: string): BracketMatch | undefined =>
  bracket.matches.find(
    match =>
      match.onlyIfSecondWins === undefined && match.sources.some(source => source.kind === kind && source.match === id),
  )

/** Places within reach of whoever plays this match. */
const withinReach = (walk: Walk, match: BracketMatch): Range => {
  const after = (kind: 'winner' | 'loser', last: Range): Range => {
    const next = nextOf(walk, kind, match.id)
    return next ? withinReach(walk, next) : last
  }
  const [bestWon, worstWon] = after('winner', [match.place, match.sharedTo ?? match.place])
  const [bestLost, worstLost] = after('loser', match.loserPlaces)
  return [Math.min(bestWon, bestLost), Math.max(worstWon, worstLost)]
}

const sidesOf = (walk: Walk, match: BracketMatch): readonly (string | undefined)[] =>
  match.sources.map(source => sideOf(walk, source))

const stillToPlay = (walk: Walk, side: string): BracketMatch | undefined =>
  walk.bracket.matches.find(
    match => !walk.played.has(match.id) && isWanted(walk, match) && sidesOf(walk, match).includes(side),
  )

const better = (a: BracketStanding, b: BracketStanding): number =>
  a.to - b.to || a.from - b.from || Number(a.settled) - Number(b.settled)

/**
 * How far every side of the bracket came: the places of those who are out, and of those still in what is within their
 * reach. The best first: who is sure of more, then who can still reach more.
 */
export const bracketStanding = (bracket: Bracket, state: StageState): readonly BracketStanding[] => {
  const walk = walkOf(bracket, state)
  const settled = new Map(bracketPlaces(bracket, state).map(place => [place.side, place]))
  const all = walk.bySeed.map(({ id }): BracketStanding => {
    const place = settled.get(id)
    if (place) return { ...place, settled: true }
    const next = stillToPlay(walk, id)
    const [from, to] = next ? withinReach(walk, next) : [1, walk.bySeed.length]
    return { side: id, from, to, settled: false }
  })
  return all.sort(better)
}

/** Lines by the name of their place. */
export const linesBySlot = (lines: readonly ScoreLine[]): ReadonlyMap<string, readonly ScoreLine[]> => {
  const bySlot = new Map<string, ScoreLine[]>()
  for (const line of lines) {
    const own = bySlot.get(line.slot)
    if (own) own.push(line)
    else bySlot.set(line.slot, [line])
  }
  return bySlot
}

/** The results of a bracket, from the lines of the games in each match's slots. */
export const bracketState = (bracket: BracketFacts, lines: readonly ScoreLine[]): StageState => {
  const bySlot = linesBySlot(lines)
  const results = bracket.matches.map(({ match, sides, slots, named, open }): StageResult => {
    const [first, second] = sides
    const games = slots.flatMap(slot => {
      const own = bySlot.get(slot)
      return own ? [own] : []
    })
    const over = !open && sides.length === 2
    const won = first && second && over ? matchWinner(games, [first, second], bracket.series) : undefined
    const winner = won ?? named
    return { round: 1, slot: match, sides, ...(winner ? { winner } : {}) }
  })
  return { sides: bracket.lines.map((id, at) => ({ id, seed: at + 1 })), results, byes: [] }
}

/**
 * The standings of a stage that is a bracket: how far a side came alone decides, points of the sport stand beside it.
 * Losers of one round share their places. A contestant that is not on the bracket comes last. Stages without a bracket
 * keep the standings they have.
 */
export const bracketStandings = (
  { bracket }: StageFacts<unknown>,
  lines: readonly ScoreLine[],
  standings: readonly StandingLine[],
): readonly StandingLine[] => {
  if (!bracket) return standings
  const reached = bracketStanding(graphOf(bracket), bracketState(bracket, lines))
  const outside: BracketStanding = {
    side: '',
    from: Number.MAX_SAFE_INTEGER,
    to: Number.MAX_SAFE_INTEGER,
    settled: true,
  }
  const placeOf = new Map(reached.map(one => [one.side, one]))
  const at = (line: StandingLine): BracketStanding => placeOf.get(line.entrant) ?? outside
  const order = new Map(reached.map(({ side }, i) => [side, i]))
  const inOrder = [...standings].sort(
    (a, b) => better(at(a), at(b)) || (order.get(a.entrant) ?? 0) - (order.get(b.entrant) ?? 0),
  )
  const places = inOrder.map(at)
  return inOrder.map(({ entrant, total }, i) => {
    const own = places[i] as BracketStanding
    const isLevel = (other: BracketStanding): boolean => better(own, other) === 0
    const shared = places.filter(isLevel).length > 1
    const separatedBy = shared ? {} : { separatedBy: bracketCriterion }
    return { entrant, rank: places.findIndex(isLevel) + 1, shared, total, columns: [], ...separatedBy }
  })
}

/**
 * How a contestant came to its place in the bracket: every match it played, with whom and how it ended. Undefined for a
 * stage that is no bracket.
 */
export const explainBracket = (
  { bracket }: StageFacts<unknown>,
  lines: readonly ScoreLine[],
  entrant: EntrantId,
): Explanation | undefined => {
  if (!bracket) return undefined
  const state = bracketState(bracket, lines)
  const own = bracketStanding(graphOf(bracket), state).find(({ side }) => side === entrant)
  if (!own) return undefined
  const named = new Map(bracket.matches.map(one => [one.match, one.named]))
  const steps = state.results
    .filter(({ sides }) => sides.includes(entrant))
    .map(({ slot: match, sides, winner }) => {
      const opponent = sides.find(side => side !== entrant) ?? ''
      if (winner === undefined) return node('bracketMatchOpen', '', { match, opponent })
      const how = named.get(match) === winner && !isDecided(bracket, lines, match) ? 'named' : 'played'
      return node(winner === entrant ? 'bracketMatchWon' : 'bracketMatchLost', '', { match, opponent, how })
    })
  const { from, to } = own
  return node(
    own.settled ? 'bracketPlace' : 'bracketReach',
    from === to ? `${from}` : `${from}–${to}`,
    { from, to },
    steps,
  )
}

/** Whether the games of a match name its winner, without the director. */
const isDecided = (bracket: BracketFacts, lines: readonly ScoreLine[], match: string): boolean => {
  const matches = bracket.matches.filter(one => one.match === match).map(({ named: _, ...one }) => one)
  return bracketState({ ...bracket, matches }, lines).results.some(({ winner }) => winner !== undefined)
}
