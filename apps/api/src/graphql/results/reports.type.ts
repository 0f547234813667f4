import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ReportAnswer, ReportKind } from '../../domain/results/report-result.js'
import type { CorrectionClock, ReportRow } from '../../domain/results/reports.repo.js'
import type { SheetRow } from '../../domain/results/results.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type CodeOf, enumOf } from '../shared/enum.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

export const ReportKindEnum = enumOf<ReportKind>('ResultReportKind', 'What a contestant says is wrong with a result.', {
  score: 'The score.',
  players: 'Who played, or in which seat.',
  place: 'Which board, deal, hand or table it belongs to.',
  other: 'Something else.',
})

export const ReportAnswerEnum = enumOf<ReportAnswer>(
  'ResultReportAnswer',
  'What became of what a contestant said about a result.',
  {
    corrected: 'The result was corrected.',
    stands: 'The result stands.',
    passedOn: 'It is a matter for a ruling or an appeal.',
  },
)

@ObjectType('ResultReport', {
  description: 'What a contestant says is wrong with a result, for whoever said it and those who answer it.',
})
export class ResultReportType {
  row!: ReportRow

  @Field(() => ID, { description: 'An opaque id of its own.' })
  id!: string

  @Field(() => String, { description: 'The place of a sheet in the draw.' })
  slot!: string

  @Field(() => ReportKindEnum, { description: 'What is wrong.' })
  kind!: CodeOf<typeof ReportKindEnum>

  @Field(() => String, { description: 'The same in the words of whoever said it.' })
  note!: string

  @Field(() => DateTime, { description: 'When it was said.' })
  reportedAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the score could be corrected; null: no clock ran.',
  })
  dueAt!: Date | null

  @Field(() => ReportAnswerEnum, { nullable: true, description: 'What became of it; null while it waits.' })
  answer!: CodeOf<typeof ReportAnswerEnum> | null

  @Field(() => String, { nullable: true, description: 'Why, in Chinese.' })
  reasonZh!: string | null

  @Field(() => String, { nullable: true, description: 'Why, in English.' })
  reasonEn!: string | null

  @Field(() => DateTime, { nullable: true, description: 'When it was answered.' })
  answeredAt!: Date | null
}

export const toReport = (row: ReportRow): ResultReportType => ({
  row,
  id: toGlobalId('ResultReport', row.id),
  slot: row.slot,
  kind: row.reportKind,
  note: row.note,
  reportedAt: row.recordedAt,
  dueAt: row.reportDueAt,
  answer: row.answer,
  reasonZh: row.answerZh,
  reasonEn: row.answerEn,
  answeredAt: row.settledAt,
})

@ObjectType('ReportableResult', { description: 'A result as a contestant may say that it is wrong.' })
export class ReportableResultType {
  sheet!: SheetRow

  @Field(() => String, { description: 'The place of a sheet in the draw.' })
  slot!: string

  @Field(() => Int, { description: 'The version that stands.' })
  version!: number

  @Field(() => DateTime, { nullable: true, description: 'Until when scores are corrected; null: no clock runs.' })
  dueAt!: Date | null

  @Field(() => String, { nullable: true, description: 'The article that gives the time.' })
  article!: string | null

  @Field(() => Boolean, { description: 'Whether the time is over; what is left is the way to the committee.' })
  isOver!: boolean
}

export const toReportable = (sheet: SheetRow, clock: CorrectionClock, isOver: boolean): ReportableResultType => ({
  sheet,
  slot: sheet.slot,
  version: sheet.version,
  dueAt: clock.dueAt,
  article: clock.article,
  isOver,
})

@InputType('ReportResultInput', { description: 'A result, and what is wrong with it.' })
export class ReportResultInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, { description: 'The place of a sheet in the draw.' })
  slot!: string

  @Field(() => Int, { description: 'The version that was read.' })
  version!: number

  @Field(() => ReportKindEnum, { description: 'What is wrong.' })
  kind!: CodeOf<typeof ReportKindEnum>

  @Field(() => String, { description: 'The same in words, at most 500 characters.' })
  note!: string

  @Field(() => String, {
    nullable: true,
    description: "A key of the client's own making: the same act sent again with it is done once.",
  })
  idempotencyKey?: string
}

@InputType('AnswerReportInput', { description: 'What became of what a contestant said, and why.' })
export class AnswerReportInputType {
  @Field(() => ID, { description: 'What was said.' })
  report!: string

  @Field(() => ReportAnswerEnum, { description: 'What became of it.' })
  answer!: CodeOf<typeof ReportAnswerEnum>

  @Field(() => String, { nullable: true, description: 'Why, in Chinese; one of the two is needed.' })
  reasonZh?: string

  @Field(() => String, { nullable: true, description: 'Why, in English; one of the two is needed.' })
  reasonEn?: string

  @Field(() => String, {
    nullable: true,
    description: "A key of the client's own making: the same act sent again with it is done once.",
  })
  idempotencyKey?: string
}

@ObjectType('ResultReportPayload', { description: 'What a contestant said of a result, as it stands now.' })
export class ResultReportPayload extends ProblemsPayload {
  @Field(() => ResultReportType, { nullable: true, description: 'What was said.' })
  report?: ResultReportType
}
