import { type DealOutcome, dealOutcome } from './finish-order.js'
import { type FinishingOrder, type LevelMark, levelMarks, otherSide, type PerSide, type SideNo } from '../types.js'

/** Place on the ladder 2..A, A+: 0..13. */
export const ordinalOf = (mark: LevelMark): number => levelMarks.indexOf(mark)
export const markOf = (ordinal: number): LevelMark => levelMarks[ordinal] as LevelMark
const aceOrdinal = ordinalOf('A')

export const isLevelMark = (value: unknown): value is LevelMark => levelMarks.some(mark => mark === value)

/** What becomes of a side that keeps failing to pass A. */
export interface AceRule {
  /** Failed attempts at its own A after which `onFail` applies; null for no limit (the 2017 text). */
  readonly maxAttempts: number | null
  readonly onFail: 'stay' | 'to2' | 'loseGame' | 'playOpponentLevel'
  /** Which deals a side at A fails in: those at its own A (absent), or every one that it does not pass A in. */
  readonly counts?: 'own' | 'every'
  /** In which deals A is passed: those at the own A (absent), or at either side’s level. */
  readonly passAt?: 'own' | 'any'
}

export interface LadderState {
  readonly levels: PerSide<LevelMark>
  /** Whose level the next deal is played at: the winner of the last deal; absent before the first. */
  readonly playing?: SideNo
  /** Level of the next deal where it is not the playing side's own. */
  readonly levelOverride?: LevelMark
  /** Failed attempts at the own A since reaching it. */
  readonly failedAttempts: PerSide<number>
}

export const initialLadder = (levels: PerSide<LevelMark> = ['2', '2'], playing?: SideNo): LadderState => ({
  levels,
  ...(playing === undefined ? {} : { playing }),
  failedAttempts: [0, 0],
})

/** The level the next deal is played at; both sides start at 2 (art. 3.10). */
export const playedLevel = (state: LadderState): LevelMark => state.levelOverride ?? state.levels[state.playing ?? 0]

export type LadderEvent = 'climbed' | 'heldAtAce' | 'passedAce' | 'aceFailed' | 'demotedTo2' | 'lostAtAce'

export interface LadderStep {
  readonly outcome: DealOutcome
  readonly playedLevel: LevelMark
  readonly before: PerSide<LevelMark>
  readonly after: LadderState
  readonly events: readonly LadderEvent[]
  /** The side that has won the whole game with this deal, by passing A or by the other's last failure at A. */
  readonly gameWonBy?: SideNo
}

export const withSide = <T>(pair: PerSide<T>, side: SideNo, value: T): PerSide<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

const playsOwnAce = (state: LadderState, side: SideNo): boolean =>
  state.playing === side && state.levels[side] === 'A' && playedLevel(state) === 'A' && !state.levelOverride

/** Winner's new level (arts. 3.10, 14.2.1): A can neither be jumped nor passed except in a deal played at one's own A. */
const climb = (state: LadderState, outcome: DealOutcome, { passAt }: AceRule): LevelMark => {
  const level = state.levels[outcome.winner]
  if (level !== 'A') return markOf(Math.min(ordinalOf(level) + outcome.upgrade, aceOrdinal))
  return (passAt === 'any' || playsOwnAce(state, outcome.winner)) && outcome.upgrade > 1 ? 'A+' : 'A'
}

interface AceFailure {
  readonly levels: PerSide<LevelMark>
  readonly attempts: PerSide<number>
  readonly events: readonly LadderEvent[]
  readonly lost: boolean
  readonly limitReached: boolean
}

const failAtAce = (levels: PerSide<LevelMark>, attempts: PerSide<number>, side: SideNo, rule: AceRule): AceFailure => {
  const count = attempts[side] + 1
  const limitReached = rule.maxAttempts !== null && count >= rule.maxAttempts && rule.onFail !== 'stay'
  const counted = withSide(attempts, side, limitReached ? 0 : count)
  const base = { levels, attempts: counted, lost: false, limitReached, events: ['aceFailed'] as LadderEvent[] }
  if (!limitReached) return base
  if (rule.onFail === 'to2') {
    return { ...base, levels: withSide(levels, side, '2'), events: ['aceFailed', 'demotedTo2'] }
  }
  if (rule.onFail === 'loseGame') return { ...base, lost: true, events: ['aceFailed', 'lostAtAce'] }
  return base
}

/**
 * The sides that tried to pass A in a deal and did not, whoever was on play first. Where every deal counts, so does one at the
 * others’ level; one that only reached A is no attempt.
 */
const failedAt = (state: LadderState, passed: boolean, { counts }: AceRule): readonly SideNo[] => {
  if (passed) return []
  const first = state.playing ?? 0
  return ([first, otherSide(first)] as const).filter(side =>
    counts === 'every' ? state.levels[side] === 'A' : playsOwnAce(state, side),
  )
}

/** One deal further up the ladder. */
export const stepLadder = (state: LadderState, outcome: DealOutcome, rule: AceRule): LadderStep => {
  const { winner } = outcome
  const climbed = withSide(state.levels, winner, climb(state, outcome, rule))
  const passed = climbed[winner] === 'A+'
  const failed = failedAt(state, passed, rule)
  let failure: AceFailure | undefined
  let lostBy: SideNo | undefined
  for (const side of failed) {
    const { levels: before = climbed, attempts = state.failedAttempts, events = [] } = failure ?? {}
    const next = failAtAce(before, attempts, side, rule)
    if (next.lost) lostBy ??= side
    failure = { ...next, events: [...events, ...next.events] }
  }
  const [trying] = failed
  const levels = failure?.levels ?? climbed
  const override =
    failure?.limitReached && rule.onFail === 'playOpponentLevel' && winner === trying
      ? levels[otherSide(winner)]
      : undefined
  const moved: LadderEvent = passed ? 'passedAce' : state.levels[winner] === 'A' ? 'heldAtAce' : 'climbed'
  return {
    outcome,
    playedLevel: playedLevel(state),
    before: state.levels,
    after: {
      levels,
      playing: winner,
      failedAttempts: failure?.attempts ?? state.failedAttempts,
      ...(override === undefined ? {} : { levelOverride: override }),
    },
    events: [moved, ...(failure?.events ?? [])],
    ...(passed ? { gameWonBy: winner } : lostBy === undefined ? {} : { gameWonBy: otherSide(lostBy) }),
  }
}

export const stepByOrder = (state: LadderState, order: FinishingOrder, rule: AceRule): LadderStep =>
  stepLadder(state, dealOutcome(order), rule)

/** Level of side 0 minus level of side 1 on the fourteen ordinals. */
export const levelDifference = (levels: PerSide<LevelMark>): number => ordinalOf(levels[0]) - ordinalOf(levels[1])
