import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canRunEvent } from '../../domain/events/policy.js'
import { type SuspendedEntered, suspendedByStages } from '../../domain/sanctions/suspended-entered.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, eventPlaceLoader } from '../events/events.loaders.js'
import { StageType } from '../events/stage.type.js'
import { rowsLoader } from '../shared/loader.js'

const suspendedLoader = rowsLoader<SuspendedEntered>(suspendedByStages, row => row.stageId)

@Resolver(() => StageType)
export class SuspendedEntriesResolver {
  @FieldResolver(() => [EntryType], {
    description:
      'Contestants still in it with a player whom a sanction keeps from competing; only for those who run the event.',
  })
  async suspended(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<EntryType[]> {
    const place = await ctx.load(eventPlaceLoader).load(row.eventId)
    if (!place || !canRunEvent(ctx.viewer, place).allowed) return []
    const ids = [...new Set((await ctx.load(suspendedLoader).load(row.id)).map(one => one.entryId))]
    const rows = await Promise.all(ids.map(id => ctx.load(entryLoader).load(id)))
    return rows.flatMap(entry => entry ?? []).map(toEntry)
  }
}
