import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { shownClassification } from '../../domain/standings/shown-classification.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType } from '../events/event.type.js'
import { entryLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { ClassificationLineType, ClassifiedStageType, EventClassificationType } from './classification.type.js'

/** Lines of one page at most. */
const MOST_LINES = 200

const stageOf = async (ctx: RequestContext, id: string): Promise<StageType> => {
  const row = await ctx.load(stageLoader).load(id)
  if (!row) throw new Error(`stage ${id} is missing`)
  return toStage(row)
}

@Resolver(() => EventType)
export class EventClassificationResolver {
  @FieldResolver(() => EventClassificationType, {
    nullable: true,
    description: 'The order of the whole event; null where one stage ranks everybody.',
  })
  async classification(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: MOST_LINES }) first: number,
    @Arg('skip', () => Int, { description: 'Lines to pass over.', defaultValue: 0 }) skip: number,
  ): Promise<EventClassificationType | undefined> {
    const found = await shownClassification(ctx.deps.db, row.id)
    if (!found) return undefined
    const from = Math.max(0, skip)
    const lines = found.lines.slice(from, from + Math.min(MOST_LINES, Math.max(1, first)))
    return { stages: found.parts, totalLines: found.lines.length, lines }
  }
}

@Resolver(() => ClassifiedStageType)
export class ClassifiedStageResolver {
  @FieldResolver(() => StageType, { description: 'The stage.' })
  stage(@Ctx() ctx: RequestContext, @Root() { stageId }: ClassifiedStageType): Promise<StageType> {
    return stageOf(ctx, stageId)
  }
}

@Resolver(() => ClassificationLineType)
export class ClassificationLineResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant, as it was entered in the stage that placed it.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: ClassificationLineType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(entryId)
    if (!row) throw new Error(`entry ${entryId} is missing`)
    return toEntry(row)
  }

  @FieldResolver(() => StageType, { description: 'The stage that gave it the place.' })
  stage(@Ctx() ctx: RequestContext, @Root() { stageId }: ClassificationLineType): Promise<StageType> {
    return stageOf(ctx, stageId)
  }
}
