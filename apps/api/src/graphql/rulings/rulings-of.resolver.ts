import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { rulingSight } from '../../domain/rulings/policy.js'
import type { RulingParent } from '../../domain/rulings/rulings.repo.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType } from '../events/event.type.js'
import { eventPlaceLoader } from '../events/events.loaders.js'
import { StageType } from '../events/stage.type.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { RulingConnectionType, type RulingType, toRuling } from './ruling.type.js'
import { rulingCountLoader, rulingsPageLoader } from './rulings.loaders.js'

const description = 'In the order given: the public ones, those that concern the viewer, and all for officials.'

@Resolver(() => EventType)
export class EventRulingsResolver {
  @FieldResolver(() => RulingConnectionType, { description })
  rulings(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<RulingType>> {
    return rulingsPage(ctx, { of: 'event', parentId: row.id, eventId: row.id }, { first, after })
  }
}

@Resolver(() => StageType)
export class StageRulingsResolver {
  @FieldResolver(() => RulingConnectionType, { description })
  rulings(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StageType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<RulingType>> {
    return rulingsPage(ctx, { of: 'stage', parentId: row.id, eventId: row.eventId }, { first, after })
  }
}

const rulingsPage = async (
  ctx: RequestContext,
  { of, parentId, eventId }: { of: RulingParent; parentId: string; eventId: string },
  args: { first: number; after?: string },
): Promise<ConnectionView<RulingType>> => {
  const { cursors } = ctx.deps
  const page = unwrap(readPage(cursors, 'rulings', args))
  const filter = { of, ...rulingSight(ctx.viewer, await ctx.load(eventPlaceLoader).load(eventId)) }
  const rows = await ctx.load(rulingsPageLoader).load({ parentId, filter, page })
  const shown = toConnection(cursors, 'rulings', page, rows, row => ({
    key: [(row.givenAt as Date).toISOString()],
    id: row.id,
  }))
  return {
    ...mapNodes(shown, toRuling),
    totalCount: () => ctx.load(rulingCountLoader).load({ parentId, filter }),
  }
}
