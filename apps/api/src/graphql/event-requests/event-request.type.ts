import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type {
  EventProposal,
  EventRequestRow,
  EventRequestStatus,
} from '../../domain/event-requests/event-requests.repo.js'
import { isOpenRequest } from '../../domain/event-requests/request-event.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { CreateEventInputType } from '../events/manage-event.input.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { enumOf } from '../shared/enum.js'
import { SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

const EventRequestStatusEnum = enumOf<EventRequestStatus>(
  'EventRequestStatus',
  'Where a request for an event stands.',
  {
    REQUESTED: 'It waits to be decided.',
    RETURNED: 'It was given back with reasons, to be mended and sent again.',
    APPROVED: 'The event is sanctioned.',
    WITHDRAWN: 'Whoever asked took it back.',
  },
)

@ObjectType('ProposedEvent', { simpleResolvers: true, description: 'An event as its organiser proposes it.' })
export class ProposedEventType {
  @Field(() => String, { description: 'Its code, unique within the body.' })
  code!: string

  @Field(() => BilingualType, { description: 'What it is called.' })
  name!: BilingualType

  @Field(() => SportEnum, { description: 'What is played.' })
  sport!: string

  @Field(() => ID, { description: 'The edition of the rules.' })
  editionId!: string

  @Field(() => BilingualType, { description: 'The title of the edition.' })
  editionTitle!: BilingualType

  @Field(() => String, { description: 'How far it reaches: a code of the award policies.' })
  category!: string

  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string

  @Field(() => LocalDate, { description: 'The last day.' })
  endsOn!: string

  @Field(() => String, { description: 'An IANA name.' })
  timeZone!: string

  @Field(() => String, { nullable: true, description: 'Where it is to be played.' })
  venue?: string | null

  @Field(() => String, { nullable: true, description: 'What the organiser has to say besides.' })
  note?: string | null
}

@ObjectType('EventRequestPermissions', { simpleResolvers: true, description: 'What the viewer may do with a request.' })
export class EventRequestPermissionsType {
  @Field(() => PermissionType, { description: 'To approve or return it.' })
  canDecide!: PermissionType

  @Field(() => PermissionType, { description: 'To mend it, send it again or take it back.' })
  canChange!: PermissionType
}

@ObjectType('EventRequest', {
  implements: NodeInterface,
  description: 'A body asks that an event be sanctioned; read by who asked and by who decides.',
})
export class EventRequestType extends NodeInterface {
  row!: EventRequestRow

  @Field(() => EventRequestStatusEnum, { description: 'Where it stands.' })
  status!: EventRequestStatus

  @Field(() => Boolean, { description: 'Neither approved nor taken back: it may still be mended and decided.' })
  isOpen!: boolean

  @Field(() => DateTime, { description: 'Since when it stands as it is proposed now.' })
  requestedAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'Approved by silence from then on, if the regulations are not against it; null: never.',
  })
  tacitAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was decided or taken back.' })
  decidedAt?: Date | null

  @Field(() => Boolean, { description: 'It was approved by silence.' })
  isTacit!: boolean

  @Field(() => String, { nullable: true, description: 'The reasons of the decision.' })
  reason?: string | null

  @Field(() => Int)
  version!: number
}

export const toEventRequest = (row: EventRequestRow): EventRequestType => ({
  row,
  id: toGlobalId('EventRequest', row.id),
  status: row.status,
  isOpen: isOpenRequest(row),
  requestedAt: row.requestedAt,
  tacitAt: row.status === 'REQUESTED' ? row.tacitAt : null,
  decidedAt: row.decidedAt,
  isTacit: row.status === 'APPROVED' && row.decidedBy === null,
  reason: row.reason,
  version: row.version,
})

export const toProposed = (
  { nameZh, nameEn, ...proposal }: EventProposal,
  editionTitle: BilingualType,
): ProposedEventType => ({ ...proposal, name: { zh: nameZh, en: nameEn }, editionTitle })

export const EventRequestConnectionType = connectionOf(EventRequestType, 'EventRequest')

@ObjectType('SanctionRules', {
  simpleResolvers: true,
  description: 'How requests for events are treated in a federation.',
})
export class SanctionRulesType {
  @Field(() => Int, { nullable: true, description: 'After how many days one is approved by silence; null: never.' })
  tacitDays?: number | null

  @Field(() => Int, { description: 'How many days before its first day an event is asked for.' })
  noticeDays!: number

  @Field(() => PermissionType, { description: 'To set them.' })
  canSet!: PermissionType
}

@InputType('RequestEventInput', { description: 'An event that a body asks to be sanctioned.' })
export class RequestEventInputType extends CreateEventInputType {
  @Field(() => String, { nullable: true, description: 'What the organiser has to say besides.' })
  note?: string
}

@InputType('ResubmitEventRequestInput', { description: 'A request that was mended; it stays with its body.' })
export class ResubmitEventRequestInputType extends RequestEventInputType {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => Int)
  expectedVersion!: number
}

@InputType('WithdrawEventRequestInput', { description: 'A request that is taken back.' })
export class WithdrawEventRequestInputType extends KeyedInput {
  @Field(() => ID, { description: 'The request.' })
  request!: string
}

@InputType('DecideEventRequestInput', { description: 'The word on a request.' })
export class DecideEventRequestInputType extends KeyedInput {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => Boolean, { description: 'True sanctions the event, false gives the request back.' })
  approve!: boolean

  @Field(() => String, { nullable: true, description: 'Why; needed to give it back.' })
  reason?: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'The event is known to everybody at once; otherwise when its organiser says so.',
  })
  announce?: boolean
}

@InputType('AnnounceEventInput', { description: 'An approved event that is made known.' })
export class AnnounceEventInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string
}

@InputType('SetSanctionRulesInput', { description: 'How requests for events are to be treated.' })
export class SetSanctionRulesInputType {
  @Field(() => ID, { description: 'The federation.' })
  organisation!: string

  @Field(() => Int, { nullable: true, description: 'Days until a request is approved by silence; never unless told.' })
  tacitDays?: number

  @Field(() => Int, { description: 'Days before its first day by which an event is asked for.' })
  noticeDays!: number
}

@ObjectType('EventRequestPayload', { description: 'What became of a request for an event.' })
export class EventRequestPayload extends ProblemsPayload {
  @Field(() => EventRequestType, { nullable: true, description: 'The request as it now is.' })
  request?: EventRequestType
}

@ObjectType('SetSanctionRulesPayload')
export class SetSanctionRulesPayload extends ProblemsPayload {
  @Field(() => OrganisationType, { nullable: true, description: 'The federation.' })
  organisation?: OrganisationType
}

@ObjectType('EventRequestCheck', {
  simpleResolvers: true,
  description: 'What the regulations have against an event that is proposed.',
})
export class EventRequestCheckType {
  @Field(() => [ProblemType], {
    description: 'Each with the field it is about: errors are to be mended, warnings and remarks to be known.',
  })
  findings!: ProblemType[]
}
