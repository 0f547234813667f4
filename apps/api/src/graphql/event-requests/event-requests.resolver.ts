import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { announceEvent } from '../../domain/event-requests/announce-event.js'
import { checkRegulations } from '../../domain/event-requests/check-regulations.js'
import { decideRequest } from '../../domain/event-requests/decide-request.js'
import {
  bodiesOfOfficer,
  countRequests,
  listRequests,
  requestsByIds,
  requestsOfEvents,
  sanctionRulesFor,
} from '../../domain/event-requests/event-requests.repo.js'
import {
  canAnnounceEvent,
  canChangeRequest,
  canDecideRequest,
  canReadRequest,
  decidingScopes,
  organiserScopes,
} from '../../domain/event-requests/policy.js'
import {
  readProposal,
  requestEvent,
  resubmitRequest,
  withdrawRequest,
} from '../../domain/event-requests/request-event.js'
import { setSanctionRules } from '../../domain/event-requests/set-sanction-rules.js'
import { canSanctionEvent } from '../../domain/events/policy.js'
import { directorOfRequest } from '../../domain/event-requests/director-of-request.js'
import { organisationsByIds, placeOfOrganisation } from '../../domain/registry/organisations.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { editionById } from '../events/edition.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, eventPlaceLoader } from '../events/events.loaders.js'
import type { CreateEventInputType } from '../events/manage-event.input.js'
import { EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { refusal, toPayload, unwrap } from '../shared/errors.js'
import { rowLoader } from '../shared/loader.js'
import type { ConnectionView } from '../shared/page.type.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import {
  AnnounceEventInputType,
  DecideEventRequestInputType,
  EventRequestCheckType,
  EventRequestConnectionType,
  EventRequestPayload,
  EventRequestPermissionsType,
  EventRequestType,
  ProposedEventType,
  RequestEventInputType,
  ResubmitEventRequestInputType,
  SanctionRulesType,
  SetSanctionRulesInputType,
  SetSanctionRulesPayload,
  toEventRequest,
  toProposed,
  WithdrawEventRequestInputType,
} from './event-request.type.js'
import { asAnotherPerson } from '../shared/second-person.js'

const requestLoader = rowLoader(requestsByIds, row => row.id)
const requestOfEventLoader = rowLoader(requestsOfEvents, row => row.eventId ?? '')

const onRequest = <T>(id: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId('EventRequest', id, 'request')
  return read.ok ? use(read.value) : Promise.resolve(read)
}

const requestOf = async (ctx: RequestContext, id: string) => {
  const [row] = await requestsByIds(ctx.deps.db, [id])
  return { request: row && toEventRequest(row) }
}

const proposed = <Input extends CreateEventInputType>({ organisation, edition, ...input }: Input) => {
  const id = fromGlobalId('Organisation', organisation, 'organisation')
  return id.ok ? ({ ok: true, value: { ...input, organisationId: id.value, editionId: edition } } as const) : id
}

/** A request that the viewer may read. */
export const readableRequest = async (ctx: RequestContext, id: string): Promise<EventRequestType | undefined> => {
  const row = await ctx.load(requestLoader).load(id)
  if (!row) return undefined
  const place = await placeOfOrganisation(ctx.deps.db, row.organisationId)
  return place.ok && canReadRequest(ctx.viewer, place.value, row).allowed ? toEventRequest(row) : undefined
}

