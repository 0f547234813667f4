import { conditionsPresets, sportOf } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { draftOf, type VersionHead, versionOf, versionsByEvents } from '../../domain/conditions/conditions.repo.js'
import { digestOfConditions, gatherConditions } from '../../domain/conditions/gather-facts.js'
import { canKeepConditions } from '../../domain/conditions/policy.js'
import { publishConditions } from '../../domain/conditions/publish-conditions.js'
import { saveConditions } from '../../domain/conditions/save-conditions.js'
import type { EventRow } from '../../domain/events/events.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType } from '../events/event.type.js'
import { eventLoader, eventPlaceLoader } from '../events/events.loaders.js'
import { EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { toPayload } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { toPermission } from '../shared/permission.type.js'
import {
  ConditionsDocumentType,
  ConditionsDraftType,
  ConditionsOfContestType,
  ConditionsTextType,
  ConditionsVersionType,
  PublishConditionsInputType,
  SaveConditionsInputType,
  toConditionsDocument,
  toConditionsText,
  toConditionsVersion,
} from './conditions.type.js'

const versionsLoader = rowsLoader<VersionHead>(versionsByEvents, row => row.eventId)

const NOWHERE = { organisationPath: [] }

const rowOf = async (ctx: RequestContext, eventId: string): Promise<EventRow> => {
  const row = await ctx.load(eventLoader).load(eventId)
  if (!row) throw new Error(`event ${eventId} is missing`)
  return row
}

const onEvent = <T>(id: string, use: (eventId: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId('Event', id, 'event')
  return read.ok ? use(read.value) : Promise.resolve(read)
}

/** The way from an event to its conditions of contest, and what may be done to them. */
@Resolver(() => EventType)
export class EventConditionsResolver {
  @FieldResolver(() => ConditionsOfContestType, { description: 'Its conditions of contest, 竞赛规程.' })
  async conditionsOfContest(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<ConditionsOfContestType> {
    const place = (await ctx.load(eventPlaceLoader).load(row.id)) ?? NOWHERE
    return { eventId: row.id, canKeep: toPermission(canKeepConditions(ctx.viewer, place)) }
  }

  @Mutation(() => EventPayload, { description: 'Keeps the words of the conditions of contest, not yet published.' })
  async saveConditions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveConditionsInputType) {
      event,
      expectedVersion,
      sections,
      idempotencyKey,
    }: SaveConditionsInputType,
  ): Promise<EventPayload> {
    const draft = { expectedVersion, sections, idempotencyKey }
    const done = await onEvent(event, eventId => saveConditions(ctx.deps, ctx.viewer, { eventId, ...draft }))
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventPayload, { description: 'Publishes the conditions of contest as they stand, as a new version.' })
  async publishConditions(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishConditionsInputType) {
      event,
      expectedVersion,
      reason,
      idempotencyKey,
    }: PublishConditionsInputType,
  ): Promise<EventPayload> {
    const version = { expectedVersion, reason, idempotencyKey }
    const done = await onEvent(event, eventId => publishConditions(ctx.deps, ctx.viewer, { eventId, ...version }))
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }
}

@Resolver(() => ConditionsOfContestType)
export class ConditionsOfContestResolver {
  @FieldResolver(() => ConditionsDocumentType, {
    description: 'What holds: the newest published version, or that of a number; before the first one what is on file.',
  })
  async document(
    @Ctx() ctx: RequestContext,
    @Root() { eventId }: ConditionsOfContestType,
    @Arg('version', () => Int, { nullable: true, description: 'The number of an earlier version.' }) number?: number,
  ): Promise<ConditionsDocumentType> {
    const version = await versionOf(ctx.deps.db, eventId, number)
    if (version) return toConditionsDocument(version.facts, version.sections)
    return toConditionsDocument(await gatherConditions(ctx.deps.db, await rowOf(ctx, eventId)), [])
  }

  @FieldResolver(() => [ConditionsVersionType], { description: 'What was published, the newest first.' })
  async versions(
    @Ctx() ctx: RequestContext,
    @Root() { eventId }: ConditionsOfContestType,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many of them.' }) first: number,
  ): Promise<ConditionsVersionType[]> {
    return (await ctx.load(versionsLoader).load(eventId)).slice(0, atMost(first)).map(toConditionsVersion)
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'The event or the draft says otherwise than what was published; for those who may publish.',
  })
  async isBehind(
    @Ctx() ctx: RequestContext,
    @Root() { eventId, canKeep }: ConditionsOfContestType,
  ): Promise<boolean | undefined> {
    if (!canKeep.allowed) return undefined
    const version = await versionOf(ctx.deps.db, eventId)
    if (!version) return undefined
    const draft = await draftOf(ctx.deps.db, eventId)
    const facts = await gatherConditions(ctx.deps.db, await rowOf(ctx, eventId))
    return digestOfConditions(draft?.sections ?? [], facts) !== version.digest
  }

  @FieldResolver(() => ConditionsDocumentType, {
    nullable: true,
    description: 'What would be published now; for those who may publish.',
  })
  async onFile(
    @Ctx() ctx: RequestContext,
    @Root() { eventId, canKeep }: ConditionsOfContestType,
  ): Promise<ConditionsDocumentType | undefined> {
    if (!canKeep.allowed) return undefined
    const draft = await draftOf(ctx.deps.db, eventId)
    return toConditionsDocument(await gatherConditions(ctx.deps.db, await rowOf(ctx, eventId)), draft?.sections ?? [])
  }

  @FieldResolver(() => ConditionsDraftType, { nullable: true, description: 'For those who may write it.' })
  async draft(
    @Ctx() ctx: RequestContext,
    @Root() { eventId, canKeep }: ConditionsOfContestType,
  ): Promise<ConditionsDraftType | undefined> {
    if (!canKeep.allowed) return undefined
    const draft = await draftOf(ctx.deps.db, eventId)
    return { version: draft?.version ?? 0, sections: (draft?.sections ?? []).map(toConditionsText) }
  }

  @FieldResolver(() => [ConditionsTextType], {
    description: 'Usual words for the sport, of each section one at the most, none against what is on file.',
  })
  async presets(
    @Ctx() ctx: RequestContext,
    @Root() { eventId }: ConditionsOfContestType,
  ): Promise<ConditionsTextType[]> {
    const row = await rowOf(ctx, eventId)
    const { terms, policies } = await gatherConditions(ctx.deps.db, row)
    const facts = { fee: (terms?.feeAmount ?? 0) > 0, points: policies.length > 0 }
    return conditionsPresets(sportOf(row.sport), facts).map(({ section, text }) => ({ section, text: { ...text } }))
  }
}
