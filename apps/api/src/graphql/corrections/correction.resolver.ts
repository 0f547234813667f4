import { editionOf } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type CorrectionRow, countCorrections, listCorrections } from '../../domain/corrections/corrections.repo.js'
import { canApproveCorrection, canCorrect, readableCorrections } from '../../domain/corrections/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { ParamType, toParams } from '../shared/param.type.js'
import { toPermission } from '../shared/permission.type.js'
import { StandingsRevisionType, toRevision } from '../standings/revision.type.js'
import { revisionLoader } from '../standings/standings.loaders.js'
import { CorrectionConnectionType, CorrectionPermissionsType, CorrectionType, toCorrection } from './correction.type.js'
import { correctionLoader, outdatedLoader } from './corrections.loaders.js'
import { CorrectionStatusEnum } from './corrections.enums.js'
import { asSecondPerson } from '../shared/second-person.js'

@Resolver(() => CorrectionType)
export class CorrectionResolver {
  @Query(() => CorrectionConnectionType, {
    description:
      'The public feed of applied corrections, newest first; with `status` other ones, for those who may apply them.',
  })
  async corrections(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('status', () => CorrectionStatusEnum, { description: 'Corrections that stand so.', nullable: true })
    status?: CorrectionRow['status'],
  ): Promise<ConnectionView<CorrectionType>> {
    const filter = unwrap(readableCorrections(ctx.viewer, status))
    const { deps } = ctx
    const list = `corrections:${status ?? ''}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listCorrections(deps.db, filter, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({
      key: [row.recordedAt.toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toCorrection),
      totalCount: () => countCorrections(deps.db, filter),
    }
  }

  @Query(() => CorrectionType, { description: 'One correction.', nullable: true })
  async correction(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<CorrectionType | undefined> {
    return correctionById(ctx, unwrap(fromGlobalId('Correction', id)))
  }

  @FieldResolver(() => EventType)
  async event(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<EventType> {
    const event = await ctx.load(eventLoader).load(row.eventId)
    if (!event) throw new Error(`event ${row.eventId} is missing`)
    return toEvent(event)
  }

  @FieldResolver(() => StageType, { description: 'The stage of the event.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<StageType> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    if (!stage) throw new Error(`stage ${row.stageId} is missing`)
    return toStage(stage)
  }

  @FieldResolver(() => Boolean, {
    description: 'Proposed, and what it would change has been changed since: it can be declined, not approved.',
  })
  async isOutdated(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<boolean> {
    return row.status === 'PROPOSED' && (await ctx.load(outdatedLoader).load(row.id)) !== undefined
  }

  @FieldResolver(() => [ParamType], { description: 'What stood before.' })
  before(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<ParamType[]> {
    return printedSheet(ctx, row.eventId, row.before)
  }

  @FieldResolver(() => [ParamType], { description: 'What stands now.' })
  after(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<ParamType[]> {
    return printedSheet(ctx, row.eventId, row.after)
  }

  /** Account ids are for colleagues; the public sees that two people were involved, not who. */
  @FieldResolver(() => String, { description: 'Who proposed it.', nullable: true })
  async requestedBy(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<string | undefined> {
    return canCorrect(ctx.viewer, await placeOf(ctx, row.eventId)).allowed ? row.requestedBy : undefined
  }

  @FieldResolver(() => String, { description: 'Who approved it.', nullable: true })
  async approvedBy(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<string | undefined> {
    if (!canCorrect(ctx.viewer, await placeOf(ctx, row.eventId)).allowed) return undefined
    return row.approvedBy ?? undefined
  }

  @FieldResolver(() => StandingsRevisionType, { description: 'The revision before it.', nullable: true })
  revisionBefore(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType) {
    return revisionOf(ctx, row.revisionBeforeId)
  }

  @FieldResolver(() => StandingsRevisionType, { description: 'The revision it led to.', nullable: true })
  revisionAfter(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType) {
    return revisionOf(ctx, row.revisionAfterId)
  }

  @FieldResolver(() => CorrectionPermissionsType, { description: 'What the viewer may do with it.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<CorrectionPermissionsType> {
    const place = await placeOf(ctx, row.eventId)
    return {
      canApprove: await asSecondPerson(ctx, canApproveCorrection(ctx.viewer, place, row.requestedBy), row.requestedBy),
      canDecline: toPermission(canCorrect(ctx.viewer, place)),
    }
  }
}

const placeOf = async (ctx: RequestContext, eventId: string) =>
  (await ctx.load(eventPlaceLoader).load(eventId)) ?? { organisationPath: [] }

const revisionOf = async (ctx: RequestContext, id: string | null): Promise<StandingsRevisionType | undefined> => {
  const row = id ? await ctx.load(revisionLoader).load(id) : undefined
  return row?.publishedAt ? toRevision(row) : undefined
}

/** A stored sheet in print, as its edition describes it. */
export const printedSheet = async (ctx: RequestContext, eventId: string, sheet: unknown): Promise<ParamType[]> => {
  const event = await ctx.load(eventLoader).load(eventId)
  const edition = event && editionOf(event.editionId)
  const parsed = edition?.parseSheet(sheet)
  if (!edition || !parsed?.ok) return []
  const settings = edition.parseSettings({})
  return toParams(edition.describeSheet(parsed.value, { settings: settings.ok ? settings.value : {} }))
}

/** One correction; what is not carried out is for those who may correct. */
export const correctionById = async (ctx: RequestContext, id: string): Promise<CorrectionType | undefined> => {
  const row = await ctx.load(correctionLoader).load(id)
  if (!row) return undefined
  const place = await placeOf(ctx, row.eventId)
  return row.status === 'APPLIED' || canCorrect(ctx.viewer, place).allowed ? toCorrection(row) : undefined
}
