import { editionOf } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { casesLike } from '../../domain/casebook/casebook.repo.js'
import { calledAlike } from '../../domain/registry/called.js'
import { canRule, rulingSight } from '../../domain/rulings/policy.js'
import { atMost } from '../../domain/shared/page.js'
import { CasebookEntryType, toCasebookEntry } from '../casebook/casebook.type.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { calledAccountLoader } from '../registry/registry.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { shownRevisionLoader, windowsLoader } from '../standings/standings.loaders.js'
import { AppealSummaryType, toAppealSummary } from '../appeals/appeal.type.js'
import {
  AdjustmentType,
  AppealWindowType,
  RulingAnswerType,
  RulingPartyType,
  RulingPlaceType,
  RulingType,
  toAdjustment,
} from './ruling.type.js'
import {
  casesOfEventLoader,
  partiesLoader,
  rulingAdjustmentsLoader,
  slotPlaceLoader,
  successorLoader,
} from './rulings.loaders.js'
import { situationWords, wordsOf } from './words.js'

const NOWHERE = { organisationPath: [] }
const MINUTE = 60_000

const eventOf = async (ctx: RequestContext, { row }: RulingType) => {
  const stage = await ctx.load(stageLoader).load(row.stageId)
  const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
  if (!stage || !event) throw new Error(`the stage of ruling ${row.id} is missing`)
  return { stage, event }
}

/** An answer that is a word of the sport is shown as one; one that names a contestant is shown as a party. */
const isId = (text: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)

