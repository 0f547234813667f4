import { Field, ID, InputType, Int } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import type { OfficialRole } from '../../domain/events/officials.js'
import { SportEnum } from '../shared/enums.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'
import { OfficialRoleEnum } from './events.enums.js'

@InputType('CreateEventInput', { description: 'An event to be sanctioned.' })
export class CreateEventInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that holds it.' })
  organisation!: string

  @Field(() => String, { description: 'Unique within the organisation.' })
  code!: string

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => SportEnum, { description: 'What is played.' })
  sport!: string

  @Field(() => ID, { nullable: true, description: 'The sport’s newest edition unless told.' })
  edition?: string

  @Field(() => String, { description: 'How far it reaches: a code of the award policies.' })
  category!: string

  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string

  @Field(() => LocalDate, { description: 'The last day.' })
  endsOn!: string

  @Field(() => String, { nullable: true, description: 'An IANA name; that of the body where none is given.' })
  timeZone?: string

  @Field(() => String, { nullable: true, description: 'Where it is played.' })
  venue?: string
}

@InputType('AddStageInput')
export class AddStageInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => String, { description: 'A word for people: pairs, teams, swiss.' })
  format!: string

  @Field(() => JSONObject, {
    nullable: true,
    description: 'Conditions of contest by their keys, as the settings of the edition describe them.',
  })
  settings?: Readonly<Record<string, unknown>>

  @Field(() => JSONObject, {
    nullable: true,
    description: 'How rounds are made, by the keys of planSettings; earlier stages by ordinal.',
  })
  plan?: Readonly<Record<string, unknown>>
}

@InputType('EntrantPlayerInput', { description: 'A person of the register, or a name as entered.' })
export class EntrantPlayerInputType {
  @Field(() => ID, { nullable: true, description: 'The person of the register.' })
  person?: string

  @Field(() => String, { nullable: true, description: 'The name as entered.' })
  name?: string

  @Field(() => Boolean, { nullable: true, description: 'Known to be nobody of the register: gets no points.' })
  notMember?: boolean
}

@InputType('EntrantInput', { description: 'A contestant to be entered.' })
export class EntrantInputType {
  @Field(() => String, { nullable: true, description: 'The next free number unless told.' })
  number?: string

  @Field(() => String, { nullable: true, description: 'The group it plays in.' })
  group?: string

  @Field(() => String, { nullable: true, description: 'The section it sits in.' })
  section?: string

  @Field(() => String, {
    nullable: true,
    description:
      'A team’s name; the players’ names otherwise. Of a player alone, where teams of such players are ranked: the team.',
  })
  name?: string

  @Field(() => Boolean, { nullable: true, description: 'Fills a table and is ranked nowhere.' })
  reserve?: boolean

  @Field(() => Int, { nullable: true, description: '1 = strongest.' })
  seed?: number

  @Field(() => [EntrantPlayerInputType], { description: 'The line-up, in order.' })
  players!: EntrantPlayerInputType[]
}

@InputType('EnterEntrantsInput')
export class EnterEntrantsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The stage.' })
  stage!: string

  @Field(() => [EntrantInputType], { description: 'Who is entered.' })
  entrants!: EntrantInputType[]
}

@InputType('WithdrawEntryInput')
export class WithdrawEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The entry.' })
  entry!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('SubstitutePlayerInput')
export class SubstitutePlayerInputType extends KeyedInput {
  @Field(() => ID, { description: 'The entry.' })
  entry!: string

  @Field(() => Int, { description: 'Whose place is taken: the ordinal in the line-up.' })
  ordinal!: number

  @Field(() => Int, { description: 'The first session of the substitute.' })
  fromSession!: number

  @Field(() => ID, { nullable: true, description: 'The person of the register who comes in.' })
  person?: string

  @Field(() => String, { nullable: true, description: 'The name as entered.' })
  name?: string
}

@InputType('AppointOfficialInput')
export class AppointOfficialInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { description: 'The address of the account.' })
  email!: string

  @Field(() => OfficialRoleEnum, { description: 'What the account becomes.' })
  role!: OfficialRole
}

@InputType('DismissOfficialInput')
export class DismissOfficialInputType extends KeyedInput {
  @Field(() => ID, { description: 'The appointment.' })
  official!: string
}
