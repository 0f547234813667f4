import { finalOffers, sportOf } from '@paiji/rules'
import { readStagePlan } from '@paiji/rules/pairing'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { isPlaying } from '../../domain/events/is-playing.js'
import { EventType } from './event.type.js'
import { entriesOfStageLoader, stagesOfEventLoader } from './events.loaders.js'
import { FinalPresetType } from './final-preset.type.js'

/** How many groups of a stage rank apart. */
const groupsOf = (plan: unknown): number => {
  const read = plan ? readStagePlan(plan) : undefined
  return read?.ok && read.value.format.kind === 'roundRobin' ? (read.value.format.groups ?? 1) : 1
}

@Resolver(() => EventType)
export class FinalPresetResolver {
  @FieldResolver(() => [FinalPresetType], {
    description: 'The usual ways to go on after its last stage; none while nobody has entered that.',
  })
  async finalPresets(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<FinalPresetType[]> {
    const sport = sportOf(row.sport)
    const last = (await ctx.load(stagesOfEventLoader).load(row.id)).toSorted((a, b) => a.ordinal - b.ordinal).at(-1)
    if (!sport || !last) return []
    const field = (await ctx.load(entriesOfStageLoader).load(last.id)).filter(isPlaying).length
    const before = { ordinal: last.ordinal, groups: groupsOf(last.plan), field }
    const settings = sport.seating.withCarried?.(last.settings, {}, {}) ?? last.settings
    return sport.finals
      .map(preset => ({
        code: preset.code,
        offers: finalOffers(preset, before),
        settings,
        ...(preset.article ? { clause: { edition: row.editionId, article: preset.article } } : {}),
      }))
      .filter(({ offers }) => offers.length > 0)
  }
}
