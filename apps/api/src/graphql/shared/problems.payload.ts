import { Field, ObjectType } from 'type-graphql'
import { ProblemType } from './problem.type.js'

/** What every mutation answers besides its aggregate. */
@ObjectType()
export abstract class ProblemsPayload {
  @Field(() => [ProblemType], { description: 'What was wrong; empty when it is done.' })
  problems!: ProblemType[]
}
