import type { Problem } from '../../core/problem.js'
import type { Result } from '../../core/result.js'
import { type DealRoles, dealRoles } from '../record/deal-roles.js'
import { type GameReport, type GamePlace, playGame } from '../score/game.js'
import { type LadderState, type LadderStep, playedLevel, stepLadder } from '../ladder/level.js'
import { type MatchScore, matchScoreOf } from '../score/match-score.js'
import type { GuandanSettings } from '../settings/settings.js'
import { type DealEntry, effectiveOrder, type Ending, type GameSheet, ladderBefore, outcomeOf } from '../sheet.js'
import { tributePayers } from '../play/tribute.js'
import { type LevelMark, otherSide, partnerNo, type PerSide, type SeatNo, type SideNo } from '../types.js'

/** What is owed before a deal: the payer of the larger card pays 上游, the other one 二游 (art. 10). */
export interface TributeDue {
  readonly payers: readonly SeatNo[]
  readonly receivers: readonly SeatNo[]
}

/** The 副 that is about to be played. */
export interface NextDeal {
  /** 1 for the first; extra deals count on from the last. */
  readonly number: number
  readonly extra: boolean
  readonly level: LevelMark
  /** The side whose level it is; absent in the first deal. */
  readonly playing?: SideNo
  /** The playing side is at its own A and has to pass it (art. 14.2.1). */
  readonly mustPassAce: boolean
  /** Absent where none is due: a first deal, or one after a deal lost by penalty (art. 15.3.3). */
  readonly tribute?: TributeDue
  readonly roles?: DealRoles
  /** Set after a deal lost by penalty: this side names who leads (art. 15.3.3). */
  readonly leadNamedBy?: SideNo
}

/** A game sheet as the desk sees it while it is being written. */
export interface DeskGame {
  readonly steps: readonly LadderStep[]
  readonly ladder: LadderState
  /** What the deals themselves say about the end; `inProgress` while play goes on. */
  readonly ending: Pick<GameSheet, 'ended' | 'endedBy'>
  /** Absent when the game is over. */
  readonly next?: NextDeal
  readonly report: Result<GameReport, readonly Problem[]>
  /** 场分 and 级分 as they stand; absent while the game is in progress or undecided. */
  readonly score?: MatchScore
  /** Equal levels wait for somebody to say whom the event's rule favours. */
  readonly needsDecision: boolean
}

export const emptyGame: GameSheet = { kind: 'game', deals: [], extraDeals: [], ended: 'inProgress', fouls: [0, 0] }

const climb = (sheet: GameSheet, settings: GuandanSettings): LadderStep[] => {
  const steps: LadderStep[] = []
  if (settings.ladder === 'fixed') return steps
  let state = ladderBefore(sheet)
  for (const deal of sheet.deals) {
    const step = stepLadder(state, outcomeOf(deal), settings.aceRule)
    steps.push(step)
    state = step.after
    if (step.gameWonBy !== undefined) break
  }
  return steps
}

const countIsFull = (sheet: GameSheet, settings: GuandanSettings): boolean =>
  (settings.format === 'byDeals' || settings.format === 'byTimeAndDeals') && sheet.deals.length >= settings.deals

const endingOf = (sheet: GameSheet, steps: readonly LadderStep[], settings: GuandanSettings): DeskGame['ending'] => {
  const won = steps.at(-1)?.gameWonBy
  if (won !== undefined) {
    const passed = steps.at(-1)?.after.levels.includes('A+')
    return passed ? { ended: 'passAce' } : { ended: 'aceFailed', endedBy: otherSide(won) }
  }
  return { ended: countIsFull(sheet, settings) ? 'dealCount' : 'inProgress' }
}

const tributeAfter = (deal: DealEntry | undefined): TributeDue | undefined => {
  if (!deal || 'lostBy' in deal) return undefined
  const order = effectiveOrder(deal)
  const first = order[0] as SeatNo
  const payers = tributePayers(order)
  return { payers, receivers: payers.length === 1 ? [first] : [first, partnerNo(first)] }
}

const nextDeal = (sheet: GameSheet, ladder: LadderState, settings: GuandanSettings, extra: boolean): NextDeal => {
  const fresh = extra && settings.equalLevels === 'extraDealAtTwo'
  const last = fresh ? undefined : (sheet.extraDeals.at(-1) ?? sheet.deals.at(-1))
  const tribute = tributeAfter(last)
  const level = fresh || settings.ladder === 'fixed' ? '2' : playedLevel(ladder)
  const { playing } = ladder
  return {
    number: sheet.deals.length + sheet.extraDeals.length + 1,
    extra,
    level,
    ...(playing === undefined || fresh ? {} : { playing }),
    mustPassAce: !fresh && playing !== undefined && level === 'A' && ladder.levels[playing] === 'A',
    ...(tribute ? { tribute } : {}),
    ...(last && !('lostBy' in last) ? { roles: dealRoles(effectiveOrder(last)) } : {}),
    ...(last && 'lostBy' in last ? { leadNamedBy: otherSide(last.lostBy) } : {}),
  }
}

