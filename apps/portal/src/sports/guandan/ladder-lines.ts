import { type DeskGame, type GameSheet, type LadderStep, outcomeOf } from '@paiji/rules/guandan'
import type { GuandanSheetData } from './sheet-data'

/** One line of the score sheet: a 副 with what it did to the levels. */
export interface LadderLine {
  readonly number: number
  readonly extra: boolean
  /** Absent where deals are played at a fixed level. */
  readonly level?: string
  readonly finish: readonly number[]
  readonly lostBy?: number
  readonly voidHand?: number
  /** The deal was written down card by card. */
  readonly recorded?: boolean
  readonly winner?: number
  readonly upgrade?: number
  readonly after?: readonly [string, string]
  readonly events: readonly string[]
}

type Deal = {
  readonly finish?: readonly number[] | null
  readonly lostBy?: number | null
  readonly voidHand?: number | null
  readonly record?: object | null
}

interface Step {
  readonly level: string
  readonly winner: number
  readonly upgrade: number
  readonly after: readonly string[]
  readonly events: readonly string[]
}

const pairOf = ([first = '2', second = '2']: readonly string[]): readonly [string, string] => [first, second]

const lineOf = (deal: Deal, number: number, extra: boolean, step?: Step): LadderLine => ({
  number,
  extra,
  finish: deal.finish ?? [],
  ...(deal.lostBy == null ? {} : { lostBy: deal.lostBy }),
  ...(deal.voidHand == null ? {} : { voidHand: deal.voidHand }),
  ...(deal.record ? { recorded: true } : {}),
  ...(step ? { level: step.level, winner: step.winner, upgrade: step.upgrade, after: pairOf(step.after) } : {}),
  events: step?.events ?? [],
})

/** The lines of a sheet as the API gives it. */
export const linesOfData = (data: GuandanSheetData): LadderLine[] => {
  const played = data.ladder.filter(step => !step.extra)
  const extra = data.ladder.filter(step => step.extra)
  return [
    ...data.deals.map((deal, i) => lineOf(deal, i + 1, false, played[i])),
    ...data.extraDeals.map((deal, i) => lineOf(deal, data.deals.length + i + 1, true, extra[i])),
  ]
}

const stepOf = (step: LadderStep): Step => ({
  level: step.playedLevel,
  winner: step.outcome.winner,
  upgrade: step.outcome.upgrade,
  after: step.after.levels,
  events: step.events,
})

/** The lines of a sheet that is being written. */
export const linesOfDesk = (sheet: GameSheet, desk: DeskGame): LadderLine[] => {
  const extraSteps = desk.report.ok ? desk.report.value.extraSteps : []
  const line = (deal: Deal, outcome: ReturnType<typeof outcomeOf>, at: number, extra: boolean, step?: LadderStep) => {
    const made = lineOf(deal, at + 1, extra, step && stepOf(step))
    return step ? made : { ...made, winner: outcome.winner, upgrade: outcome.upgrade }
  }
  return [
    ...sheet.deals.map((deal, i) => line(deal, outcomeOf(deal), i, false, desk.steps[i])),
    ...sheet.extraDeals.map((deal, i) => line(deal, outcomeOf(deal), sheet.deals.length + i, true, extraSteps[i])),
  ]
}
