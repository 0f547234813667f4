import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { EntryType } from './entry.type.js'
import { EventType } from './event.type.js'
import { StageType } from './stage.type.js'

@ObjectType('Official', { simpleResolvers: true, description: 'Somebody appointed to one event.' })
export class OfficialType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  role!: string

  @Field(() => String)
  name!: string
}

@ObjectType('EventPayload')
export class EventPayload extends ProblemsPayload {
  @Field(() => EventType, { nullable: true })
  event?: EventType
}

@ObjectType('StagePayload')
export class StagePayload extends ProblemsPayload {
  @Field(() => StageType, { nullable: true })
  stage?: StageType

  @Field(() => Int, { nullable: true, description: 'Contestants that were entered.' })
  entered?: number
}

@ObjectType('EntryPayload')
export class EntryPayload extends ProblemsPayload {
  @Field(() => EntryType, { nullable: true })
  entry?: EntryType
}
