import { Ratios, sportOfEdition } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type Leaders, leaders } from '../../domain/play/leaders.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { SeriesTableType } from '../series/series.type.js'
import { SportEnum } from '../shared/enums.js'
import { StandingsRevisionType } from '../standings/revision.type.js'
import { LeaderLineType, LeaderListType } from './leaders.type.js'

const FIRST = 10
const complexity = 200
const LEAST = 'Of whoever is listed at least so many are asked, instead of what each list asks.'

const hundred = Ratios.ratio(100)

const toList = ({ lines, ...list }: Leaders, of: 'entryId' | 'personId'): LeaderListType => ({
  ...list,
  lines: lines.map(({ who, figure, ...line }) => ({
    ...line,
    figure: list.isShare ? Ratios.toDecimal(Ratios.multiply(figure, hundred), 1) : Ratios.toDecimal(figure, 2),
    who: of === 'entryId' ? { entryId: who } : { personId: who },
  })),
})

@Resolver(() => StandingsRevisionType)
export class RevisionLeadersResolver {
  @FieldResolver(() => [LeaderListType], {
    complexity,
    description: 'Who leads in what was counted at its tables; empty until it was counted.',
  })
  async leaders(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('least', () => Int, { nullable: true, description: LEAST }) least?: number,
  ): Promise<LeaderListType[]> {
    const sport = sportOfEdition(row.editionId)?.id ?? ''
    const asked = { sport, least: least ?? undefined, first: FIRST }
    return (await leaders(deps.db, { revisionId: row.id }, asked)).map(list => toList(list, 'entryId'))
  }
}

@Resolver(() => OrganisationType)
export class OrganisationLeadersResolver {
  @FieldResolver(() => [LeaderListType], {
    complexity,
    description: 'Which people lead in what was counted at the tables of its events; minors are not listed.',
  })
  async leaders(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('sport', () => SportEnum, { description: 'Which sport.' }) sport: string,
    @Arg('year', () => Int, { nullable: true, description: 'Only events that ended in this year.' }) year?: number,
    @Arg('least', () => Int, { nullable: true, description: LEAST }) least?: number,
  ): Promise<LeaderListType[]> {
    const among = { organisationId: row.id, sport, year: year ?? undefined }
    const asked = { sport, least: least ?? undefined, first: FIRST }
    return (await leaders(deps.db, among, asked)).map(list => toList(list, 'personId'))
  }
}

@Resolver(() => SeriesTableType)
export class SeriesLeadersResolver {
  @FieldResolver(() => [LeaderListType], {
    complexity,
    description: 'Which people lead in what was counted at the tables of its events; minors are not listed.',
  })
  async leaders(
    @Ctx() { deps }: RequestContext,
    @Root() { table }: SeriesTableType,
    @Arg('least', () => Int, { nullable: true, description: LEAST }) least?: number,
  ): Promise<LeaderListType[]> {
    // Events of a series are of one sport.
    const sport = table.evenings[0]?.sport
    if (sport === undefined) return []
    const asked = { sport, least: least ?? undefined, first: FIRST }
    const among = { seriesId: table.row.seriesId, sport }
    return (await leaders(deps.db, among, asked)).map(list => toList(list, 'personId'))
  }
}

@Resolver(() => LeaderLineType)
export class LeaderLineResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The contestant of the stage.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { who }: LeaderLineType): Promise<EntryType | undefined> {
    const row = 'entryId' in who ? await ctx.load(entryLoader).load(who.entryId) : undefined
    return row && toEntry(row)
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'The person, over the events of a body or of a series.',
  })
  async person(@Ctx() ctx: RequestContext, @Root() { who }: LeaderLineType): Promise<PersonType | undefined> {
    const row = 'personId' in who ? await ctx.load(personLoader).load(who.personId) : undefined
    return row && toPerson(row)
  }
}