@Resolver(() => RulingType)
export class RulingResolver {
  @FieldResolver(() => EventType)
  async event(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<EventType> {
    return toEvent((await eventOf(ctx, ruling)).event)
  }

  @FieldResolver(() => StageType, { description: 'The stage of the event.' })
  async stage(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<StageType> {
    return toStage((await eventOf(ctx, ruling)).stage)
  }

  @FieldResolver(() => BilingualType, {
    nullable: true,
    description: 'Who gave it, as readers of each language write the name.',
  })
  async directorCalled(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<BilingualType | undefined> {
    if (!row.directorName) return undefined
    return (await ctx.load(calledAccountLoader).load(row.givenBy)) ?? calledAlike(row.directorName)
  }

  @FieldResolver(() => BilingualType, { nullable: true, description: 'What happened, in the sport’s words.' })
  async situation(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<BilingualType | undefined> {
    const { situation } = ruling.row
    return situation === null ? undefined : situationWords((await eventOf(ctx, ruling)).event.sport, situation)
  }

  @FieldResolver(() => BilingualType, { nullable: true, description: 'What was chosen, in the sport’s words.' })
  async option(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<BilingualType | undefined> {
    const { option } = ruling.row
    return option === null ? undefined : wordsOf((await eventOf(ctx, ruling)).event.sport, option)
  }

  @FieldResolver(() => [RulingAnswerType], { description: 'What the guide asked and was answered.' })
  async answers(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<RulingAnswerType[]> {
    const { sport } = (await eventOf(ctx, ruling)).event
    return Object.entries(ruling.row.answers ?? {})
      .filter(([, value]) => value !== '' && !isId(value))
      .map(([name, value]) => ({ name: wordsOf(sport, name), value: wordsOf(sport, value) }))
  }

  @FieldResolver(() => RulingPlaceType, { description: 'Where in play it happened.', nullable: true })
  async place(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<RulingPlaceType | undefined> {
    return row.slot === null ? undefined : ctx.load(slotPlaceLoader).load({ stageId: row.stageId, slot: row.slot })
  }

  @FieldResolver(() => [RulingPartyType], { description: 'Whom it concerns, and in which role.' })
  async parties(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<RulingPartyType[]> {
    const parties = await ctx.load(partiesLoader).load(row.id)
    return parties.map(party => ({ row: party, role: party.role }))
  }

  @FieldResolver(() => [AdjustmentType], { description: 'What it does to the result and still counts.' })
  async adjustments(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<AdjustmentType[]> {
    return (await ctx.load(rulingAdjustmentsLoader).load(row.id)).map(toAdjustment)
  }

  @FieldResolver(() => Boolean, { description: 'Another ruling has taken its place, or it was withdrawn.' })
  async superseded(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<boolean> {
    return row.kind === 'withdrawn' || (await ctx.load(successorLoader).load(row.id)) !== undefined
  }

  @FieldResolver(() => [AppealWindowType], { description: 'How long it may be appealed.' })
  async appealWindows(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<AppealWindowType[]> {
    const { event, stage } = await eventOf(ctx, ruling)
    const edition = editionOf(event.editionId)
    const revision = await ctx.load(shownRevisionLoader).load(stage.id)
    const running = revision ? await ctx.load(windowsLoader).load(revision.id) : []
    return (edition?.windows ?? [])
      .filter(window => window.kind === 'appeal')
      .map(({ anchor, length, clause }) => ({
        anchor,
        minutes: length.minutes,
        clause,
        dueAt:
          anchor === 'RULING_GIVEN' && ruling.row.notifiedAt
            ? new Date(ruling.row.notifiedAt.getTime() + length.minutes * MINUTE)
            : (running.find(window => window.kind === 'appeal' && window.anchor === anchor)?.dueAt ?? undefined),
      }))
  }

  @FieldResolver(() => [CasebookEntryType], {
    description: 'Cases in print of its situation or on its law, those that share most first; not its own.',
  })
  async casesLikeIt(
    @Ctx() ctx: RequestContext,
    @Root() ruling: RulingType,
    @Arg('first', () => Int, { defaultValue: 5 }) first: number,
  ): Promise<CasebookEntryType[]> {
    const { sport } = (await eventOf(ctx, ruling)).event
    const { article, situation, id } = ruling.row
    return (await casesLike(ctx.deps.db, { sport, article, situation, ruling: id }, atMost(first))).map(toCasebookEntry)
  }

  @FieldResolver(() => [AppealSummaryType], { description: 'The cases about it, as far as anybody may know of them.' })
  async appeals(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<AppealSummaryType[]> {
    const { event } = await eventOf(ctx, ruling)
    const cases = await ctx.load(casesOfEventLoader).load(event.id)
    return cases.filter(one => one.rulingId === ruling.row.id).map(toAppealSummary)
  }

  @FieldResolver(() => PermissionType, { description: 'Whether the viewer may change it, and why not.' })
  async canChange(@Ctx() ctx: RequestContext, @Root() ruling: RulingType): Promise<PermissionType> {
    const { event } = await eventOf(ctx, ruling)
    return toPermission(canRule(ctx.viewer, (await ctx.load(eventPlaceLoader).load(event.id)) ?? NOWHERE))
  }
}

/** The entry, unless somebody of it was under age and the viewer does not run the event. */
const namedEntry = async (ctx: RequestContext, entryId: string, minor: boolean): Promise<EntryType | undefined> => {
  const entry = await ctx.load(entryLoader).load(entryId)
  if (!entry) throw new Error(`entry ${entryId} is missing`)
  if (!minor) return toEntry(entry)
  const stage = await ctx.load(stageLoader).load(entry.stageId)
  const place = stage && (await ctx.load(eventPlaceLoader).load(stage.eventId))
  return rulingSight(ctx.viewer, place).all ? toEntry(entry) : undefined
}

const MINORS = 'Withheld where somebody of the contestant was under age, except from those who run the event.'

@Resolver(() => RulingPartyType)
export class RulingPartyResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: MINORS })
  entry(@Ctx() ctx: RequestContext, @Root() { row }: RulingPartyType): Promise<EntryType | undefined> {
    return namedEntry(ctx, row.entryId, row.minor)
  }
}

@Resolver(() => AdjustmentType)
export class AdjustmentResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: MINORS })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: AdjustmentType): Promise<EntryType | undefined> {
    if (row.entryId === null) return undefined
    const parties = row.sourceId ? await ctx.load(partiesLoader).load(row.sourceId) : []
    return namedEntry(ctx, row.entryId, parties.find(party => party.entryId === row.entryId)?.minor ?? false)
  }
}
