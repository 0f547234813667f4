import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'
import { ListIssueType } from './list-issue.type.js'
import { RankingListType, RankingType } from './ranking.type.js'

@InputType('IssueListInput', { description: 'Which ranking is to be issued as of which day.' })
export class IssueListInput {
  @Field(() => String, { description: 'The code of the ranking.' })
  ranking!: string

  @Field(() => LocalDate, { description: 'The day whose points and memberships count.' })
  asOf!: string

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('IssueListPayload', {
  description: 'The list that was issued, or its issue when the worker does it.',
  simpleResolvers: true,
})
export class IssueListPayloadType {
  @Field(() => ListIssueType, { description: 'The issue of a large list, which the worker does.', nullable: true })
  issue?: ListIssueType

  @Field(() => RankingListType, { description: 'The issued list.', nullable: true })
  list?: RankingListType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@InputType('ScheduleListsInput', { description: 'When the lists of a ranking are issued by themselves.' })
export class ScheduleListsInputType {
  @Field(() => String, { description: 'The code of the ranking.' })
  ranking!: string

  @Field(() => Int, {
    description: 'The day of each month, 1 to 28; where none is given the office issues them.',
    nullable: true,
  })
  issueDay?: number
}

@ObjectType('ScheduleListsPayload', { description: 'The ranking with its next day.', simpleResolvers: true })
export class ScheduleListsPayloadType {
  @Field(() => RankingType, { description: 'The ranking.', nullable: true })
  ranking?: RankingType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}
