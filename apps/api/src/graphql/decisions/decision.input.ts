import { Field, InputType } from 'type-graphql'
import { CaseInputType } from '../appeals/appeal.input.js'
import { OrderLineInputType } from './order-line.input.js'
import type { AppealOutcome } from '../../domain/appeals/statuses.js'
import { AppealOutcomeEnum } from '../appeals/appeals.enums.js'

@InputType('CastVoteInput')
export class CastVoteInputType extends CaseInputType {
  @Field(() => AppealOutcomeEnum, { description: 'What the vote is for.' })
  outcome!: AppealOutcome

  @Field(() => String, {
    nullable: true,
    description: 'Reasons, read only when all have voted; empty to take those of an earlier round back.',
  })
  dissent?: string
}

@InputType('ArticleInput', { description: 'An article of a rulebook edition.' })
export class ArticleInputType {
  @Field(() => String, { description: 'The edition of the rules.' })
  edition!: string

  @Field(() => String, { description: 'The number of the article.' })
  article!: string
}

@InputType('DraftDecisionInput')
export class DraftDecisionInputType extends CaseInputType {
  @Field(() => [String], { description: 'Facts found, one by one.' })
  findings!: string[]

  @Field(() => [ArticleInputType], { description: 'The articles the decision rests on.' })
  articles!: ArticleInputType[]

  @Field(() => String, { nullable: true, description: 'The reasons in Chinese; one of the two is needed.' })
  reasoningZh?: string

  @Field(() => String, { nullable: true, description: 'The reasons in English; one of the two is needed.' })
  reasoningEn?: string

  @Field(() => [OrderLineInputType], { description: 'What is ordered.' })
  orders!: OrderLineInputType[]

  @Field(() => Boolean, { description: 'Whether the appeal had no merit.', nullable: true })
  meritless?: boolean
}

@InputType('EscalateAppealInput')
export class EscalateAppealInputType extends CaseInputType {
  @Field(() => String, { description: 'Why the next body should hear it.' })
  grounds!: string
}

@InputType('RecordErratumInput')
export class RecordErratumInputType extends CaseInputType {
  @Field(() => String, { description: 'Where in the decision.' })
  at!: string

  @Field(() => String, { description: 'What it should say.' })
  text!: string

  @Field(() => String, { description: 'Why it is necessary.' })
  reason!: string
}

@InputType('OpenDeliberationInput')
export class OpenDeliberationInputType extends CaseInputType {
  @Field(() => String, {
    nullable: true,
    description: 'For the chair: why the panel does not wait for an answer that has not come.',
  })
  dispense?: string
}
