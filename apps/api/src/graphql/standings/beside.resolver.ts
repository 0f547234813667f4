import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { compareStandings } from '../../domain/standings/beside.js'
import { unwrap } from '../shared/errors.js'
import { StandingComparisonType, toComparison } from './beside.type.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader, linesOfRevisionLoader } from './standings.loaders.js'

@Resolver(() => StandingsRevisionType)
export class BesideResolver {
  @FieldResolver(() => StandingComparisonType, {
    nullable: true,
    description: 'Why a contestant is where it is beside another of its group; null where a bracket places them.',
  })
  async beside(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('entry', () => ID, { description: 'The contestant.' }) entry: string,
    @Arg('position', () => Int, {
      description: 'The position of the line to put beside it; the line above where absent.',
      nullable: true,
    })
    position?: number,
  ): Promise<StandingComparisonType | undefined> {
    const id = unwrap(fromGlobalId('Entry', entry, 'entry'))
    const lines = await ctx.load(linesOfRevisionLoader).load(row.id)
    const found = compareStandings(await ctx.load(derivedLoader).load(row), lines, id, position ?? undefined)
    return found && toComparison(found)
  }
}
