import { Ratios } from '@paiji/rules'
import type { SeriesTerms } from '@paiji/rules/awards'
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { Outcome } from '../../base/problem.js'
import { beginSeason } from '../../domain/series/begin-season.js'
import { type SeriesTermsRow, termsOfSeries } from '../../domain/series/series.repo.js'
import { type SeriesTable, seriesTable } from '../../domain/series/series-table.js'
import { setSeries } from '../../domain/series/set-series.js'
import { setSeriesTerms } from '../../domain/series/set-series-terms.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryPlayerType, EntryType, toEntry, toEntryPlayer } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader } from '../events/events.loaders.js'
import { EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { actionResolver } from '../shared/action-resolver.js'
import { rowLoader } from '../shared/loader.js'
import {
  SeriesEveningType,
  SeriesHandicapType,
  SeriesLineType,
  SeriesTableType,
  type SeriesTermsType,
  SetSeriesInputType,
  SetSeriesTermsInputType,
} from './series.type.js'

const seriesTermsLoader = rowLoader<SeriesTermsRow>(termsOfSeries, row => row.seriesId)

/** Lines of one page at most. */
const MOST_LINES = 200

const toTerms = ({ handicaps = {}, strata = [], placePoints = [], ...terms }: SeriesTerms): SeriesTermsType => ({
  ...terms,
  placePoints,
  strata: strata.map(({ nameZh, nameEn, atMost, prizes }) => ({ name: { zh: nameZh, en: nameEn }, atMost, prizes })),
  handicaps: Object.entries(handicaps).map(([personId, points]) => ({ personId, points })),
})

const toTable = (table: SeriesTable): SeriesTableType => ({
  table,
  name: { zh: table.row.nameZh, en: table.row.nameEn },
  terms: toTerms(table.row.terms),
  evenings: table.evenings.map(({ id }) => ({ eventId: id, isCounted: table.counted.has(id) })),
  totalLines: table.lines.length,
})

const toLine = ({ evenings }: SeriesTable, line: SeriesTable['lines'][number]): SeriesLineType => ({
  appearance: line,
  rank: line.rank,
  shared: line.shared,
  total: Ratios.toDecimal(line.total, 2),
  played: line.played,
  figures: line.figures.map(({ evening, scratch, handicap, counts }) => ({
    evening: evenings.findIndex(one => one.id === evening),
    scratch: Ratios.toDecimal(scratch, 2),
    handicap: Ratios.toDecimal(handicap, 2),
    counts,
  })),
  strata: line.strata,
})

/** The next season of a league. */
export const SeasonResolver = actionResolver(
  {
    payload: () => EventPayload,
    of: (ctx, done: Outcome<{ eventId: string }>) => toPayload(done, ({ eventId }) => eventOf(ctx, eventId)),
    selects: 'event { id }',
  },
  beginSeason,
)

/** Events that count together. */
@Resolver(() => EventType)
export class EventSeriesResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it was said how the events of its series count.' })
  async hasSeriesTable(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<boolean> {
    return row.seriesId !== null && (await ctx.load(seriesTermsLoader).load(row.seriesId)) !== undefined
  }

  @FieldResolver(() => SeriesTableType, {
    nullable: true,
    description: 'The order over the events of its series; null while nobody has said how they count.',
  })
  async seriesTable(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<SeriesTableType | undefined> {
    if (row.seriesId === null) return undefined
    const table = await seriesTable(ctx.deps.db, row.seriesId)
    return table && toTable(table)
  }

  @Mutation(() => EventPayload, { description: 'Says how the events of a series become one order.' })
  async setSeriesTerms(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetSeriesTermsInputType) input: SetSeriesTermsInputType,
  ): Promise<EventPayload> {
    const { event, nameZh, nameEn, handicaps, idempotencyKey, ...terms } = input
    const id = fromGlobalId('Event', event, 'event')
    const about = { nameZh, nameEn, handicaps, idempotencyKey, terms: { ...terms } }
    const done = id.ok ? await setSeriesTerms(ctx.deps, ctx.viewer, { ...about, eventId: id.value }) : id
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventPayload, { description: 'Puts an event into a series, or takes it out.' })
  async setSeries(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetSeriesInputType) { event, ...input }: SetSeriesInputType,
  ): Promise<EventPayload> {
    const id = fromGlobalId('Event', event, 'event')
    const done = id.ok ? await setSeries(ctx.deps, ctx.viewer, { ...input, eventId: id.value }) : id
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }
}

@Resolver(() => SeriesTableType)
export class SeriesTableResolver {
  @FieldResolver(() => [SeriesLineType], { description: 'The best first.' })
  lines(
    @Root() { table }: SeriesTableType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: MOST_LINES }) first: number,
    @Arg('skip', () => Int, { description: 'Lines to pass over.', defaultValue: 0 }) skip: number,
  ): SeriesLineType[] {
    const from = Math.max(0, skip)
    return table.lines.slice(from, from + Math.min(MOST_LINES, Math.max(1, first))).map(line => toLine(table, line))
  }
}

@Resolver(() => SeriesEveningType)
export class SeriesEveningResolver {
  @FieldResolver(() => EventType, { description: 'The event.' })
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: SeriesEveningType): Promise<EventType> {
    const row = await ctx.load(eventLoader).load(eventId)
    if (!row) throw new Error(`event ${eventId} is missing`)
    return toEvent(row)
  }
}

@Resolver(() => SeriesHandicapType)
export class SeriesHandicapResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The player.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: SeriesHandicapType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}

@Resolver(() => SeriesLineType)
export class SeriesLineResolver {
  @FieldResolver(() => EntryType, { description: 'As it was last entered.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { appearance }: SeriesLineType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(appearance.entryId)
    if (!row) throw new Error(`entry ${appearance.entryId} is missing`)
    return toEntry(row)
  }

  @FieldResolver(() => EntryPlayerType, { nullable: true, description: 'The player of it who is meant.' })
  player(@Root() { appearance }: SeriesLineType): EntryPlayerType | undefined {
    return appearance.player && toEntryPlayer(appearance.player)
  }
}
