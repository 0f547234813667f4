import { Field, InputType } from 'type-graphql'

/** The input of a mutation that may be sent again: the same key is done once. */
@InputType()
export abstract class KeyedInput {
  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}
