import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ListIssueRow } from '../../domain/awards/list-issues.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

export const ListIssueStateEnum = enumOf<ListIssueRow['state']>('ListIssueState', 'How the issue of a list stands.', {
  WAITING: 'It waits for the worker.',
  RUNNING: 'The worker makes the list.',
  ISSUED: 'The list is out.',
  REFUSED: 'It could not be issued.',
  CANCELLED: 'Somebody ended it before the list was out.',
})

export const ListIssueStepEnum = enumOf<NonNullable<ListIssueRow['step']>>('ListIssueStep', 'What is being done.', {
  reading: 'What the list is made of is read.',
  computing: 'Everybody is valued and put in order.',
  writing: 'The list is stored.',
})

@ObjectType('ListIssue', {
  description: 'The issue of a large list, which the worker does.',
  simpleResolvers: true,
})
export class ListIssueType {
  readonly row!: ListIssueRow

  @Field(() => ID, { description: 'Its id.' })
  id!: string

  @Field(() => LocalDate, { description: 'The day whose points and memberships count.' })
  asOf!: string

  @Field(() => ListIssueStateEnum, { description: 'How it stands.' })
  state!: ListIssueRow['state']

  @Field(() => ListIssueStepEnum, { nullable: true, description: 'What is being done; null while it waits.' })
  step!: ListIssueRow['step']

  @Field(() => Int, { description: 'How much of the step is done.' })
  done!: number

  @Field(() => Int, { description: 'How much there is to the step; 0 while it waits.' })
  total!: number

  @Field(() => DateTime, { description: 'When it was asked for.' })
  recordedAt!: Date

  @Field(() => [ProblemType], { description: 'Why it was refused.' })
  problems!: ProblemType[]
}

export const toListIssue = (row: ListIssueRow): ListIssueType => ({
  row,
  id: toGlobalId('ListIssue', row.id),
  asOf: row.asOf,
  state: row.state,
  step: row.step,
  done: row.done,
  total: row.total,
  recordedAt: row.recordedAt,
  problems: (row.problems ?? []).map(toProblem),
})

@InputType('CancelListIssueInput', { description: 'Which issue of a list is to end.' })
export class CancelListIssueInput {
  @Field(() => ID, { description: 'The issue.' })
  issue!: string

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('CancelListIssuePayload', { description: 'The issue that was ended.', simpleResolvers: true })
export class CancelListIssuePayloadType {
  @Field(() => ListIssueType, { description: 'The issue as it now stands.', nullable: true })
  issue?: ListIssueType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}
