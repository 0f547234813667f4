import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { meetingsOf } from '../../domain/registry/companions.repo.js'
import type { CareerRow } from '../../domain/registry/careers.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { revisionLoader } from '../standings/standings.loaders.js'
import { careerLoader } from './career.resolver.js'
import { seesCompanions } from '../registry/companions.resolver.js'
import { CommonResultType, MeetingGameType, PersonMeetingsType } from './meetings.type.js'
import { PersonResultType, PersonType, toPersonResult } from '../registry/person.type.js'
import { recordLoader } from '../registry/registry.loaders.js'

/** Each list is a statement over all that the person played. */
const complexity = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  500 + (args.first ?? 20) * childComplexity

export const newestFirst = (rows: readonly CareerRow[]): CareerRow[] =>
  [...rows].sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : a.key < b.key ? -1 : 1))

export const resultOf = ({ personId, day, ...row }: CareerRow): PersonResultType =>
  toPersonResult({ ...row, parentId: personId, endsOn: day })

const newestOf = async (ctx: RequestContext, id: string) => newestFirst((await ctx.load(careerLoader).load(id)).rows)

@Resolver(() => PersonType)
export class PersonMeetingsOfResolver {
  @FieldResolver(() => PersonMeetingsType, {
    nullable: true,
    description:
      'Where the person met another; null where either is a minor and the viewer does not keep the register, or there is no such person.',
  })
  async meetings(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('with', () => ID, { description: 'The other.' }) other: string,
  ): Promise<PersonMeetingsType | null> {
    const record = await ctx.load(recordLoader).load(unwrap(fromGlobalId('Person', other)))
    if (!record || record.withdrawnAt) return null
    const otherId = record.mergedIntoId ?? record.id
    const seen = await Promise.all([seesCompanions(ctx, row.id), seesCompanions(ctx, otherId)])
    return seen.every(Boolean) ? { personId: row.id, otherId } : null
  }
}

@Resolver(() => PersonMeetingsType)
export class PersonMeetingsResolver {
  @FieldResolver(() => [PersonResultType], { complexity, description: 'Results in one entry, newest first.' })
  async together(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId }: PersonMeetingsType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
  ): Promise<PersonResultType[]> {
    const theirs = new Set((await newestOf(ctx, otherId)).map(({ key }) => key))
    const own = await newestOf(ctx, personId)
    return own
      .filter(({ key }) => theirs.has(key))
      .slice(0, atMost(first))
      .map(resultOf)
  }

  @FieldResolver(() => [CommonResultType], { complexity, description: 'Stages in which each played for another side.' })
  async common(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId }: PersonMeetingsType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
  ): Promise<CommonResultType[]> {
    const theirs = new Map((await newestOf(ctx, otherId)).map(result => [result.revisionId, result]))
    return (await newestOf(ctx, personId))
      .flatMap(own => {
        const other = theirs.get(own.revisionId)
        return other && other.entryId !== own.entryId ? [{ own: resultOf(own), theirs: resultOf(other) }] : []
      })
      .slice(0, atMost(first))
  }

  @FieldResolver(() => [MeetingGameType], { complexity, description: 'Games against each other, newest first.' })
  async games(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId }: PersonMeetingsType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
  ): Promise<MeetingGameType[]> {
    const rows = await meetingsOf(ctx.deps.db, { personId, otherId }, atMost(first))
    return rows.map(row => ({ row, session: row.session, rank: row.rank, theirs: row.theirs }))
  }
}

@Resolver(() => MeetingGameType)
export class MeetingGameResolver {
  @FieldResolver(() => EventType, { description: 'The event it was part of.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: MeetingGameType): Promise<EventType | undefined> {
    const revision = await ctx.load(revisionLoader).load(row.revisionId)
    const stage = revision && (await ctx.load(stageLoader).load(revision.stageId))
    const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
    return event && toEvent(event)
  }
}
