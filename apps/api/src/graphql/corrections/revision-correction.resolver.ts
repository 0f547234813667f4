import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { StandingsRevisionType } from '../standings/revision.type.js'
import { CorrectionType, toCorrection } from './correction.type.js'
import { correctionLoader } from './corrections.loaders.js'

@Resolver(() => StandingsRevisionType)
export class RevisionCorrectionResolver {
  @FieldResolver(() => CorrectionType, { nullable: true, description: 'The correction that made it, with its reason.' })
  async correction(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
  ): Promise<CorrectionType | undefined> {
    const correction = row.correctionId ? await ctx.load(correctionLoader).load(row.correctionId) : undefined
    return correction && toCorrection(correction)
  }
}
