import { Field, ID, InputType, Int } from 'type-graphql'

/** What every act on a case names. */
@InputType('CaseActInput')
export class CaseActInput {
  @Field(() => ID)
  appeal!: string

  @Field(() => Int, { nullable: true, description: 'The version of the case that was looked at; another is refused.' })
  expectedVersion?: number

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}
