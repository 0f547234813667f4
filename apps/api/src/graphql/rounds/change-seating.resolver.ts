import { ok } from '@paiji/rules'
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
import type { RequestContext } from '../../context.js'
import { changeSeating, previewSeating, type SeatingFact } from '../../domain/seating/change-seating.js'
import type { SeatChange } from '../../domain/seating/seat-late.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { toPayload } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { PlaySessionType, toPlaySession } from './round.type.js'
import { SeatingFactEnum } from './rounds.enums.js'
import { sessionLoader } from './rounds.loaders.js'

@InputType('ChangeSeatingInput', { description: 'What happened in the room after rounds were announced.' })
class ChangeSeatingInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => ID, { description: 'The contestant that comes or leaves.' })
  entry!: string

  @Field(() => SeatingFactEnum, { description: 'What it does.' })
  fact!: SeatingFact

  @Field(() => Int, {
    nullable: true,
    description:
      'From which round of the stage on; where absent, the first without a result, or for an exchange the open one.',
  })
  fromRound?: number

  @Field(() => ID, { nullable: true, description: 'With whom it exchanges; one without a seat takes its place.' })
  other?: string

  @Field(() => Boolean, { nullable: true, description: 'An exchange in the rounds after it too; otherwise in one.' })
  following?: boolean

  @Field(() => String, { nullable: true, description: 'Why; a preview needs none.' })
  reason?: string
}

@ObjectType('SeatChange', { simpleResolvers: true, description: 'A table of an announced round as it becomes.' })
class SeatChangeType {
  change!: SeatChange

  @Field(() => Int, { description: 'The round.' })
  round!: number

  @Field(() => String, { description: 'The table.' })
  table!: string
}

const toSeatChange = (change: SeatChange): SeatChangeType => ({
  change,
  round: change.table.roundNumber,
  table: change.label ?? change.table.label,
})

@ObjectType('SeatingPreview', { description: 'The tables that would be otherwise.' })
class SeatingPreviewType extends ProblemsPayload {
  @Field(() => [SeatChangeType], { nullable: true, description: 'In the order of the rounds.' })
  changes?: SeatChangeType[]
}

@ObjectType('ChangeSeatingPayload', { description: 'What a change of seats answers.' })
class ChangeSeatingPayload extends SeatingPreviewType {
  @Field(() => PlaySessionType, { nullable: true, description: 'The session as it now is.' })
  session?: PlaySessionType
}

const entriesOf = async (ctx: RequestContext, ids: readonly string[]): Promise<EntryType[]> =>
  (await Promise.all(ids.map(id => ctx.load(entryLoader).load(id)))).flatMap(row => (row ? [toEntry(row)] : []))

@Resolver(() => SeatChangeType)
class SeatChangeResolver {
  @FieldResolver(() => [EntryType], { description: 'Who sits there so far.' })
  async before(@Ctx() ctx: RequestContext, @Root() { change }: SeatChangeType): Promise<EntryType[]> {
    return entriesOf(ctx, change.table.sides)
  }

  @FieldResolver(() => [EntryType], { description: 'Who sits there then; one alone sits out.' })
  async after(@Ctx() ctx: RequestContext, @Root() { change }: SeatChangeType): Promise<EntryType[]> {
    return entriesOf(ctx, change.sides)
  }
}

const read = ({ session, entry, other, ...input }: ChangeSeatingInputType) => {
  const sessionId = fromGlobalId('PlaySession', session, 'session')
  if (!sessionId.ok) return sessionId
  const entryId = fromGlobalId('Entry', entry, 'entry')
  if (!entryId.ok) return entryId
  const otherId = other === undefined || other === null ? ok(undefined) : fromGlobalId('Entry', other, 'other')
  if (!otherId.ok) return otherId
  const ids = { sessionId: sessionId.value, entryId: entryId.value, otherId: otherId.value }
  return ok({ ...input, ...ids, reason: input.reason ?? '' })
}

/** Amends announced rounds by what happened in the room. */
@Resolver()
class ChangeSeatingResolver {
  @Query(() => SeatingPreviewType, { description: 'What a change of seats would change; nothing is stored.' })
  async previewSeating(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSeatingInputType, { description: 'What is to be done.' }) input: ChangeSeatingInputType,
  ): Promise<SeatingPreviewType> {
    const request = read(input)
    const found = request.ok ? await previewSeating(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(found, changes => ({ changes: changes.map(toSeatChange) }))
  }

  @Mutation(() => ChangeSeatingPayload, {
    description: 'Seats who comes late in the phantom or the bye, makes one who leaves a phantom, or exchanges two.',
  })
  async changeSeating(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSeatingInputType, { description: 'What is to be done.' }) input: ChangeSeatingInputType,
  ): Promise<ChangeSeatingPayload> {
    const request = read(input)
    const done = request.ok ? await changeSeating(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(done, async ({ sessionId, changes }) => {
      const row = await ctx.load(sessionLoader).load(sessionId)
      return { session: row && toPlaySession(row), changes: changes.map(toSeatChange) }
    })
  }
}

export const seatingResolvers = [ChangeSeatingResolver, SeatChangeResolver] as const
