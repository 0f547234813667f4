import { Field, ID, InputType, Int } from 'type-graphql'
import { CaseInputType } from '../appeals/appeal.input.js'

@InputType('FormPanelInput')
export class FormPanelInputType extends CaseInputType {
  @Field(() => Int, { nullable: true, description: 'Seats; the fewest the procedure allows unless told.' })
  size?: number

  @Field(() => [ID], { nullable: true, description: 'Persons, the chair first; without them the rota draws.' })
  chosen?: string[]

  @Field(() => [ID], { nullable: true, description: 'Reserves in order, with `chosen`.' })
  reserves?: string[]
}

@InputType('DeclaredTieInput')
export class DeclaredTieInputType {
  @Field(() => String, { description: 'family, captain, coach, business or otherDeclared.' })
  tie!: string

  @Field(() => String)
  text!: string
}

@InputType('DiscloseInput')
export class DiscloseInputType extends CaseInputType {
  @Field(() => [DeclaredTieInputType], { description: 'Empty: nothing to disclose.' })
  ties!: DeclaredTieInputType[]
}

@InputType('ChallengeMemberInput')
export class ChallengeMemberInputType extends CaseInputType {
  @Field(() => ID)
  member!: string

  @Field(() => String)
  reason!: string
}

@InputType('DecideChallengeInput')
export class DecideChallengeInputType extends CaseInputType {
  @Field(() => ID)
  challenge!: string

  @Field(() => Boolean)
  uphold!: boolean

  @Field(() => String)
  reasons!: string
}

@InputType('RecuseInput')
export class RecuseInputType extends CaseInputType {
  @Field(() => String)
  reason!: string
}

@InputType('SeatPanelInput')
export class SeatPanelInputType extends CaseInputType {
  @Field(() => String, { nullable: true, description: 'Why the time for challenges is cut short.' })
  early?: string
}
