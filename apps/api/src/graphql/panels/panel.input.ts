import { Field, ID, InputType, Int } from 'type-graphql'
import { CaseInputType } from '../appeals/appeal.input.js'
import type { DeclaredTie } from '../../domain/panels/declared-ties.js'
import { DeclaredTieEnum } from './panels.enums.js'

@InputType('ConflictOverrideInput', { description: 'A tie that is let pass, on record.' })
export class ConflictOverrideInputType {
  @Field(() => ID, { description: 'The person with the tie.' })
  person!: string

  @Field(() => String, { description: 'Why it may pass; both sides read it.' })
  reason!: string
}

@InputType('FormPanelInput')
export class FormPanelInputType extends CaseInputType {
  @Field(() => Int, { nullable: true, description: 'Seats; the fewest the procedure allows unless told.' })
  size?: number

  @Field(() => [ID], { nullable: true, description: 'Persons, the chair first; without them the rota draws.' })
  chosen?: string[]

  @Field(() => [ID], { nullable: true, description: 'Reserves in order, with `chosen`.' })
  reserves?: string[]

  @Field(() => String, { nullable: true, description: 'Why it is formed again, where one was formed before.' })
  cause?: string

  @Field(() => [ConflictOverrideInputType], {
    nullable: true,
    description: 'Ties that the policy lets pass for a reason, with `chosen`.',
  })
  overrides?: ConflictOverrideInputType[]
}

@InputType('DeclaredTieInput', { description: 'A tie to a party that a member declares.' })
export class DeclaredTieInputType {
  @Field(() => DeclaredTieEnum, { description: 'What kind of tie it is.' })
  tie!: DeclaredTie

  @Field(() => String, { description: 'What the tie is.' })
  text!: string
}

@InputType('DiscloseInput')
export class DiscloseInputType extends CaseInputType {
  @Field(() => [DeclaredTieInputType], { description: 'Empty: nothing to disclose.' })
  ties!: DeclaredTieInputType[]
}

@InputType('ChallengeMemberInput')
export class ChallengeMemberInputType extends CaseInputType {
  @Field(() => ID, { description: 'The member of the panel.' })
  member!: string

  @Field(() => String, { description: 'Why the member should not sit.' })
  reason!: string
}

@InputType('DecideChallengeInput')
export class DecideChallengeInputType extends CaseInputType {
  @Field(() => ID, { description: 'The challenge.' })
  challenge!: string

  @Field(() => Boolean, { description: 'Whether the member steps down.' })
  uphold!: boolean

  @Field(() => String, { description: 'The reasons of the decision.' })
  reasons!: string
}

@InputType('RecuseInput')
export class RecuseInputType extends CaseInputType {
  @Field(() => String, { description: 'Why the member steps aside.' })
  reason!: string
}

@InputType('WithdrawDisclosureInput')
export class WithdrawDisclosureInputType extends CaseInputType {
  @Field(() => ID, { nullable: true, description: 'The member of the panel; the own seat unless told.' })
  member?: string

  @Field(() => String, { description: 'Why what was disclosed is taken back; both sides read it.' })
  reason!: string
}

@InputType('ConsentToPanelInput')
export class ConsentToPanelInputType extends CaseInputType {
  @Field(() => ID, {
    nullable: true,
    description: 'For the clerk, who records a paper: one of a side of which nobody has an account.',
  })
  party?: string

  @Field(() => String, { nullable: true, description: 'For the clerk: which paper, and who signed it.' })
  reason?: string
}
