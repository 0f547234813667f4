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
import {
  amendRounds,
  previewAmendment,
  type RoundsFact,
  type TableAmendment,
} from '../../domain/seating/amend-rounds.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { toPayload } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { PlaySessionType, toPlaySession } from './round.type.js'
import { RoundsFactEnum } from './rounds.enums.js'
import { sessionLoader } from './rounds.loaders.js'

@InputType('AmendRoundsInput', { description: 'What became of announced rounds besides who sits where.' })
class AmendRoundsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => RoundsFactEnum, { description: 'What happened.' })
  fact!: RoundsFact

  @Field(() => Int, { description: 'In which round of the stage.' })
  fromRound!: number

  @Field(() => Boolean, { nullable: true, description: 'In the rounds of the session after it too.' })
  following?: boolean

  @Field(() => String, {
    nullable: true,
    description: 'At which table, section and label; at all of them where absent.',
  })
  table?: string

  @Field(() => [String], { nullable: true, description: 'Which boards; those after `keep` where absent.' })
  boards?: string[]

  @Field(() => Int, { nullable: true, description: 'How many boards each table plays, the first of its own.' })
  keep?: number

  @Field(() => [ID], { nullable: true, description: 'Who sits at the table more, in seat order.' })
  sides?: string[]

  @Field(() => String, { nullable: true, description: 'Why; a preview needs none.' })
  reason?: string
}

@ObjectType('TableAmendment', { simpleResolvers: true, description: 'A table of an announced round as it becomes.' })
class TableAmendmentType {
  amendment!: TableAmendment

  @Field(() => Int, { description: 'The round.' })
  round!: number

  @Field(() => String, { description: 'Section and label.' })
  table!: string

  @Field(() => [String], { description: 'What is played there.' })
  boards!: readonly string[]

  @Field(() => [String], { description: 'What is not; the empty one is the table as a whole.' })
  notPlayed!: readonly string[]

  @Field(() => Boolean, { description: 'A table more.' })
  isNew!: boolean
}

const toAmendment = (amendment: TableAmendment): TableAmendmentType => {
  const { round, table, boards, unplayed, isNew } = amendment
  return { amendment, round, table, boards, notPlayed: unplayed, isNew }
}

@ObjectType('AmendmentPreview', { description: 'The tables that would be otherwise.' })
class AmendmentPreviewType extends ProblemsPayload {
  @Field(() => [TableAmendmentType], { nullable: true, description: 'In the order of the rounds.' })
  tables?: TableAmendmentType[]
}

@ObjectType('AmendRoundsPayload', { description: 'What an amendment of rounds answers.' })
class AmendRoundsPayload extends AmendmentPreviewType {
  @Field(() => PlaySessionType, { nullable: true, description: 'The session as it now is.' })
  session?: PlaySessionType
}

@Resolver(() => TableAmendmentType)
class TableAmendmentResolver {
  @FieldResolver(() => [EntryType], { description: 'Who sits there, in seat order.' })
  async sides(@Ctx() ctx: RequestContext, @Root() { amendment }: TableAmendmentType): Promise<EntryType[]> {
    const rows = await Promise.all(amendment.sides.map(id => ctx.load(entryLoader).load(id)))
    return rows.flatMap(row => (row ? [toEntry(row)] : []))
  }
}

const read = ({ session, sides, ...input }: AmendRoundsInputType) => {
  const sessionId = fromGlobalId('PlaySession', session, 'session')
  if (!sessionId.ok) return sessionId
  const entries: string[] = []
  for (const side of sides ?? []) {
    const id = fromGlobalId('Entry', side, 'sides')
    if (!id.ok) return id
    entries.push(id.value)
  }
  const { table, boards, keep, reason } = input
  return ok({
    ...input,
    sessionId: sessionId.value,
    sides: entries,
    table: table ?? undefined,
    boards: boards ?? undefined,
    keep: keep ?? undefined,
    reason: reason ?? '',
  })
}

/** Amends announced rounds by what became of them. */
@Resolver()
class AmendRoundsResolver {
  @Query(() => AmendmentPreviewType, { description: 'What an amendment of rounds would change; nothing is stored.' })
  async previewAmendment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AmendRoundsInputType, { description: 'What is to be done.' }) input: AmendRoundsInputType,
  ): Promise<AmendmentPreviewType> {
    const request = read(input)
    const found = request.ok ? await previewAmendment(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(found, tables => ({ tables: tables.map(toAmendment) }))
  }

  @Mutation(() => AmendRoundsPayload, {
    description: 'Records boards that are not played, or are after all, or adds a table, in announced rounds.',
  })
  async amendRounds(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AmendRoundsInputType, { description: 'What is to be done.' }) input: AmendRoundsInputType,
  ): Promise<AmendRoundsPayload> {
    const request = read(input)
    const done = request.ok ? await amendRounds(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(done, async ({ sessionId, tables }) => {
      const row = await ctx.load(sessionLoader).load(sessionId)
      return { session: row && toPlaySession(row), tables: tables.map(toAmendment) }
    })
  }
}

export const amendmentResolvers = [AmendRoundsResolver, TableAmendmentResolver] as const
