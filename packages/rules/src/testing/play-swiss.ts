import { ratio } from '../core/ratio.js'
import { swissRound } from '../pairing/swiss/swiss-round.js'
import type { SwissBlocked, SwissHistory, SwissRound, SwissSettings, SwissSide } from '../pairing/swiss/types.js'

/** A whole random event, from one seed. */
export interface SwissEvent {
  readonly sides: number
  readonly rounds: number
  readonly seed: number
  /** Number of clubs; 0 = none. */
  readonly clubs: number
  readonly settings: Partial<SwissSettings>
}

export interface PlayedRound {
  readonly sides: readonly SwissSide[]
  readonly history: SwissHistory
  readonly settings: Partial<SwissSettings>
  readonly outcome: SwissRound | SwissBlocked
}

/** 0 … below − 1, from a linear congruence. */
export const dice = (seed: number): ((below: number) => number) => {
  let state = seed
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

interface Standing {
  readonly id: string
  readonly club: string
  score: number
  second: number
}

const shown = (list: readonly Standing[], clubs: number): readonly SwissSide[] =>
  list.map(({ id, club, score, second }) => ({
    id,
    score: ratio(score),
    second: ratio(second),
    seed: Number(id),
    ...(clubs > 0 ? { labels: { club: [club] } } : {}),
  }))

const play = (a: Standing, b: Standing, roll: (below: number) => number): void => {
  const difference = roll(14)
  const [winner, loser] = roll(2) === 0 ? [a, b] : [b, a]
  winner.score += difference === 0 ? 1 : 2
  loser.score += difference === 0 ? 1 : 0
  winner.second += 13 + difference
  loser.second += 13 - difference
}

/** Plays until the rounds are over or no legal round is left; scores as in the guandan rulebook. */
export const playSwiss = ({ sides, rounds, seed, clubs, settings }: SwissEvent): readonly PlayedRound[] => {
  const roll = dice(seed)
  const list: Standing[] = Array.from({ length: sides }, (_, i) => ({
    id: `${i + 1}`,
    club: clubs > 0 ? `${roll(clubs)}` : '',
    score: 0,
    second: 0,
  }))
  const byId = new Map(list.map(standing => [standing.id, standing]))
  const standing = (id: string): Standing => byId.get(id) as Standing
  const met: { round: number; a: string; b: string }[] = []
  const byes: string[] = []
  const played: PlayedRound[] = []
  for (let round = 1; round <= rounds; round++) {
    const before = shown(list, clubs)
    const history = { met: [...met], byes: [...byes] }
    const outcome = swissRound(before, history, settings)
    played.push({ sides: before, history, settings, outcome })
    if (outcome.kind === 'blocked') break
    for (const { sides: pair } of outcome.pairs) {
      met.push({ round, a: pair[0], b: pair[1] })
      play(standing(pair[0]), standing(pair[1]), roll)
    }
    if (!outcome.bye) continue
    byes.push(outcome.bye.side)
    standing(outcome.bye.side).score += 2
    standing(outcome.bye.side).second += 18
  }
  return played
}
