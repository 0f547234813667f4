import { sportOfEdition } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { playAnalysis } from '../../domain/play/play-analysis.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { eventLoader } from '../events/events.loaders.js'
import { seesCompanions } from '../registry/companions.resolver.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { PersonType } from '../registry/person.type.js'
import { SportEnum } from '../shared/enums.js'
import { unwrap } from '../shared/errors.js'
import { ScorecardType } from '../standings/traveller.type.js'
import { PlayAnalysisType } from './play.type.js'

/** Two statements over everything somebody played. */
const complexity = 200

@Resolver(() => PersonType)
export class PersonPlayResolver {
  @FieldResolver(() => PlayAnalysisType, {
    complexity,
    nullable: true,
    description:
      'How the person played, with all partners or with one; null where the partners are not shown, or the event is in no series.',
  })
  async play(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Which sport; unset, the one most played.' })
    sport?: string,
    @Arg('year', () => Int, { nullable: true, description: 'Only events that ended in this year.' }) year?: number,
    @Arg('partner', () => ID, { nullable: true, description: 'Only entries shared with this person.' })
    partner?: string,
    @Arg('seriesOf', () => ID, { nullable: true, description: 'Only the events of the series of this event.' })
    seriesOf?: string,
  ): Promise<PlayAnalysisType | null> {
    if (!(await seesCompanions(ctx, row.id))) return null
    const partnerId = partner ? unwrap(fromGlobalId('Person', partner, 'partner')) : undefined
    const event = seriesOf ? unwrap(fromGlobalId('Event', seriesOf, 'seriesOf')) : undefined
    const seriesId = event === undefined ? undefined : (await ctx.load(eventLoader).load(event))?.seriesId
    if (seriesId === null || (event !== undefined && seriesId === undefined)) return null
    return playAnalysis(ctx.deps.db, { whose: { personId: row.id, partnerId, seriesId }, sport, year })
  }
}

@Resolver(() => OrganisationType)
export class OrganisationPlayResolver {
  @FieldResolver(() => PlayAnalysisType, { complexity, description: 'How everybody played in the events of the body.' })
  play(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Which sport; unset, the one most played.' })
    sport?: string,
    @Arg('year', () => Int, { nullable: true, description: 'Only events that ended in this year.' }) year?: number,
  ): Promise<PlayAnalysisType> {
    return playAnalysis(deps.db, { whose: { organisationId: row.id }, sport, year })
  }
}

@Resolver(() => ScorecardType)
export class ScorecardPlayResolver {
  @FieldResolver(() => PlayAnalysisType, {
    complexity,
    nullable: true,
    description: 'How the contestant played here; empty while nobody has counted it.',
  })
  async play(
    @Ctx() { deps }: RequestContext,
    @Root() { entryId, row }: ScorecardType,
  ): Promise<PlayAnalysisType | null> {
    const sport = sportOfEdition(row.editionId)?.id
    return sport === undefined ? null : playAnalysis(deps.db, { whose: { entryId, revisionId: row.id }, sport })
  }
}