const undecidedAt = (report: DeskGame['report'], path: string): boolean =>
  !report.ok && report.error.some(found => found.code === 'GAME_UNDECIDED' && found.at?.path === path)

/** Where a game stands, what the next deal is played at and what it is worth; pure, for every change of the sheet. */
export const deskGame = (sheet: GameSheet, settings: GuandanSettings, place: GamePlace = {}): DeskGame => {
  const steps = climb(sheet, settings)
  const ladder = steps.at(-1)?.after ?? ladderBefore(sheet)
  const report = playGame(sheet, settings, place)
  const extra = undecidedAt(report, 'extraDeals')
  const goesOn = sheet.ended === 'inProgress' || extra
  return {
    steps,
    ladder,
    ending: endingOf(sheet, steps, settings),
    ...(goesOn ? { next: nextDeal(sheet, ladder, settings, extra) } : {}),
    report,
    ...(report.ok && sheet.ended !== 'inProgress' ? { score: matchScoreOf(report.value, settings) } : {}),
    needsDecision: undecidedAt(report, 'decidedFor'),
  }
}

const withEnding = (sheet: GameSheet, ending: DeskGame['ending']): GameSheet => {
  const { endedBy: _endedBy, decidedFor: _decidedFor, finalLevels: _finalLevels, ...rest } = sheet
  return { ...rest, ...ending }
}

/** One deal more, where the sheet has room for it; the game ends by itself when A is passed or the count is full. */
export const addDeal = (
  sheet: GameSheet,
  deal: DealEntry,
  settings: GuandanSettings,
  place: GamePlace = {},
): GameSheet => {
  const { next } = deskGame(sheet, settings, place)
  if (!next) return sheet
  if (next.extra) return { ...sheet, extraDeals: [...sheet.extraDeals, deal] }
  const added = { ...sheet, deals: [...sheet.deals, deal] }
  return withEnding(added, endingOf(added, climb(added, settings), settings))
}

/** Takes the last deal back; the game is in progress again, unless only an extra deal went. */
export const undoDeal = (sheet: GameSheet): GameSheet =>
  sheet.extraDeals.length > 0
    ? { ...sheet, extraDeals: sheet.extraDeals.slice(0, -1) }
    : withEnding({ ...sheet, deals: sheet.deals.slice(0, -1) }, { ended: 'inProgress' })

/**
 * Ends the game as somebody decided; back to what the deals say for `inProgress`. Levels written without deals are the
 * result and stay.
 */
export const endGame = (
  sheet: GameSheet,
  ended: Ending,
  endedBy: GameSheet['endedBy'],
  settings: GuandanSettings,
): GameSheet => {
  const base = ended === 'time' || ended === 'dealCount' ? sheet : { ...sheet, extraDeals: [] }
  const written = sheet.deals.length === 0 && sheet.finalLevels ? { finalLevels: sheet.finalLevels } : {}
  if (ended === 'inProgress')
    return { ...withEnding(base, endingOf(base, climb(base, settings), settings)), ...written }
  return { ...withEnding(base, { ended, ...(endedBy === undefined ? {} : { endedBy }) }), ...written }
}

/** How a game whose deals were not written ended, going by its levels and the format. */
const endOfLevels = (levels: PerSide<LevelMark>, { format }: GuandanSettings): Ending => {
  if (levels.includes('A+')) return 'passAce'
  if (format === 'byTime') return 'time'
  return format === 'byDeals' || format === 'byTimeAndDeals' ? 'dealCount' : 'inProgress'
}

/**
 * The final levels of a game whose deals were not written: with them the game is over, in the way somebody chose or else
 * in the way its format ends. Without levels it is in progress. What was chosen is never set back: only an ending that
 * the levels before gave by themselves follows the new ones.
 */
export const withFinalLevels = (
  sheet: GameSheet,
  levels: PerSide<LevelMark> | undefined,
  settings: GuandanSettings,
): GameSheet => {
  const { finalLevels: _, ...rest } = sheet
  const usual = sheet.finalLevels ? endOfLevels(sheet.finalLevels, settings) : 'inProgress'
  const chosen = sheet.ended !== usual
  if (!levels) return chosen ? rest : endGame(rest, 'inProgress', undefined, settings)
  return { ...rest, ended: chosen ? sheet.ended : endOfLevels(levels, settings), finalLevels: levels }
}
