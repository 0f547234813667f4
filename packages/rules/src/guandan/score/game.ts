import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { DealOutcome } from '../ladder/finish-order.js'
import { type LadderState, type LadderStep, levelDifference, stepLadder } from '../ladder/level.js'
import type { EqualLevelRule, GuandanSettings } from '../settings/settings.js'
import { type DealEntry, type Ending, type GameSheet, ladderBefore, outcomeOf } from '../sheet.js'
import { type LevelMark, otherSide, type PerSide, type SideNo } from '../types.js'

/** What gave the game its winner. */
export type Decision =
  | 'inProgress'
  | 'passAce'
  | 'levels'
  | 'drawn'
  | 'dealPoints'
  | EqualLevelRule
  | 'aceFailed'
  | 'offence'

export interface GameReport {
  /** The score sheet's ladder, deal by deal; empty where only the levels were taken down. */
  readonly steps: readonly LadderStep[]
  readonly extraSteps: readonly LadderStep[]
  readonly levels: PerSide<LevelMark>
  readonly outcomes: readonly DealOutcome[]
  /** Absent in a drawn game and when both sides lost. */
  readonly winner?: SideNo
  readonly decidedBy: Decision
  readonly ended: Ending
  /** Set when the game was taken from a side (or both) by forfeit, penalty or suspension. */
  readonly lostBy?: SideNo | 'both'
}

/** Where in the stage the game was played: some rounds and tables may not end level (art. 27.3). */
export interface GamePlace {
  readonly round?: number
  readonly table?: string
}

type Checked<T> = Result<T, readonly Problem[]>
const refuse = (code: string, path: string, params: Record<string, string | number> = {}): Checked<never> =>
  err([problem(code, { at: { path }, params })])

interface Climbed {
  readonly steps: readonly LadderStep[]
  readonly state: LadderState
  readonly wonBy?: SideNo
}

/** Climbs deal by deal; a deal after the game is won is a located problem. */
const climbAll = (
  deals: readonly DealEntry[],
  from: LadderState,
  settings: GuandanSettings,
  path: string,
): Checked<Climbed> => {
  const steps: LadderStep[] = []
  let state = from
  let wonBy: SideNo | undefined
  for (const [i, deal] of deals.entries()) {
    if (wonBy !== undefined) return refuse('DEALS_AFTER_END', `${path}[${i}]`)
    const step = stepLadder(state, outcomeOf(deal), settings.aceRule)
    steps.push(step)
    state = step.after
    wonBy = step.gameWonBy
  }
  return ok({ steps, state, ...(wonBy === undefined ? {} : { wonBy }) })
}

/** Deals at a fixed level: outcomes without a ladder. */
const noLadder = (from: LadderState): Climbed => ({ steps: [], state: from })

const countsDeals = (settings: GuandanSettings): boolean =>
  settings.format === 'byDeals' || settings.format === 'byTimeAndDeals'
const hasClock = (settings: GuandanSettings): boolean =>
  settings.format === 'byTime' || settings.format === 'byTimeAndDeals'

/** The number of deals against the format's count; fewer are only right when the game ended before it. */
const checkCount = (sheet: GameSheet, settings: GuandanSettings, won: boolean): Problem[] => {
  const given = sheet.deals.length
  const at = { path: 'deals' }
  if (!countsDeals(settings)) return []
  if (given > settings.deals) return [problem('DEALS_TOO_MANY', { at, params: { given, allowed: settings.deals } })]
  return sheet.ended === 'dealCount' && given > 0 && given < settings.deals && !won
    ? [problem('DEALS_TOO_FEW', { at, params: { given, needed: settings.deals } })]
    : []
}

