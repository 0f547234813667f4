import { Field, InputType } from 'type-graphql'
import { CaseInputType } from '../appeals/appeal.input.js'
import { OrderLineInputType } from './order-line.input.js'

@InputType('CastVoteInput')
export class CastVoteInputType extends CaseInputType {
  @Field(() => String, { description: 'rulingUpheld, rulingVaried, rulingOverturned, remanded or dismissed.' })
  outcome!: string

  @Field(() => String, { nullable: true, description: 'Reasons, read only when all have voted.' })
  dissent?: string
}

@InputType('ArticleInput')
export class ArticleInputType {
  @Field(() => String)
  edition!: string

  @Field(() => String)
  article!: string
}

@InputType('DraftDecisionInput')
export class DraftDecisionInputType extends CaseInputType {
  @Field(() => [String], { description: 'Facts found, one by one.' })
  findings!: string[]

  @Field(() => [ArticleInputType])
  articles!: ArticleInputType[]

  @Field(() => String)
  reasoning!: string

  @Field(() => [OrderLineInputType])
  orders!: OrderLineInputType[]

  @Field(() => Boolean, { nullable: true })
  meritless?: boolean
}

@InputType('EscalateAppealInput')
export class EscalateAppealInputType extends CaseInputType {
  @Field(() => String)
  grounds!: string
}

@InputType('RecordErratumInput')
export class RecordErratumInputType extends CaseInputType {
  @Field(() => String, { description: 'Where in the decision.' })
  at!: string

  @Field(() => String)
  text!: string

  @Field(() => String)
  reason!: string
}
