import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { rulingSight } from '../../domain/rulings/policy.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { DeskSlotType } from '../rounds/round.type.js'
import { TravellerLineType } from '../standings/traveller.type.js'
import { RulingType, toRuling } from './ruling.type.js'
import { decidedPlacesLoader, slotRulingsLoader } from './rulings.loaders.js'

/** What stands at a place of play by rulings that the viewer may see. */
const rulingsAt = async (ctx: RequestContext, stageId: string, slot: string): Promise<RulingType[]> => {
  const stage = await ctx.load(stageLoader).load(stageId)
  const place = stage && (await ctx.load(eventPlaceLoader).load(stage.eventId))
  const rows = await ctx.load(slotRulingsLoader).load({ stageId, slot, sight: rulingSight(ctx.viewer, place) })
  return rows.map(toRuling)
}

const ABOUT =
  'The rulings that stand here and that the viewer may see: what the table has to observe is among their effects.'

@Resolver(() => DeskSlotType)
export class DeskSlotRulingsResolver {
  @FieldResolver(() => [RulingType], { description: ABOUT })
  rulings(@Ctx() ctx: RequestContext, @Root() { place, slot }: DeskSlotType): Promise<RulingType[]> {
    return rulingsAt(ctx, place.stageId, slot)
  }

  @FieldResolver(() => Boolean, { description: 'A ruling has given its result, so that nothing needs to be entered.' })
  async isDecided(@Ctx() ctx: RequestContext, @Root() { place, slot }: DeskSlotType): Promise<boolean> {
    return (await ctx.load(decidedPlacesLoader).load(place.stageId)).has(slot)
  }
}

@Resolver(() => TravellerLineType)
export class TravellerLineRulingsResolver {
  @FieldResolver(() => [RulingType], { description: ABOUT })
  rulings(@Ctx() ctx: RequestContext, @Root() { stageId, slot }: TravellerLineType): Promise<RulingType[]> {
    return rulingsAt(ctx, stageId, slot)
  }
}
