import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { openCasesOf } from '../../domain/grading/candidates.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { awardLoader } from '../awards/awards.loaders.js'
import { PointAwardType, toPointAward } from '../awards/point-award.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, nextEventsLoader } from '../events/events.loaders.js'
import { PersonType } from '../registry/person.type.js'
import { FadingAwardType, FadingPointsType, toFadingPoints } from './fading-points.type.js'
import { GradeProgressType, NextGradeType, toGradeProgress } from './grade-progress.type.js'
import { fadingLoader, gradeProgressLoader } from './forecast.loaders.js'

@Resolver(() => PersonType)
class PersonForecastResolver {
  @FieldResolver(() => [EventType], { description: 'Entered and not over, the next first.' })
  async nextEvents(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 10, nullable: true }) first: number,
  ): Promise<EventType[]> {
    return (await ctx.load(nextEventsLoader).load(row.id)).slice(0, atMost(first)).map(toEvent)
  }

  @FieldResolver(() => [GradeProgressType], { description: 'On each ladder with points or a grade.' })
  async gradeProgress(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<GradeProgressType[]> {
    return (await ctx.load(gradeProgressLoader).load(row.id)).map(one => toGradeProgress(one, row.id))
  }

  @FieldResolver(() => [FadingPointsType], {
    description: 'What points will lose by age in the next three months, the soonest first.',
  })
  async fadingPoints(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20, nullable: true }) first: number,
  ): Promise<FadingPointsType[]> {
    return (await ctx.load(fadingLoader).load(row.id)).slice(0, atMost(first)).map(toFadingPoints)
  }
}

@Resolver(() => GradeProgressType)
class GradeProgressResolver {
  @FieldResolver(() => [String], {
    description:
      'Open cases by their numbers that hold up a grade reached: what it rests on may still change. For the person alone.',
  })
  async heldUpBy(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { personId, policy, current, awarded }: GradeProgressType,
  ): Promise<string[]> {
    if (viewer.personId !== personId || !current || awarded) return []
    const cases = await openCasesOf(deps.db, [personId], policy.sport)
    return cases.flatMap(({ number }) => number ?? [])
  }
}

@Resolver(() => FadingAwardType)
class FadingAwardResolver {
  @FieldResolver(() => PointAwardType, { description: 'The award itself.' })
  async award(@Ctx() ctx: RequestContext, @Root() { awardId }: FadingAwardType): Promise<PointAwardType | undefined> {
    const row = await ctx.load(awardLoader).load(awardId)
    return row && toPointAward(row)
  }
}

@Resolver(() => NextGradeType)
class NextGradeResolver {
  @FieldResolver(() => [EventType], { description: 'The events the explanation speaks of.' })
  async events(@Ctx() ctx: RequestContext, @Root() { eventIds }: NextGradeType): Promise<EventType[]> {
    const rows = await Promise.all(eventIds.map(id => ctx.load(eventLoader).load(id)))
    return rows.flatMap(row => (row ? [toEvent(row)] : []))
  }
}

/** What lies before somebody, with what it rests on. */
export const personForecastResolvers = [
  PersonForecastResolver,
  GradeProgressResolver,
  FadingAwardResolver,
  NextGradeResolver,
] as const
