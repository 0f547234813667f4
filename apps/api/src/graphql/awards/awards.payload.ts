import { Field, InputType, ObjectType } from 'type-graphql'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'
import { RankingListType } from './ranking.type.js'

@InputType('IssueListInput')
export class IssueListInput {
  @Field(() => String)
  ranking!: string

  @Field(() => LocalDate)
  asOf!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@ObjectType('IssueListPayload', { simpleResolvers: true })
export class IssueListPayloadType {
  @Field(() => RankingListType, { nullable: true })
  list?: RankingListType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}