const endingCode = (sheet: GameSheet, settings: GuandanSettings, climbed: Climbed): string | undefined => {
  const { ended } = sheet
  const passed = climbed.state.levels.includes('A+')
  const failed = climbed.wonBy !== undefined && !passed
  const inFormat =
    ended === 'dealCount'
      ? countsDeals(settings)
      : ended === 'time'
        ? hasClock(settings)
        : ended === 'passAce' || ended === 'inProgress' || settings.aceRule.onFail === 'loseGame'
  if (!inFormat) return 'ENDING_NOT_IN_FORMAT'
  if (ended === 'inProgress') return undefined
  if (ended === 'passAce') return passed ? undefined : 'ACE_NOT_PASSED'
  if (ended === 'aceFailed') return failed || (sheet.deals.length === 0 && !passed) ? undefined : 'ACE_NOT_FAILED'
  return passed || failed ? 'GAME_ALREADY_WON' : undefined
}

/** Whether the sheet's way of ending is one of the format's (art. 14.2) and agrees with the deals on it. */
const checkEnding = (sheet: GameSheet, settings: GuandanSettings, climbed: Climbed): Problem[] => {
  const code = endingCode(sheet, settings, climbed)
  return code ? [problem(code, { at: { path: 'ended' } })] : checkCount(sheet, settings, climbed.wonBy !== undefined)
}

const mustDecide = (settings: GuandanSettings, place: GamePlace): boolean => {
  const { decisive } = settings
  if (!decisive || (place.round ?? 0) < decisive.fromRound) return false
  const table = /\d+/.exec(place.table ?? '')?.[0]
  return table === undefined || BigInt(table) <= BigInt(decisive.tables)
}

const equalRule = (settings: GuandanSettings, place: GamePlace): EqualLevelRule =>
  settings.equalLevels === 'draw' && mustDecide(settings, place) ? 'extraDeal' : settings.equalLevels

/** The side that stood on its final level earlier; undefined when the deals do not tell. */
const firstToReach = (steps: readonly LadderStep[], levels: PerSide<LevelMark>): SideNo | undefined => {
  const lastBelow = (side: SideNo): number => steps.findLastIndex(step => step.before[side] !== levels[side])
  if (steps.length === 0 || lastBelow(0) === lastBelow(1)) return undefined
  return lastBelow(0) < lastBelow(1) ? 0 : 1
}

interface Settled {
  readonly winner?: SideNo
  readonly decidedBy: Decision
  readonly extraSteps: readonly LadderStep[]
  readonly levels: PerSide<LevelMark>
}

/** One deal more, on the levels reached or once at level 2; its 上游's side wins if the levels still agree. */
const byExtraDeal = (
  sheet: GameSheet,
  state: LadderState,
  settings: GuandanSettings,
  rule: EqualLevelRule,
): Checked<Settled> => {
  const last = sheet.extraDeals.at(-1)
  if (!last) return refuse('GAME_UNDECIDED', 'extraDeals', { rule })
  const { winner: lastWinner } = outcomeOf(last)
  if (rule === 'extraDealAtTwo') {
    return ok({ winner: lastWinner, decidedBy: rule, extraSteps: [], levels: state.levels })
  }
  const climbed = climbAll(sheet.extraDeals, state, settings, 'extraDeals')
  if (!climbed.ok) return climbed
  const { steps, state: after } = climbed.value
  const difference = levelDifference(after.levels)
  const winner = difference === 0 ? lastWinner : difference > 0 ? 0 : 1
  return ok({ winner, decidedBy: rule, extraSteps: steps, levels: after.levels })
}

const settleEqual = (
  sheet: GameSheet,
  climbed: Climbed,
  settings: GuandanSettings,
  place: GamePlace,
): Checked<Settled> => {
  const rule = equalRule(settings, place)
  const { steps, state } = climbed
  const undecided = { extraSteps: [], levels: state.levels }
  if (rule === 'draw') {
    if (sheet.extraDeals.length > 0) return refuse('EXTRA_DEAL_NOT_CALLED_FOR', 'extraDeals')
    return ok({ decidedBy: 'drawn', ...undecided })
  }
  if (rule === 'extraDeal' || rule === 'extraDealAtTwo') return byExtraDeal(sheet, state, settings, rule)
  const fromDeals =
    rule === 'firstToReach' ? firstToReach(steps, state.levels) : rule === 'onStage' ? state.playing : undefined
  const winner = fromDeals ?? sheet.decidedFor
  return winner === undefined
    ? refuse('GAME_UNDECIDED', 'decidedFor', { rule })
    : ok({ winner, decidedBy: rule, ...undecided })
}

