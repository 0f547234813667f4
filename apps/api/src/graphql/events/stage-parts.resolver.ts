import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { partsOfStages, type StageParts } from '../../domain/events/stage-parts.repo.js'
import { rowLoader } from '../shared/loader.js'
import { StageType } from './stage.type.js'

const partsLoader = rowLoader<StageParts>(partsOfStages, row => row.stageId)

/** Which pages of a stage have something to show. */
@Resolver(() => StageType)
export class StagePartsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether results on numbered boards were entered in it.' })
  async hasBoards(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<boolean> {
    return (await ctx.load(partsLoader).load(row.id))?.boards ?? false
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether results of whole tables were entered in it: games, sessions.',
  })
  async hasTables(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<boolean> {
    return (await ctx.load(partsLoader).load(row.id))?.tables ?? false
  }

  @FieldResolver(() => Boolean, { description: 'Whether a round of it has been made known.' })
  async hasRounds(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<boolean> {
    return (await ctx.load(partsLoader).load(row.id))?.rounds ?? false
  }
}
