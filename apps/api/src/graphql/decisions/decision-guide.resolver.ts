import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { decisionGuide } from '../../domain/decisions/order-awards.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { caseIdOf } from '../appeals/appeal.input.js'
import { DecisionAdjustmentType, DecisionGuideType, DecisionPlaceType, toDecisionGuide } from './decision-guide.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { DraftedOrderType } from './drafted-order.type.js'

const entryOf = async (ctx: RequestContext, id: string): Promise<EntryType[]> => {
  const row = await ctx.load(entryLoader).load(id)
  return row ? [toEntry(row)] : []
}

@Resolver()
export class DecisionGuideResolver {
  @Query(() => DecisionGuideType, { description: 'For those who sit on the case.' })
  async decisionGuide(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
    @Arg('slot', () => String, { description: 'The place of play to adjust.', nullable: true }) slot?: string,
  ): Promise<DecisionGuideType> {
    const about = { appealId: caseIdOf(appeal), ...(slot ? { slot } : {}) }
    return toDecisionGuide(unwrap(await decisionGuide(deps, viewer, about)))
  }
}

@Resolver(() => DecisionPlaceType)
export class DecisionPlaceResolver {
  @FieldResolver(() => [EntryType], { description: 'Who played there, by side.' })
  async sides(@Ctx() ctx: RequestContext, @Root() { sideIds }: DecisionPlaceType): Promise<EntryType[]> {
    return (await Promise.all(sideIds.map(id => entryOf(ctx, id)))).flat()
  }
}

@Resolver(() => DecisionAdjustmentType)
export class DecisionAdjustmentResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.', nullable: true })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: DecisionAdjustmentType): Promise<EntryType | undefined> {
    return entryId === undefined ? undefined : (await entryOf(ctx, entryId))[0]
  }
}

@Resolver(() => DraftedOrderType)
export class DraftedOrderResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant it concerns.', nullable: true })
  async entrant(@Ctx() ctx: RequestContext, @Root() { entryId }: DraftedOrderType): Promise<EntryType | undefined> {
    return entryId === undefined ? undefined : (await entryOf(ctx, entryId))[0]
  }

  @FieldResolver(() => PersonType, { description: 'The person it concerns.', nullable: true })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: DraftedOrderType): Promise<PersonType | undefined> {
    const row = personId === undefined ? undefined : await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}
