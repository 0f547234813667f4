import { editionOf, sportOf } from '@paiji/rules'
import { planSettings } from '@paiji/rules/pairing'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { isPlaying } from '../../domain/events/is-playing.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { canPublish } from '../../domain/standings/policy.js'
import { unwrap } from '../shared/errors.js'
import { provisionalLoader, revisionsOfStageLoader, shownRevisionLoader } from '../standings/standings.loaders.js'
import { StandingsRevisionType, toRevision } from '../standings/revision.type.js'
import { EntryType, toEntry } from './entry.type.js'
import { EventType, toEvent } from './event.type.js'
import { entriesOfStageLoader, eventLoader, eventPlaceLoader, stageLoader } from './events.loaders.js'
import { conditionsOf, StageConditionType } from './setting.type.js'
import { profilesOf, SheetFieldType, StageType, toSheetField, toStage } from './stage.type.js'

@Resolver(() => StageType)
export class StageResolver {
  @Query(() => StageType, { description: 'One stage.', nullable: true })
  async stage(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<StageType | undefined> {
    const row = await ctx.load(stageLoader).load(unwrap(fromGlobalId('Stage', id)))
    return row && toStage(row)
  }

  @FieldResolver(() => EventType)
  async event(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<EventType> {
    return toEvent(await eventOf(ctx, row.eventId))
  }

  @FieldResolver(() => [String], { description: 'Named arithmetic profiles that may be chosen.' })
  async profiles(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<readonly string[]> {
    return profilesOf((await eventOf(ctx, row.eventId)).sport)
  }

  @FieldResolver(() => [SheetFieldType], { description: 'The form of the sheet.' })
  async sheetFields(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<SheetFieldType[]> {
    const edition = editionOf((await eventOf(ctx, row.eventId)).editionId)
    return (edition?.sheetFields ?? []).map(toSheetField)
  }

  @FieldResolver(() => [StageConditionType], {
    description: 'What says how the stage is played: its main settings, and those that are not as usual.',
  })
  async conditions(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<StageConditionType[]> {
    const edition = editionOf((await eventOf(ctx, row.eventId)).editionId)
    return [
      ...conditionsOf('plan', planSettings, row.plan ?? {}),
      ...conditionsOf('settings', edition?.settings ?? [], row.settings),
    ]
  }

  @FieldResolver(() => [EntryType], { description: 'Its contestants.' })
  async entries(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<EntryType[]> {
    return (await ctx.load(entriesOfStageLoader).load(row.id)).map(toEntry)
  }

  @FieldResolver(() => Int, {
    description:
      'How many reserve players its field is short of whole tables, where everybody at one plays for himself.',
  })
  async reservesMissing(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<number> {
    const atTable = sportOf((await eventOf(ctx, row.eventId)).sport)?.seating?.sidesATable ?? 2
    if (atTable <= 2) return 0
    const playing = (await ctx.load(entriesOfStageLoader).load(row.id)).filter(isPlaying).length
    return (atTable - (playing % atTable)) % atTable
  }

  @FieldResolver(() => StandingsRevisionType, {
    nullable: true,
    description:
      'The published (or official) revision that stands; the provisional one where nothing is published yet.',
  })
  async standings(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<StandingsRevisionType | undefined> {
    const revision = await ctx.load(shownRevisionLoader).load(row.id)
    return revision && toRevision(revision)
  }

  @FieldResolver(() => StandingsRevisionType, {
    nullable: true,
    description: 'Newer than the published one, if any; only for those who may publish.',
  })
  async provisional(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StageType,
  ): Promise<StandingsRevisionType | undefined> {
    if (!(await mayPublish(ctx, row.eventId))) return undefined
    const revision = await ctx.load(provisionalLoader).load(row.id)
    return revision && toRevision(revision)
  }

  @FieldResolver(() => [StandingsRevisionType], {
    description:
      'Newest first: the published ones, and the provisional one where nothing is published or the viewer may publish.',
  })
  async revisions(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<StandingsRevisionType[]> {
    const revisions = await ctx.load(revisionsOfStageLoader).load(row.id)
    const anyPublished = revisions.some(revision => revision.publishedAt)
    const showProvisional = !anyPublished || (await mayPublish(ctx, row.eventId))
    return revisions.filter(revision => revision.publishedAt || showProvisional).map(toRevision)
  }
}

const eventOf = async (ctx: RequestContext, eventId: string) => {
  const row = await ctx.load(eventLoader).load(eventId)
  if (!row) throw new Error(`event ${eventId} of a stage is missing`)
  return row
}

const mayPublish = async (ctx: RequestContext, eventId: string): Promise<boolean> => {
  const place = await ctx.load(eventPlaceLoader).load(eventId)
  return place !== undefined && canPublish(ctx.viewer, place).allowed
}
