import { editionOf, type Explanation } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { slotsOfTable } from '../../domain/events/slot-name.js'
import { canEnterResult } from '../../domain/results/policy.js'
import type { TableRow } from '../../domain/rounds/rounds.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entriesOfStageLoader, entryLoader } from '../events/events.loaders.js'
import { inNames } from '../shared/in-names.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { ScoreSheetUnion, toScoreSheet } from '../../sports/score-sheet.type.js'
import type { EntryRow } from '../../domain/events/events.repo.js'
import type { Spoken } from '../../domain/rounds/readable.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { placeOfEvent } from './round.resolver.js'
import { DeskSlotType, RoundTableType, toDeskSlot } from './round.type.js'
import { accountNameLoader, openSheetLoader } from './rounds.loaders.js'

@Resolver(() => RoundTableType)
export class RoundTableResolver {
  @FieldResolver(() => [EntryType], { description: 'In the sport’s seat order.' })
  async sides(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<EntryType[]> {
    const entries = await Promise.all(row.sides.map(id => ctx.load(entryLoader).load(id)))
    return entries.flatMap(entry => (entry ? [toEntry(entry)] : []))
  }

  @FieldResolver(() => ExplanationType, { nullable: true, description: 'Why these meet.' })
  async because(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<ExplanationType | undefined> {
    if (!row.because) return undefined
    const entries = await ctx.load(entriesOfStageLoader).load(row.stageId)
    return toExplanation(await inNames(ctx, row.because as Explanation, await bodiesOf(ctx, entries)))
  }

  @FieldResolver(() => [String], { description: 'Why not, for those who may enter results; empty for everybody else.' })
  async notPlayedBecause(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<string[]> {
    const permitted = canEnterResult(ctx.viewer, await placeOfEvent(ctx, row.eventId)).allowed
    return permitted ? [...new Set(row.unplayed.map(({ reason }) => reason))] : []
  }

  @FieldResolver(() => [DeskSlotType], { description: 'For those who may enter results; empty for everybody else.' })
  slots(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<DeskSlotType[]> {
    return slotsOf(ctx, row)
  }
}

/** Clubs and associations that contestants are kept apart by, as they are named in an explanation. */
const bodiesOf = async (ctx: RequestContext, entries: readonly EntryRow[]): Promise<Spoken[]> => {
  const ids = [...new Set(entries.flatMap(({ labels }) => [...(labels.club ?? []), ...(labels.association ?? [])]))]
  const rows = await Promise.all(ids.map(id => ctx.load(organisationLoader).load(id)))
  return rows.flatMap(body => (body ? [{ id: body.id, zh: body.nameZh, en: body.nameEn }] : []))
}

/** The places of a table that the viewer may fill in, each with the sheet that counts there. */
export const slotsOf = async (ctx: RequestContext, row: TableRow): Promise<DeskSlotType[]> => {
  const place = await placeOfEvent(ctx, row.eventId)
  if (row.kind !== 'match' || !canEnterResult(ctx.viewer, place).allowed) return []
  const { sessionNumber: session, section, roundNumber: round, label: table, organisationId, stageId } = row
  return Promise.all(
    slotsOfTable({ session, section, round, table }, row).map(async at =>
      toDeskSlot(row, at, await ctx.load(openSheetLoader).load({ organisationId, stageId, slot: at.slot })),
    ),
  )
}

@Resolver(() => DeskSlotType)
export class DeskSlotResolver {
  @FieldResolver(() => ScoreSheetUnion, { nullable: true, description: 'What is entered, as the sport reads it.' })
  sheet(@Root() { place, sheetRow }: DeskSlotType): object | undefined {
    const parsed = sheetRow && editionOf(sheetRow.editionId)?.parseSheet(sheetRow.sheet)
    return parsed?.ok ? toScoreSheet(place.sport, parsed.value, place.settings) : undefined
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the account that entered it.' })
  async enteredBy(@Ctx() ctx: RequestContext, @Root() { sheetRow }: DeskSlotType): Promise<string | undefined> {
    return sheetRow && (await ctx.load(accountNameLoader).load(sheetRow.enteredBy))?.name
  }
}
