import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { tablesInPlay } from '../../domain/rounds/rounds.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { StageType } from '../events/stage.type.js'
import { unwrap } from '../shared/errors.js'
import { DeskSlotType } from './round.type.js'
import { slotsOf } from './round-table.resolver.js'

@Resolver(() => StageType)
export class PlacesInPlayResolver {
  @FieldResolver(() => [DeskSlotType], {
    description:
      'Where a contestant sits in the rounds that are being played, with a sheet or without. For those who may enter results; empty for everybody else.',
  })
  async placesInPlay(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StageType,
    @Arg('entry', () => ID, { description: 'The contestant.' }) entry: string,
  ): Promise<DeskSlotType[]> {
    const tables = await tablesInPlay(ctx.deps.db, row.id, unwrap(fromGlobalId('Entry', entry)))
    return (await Promise.all(tables.map(table => slotsOf(ctx, table)))).flat()
  }
}
