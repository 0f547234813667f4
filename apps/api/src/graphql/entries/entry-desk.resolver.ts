import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import {
  officeEntriesOf,
  requestsByIds,
  requestsOfEvent,
  requestsOfPerson,
  termsByEvents,
} from '../../domain/entries/entries.repo.js'
import { whyNotEligible } from '../../domain/entries/eligibility.js'
import { entryScene } from '../../domain/entries/entry-scene.js'
import { checkIn, recordFee } from '../../domain/entries/keep-entries.js'
import { canEnterOneself, canKeepEntries, canLeaveInTime, canSetTerms } from '../../domain/entries/policy.js'
import { leaveOfficeEntry } from '../../domain/entries/leave-office-entry.js'
import { answerEntry, decideEntry, leaveEntry, requestEntry } from '../../domain/entries/request-entry.js'
import { setEntryTerms } from '../../domain/entries/set-terms.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType } from '../events/event.type.js'
import { entryLoader, eventPlaceLoader } from '../events/events.loaders.js'
import { EntryPayload, EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { ViewerType } from '../accounts/viewer.type.js'
import { seesPrivate } from '../registry/sees-private.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowLoader } from '../shared/loader.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import {
  AnswerEntryInputType,
  CheckInInputType,
  DecideEntryInputType,
  EntryRequestPayload,
  EntryRequestType,
  EntryTermsType,
  LeaveEntryInputType,
  RecordFeeInputType,
  RecordFeePayload,
  RequestEntryInputType,
  SetEntryTermsInputType,
  toEntryRequest,
  toEntryTerms,
} from './entry-desk.type.js'

const termsLoader = rowLoader(termsByEvents, row => row.eventId)
const requestLoader = rowLoader(requestsByIds, row => row.id)

const onId = <T>(type: string, id: string, path: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId(type, id, path)
  return read.ok ? use(read.value) : Promise.resolve(read)
}

const idsOf = (type: string, ids: readonly string[], path: string): Outcome<string[]> => {
  const read: string[] = []
  for (const [at, id] of ids.entries()) {
    const one = fromGlobalId(type, id, `${path}.${at}`)
    if (!one.ok) return one
    read.push(one.value)
  }
  return ok(read)
}

const requestOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(requestLoader).load(id)
  return { request: row && toEntryRequest(row) }
}

