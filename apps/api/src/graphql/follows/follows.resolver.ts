import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { err, ok, problem } from '@paiji/rules'
import { ownAccountOf } from '../../auth/grants.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { type FollowRow, followsOf, type FollowSubject, MOST_FOLLOWS } from '../../domain/follows/follows.repo.js'
import { canFollow } from '../../domain/follows/policy.js'
import { setFollow } from '../../domain/follows/set-follow.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { eventLoader } from '../events/events.loaders.js'
import { EventType, toEvent } from '../events/event.type.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('Follow', { description: 'Something that the viewer follows; nobody else is shown it.' })
export class FollowType {
  row!: FollowRow

  @Field(() => ID)
  id!: string

  @Field(() => DateTime, { description: 'Since when.' })
  since!: Date
}

const toFollow = (row: FollowRow): FollowType => ({ row, id: toGlobalId('Follow', row.id), since: row.recordedAt })

@OneOfInput('FollowSubjectInput', { description: 'What is followed: one of these.' })
export class FollowSubjectInputType {
  @Field(() => ID, { nullable: true, description: 'A player.' })
  person?: string

  @Field(() => ID, { nullable: true, description: 'A club or an association.' })
  organisation?: string

  @Field(() => ID, { nullable: true, description: 'An event.' })
  event?: string
}

@InputType('SetFollowInput', { description: 'Whether something is followed.' })
export class SetFollowInputType {
  @Field(() => FollowSubjectInputType, { description: 'What.' })
  subject!: FollowSubjectInputType

  @Field(() => Boolean, { description: 'Whether it is followed from now on.' })
  followed!: boolean
}

@ObjectType('SetFollowPayload', { description: 'What became of following something.' })
export class SetFollowPayload extends ProblemsPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether it is followed now.' })
  isFollowed?: boolean
}

const kinds = { person: 'Person', organisation: 'Organisation', event: 'Event' } as const

const readSubject = (input: FollowSubjectInputType): Outcome<FollowSubject> => {
  for (const kind of ['person', 'organisation', 'event'] as const) {
    const given = input[kind]
    if (given === undefined) continue
    const read = fromGlobalId(kinds[kind], given, 'subject')
    return read.ok ? ok({ kind, id: read.value }) : read
  }
  return err([problem('FOLLOW_UNKNOWN', { at: { path: 'subject' } })])
}

/** The ids of all that the viewer follows, once for a request. */
const followedLoader: LoaderFactory<Promise<ReadonlySet<string>>> = async ({ db }, { accountId }) => {
  const rows = accountId === undefined ? [] : await followsOf(db, accountId)
  return new Set(rows.flatMap(row => row.personId ?? row.organisationId ?? row.eventId ?? []))
}

const isFollowed = async (ctx: RequestContext, id: string): Promise<boolean | undefined> =>
  ctx.viewer.accountId === undefined ? undefined : (await ctx.load(followedLoader)).has(id)

const FOLLOWED = { nullable: true, description: 'Whether the viewer follows it; null for who is not signed in.' }

/** What the viewer follows. */
@Resolver(() => FollowType)
export class FollowsResolver {
  @Query(() => [FollowType], { description: 'What the viewer follows, the newest first.' })
  async myFollows(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<FollowType[]> {
    unwrap(requirePermission(canFollow(viewer, true)))
    return (await followsOf(deps.db, ownAccountOf(viewer) ?? '', Math.min(atMost(first), MOST_FOLLOWS))).map(toFollow)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The player.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: FollowType): Promise<PersonType | undefined> {
    const found = row.personId ? await ctx.load(personLoader).load(row.personId) : undefined
    return found && toPerson(found)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The club or the association.' })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: FollowType): Promise<OrganisationType | undefined> {
    const found = row.organisationId ? await ctx.load(organisationLoader).load(row.organisationId) : undefined
    return found && toOrganisation(found)
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: FollowType): Promise<EventType | undefined> {
    const found = row.eventId ? await ctx.load(eventLoader).load(row.eventId) : undefined
    return found && toEvent(found)
  }

  @Mutation(() => SetFollowPayload, { description: 'Follows a player, a body or an event, or no longer.' })
  async setFollow(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SetFollowInputType) { subject, followed }: SetFollowInputType,
  ): Promise<SetFollowPayload> {
    const read = readSubject(subject)
    const done = read.ok ? await setFollow(deps, viewer, { subject: read.value, followed }) : read
    return toPayload(done, () => ({ isFollowed: followed }))
  }
}

@Resolver(() => PersonType)
export class FollowedPersonResolver {
  @FieldResolver(() => Boolean, FOLLOWED)
  isFollowed(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<boolean | undefined> {
    return isFollowed(ctx, row.id)
  }
}

@Resolver(() => OrganisationType)
export class FollowedOrganisationResolver {
  @FieldResolver(() => Boolean, FOLLOWED)
  isFollowed(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<boolean | undefined> {
    return isFollowed(ctx, row.id)
  }
}

@Resolver(() => EventType)
export class FollowedEventResolver {
  @FieldResolver(() => Boolean, FOLLOWED)
  isFollowed(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<boolean | undefined> {
    return isFollowed(ctx, row.id)
  }
}
