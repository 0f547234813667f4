import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { EventRow } from '../../domain/events/events.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('EventPermissions', { simpleResolvers: true })
export class EventPermissionsType {
  @Field(() => PermissionType)
  canEnterResult!: PermissionType

  @Field(() => PermissionType)
  canPublish!: PermissionType

  @Field(() => PermissionType)
  canCorrect!: PermissionType

  @Field(() => PermissionType)
  canRule!: PermissionType

  @Field(() => PermissionType)
  canChangeSettings!: PermissionType

  @Field(() => PermissionType, { description: 'Stages, entries, line-ups and rounds.' })
  canRun!: PermissionType

  @Field(() => PermissionType, { description: 'Appoint and dismiss officials.' })
  canAppoint!: PermissionType

  @Field(() => PermissionType)
  canAward!: PermissionType
}

@ObjectType('Event', { implements: NodeInterface })
export class EventType extends NodeInterface {
  row!: EventRow

  @Field(() => String)
  code!: string

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String)
  sport!: string

  @Field(() => String)
  category!: string

  @Field(() => LocalDate)
  startsOn!: string

  @Field(() => LocalDate)
  endsOn!: string

  @Field(() => String)
  timeZone!: string

  @Field(() => String, { nullable: true })
  venue?: string | null

  @Field(() => String)
  status!: string

  @Field(() => Int)
  version!: number
}

export const EventConnectionType = connectionOf(EventType, 'Event')

@InputType('EventFilter')
export class EventFilterInput {
  @Field(() => String, { nullable: true })
  sport?: string | null

  @Field(() => ID, { nullable: true })
  organisation?: string | null

  @Field(() => String, { nullable: true })
  status?: string | null

  @Field(() => String, { nullable: true })
  text?: string | null

  @Field(() => LocalDate, { nullable: true })
  from?: string | null

  @Field(() => LocalDate, { nullable: true })
  until?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Planned or being played, with points still to be given.' })
  pointsToCome?: boolean | null
}

export const toEvent = (row: EventRow): EventType => ({
  row,
  id: toGlobalId('Event', row.id),
  code: row.code,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
  category: row.category,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  timeZone: row.timeZone,
  venue: row.venue,
  status: row.status,
  version: row.version,
})
