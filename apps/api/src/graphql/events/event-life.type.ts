import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { LocalDate } from '../shared/scalars.js'
import { EntryType } from './entry.type.js'
import { EventType } from './event.type.js'

@ObjectType('Regular', { simpleResolvers: true, description: 'Players who enter the events of a series together.' })
export class RegularType {
  @Field(() => EntryType, { description: 'Their latest entry.' })
  entry!: EntryType

  @Field(() => Int, { description: 'How many events of the series they entered.' })
  evenings!: number
}

@InputType('ChangeEventInput', { description: 'What is to be different; what is left out stays as it is.' })
export class ChangeEventInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => Int)
  expectedVersion!: number

  @Field(() => String, { nullable: true, description: 'Unique within the organisation.' })
  code?: string

  @Field(() => String, { nullable: true, description: 'Its Chinese name.' })
  nameZh?: string

  @Field(() => String, { nullable: true, description: 'Its English name.' })
  nameEn?: string

  @Field(() => ID, { nullable: true, description: 'Other rules, before a round is drawn.' })
  edition?: string

  @Field(() => String, { nullable: true, description: 'Another category, before a round is drawn.' })
  category?: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day.' })
  startsOn?: string

  @Field(() => LocalDate, { nullable: true, description: 'The last day.' })
  endsOn?: string

  @Field(() => String, { nullable: true, description: 'An IANA name.' })
  timeZone?: string

  @Field(() => String, { nullable: true, description: 'Where it is played; empty text takes the place away.' })
  venue?: string

  @Field(() => String, { nullable: true, description: 'Why; needed once something was played.' })
  reason?: string
}

@InputType('EventReasonInput', { description: 'An event, and why something is done to it.' })
export class EventReasonInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('RemoveStageInput', { description: 'A stage to be removed.' })
export class RemoveStageInputType extends KeyedInput {
  @Field(() => ID, { description: 'The last stage of its event.' })
  stage!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('CopyEventInput', { description: 'Events like another one.' })
export class CopyEventInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event they are to be like.' })
  event!: string

  @Field(() => LocalDate, { description: 'The first day of the first of them.' })
  startsOn!: string

  @Field(() => Int, { nullable: true, description: 'How many, 1 to 53; one unless told.' })
  times?: number

  @Field(() => Int, { nullable: true, description: 'Days from one to the next; seven unless told.' })
  everyDays?: number

  @Field(() => Boolean, { nullable: true, description: 'Appoint the same officials.' })
  withOfficials?: boolean
}

@ObjectType('CopyEventPayload')
export class CopyEventPayload extends ProblemsPayload {
  @Field(() => [EventType], { nullable: true, description: 'What was made, in the order of their days.' })
  events?: EventType[]
}

@ObjectType('RemoveEventPayload')
export class RemoveEventPayload extends ProblemsPayload {
  @Field(() => ID, { nullable: true, description: 'The event that is no longer there.' })
  removed?: string
}

@InputType('PlayerSpellingInput', { description: 'How the name of a player is to be written.' })
export class PlayerSpellingInputType {
  @Field(() => Int, { description: 'The place in the line-up, from 1.' })
  ordinal!: number

  @Field(() => String, { description: 'The name.' })
  name!: string
}

@InputType('RenameEntryInput', { description: 'Names put right; what is left out stays as it is.' })
export class RenameEntryInputType extends KeyedInput {
  @Field(() => ID, { description: 'The entry.' })
  entry!: string

  @Field(() => String, { nullable: true, description: 'The name of a team; empty text: called by its players.' })
  name?: string

  @Field(() => [PlayerSpellingInputType], { nullable: true, description: 'Players whose names were misspelt.' })
  players?: PlayerSpellingInputType[]

  @Field(() => Int, { nullable: true, description: '1 = strongest.' })
  seed?: number
}

@InputType('EntryReasonInput', { description: 'An entry, and why something is done to it.' })
export class EntryReasonInputType extends KeyedInput {
  @Field(() => ID, { description: 'The entry.' })
  entry!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}
