import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Role } from '../../auth/viewer.js'
import { RoleEnum } from '../shared/enums.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { EntryType } from './entry.type.js'
import { EventType } from './event.type.js'
import { StageType } from './stage.type.js'

@ObjectType('Official', { simpleResolvers: true, description: 'Somebody appointed to one event.' })
export class OfficialType {
  @Field(() => ID)
  id!: string

  @Field(() => RoleEnum, { description: 'What somebody is at the event.' })
  role!: Role

  @Field(() => String, { description: 'The name of the account.' })
  name!: string

  readonly personId?: string | null
}

@ObjectType('EventPayload')
export class EventPayload extends ProblemsPayload {
  @Field(() => EventType, { nullable: true, description: 'The event as it now is.' })
  event?: EventType
}

@ObjectType('StagePayload')
export class StagePayload extends ProblemsPayload {
  @Field(() => StageType, { nullable: true, description: 'The stage as it now is.' })
  stage?: StageType

  @Field(() => Int, { nullable: true, description: 'Contestants that were entered.' })
  entered?: number
}

@ObjectType('EntryPayload')
export class EntryPayload extends ProblemsPayload {
  @Field(() => EntryType, { nullable: true, description: 'The entry as it now is.' })
  entry?: EntryType
}
