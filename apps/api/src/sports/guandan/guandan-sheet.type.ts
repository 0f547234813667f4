import {
  type GameReport,
  type GuandanSettings,
  type GuandanSheet,
  guandanSheetFieldsOf,
  type LadderStep,
  playGame,
} from '@paiji/rules/guandan'
import { Field, Int, ObjectType } from 'type-graphql'
import { GuandanDealType, GuandanLadderStepType } from './guandan-deal.type.js'
import type { Decision, Ending } from '@paiji/rules/guandan'
import { GuandanDecisionEnum, GuandanEndingEnum, GuandanSheetKindEnum } from './guandan.enums.js'

/** What one table did in one game (局), or what stands in its place. */
@ObjectType('GuandanSheet', {
  description: 'A match at guandan: its deals, or what was decided about it.',
  simpleResolvers: true,
})
export class GuandanSheetType {
  @Field(() => GuandanSheetKindEnum, { description: 'What stands on it.' })
  kind!: GuandanSheet['kind']

  @Field(() => [GuandanDealType], { description: 'The deals in order.' })
  deals!: readonly GuandanDealType[]

  @Field(() => [GuandanDealType], { description: 'Deals played to part level sides.' })
  extraDeals!: readonly GuandanDealType[]

  @Field(() => GuandanDealType, { nullable: true, description: 'The one deal of a duplicate event.' })
  deal?: GuandanDealType

  @Field(() => GuandanEndingEnum, { description: 'How the match ended.', nullable: true })
  ended?: Ending

  @Field(() => String, {
    nullable: true,
    description: '`0`, `1` or `both`: who forfeited, was penalised or failed at A.',
  })
  endedBy?: string

  @Field(() => [String], { description: 'The levels at which the sides began.', nullable: true })
  startLevels?: readonly string[]

  @Field(() => [String], { nullable: true, description: 'As written down where the deals were not.' })
  finalLevels?: readonly string[]

  @Field(() => Int, { description: 'The side (0 or 1) for which it was decided.', nullable: true })
  decidedFor?: number

  @Field(() => [Int], { description: 'Fouls by side.', nullable: true })
  fouls?: readonly number[]

  @Field(() => [String], { description: 'Match points by side, as printed.', nullable: true })
  matchPoints?: readonly string[]

  @Field(() => [String], { description: 'Level points by side, as printed.', nullable: true })
  levelPoints?: readonly string[]

  @Field(() => [GuandanLadderStepType], { description: 'The levels deal by deal, as the rules make them.' })
  ladder!: readonly GuandanLadderStepType[]

  @Field(() => [String], { nullable: true, description: 'Levels of both sides at the end.' })
  levels?: readonly string[]

  @Field(() => Int, { nullable: true, description: 'Absent in a drawn game and where both sides lost.' })
  winner?: number

  @Field(() => GuandanDecisionEnum, { description: 'What gave the match its winner.', nullable: true })
  decidedBy?: Decision
}

const toStep =
  (extra: boolean) =>
  (step: LadderStep): GuandanLadderStepType => ({
    level: step.playedLevel,
    winner: step.outcome.winner,
    upgrade: step.outcome.upgrade,
    before: step.before,
    after: step.after.levels,
    events: step.events,
    extra,
  })

const toOutcome = (report: GameReport) => ({
  ladder: [...report.steps.map(toStep(false)), ...report.extraSteps.map(toStep(true))],
  levels: report.levels,
  winner: report.winner,
  decidedBy: report.decidedBy,
})

/** A parsed sheet with the ladder it makes under the stage's settings. */
export const toGuandanSheet = (parsed: unknown, settings: unknown): GuandanSheetType => {
  const sheet = parsed as GuandanSheet
  const report = sheet.kind === 'game' ? playGame(sheet, settings as GuandanSettings) : undefined
  const fields = guandanSheetFieldsOf(sheet) as Readonly<Record<string, unknown>> & Omit<GuandanSheetType, 'ladder'>
  return {
    ...fields,
    deals: fields.deals ?? [],
    extraDeals: fields.extraDeals ?? [],
    ...(fields.endedBy === undefined ? {} : { endedBy: String(fields.endedBy) }),
    ...(report?.ok ? toOutcome(report.value) : { ladder: [] }),
  }
}
