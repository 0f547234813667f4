import { sportOf, sports } from '@paiji/rules'
import { planSettings, planSettingsFor } from '@paiji/rules/pairing'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canCorrect } from '../../domain/corrections/policy.js'
import { eventScopes } from '../../domain/desk/policy.js'
import { comingEvents, countEvents, type EventFilter, listEvents } from '../../domain/events/events.repo.js'
import { canRunEvent, canSanctionEvent } from '../../domain/events/policy.js'
import { canEnterResult } from '../../domain/results/policy.js'
import { canRule } from '../../domain/rulings/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { canChangeSettings, canMakeOfficial, canPublish } from '../../domain/standings/policy.js'
import { isHiddenEvent } from '../event-requests/way-to-event.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { toPermission } from '../shared/permission.type.js'
import type { StandingsState } from '../../domain/events/events.repo.js'
import { StandingsStateEnum } from './events.enums.js'
import { editionById, RulesEditionType, toEdition } from './edition.type.js'
import { EventConnectionType, EventFilterInput, EventPermissionsType, EventType, toEvent } from './event.type.js'
import { eventLoader, eventPlaceLoader, eventStatusLoader, stagesOfEventLoader } from './events.loaders.js'
import { SettingDescriptionType, toSetting } from './setting.type.js'
import { StageType, toStage } from './stage.type.js'

const NOWHERE = { organisationPath: [] }

@Resolver(() => EventType)
export class EventResolver {
  @Query(() => [RulesEditionType], { description: 'Every edition of the rules, by sport, oldest first.' })
  editions(): RulesEditionType[] {
    return sports.flatMap(sport => sport.editions.map(toEdition))
  }

  @Query(() => [SettingDescriptionType], {
    description: 'Every setting of how a stage is played and who comes to it; those of its sport are the edition’s.',
  })
  async planSettings(
    @Ctx() ctx: RequestContext,
    @Arg('event', () => ID, {
      description: 'Only the formats that its sport can play; all unless told.',
      nullable: true,
    })
    event: string | undefined,
  ): Promise<SettingDescriptionType[]> {
    const row = event === undefined ? undefined : await ctx.load(eventLoader).load(unwrap(fromGlobalId('Event', event)))
    const sport = row && sportOf(row.sport)
    const halves = sport?.editions.at(-1)?.layMatch !== undefined
    return (sport ? planSettingsFor(sport.formats, { halves }) : planSettings).map(toSetting)
  }

  @Query(() => EventType, { nullable: true, description: 'An event; null when there is none.' })
  async event(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<EventType | undefined> {
    return visibleEvent(ctx, unwrap(fromGlobalId('Event', id)))
  }

  @Query(() => EventConnectionType, { description: 'Events, newest first.' })
  events(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => EventFilterInput, { nullable: true, description: 'Which ones.' }) filter?: EventFilterInput,
  ): Promise<ConnectionView<EventType>> {
    return eventPage(ctx, { first, after }, readFilter(ctx, filter))
  }

  @Query(() => [EventType], { description: 'Events that are still to come, the next first.' })
  async comingEvents(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many at the most.' }) first: number,
  ): Promise<EventType[]> {
    return (await comingEvents(deps.db, atMost(first))).map(toEvent)
  }

  @FieldResolver(() => BilingualType, { description: 'The name of the sport.' })
  sportName(@Root() { sport }: EventType): BilingualType {
    return sportOf(sport)?.name ?? { zh: sport, en: sport }
  }

  @FieldResolver(() => RulesEditionType, { description: 'The rules it is played by.' })
  edition(@Root() { row }: EventType): RulesEditionType {
    return editionById(row.editionId)
  }

  @FieldResolver(() => StandingsStateEnum, { description: 'How far the least advanced of its stages is.' })
  async standingsStatus(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<StandingsState> {
    return (await ctx.load(eventStatusLoader).load(row.id)).status
  }

  @FieldResolver(() => Boolean, { description: 'Whether a correction was applied to it.' })
  async corrected(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<boolean> {
    return (await ctx.load(eventStatusLoader).load(row.id)).corrected
  }

  @FieldResolver(() => [StageType], { description: 'In the order they are played.' })
  async stages(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<StageType[]> {
    return (await ctx.load(stagesOfEventLoader).load(row.id)).map(toStage)
  }

  @FieldResolver(() => EventPermissionsType, { description: 'What the viewer may do at it.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EventPermissionsType> {
    const place = (await ctx.load(eventPlaceLoader).load(row.id)) ?? NOWHERE
    const { viewer } = ctx
    return {
      canEnterResult: toPermission(canEnterResult(viewer, place)),
      canPublish: toPermission(canPublish(viewer, place)),
      canCorrect: toPermission(canCorrect(viewer, place)),
      canRule: toPermission(canRule(viewer, place)),
      canChangeSettings: toPermission(canChangeSettings(viewer, place)),
      canRun: toPermission(canRunEvent(viewer, place)),
      canAppoint: toPermission(canSanctionEvent(viewer, place)),
      canAward: toPermission(canMakeOfficial(viewer, place)),
    }
  }
}

/** An event as everybody may see it: one that is not announced, only for those who run it. */
export const visibleEvent = async (ctx: RequestContext, id: string): Promise<EventType | undefined> => {
  const row = await ctx.load(eventLoader).load(id)
  return row && !(await isHiddenEvent(ctx, id)) ? toEvent(row) : undefined
}

const readFilter = (
  { viewer }: RequestContext,
  { managed, ...filter }: Partial<EventFilterInput> = {},
): EventFilter => ({
  ...filter,
  ...(managed ? { scopes: eventScopes(viewer) } : {}),
  organisationId: filter.organisation ? unwrap(fromGlobalId('Organisation', filter.organisation)) : undefined,
})

/** A page of events, newest first; every list of events is made here. */
export const eventPage = async (
  { deps }: RequestContext,
  args: { first: number; after?: string },
  filter: EventFilter,
): Promise<ConnectionView<EventType>> => {
  const page = unwrap(readPage(deps.cursors, 'events', args))
  const rows = await listEvents(deps.db, filter, page)
  const shown = toConnection(deps.cursors, 'events', page, rows, row => ({
    key: [row.endsOn],
    id: row.id,
  }))
  return {
    ...mapNodes(shown, toEvent),
    totalCount: () => countEvents(deps.db, filter),
  }
}