/** Entries that players make themselves, as the page of an event and its desk show them. */
@Resolver(() => EventType)
export class EntryDeskResolver {
  @FieldResolver(() => EntryTermsType, {
    nullable: true,
    description: 'Who may enter by themselves; null where entries are taken at the desk alone.',
  })
  async entryTerms(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EntryTermsType | undefined> {
    const terms = await ctx.load(termsLoader).load(row.id)
    return terms && toEntryTerms(terms)
  }

  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may enter by themselves.' })
  canEnterOneself(@Ctx() { viewer }: RequestContext): PermissionType {
    return toPermission(canEnterOneself(viewer))
  }

  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may say who may enter.' })
  async canSetEntryTerms(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<PermissionType> {
    const place = (await ctx.load(eventPlaceLoader).load(row.id)) ?? { organisationPath: [] }
    return toPermission(canSetTerms(ctx.viewer, place))
  }

  @FieldResolver(() => EntryRequestType, {
    nullable: true,
    description: 'The newest request of the viewer, in which the viewer is named.',
  })
  async myEntryRequest(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EntryRequestType | undefined> {
    if (ctx.viewer.personId === undefined) return undefined
    const own = await requestsOfPerson(ctx.deps.db, ctx.viewer.personId, atMost(200))
    const found = own.find(one => one.eventId === row.id)
    return found && toEntryRequest(found)
  }

  @FieldResolver(() => [EntryType], {
    description: 'The standing entries of the viewer that the office made itself, without a request.',
  })
  async officeEntriesOfViewer(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EntryType[]> {
    if (ctx.viewer.personId === undefined) return []
    return (await officeEntriesOf(ctx.deps.db, row.id, ctx.viewer.personId)).map(toEntry)
  }

  @FieldResolver(() => PermissionType, {
    description: 'Whether the viewer may take an entry back that the office made: its terms say until when.',
  })
  async canLeaveOfficeEntry(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<PermissionType> {
    const terms = await ctx.load(termsLoader).load(row.id)
    return toPermission(canLeaveInTime(ctx.viewer, terms, ctx.deps.clock.now()))
  }

  @FieldResolver(() => [EntryRequestType], {
    nullable: true,
    description: 'The requests to play in the order they came; for those who run the event.',
  })
  async entryRequests(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many of them.' }) first: number,
  ): Promise<EntryRequestType[] | undefined> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canRunEvent(ctx.viewer, place).allowed) return undefined
    return (await requestsOfEvent(ctx.deps.db, row.id, atMost(first))).map(toEntryRequest)
  }

  @Query(() => [ProblemType], {
    description:
      'Why these people may not play in an event, each problem with its place; of others what everyone may know of them.',
  })
  async entryEligibility(
    @Ctx() ctx: RequestContext,
    @Arg('event', () => ID, { description: 'The event.' }) event: string,
    @Arg('people', () => [ID], { description: 'Who would play, sixteen at most.' }) people: string[],
  ): Promise<ProblemType[]> {
    const { deps, viewer } = ctx
    const scene = unwrap(await entryScene(deps.db, unwrap(fromGlobalId('Event', event, 'event'))))
    const personIds = unwrap(idsOf('Person', people.slice(0, 16), 'people'))
    if (!canKeepEntries(viewer, scene.place).allowed && viewer.personId === undefined) return []
    const open = await Promise.all(personIds.map(id => seesPrivate(ctx, id)))
    const seesAll = (id: string) => open[personIds.indexOf(id)] ?? false
    return (await whyNotEligible(deps.db, { ...scene, personIds, seesAll })).map(toProblem)
  }

  @Mutation(() => EventPayload, { description: 'Says who may enter an event by themselves, and until when.' })
  async setEntryTerms(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetEntryTermsInputType) input: SetEntryTermsInputType,
  ): Promise<EventPayload> {
    const body = input.membersOf ? fromGlobalId('Organisation', input.membersOf, 'membersOf') : ok(null)
    const done = await onId('Event', input.event, 'event', async eventId => {
      if (!body.ok) return body
      const { opensAt, closesAt, teamMin, teamMax, expectedVersion, idempotencyKey } = input
      return setEntryTerms(ctx.deps, ctx.viewer, {
        eventId,
        expectedVersion,
        opensAt,
        closesAt,
        withdrawUntil: input.withdrawUntil ?? closesAt,
        capacity: input.capacity ?? null,
        teamMin,
        teamMax,
        needsDesk: input.needsDesk ?? false,
        class: input.class ?? 'open',
        membersOfId: body.value,
        bornFrom: input.bornFrom ?? null,
        bornUntil: input.bornUntil ?? null,
        feeAmount: input.feeAmount ?? null,
        feeCurrency: input.feeCurrency ?? null,
        idempotencyKey,
      })
    })
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EntryRequestPayload, { description: 'Asks to play, with whom; the others are asked to agree.' })
  async requestEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestEntryInputType) { event, with: others, ...input }: RequestEntryInputType,
  ): Promise<EntryRequestPayload> {
    const done = await onId('Event', event, 'event', async eventId => {
      const ids = idsOf('Person', others, 'with')
      return ids.ok ? requestEntry(ctx.deps, ctx.viewer, { ...input, eventId, with: ids.value }) : ids
    })
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EntryRequestPayload, { description: 'Agrees to play with those who ask, or does not.' })
  async answerEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerEntryInputType) { request, ...input }: AnswerEntryInputType,
  ): Promise<EntryRequestPayload> {
    const done = await onId('EntryRequest', request, 'request', requestId =>
      answerEntry(ctx.deps, ctx.viewer, { ...input, requestId }),
    )
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EntryRequestPayload, {
    description: 'Takes a request back, or leaves the list in time; an entry of the office too.',
  })
  async leaveEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LeaveEntryInputType) { request, entry, ...input }: LeaveEntryInputType,
  ): Promise<EntryRequestPayload> {
    if (entry != null && request == null) {
      const left = await onId('Entry', entry, 'entry', entryId =>
        leaveOfficeEntry(ctx.deps, ctx.viewer, { ...input, entryId }),
      )
      return toPayload(left, () => ({}))
    }
    const done = await onId('EntryRequest', request ?? '', 'request', requestId =>
      leaveEntry(ctx.deps, ctx.viewer, { ...input, requestId }),
    )
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => EntryRequestPayload, { description: 'Accepts or declines a request to play.' })
  async decideEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideEntryInputType) { request, ...input }: DecideEntryInputType,
  ): Promise<EntryRequestPayload> {
    const done = await onId('EntryRequest', request, 'request', requestId =>
      decideEntry(ctx.deps, ctx.viewer, { ...input, requestId }),
    )
    return toPayload(done, ({ requestId }) => requestOf(ctx, requestId))
  }

  @Mutation(() => RecordFeePayload, { description: 'Writes down money of an entry, with its receipt.' })
  async recordFee(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordFeeInputType) { request, ...input }: RecordFeeInputType,
  ): Promise<RecordFeePayload> {
    const done = await onId('EntryRequest', request, 'request', requestId =>
      recordFee(ctx.deps, ctx.viewer, { ...input, requestId }),
    )
    return toPayload(done, async ({ requestId, receipt }) => ({ ...(await requestOf(ctx, requestId)), receipt }))
  }
}

/** Who of those entered is there. */
@Resolver(() => EntryType)
export class CheckInResolver {
  @FieldResolver(() => DateTime, { nullable: true, description: 'When it was seen in the hall.' })
  checkedInAt(@Root() { row }: EntryType): Date | null {
    return row.checkedInAt
  }

  @Mutation(() => EntryPayload, { description: 'Says that a contestant is there, or takes it back.' })
  async checkIn(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CheckInInputType) { entry, ...input }: CheckInInputType,
  ): Promise<EntryPayload> {
    const done = await onId('Entry', entry, 'entry', entryId => checkIn(ctx.deps, ctx.viewer, { ...input, entryId }))
    return toPayload(done, async ({ entryId }) => {
      const row = await ctx.load(entryLoader).load(entryId)
      return { entry: row && toEntry(row) }
    })
  }
}

/** What a player has asked for, and what others ask the player. */
@Resolver(() => ViewerType)
export class ViewerEntriesResolver {
  @FieldResolver(() => [EntryRequestType], { description: 'The requests in which the viewer is named, newest first.' })
  async entryRequests(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many of them.' }) first: number,
  ): Promise<EntryRequestType[]> {
    if (viewer.personId === undefined) return []
    return (await requestsOfPerson(deps.db, viewer.personId, atMost(first))).map(toEntryRequest)
  }
}
