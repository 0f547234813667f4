import type { BracketFacts, BracketMatchFact } from '../../core/facts.js'
import type { EntrantId } from '../../core/ids.js'
import type { Ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BracketMatch, Source } from './bracket-graph.js'
import { isWanted, sideOf, type Walk, walkOf } from './bracket-play.js'
import { bracketState, graphOf, linesBySlot } from './bracket-standings.js'
import { matchScore } from './match-winner.js'

export const bracketParts = ['winners', 'losers', 'placement', 'final'] as const
export type BracketPart = (typeof bracketParts)[number]

/** One half of a match: where its side comes from, and who that is as far as it is known. */
export interface DrawnSide {
  readonly source: Source
  readonly side?: string
  /** Games won, or points of the unit that decides; absent until a game is in. */
  readonly score?: Ratio
}

/** A match of a bracket as it is drawn on paper. */
export interface DrawnMatch {
  /** The rules' own name, e.g. `w/r2/m1`. */
  readonly name: string
  readonly part: BracketPart
  /** Within its part, from 1. */
  readonly round: number
  /** Within its round, from 1; matches that byes leave out keep their number. */
  readonly number: number
  /** The place its winner takes, or plays for. */
  readonly place: number
  readonly sides: readonly [DrawnSide, DrawnSide]
  readonly winner?: string
  /** The director named the winner. */
  readonly named?: true
  /** Every game is in and the match is level: somebody has to be named, or to play on. */
  readonly level?: true
}

type Position = Pick<DrawnMatch, 'part' | 'round' | 'number'>

const parts: Readonly<Record<string, BracketPart>> = { w: 'winners', l: 'losers', p: 'placement' }

const positionOf = (id: string): Position => {
  const [, letter = '', round, number] = /^([wlp])\d*\/r(\d+)\/m(\d+)$/.exec(id) ?? []
  const part = parts[letter]
  if (part) return { part, round: Number(round), number: Number(number) }
  return { part: 'final', round: id === 'reset' ? 2 : 1, number: 1 }
}

interface Played {
  readonly fact: BracketMatchFact
  readonly games: readonly (readonly ScoreLine[])[]
}

/** Who plays: as it was published, else who has come so far. */
const sidesOf = (
  walk: Walk,
  match: BracketMatch,
  played: Played | undefined,
  facts: BracketFacts,
): DrawnMatch['sides'] => {
  const pair = played?.fact.sides
  const [first, second] = pair ?? []
  const score =
    first && second && played && played.games.length > 0
      ? matchScore(played.games, [first, second], facts.series)
      : undefined
  const half = (at: 0 | 1): DrawnSide => {
    const source = match.sources[at]
    const side = pair ? pair[at] : sideOf(walk, source)
    return { source, ...(side ? { side } : {}), ...(score ? { score: score[at] } : {}) }
  }
  return [half(0), half(1)]
}

const isLevel = ({ fact, games }: Played, winner: EntrantId | string | undefined): boolean =>
  winner === undefined && fact.open !== true && fact.slots.length > 0 && games.length >= fact.slots.length

/**
 * The whole bracket as it is drawn: every match that is or may be played, in the order of the bracket, with who has
 * come, how it stands and whether the director has to name somebody. A second final is drawn once it is wanted.
 */
export const drawnBracket = (facts: BracketFacts, lines: readonly ScoreLine[]): readonly DrawnMatch[] => {
  const state = bracketState(facts, lines)
  const walk = walkOf(graphOf(facts), state)
  const bySlot = linesBySlot(lines)
  const facted = new Map(facts.matches.map(fact => [fact.match, fact]))
  const winners = new Map(state.results.map(({ slot, winner }) => [slot, winner]))
  return walk.bracket.matches.flatMap((match): DrawnMatch[] => {
    if (!isWanted(walk, match)) return []
    const fact = facted.get(match.id)
    const played = fact && {
      fact,
      games: fact.slots.flatMap(slot => [bySlot.get(slot) ?? []].filter(one => one.length > 0)),
    }
    const winner = winners.get(match.id)
    return [
      {
        name: match.id,
        ...positionOf(match.id),
        place: match.place,
        sides: sidesOf(walk, match, played, facts),
        ...(winner ? { winner } : {}),
        ...(winner && fact?.named === winner ? { named: true as const } : {}),
        ...(played && isLevel(played, winner) ? { level: true as const } : {}),
      },
    ]
  })
}