/** Requests for events: asked, checked, decided, announced. */
@Resolver()
export class EventRequestsResolver {
  @Query(() => EventRequestType, { nullable: true, description: 'A request; null when there is none for the viewer.' })
  async eventRequest(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<EventRequestType | undefined> {
    return readableRequest(ctx, unwrap(fromGlobalId('EventRequest', id)))
  }

  @Query(() => EventRequestConnectionType, {
    description: 'The viewer’s own requests and those the viewer decides on, newest first.',
  })
  async eventRequests(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('waiting', () => Boolean, { defaultValue: false, description: 'Only those that wait to be decided.' })
    waiting = false,
  ): Promise<ConnectionView<EventRequestType>> {
    if (viewer.accountId === undefined) throw refusal('NOT_SIGNED_IN')
    const access = { actor: actorOf(viewer), bodies: decidingScopes(viewer) }
    const list = `eventRequests:${viewer.accountId}:${waiting}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listRequests(deps.db, access, waiting, page)
    return {
      ...mapNodes(
        toConnection(deps.cursors, list, page, rows, row => ({ key: [], id: row.id })),
        toEventRequest,
      ),
      totalCount: () => countRequests(deps.db, access, waiting),
    }
  }

  @Query(() => [OrganisationType], { description: 'The bodies on whose behalf the viewer may ask for an event.' })
  async organisersOfViewer(@Ctx() { deps, viewer }: RequestContext): Promise<OrganisationType[]> {
    const offices = await bodiesOfOfficer(deps.db, viewer.personId, deps.clock.now())
    const ids = [...new Set([...organiserScopes(viewer), ...offices])]
    return ids.length === 0 ? [] : (await organisationsByIds(deps.db, ids)).map(toOrganisation)
  }

  @Query(() => EventRequestCheckType, { description: 'What the regulations would have against a request.' })
  async checkEventRequest(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RequestEventInputType, { description: 'The event as it would be asked for.' })
    input: RequestEventInputType,
  ): Promise<EventRequestCheckType> {
    const read = unwrap(proposed(input))
    const proposal = await readProposal(deps.db, { deps, viewer }, read)
    if (!proposal.ok) {
      unwrapRefusal(proposal)
      return { findings: proposal.error.map(toProblem) }
    }
    const { organisationId } = read
    const asked = {
      organisationId,
      proposal: proposal.value,
      directorId: viewer.personId ?? null,
      now: deps.clock.now(),
    }
    return { findings: (await checkRegulations(deps.db, asked)).map(toProblem) }
  }

  @Mutation(() => EventRequestPayload, { description: 'Asks that an event be sanctioned.' })
  async requestEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestEventInputType) input: RequestEventInputType,
  ): Promise<EventRequestPayload> {
    const read = proposed(input)
    const done = read.ok ? await requestEvent(ctx.deps, ctx.viewer, read.value) : read
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EventRequestPayload, { description: 'Sends a request again, mended.' })
  async resubmitEventRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResubmitEventRequestInputType) { request, ...input }: ResubmitEventRequestInputType,
  ): Promise<EventRequestPayload> {
    const read = proposed(input)
    const done = read.ok
      ? await onRequest(request, requestId => resubmitRequest(ctx.deps, ctx.viewer, { ...read.value, requestId }))
      : read
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EventRequestPayload, { description: 'Takes a request back.' })
  async withdrawEventRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawEventRequestInputType) { request, ...input }: WithdrawEventRequestInputType,
  ): Promise<EventRequestPayload> {
    const done = await onRequest(request, requestId => withdrawRequest(ctx.deps, ctx.viewer, { ...input, requestId }))
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EventRequestPayload, { description: 'Approves a request, or gives it back with reasons.' })
  async decideEventRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideEventRequestInputType) { request, ...input }: DecideEventRequestInputType,
  ): Promise<EventRequestPayload> {
    const done = await onRequest(request, requestId => decideRequest(ctx.deps, ctx.viewer, { ...input, requestId }))
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EventPayload, { description: 'Makes an approved event known to everybody.' })
  async announceEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnnounceEventInputType) { event, ...input }: AnnounceEventInputType,
  ): Promise<EventPayload> {
    const id = fromGlobalId('Event', event, 'event')
    const done = id.ok ? await announceEvent(ctx.deps, ctx.viewer, { ...input, eventId: id.value }) : id
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => SetSanctionRulesPayload, {
    description: 'Says how requests for events are treated in a federation.',
  })
  async setSanctionRules(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetSanctionRulesInputType) { organisation, ...input }: SetSanctionRulesInputType,
  ): Promise<SetSanctionRulesPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const done = id.ok ? await setSanctionRules(ctx.deps, ctx.viewer, { ...input, organisationId: id.value }) : id
    return toPayload(done, async ({ organisationId }) => {
      const row = await ctx.load(organisationLoader).load(organisationId)
      return { organisation: row && toOrganisation(row) }
    })
  }
}

const unwrapRefusal = (outcome: Outcome<unknown>): void => {
  if (!outcome.ok && outcome.error.some(({ code }) => code === 'NOT_PERMITTED')) unwrap(outcome)
}

@Resolver(() => EventRequestType)
export class EventRequestFieldsResolver {
  @FieldResolver(() => OrganisationType, { description: 'The body that is to hold it.' })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: EventRequestType): Promise<OrganisationType> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    if (!body) throw new Error(`organisation ${row.organisationId} of a request is missing`)
    return toOrganisation(body)
  }

  @FieldResolver(() => ProposedEventType, { description: 'The event as it is proposed.' })
  proposal(@Root() { row }: EventRequestType): ProposedEventType {
    return toProposed(row.proposal, editionById(row.proposal.editionId).title)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Who asked.' })
  async requestedBy(@Ctx() { deps }: RequestContext, @Root() { row }: EventRequestType): Promise<string | undefined> {
    return (await directorOfRequest(deps.db, row))?.name
  }

  @FieldResolver(() => [ProblemType], {
    description: 'What the regulations have against it now; empty once it is approved or taken back.',
  })
  async findings(@Ctx() { deps }: RequestContext, @Root() { row }: EventRequestType): Promise<ProblemType[]> {
    if (row.status === 'APPROVED' || row.status === 'WITHDRAWN') return []
    const { organisationId, proposal } = row
    const directorId = (await directorOfRequest(deps.db, row))?.personId ?? null
    const asked = { organisationId, proposal, directorId, now: deps.clock.now() }
    return (await checkRegulations(deps.db, asked)).map(toProblem)
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event that came of it.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: EventRequestType): Promise<EventType | undefined> {
    const found = row.eventId === null ? undefined : await ctx.load(eventLoader).load(row.eventId)
    return found && toEvent(found)
  }

  @FieldResolver(() => EventRequestPermissionsType, { description: 'What the viewer may do with it now.' })
  async permissions(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventRequestType,
  ): Promise<EventRequestPermissionsType> {
    const { deps, viewer } = ctx
    const place = unwrap(await placeOfOrganisation(deps.db, row.organisationId))
    return {
      canDecide: await asAnotherPerson(ctx, canDecideRequest(viewer, place, row), row.requestedBy),
      canChange: toPermission(canChangeRequest(viewer, row)),
    }
  }
}

@Resolver(() => EventType)
export class EventAnnouncementResolver {
  @FieldResolver(() => Boolean, { description: 'Everybody may know of it; otherwise only those who run it do.' })
  isAnnounced(@Root() { row }: EventType): boolean {
    return !row.unannounced
  }

  @FieldResolver(() => EventRequestType, {
    nullable: true,
    description: 'The request it came of, for who may read it.',
  })
  async request(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EventRequestType | undefined> {
    const found = await ctx.load(requestOfEventLoader).load(row.id)
    return found && readableRequest(ctx, found.id)
  }

  @FieldResolver(() => PermissionType, { description: 'To make it known.' })
  async canAnnounce(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<PermissionType> {
    const place = (await ctx.load(eventPlaceLoader).load(row.id)) ?? { organisationPath: [] }
    return toPermission(canAnnounceEvent(ctx.viewer, place))
  }
}

@Resolver(() => OrganisationType)
export class SanctionRulesResolver {
  @FieldResolver(() => SanctionRulesType, {
    nullable: true,
    description: 'How requests for events are treated here, as the federation above says.',
  })
  async sanctionRules(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { row }: OrganisationType,
  ): Promise<SanctionRulesType | undefined> {
    const rules = await sanctionRulesFor(deps.db, row.id)
    if (!rules) return undefined
    const { tacitDays, noticeDays, federationId } = rules
    const place = { organisationPath: [federationId] }
    return { tacitDays, noticeDays, canSet: toPermission(canSanctionEvent(viewer, place)) }
  }
}
