import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { EventHead, EventRow, StandingsState } from '../../domain/events/events.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { asksOnly } from '../shared/asks-only.js'
import { SportEnum } from '../shared/enums.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { EventStatusEnum, StandingsStateEnum } from './events.enums.js'

@ObjectType('EventPermissions', { simpleResolvers: true, description: 'What the viewer may do at an event.' })
export class EventPermissionsType {
  @Field(() => PermissionType, { description: 'Enter results.' })
  canEnterResult!: PermissionType

  @Field(() => PermissionType, { description: 'Publish standings.' })
  canPublish!: PermissionType

  @Field(() => PermissionType, { description: 'Correct what was published.' })
  canCorrect!: PermissionType

  @Field(() => PermissionType, { description: 'Record rulings.' })
  canRule!: PermissionType

  @Field(() => PermissionType, { description: 'Change how its stages are played.' })
  canChangeSettings!: PermissionType

  @Field(() => PermissionType, { description: 'Stages, entries, line-ups and rounds.' })
  canRun!: PermissionType

  @Field(() => PermissionType, { description: 'Appoint and dismiss officials.' })
  canAppoint!: PermissionType

  @Field(() => PermissionType, { description: 'Make it official and give its points.' })
  canAward!: PermissionType
}

@ObjectType('Event', { implements: NodeInterface, description: 'One contest of one sport, in one or more stages.' })
export class EventType extends NodeInterface {
  row!: EventRow

  @Field(() => String, { description: 'Names it within its organisation.' })
  code!: string

  @Field(() => BilingualType, { description: 'Its name in both languages.' })
  name!: BilingualType

  @Field(() => SportEnum, { description: 'What is played.' })
  sport!: string

  @Field(() => String, { description: 'How far it reaches: a code of the award policies, e.g. club or national.' })
  category!: string

  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string

  @Field(() => LocalDate, { description: 'The last day.' })
  endsOn!: string

  @Field(() => String, { description: 'An IANA name; its days begin and end by it.' })
  timeZone!: string

  @Field(() => String, { nullable: true, description: 'Where it is played.' })
  venue?: string | null

  @Field(() => EventStatusEnum, { description: 'Where it stands.' })
  status!: EventRow['status']

  @Field(() => DateTime, { nullable: true, description: 'When it was called off.' })
  cancelledAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was called off.' })
  cancelReason?: string | null

  @Field(() => Int)
  version!: number
}

export const EventConnectionType = connectionOf(EventType, 'Event')

@InputType('EventFilter', { description: 'Which events are wanted; what is left out does not narrow.' })
export class EventFilterInput {
  @Field(() => SportEnum, { nullable: true, description: 'Only of this sport.' })
  sport?: string | null

  @Field(() => ID, { nullable: true, description: 'Only of this body and those below it.' })
  organisation?: string | null

  @Field(() => EventStatusEnum, { nullable: true, description: 'Only those that stand there.' })
  status?: EventRow['status'] | null

  @Field(() => StandingsStateEnum, { nullable: true, description: 'Only those whose standings are that far.' })
  standings?: StandingsState | null

  @Field(() => String, { nullable: true, description: 'Part of a name, in characters, pinyin or Latin.' })
  text?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Not over before this day.' })
  from?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Begun by this day.' })
  until?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Planned or being played, with points still to be given.' })
  pointsToCome?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Only those the viewer runs, announced or not.' })
  managed?: boolean | null

  @Field(() => String, { nullable: true, description: 'Only those that reach so far: a code of the award policies.' })
  category?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Those that take entries now, before the entries close.' })
  openForEntry?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: 'Part of where it is played, or of the region or name of a body that holds it.',
  })
  place?: string | null
}

/** What is read of an event where nothing else is asked for (see `asksOnly`). */
const headFields = ['id', 'code', 'name', 'sport', 'startsOn', 'endsOn'] as const
export type EventHeadFields = Pick<EventType, (typeof headFields)[number]>
export const asksForHead = asksOnly(...headFields)

export const toEventHead = (row: EventHead): EventHeadFields => ({
  id: toGlobalId('Event', row.id),
  code: row.code,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
})

export const toEvent = (row: EventRow): EventType => ({
  ...toEventHead(row),
  row,
  category: row.category,
  timeZone: row.timeZone,
  venue: row.venue,
  status: row.status,
  cancelledAt: row.cancelledAt,
  cancelReason: row.cancelReason,
  version: row.version,
})
