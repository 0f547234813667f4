import { sportOf } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { atMost } from '../../domain/shared/page.js'
import { compareRevision } from '../../domain/standings/compare-revision.js'
import { RulesEditionType, toEdition } from '../events/edition.type.js'
import { EntryType } from '../events/entry.type.js'
import { unwrap } from '../shared/errors.js'
import { StandingsRevisionType } from './revision.type.js'
import { entryOf } from './standing-line.resolver.js'
import {
  AwardUnderEditionType,
  PlaceUnderEditionType,
  StandingsUnderEditionType,
  toAward,
  toPlace,
} from './under-edition.type.js'

@Resolver(() => RulesEditionType)
class ComparedEditionsResolver {
  @FieldResolver(() => [RulesEditionType], {
    description: 'The other editions of its sport under which the same results can be shown.',
  })
  comparedWith(@Root() edition: RulesEditionType): RulesEditionType[] {
    const sport = sportOf(edition.sport)
    return sport?.compare ? sport.editions.filter(({ id }) => id !== edition.id).map(toEdition) : []
  }
}

@Resolver(() => StandingsRevisionType)
class UnderEditionResolver {
  @FieldResolver(() => StandingsUnderEditionType, {
    nullable: true,
    description:
      'What the same facts would come to under another edition; null until published, and of sports that compare none.',
  })
  async underEdition(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('edition', () => String, { description: 'The other edition of the same sport: bridge/laws-2007.' })
    edition: string,
  ): Promise<StandingsUnderEditionType | undefined> {
    if (!row.publishedAt) return undefined
    const compared = unwrap(await compareRevision(deps.db, row, edition))
    if (!compared) return undefined
    const { lines, standings } = compared.comparison
    return { compared, awardCount: lines.length, placeCount: standings.length }
  }
}

@Resolver(() => StandingsUnderEditionType)
class StandingsUnderEditionResolver {
  @FieldResolver(() => [AwardUnderEditionType], { description: 'Awards that come out otherwise.' })
  awards(
    @Root() { compared }: StandingsUnderEditionType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): AwardUnderEditionType[] {
    return compared.comparison.lines.slice(0, atMost(first)).map(line => toAward(compared, line))
  }

  @FieldResolver(() => [PlaceUnderEditionType], {
    description: 'Contestants whose total or place comes out otherwise, in their order.',
  })
  places(
    @Root() { compared }: StandingsUnderEditionType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): PlaceUnderEditionType[] {
    return compared.comparison.standings.slice(0, atMost(first)).map(toPlace)
  }
}

@Resolver(() => AwardUnderEditionType)
class AwardUnderEditionResolver {
  @FieldResolver(() => EntryType, { description: 'Whose it is.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: AwardUnderEditionType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => PlaceUnderEditionType)
class PlaceUnderEditionResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: PlaceUnderEditionType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

/** Standings under another edition of their rules. */
export const underEditionResolvers = [
  ComparedEditionsResolver,
  UnderEditionResolver,
  StandingsUnderEditionResolver,
  AwardUnderEditionResolver,
  PlaceUnderEditionResolver,
] as const
