import type { WrittenDealFormat } from '@paiji/formats'
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { attachHands } from '../../domain/hands/attach-hands.js'
import { dealHands } from '../../domain/hands/deal-hands.js'
import { canManageHands } from '../../domain/hands/policy.js'
import { handFile, laidBoards, seenHands } from '../../domain/hands/read-hands.js'
import type { StoredHands } from '../../domain/hands/store-hands.js'
import { dealingOf } from '../../domain/hands/session-for-hands.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { sentFile } from '../../domain/uploads/open-upload.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { placeOfEvent } from '../rounds/round.resolver.js'
import { PlaySessionType, toPlaySession } from '../rounds/round.type.js'
import { sessionLoader } from '../rounds/rounds.loaders.js'
import { toPayload } from '../shared/errors.js'
import { toPermission } from '../shared/permission.type.js'
import { toProblem } from '../shared/problem.type.js'
import { toAnalysis } from '../standings/board-page.resolver.js'
import { HandRecordType } from '../standings/hand-records.resolver.js'
import { HandFileFormatEnum, HandFileType } from './hand-file.type.js'
import {
  AttachHandsInputType,
  DealHandsInputType,
  HandsDeskType,
  HandsPayload,
  SessionHandsType,
  toSessionHands,
} from './session-hands.type.js'

const answered = async (ctx: RequestContext, done: Outcome<StoredHands>): Promise<HandsPayload> => {
  const payload = await toPayload(done, async ({ sessionId }) => {
    const row = await ctx.load(sessionLoader).load(sessionId)
    return row ? { session: toPlaySession(row) } : {}
  })
  return done.ok ? { ...payload, problems: done.value.warnings.map(toProblem) } : payload
}

/** Hands of sessions: attached, dealt, and shown once they are open. */
@Resolver(() => PlaySessionType)
export class SessionHandsResolver {
  @FieldResolver(() => SessionHandsType, {
    nullable: true,
    description: 'Its hands; null where none were attached or dealt. That there are some is no secret.',
    complexity: 10,
  })
  async hands(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<SessionHandsType | undefined> {
    const found = await seenHands(ctx.deps.db, ctx.viewer, row.id)
    return found && toSessionHands(found)
  }

  @FieldResolver(() => HandsDeskType, { description: 'What the viewer may do with its hands.' })
  async handsDesk(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<HandsDeskType> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
    const place = await placeOfEvent(ctx, stage?.eventId ?? '')
    const dealing = event && stage && dealingOf({ sport: event.sport, settings: stage.settings })
    return {
      offered: dealing !== undefined,
      walls: dealing?.walls !== undefined,
      canManage: toPermission(canManageHands(ctx.viewer, place)),
    }
  }

  @Mutation(() => HandsPayload, {
    description: 'Attaches the hands of a file to a session: PBN, LIN, a file of a dealing machine or a table.',
  })
  async attachHands(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AttachHandsInputType, { description: 'What is to be done.' })
    { session, upload, ...input }: AttachHandsInputType,
  ): Promise<HandsPayload> {
    const id = fromGlobalId('PlaySession', session, 'session')
    if (!id.ok) return answered(ctx, id)
    const about = { purpose: 'handRecord', sessionId: id.value } as const
    const file = await sentFile(ctx.deps, ctx.viewer, upload, about)
    const done = file.ok
      ? await attachHands(ctx.deps, ctx.viewer, { ...input, ...file.value, sessionId: id.value })
      : file
    return answered(ctx, done)
  }

  @Mutation(() => HandsPayload, {
    description: 'Deals a session from a new seed, whose commitment is published at once.',
  })
  async dealHands(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DealHandsInputType, { description: 'What is to be done.' })
    { session, ...input }: DealHandsInputType,
  ): Promise<HandsPayload> {
    const id = fromGlobalId('PlaySession', session, 'session')
    return answered(ctx, id.ok ? await dealHands(ctx.deps, ctx.viewer, { ...input, sessionId: id.value }) : id)
  }
}

@Resolver(() => SessionHandsType)
export class SessionHandsFieldsResolver {
  @FieldResolver(() => [HandRecordType], {
    description: 'The boards in order with their cards; empty for whoever may not see them yet.',
  })
  async records(@Ctx() ctx: RequestContext, @Root() { hands }: SessionHandsType): Promise<HandRecordType[]> {
    if (!hands.seen) return []
    const boards = await laidBoards(ctx.deps.db, hands)
    return boards.map(({ analysis, ...board }) => ({
      session: hands.session.number,
      ...board,
      ...(analysis ? { analysis: toAnalysis(analysis) } : {}),
    }))
  }

  @FieldResolver(() => HandFileType, {
    nullable: true,
    description: 'As a file; null for whoever may not see them yet, and where the format cannot carry the boards.',
  })
  file(
    @Root() { hands }: SessionHandsType,
    @Arg('format', () => HandFileFormatEnum, { description: 'The kind of file.' }) format: WrittenDealFormat,
  ): HandFileType | undefined {
    const bytes = hands.seen ? handFile(hands, format) : undefined
    return (
      bytes && {
        fileName: `hands-${hands.session.startsOn}-${hands.session.number}.${format}`,
        base64: Buffer.from(bytes).toString('base64'),
      }
    )
  }
}
