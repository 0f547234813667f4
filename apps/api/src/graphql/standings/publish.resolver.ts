import { all } from '@paiji/rules'
import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { makeOfficial } from '../../domain/closing/make-official.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { publishStandings } from '../../domain/standings/publish-standings.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { StandingsRevisionType, toRevision } from './revision.type.js'
import { revisionLoader } from './standings.loaders.js'

@InputType('PublishStandingsInput', { description: "Which stage's standings are published." })
class PublishStandingsInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => ID, { description: 'The provisional revision that was looked at.' })
  revision!: string

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('PublishStandingsPayload', { description: 'The revision that was published.' })
class PublishStandingsPayload {
  @Field(() => StandingsRevisionType, { description: 'The published revision.', nullable: true })
  revision?: StandingsRevisionType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@InputType('MakeOfficialInput', { description: 'Which published revision becomes official.' })
class MakeOfficialInputType {
  @Field(() => ID, { description: 'The published revision.' })
  revision!: string

  @Field(() => String, { nullable: true, description: 'A reason closes windows that still run; it stays in the log.' })
  closeWindowsEarly?: string

  @Field(() => [ID], {
    nullable: true,
    description:
      'Contestants without a result that did not play, as whoever closes the stage says; it stays in the log.',
  })
  didNotPlay?: string[]

  @Field(() => [ID], {
    nullable: true,
    description:
      'Contestants with a suspended player whose results stand, as whoever closes the stage says; it stays in the log.',
  })
  suspended?: string[]

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('MakeOfficialPayload', { description: 'The revision that became official.' })
class MakeOfficialPayload {
  @Field(() => StandingsRevisionType, { description: 'The official revision.', nullable: true })
  revision?: StandingsRevisionType

  @Field(() => EventType, { description: 'The event it belongs to.', nullable: true })
  event?: EventType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@Resolver()
export class PublishResolver {
  @Mutation(() => PublishStandingsPayload, {
    description: "Publishes a stage's standings and opens the windows of its rules.",
  })
  async publishStandings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishStandingsInputType, { description: 'What is to be done.' })
    input: PublishStandingsInputType,
  ): Promise<PublishStandingsPayload> {
    const stage = fromGlobalId('Stage', input.stage, 'stage')
    const revision = fromGlobalId('StandingsRevision', input.revision, 'revision')
    if (!stage.ok) return toPayload(stage, () => ({}))
    if (!revision.ok) return toPayload(revision, () => ({}))
    const { idempotencyKey } = input
    const request = { stageId: stage.value, revisionId: revision.value, idempotencyKey }
    const published = await publishStandings(ctx.deps, ctx.viewer, request)
    return toPayload(published, value => readRevision(ctx, value.revisionId))
  }

  @Mutation(() => MakeOfficialPayload, {
    description: 'Makes a published revision official, once its windows have ended and no case is open.',
  })
  async makeOfficial(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MakeOfficialInputType, { description: 'What is to be done.' }) input: MakeOfficialInputType,
  ): Promise<MakeOfficialPayload> {
    const revision = fromGlobalId('StandingsRevision', input.revision, 'revision')
    if (!revision.ok) return toPayload(revision, () => ({}))
    const didNotPlay = all((input.didNotPlay ?? []).map(id => fromGlobalId('Entry', id, 'didNotPlay')))
    if (!didNotPlay.ok) return toPayload(didNotPlay, () => ({}))
    const suspended = all((input.suspended ?? []).map(id => fromGlobalId('Entry', id, 'suspended')))
    if (!suspended.ok) return toPayload(suspended, () => ({}))
    const { closeWindowsEarly, idempotencyKey } = input
    const answers = { didNotPlay: didNotPlay.value, suspended: suspended.value }
    const request = { revisionId: revision.value, closeWindowsEarly, ...answers, idempotencyKey }
    const official = await makeOfficial(ctx.deps, ctx.viewer, request)
    return toPayload(official, value => readRevision(ctx, value.revisionId))
  }
}

const readRevision = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(revisionLoader).load(id)
  const stage = row && (await ctx.load(stageLoader).load(row.stageId))
  const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
  return { revision: row && toRevision(row), event: event && toEvent(event) }
}
