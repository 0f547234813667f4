import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { tellStory } from '../../domain/standings/tell-story.js'
import { EntryType } from '../events/entry.type.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader } from './standings.loaders.js'
import { entryOf } from './standing-line.resolver.js'
import { StandingsStoryType, StoryPeakType, StoryScoreType, StoryStepType, toStory } from './story.type.js'

@Resolver(() => StandingsRevisionType)
export class StoryResolver {
  @FieldResolver(() => StandingsStoryType, {
    nullable: true,
    description: 'How they came about; null until they are published, of a bracket, and of several groups.',
  })
  async story(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
  ): Promise<StandingsStoryType | undefined> {
    if (!row.publishedAt) return undefined
    const story = tellStory(await ctx.load(derivedLoader).load(row))
    return story && toStory(story)
  }
}

@Resolver(() => StandingsStoryType)
export class StoryFirstResolver {
  @FieldResolver(() => [EntryType], { description: 'The best three at the end, in their order.' })
  first(@Ctx() ctx: RequestContext, @Root() { firstIds }: StandingsStoryType): Promise<EntryType[]> {
    return Promise.all(firstIds.map(id => entryOf(ctx, id)))
  }
}

@Resolver(() => StoryStepType)
export class StoryStepResolver {
  @FieldResolver(() => [EntryType], { description: 'Who was in the lead.' })
  leaders(@Ctx() ctx: RequestContext, @Root() { leaderIds }: StoryStepType): Promise<EntryType[]> {
    return Promise.all(leaderIds.map(id => entryOf(ctx, id)))
  }
}

@Resolver(() => StoryScoreType)
export class StoryScoreResolver {
  @FieldResolver(() => EntryType, { description: 'Who made it.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: StoryScoreType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => StoryPeakType)
export class StoryPeakResolver {
  @FieldResolver(() => EntryType, { description: 'Who it happened to.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: StoryPeakType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}