/** Fixed-level deals: whoever took more levels in them. */
const settleFixed = (outcomes: readonly DealOutcome[], levels: PerSide<LevelMark>): Settled => {
  const lead = outcomes.reduce((sum, deal) => sum + (deal.winner === 0 ? deal.upgrade : -deal.upgrade), 0)
  const base = { extraSteps: [], levels }
  if (lead === 0) return { decidedBy: 'drawn', ...base }
  return { winner: lead > 0 ? 0 : 1, decidedBy: 'dealPoints', ...base }
}

const settle = (sheet: GameSheet, climbed: Climbed, settings: GuandanSettings, place: GamePlace): Checked<Settled> => {
  const { levels } = climbed.state
  const base = { extraSteps: [], levels }
  if (settings.ladder === 'fixed') return ok(settleFixed(sheet.deals.map(outcomeOf), levels))
  if (sheet.ended === 'aceFailed') {
    const winner = climbed.wonBy ?? otherSide(sheet.endedBy as SideNo)
    return ok({ winner, decidedBy: 'aceFailed', ...base })
  }
  const difference = levelDifference(levels)
  if (difference === 0) return settleEqual(sheet, climbed, settings, place)
  if (sheet.extraDeals.length > 0 && sheet.deals.length > 0) return refuse('EXTRA_DEAL_NOT_CALLED_FOR', 'extraDeals')
  const passed = levels.includes('A+')
  if (!passed && settings.format === 'byGame') return refuse('ACE_NOT_PASSED', 'ended')
  return ok({ winner: difference > 0 ? 0 : 1, decidedBy: passed ? 'passAce' : 'levels', ...base })
}

const contradicts = (sheet: GameSheet, levels: PerSide<LevelMark>): boolean =>
  sheet.deals.length > 0 && sheet.finalLevels !== undefined && levelsText(sheet.finalLevels) !== levelsText(levels)

export const levelsText = (levels: PerSide<LevelMark>): string => levels.join('-')

/**
 * A game sheet followed to its end: the ladder, the final levels, who won and why (art. 14).
 * Problems are located in the sheet: a deal after the end, a format that cannot end so, equal levels left undecided.
 */
export const playGame = (sheet: GameSheet, settings: GuandanSettings, place: GamePlace = {}): Checked<GameReport> => {
  const start = ladderBefore(sheet)
  const climbed = settings.ladder === 'fixed' ? ok(noLadder(start)) : climbAll(sheet.deals, start, settings, 'deals')
  if (!climbed.ok) return climbed
  const written = sheet.deals.length === 0 && sheet.finalLevels
  const state = written ? { ...climbed.value.state, levels: written } : climbed.value.state
  const reached = { ...climbed.value, state }
  const outcomes = sheet.deals.map(outcomeOf)
  if (sheet.ended === 'forfeit' || sheet.ended === 'penalty' || sheet.ended === 'suspension') {
    const lostBy = sheet.endedBy as SideNo | 'both'
    return ok({
      steps: reached.steps,
      extraSteps: [],
      levels: state.levels,
      outcomes,
      ...(lostBy === 'both' ? {} : { winner: otherSide(lostBy) }),
      decidedBy: 'offence',
      ended: sheet.ended,
      lostBy,
    })
  }
  const wrongEnding = checkEnding(sheet, settings, reached)
  if (wrongEnding.length > 0) return err(wrongEnding)
  if (sheet.ended === 'inProgress') {
    const { steps } = reached
    return ok({ steps, extraSteps: [], levels: state.levels, outcomes, decidedBy: 'inProgress', ended: sheet.ended })
  }
  const settled = settle(sheet, reached, settings, place)
  if (!settled.ok) return settled
  if (contradicts(sheet, settled.value.levels)) {
    return refuse('LEVELS_CONTRADICT_DEALS', 'finalLevels', { deals: levelsText(settled.value.levels) })
  }
  return ok({ steps: reached.steps, outcomes, ended: sheet.ended, ...settled.value })
}
