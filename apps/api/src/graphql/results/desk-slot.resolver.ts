import { byNumber } from '../../base/by-number.js'
import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { JSONObject } from '../shared/scalars.js'
import type { RequestContext } from '../../context.js'
import { canConfirmResult } from '../../domain/results/policy.js'
import { isToPlay, missingSlots, slotsOfTable, type TableSlot } from '../../domain/events/slot-name.js'
import { type ConfirmationRow, confirmationsBySheets } from '../../domain/results/second-look.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { placeOfEvent, readableRounds } from '../rounds/round.resolver.js'
import { slotsOf } from '../rounds/round-table.resolver.js'
import { DeskSlotType, PlaySessionType, RoundType } from '../rounds/round.type.js'
import { tablesOfRoundLoader } from '../rounds/rounds.loaders.js'
import { rowLoader } from '../shared/loader.js'
import { PermissionType } from '../shared/permission.type.js'
import { SheetConfirmationType, toConfirmation } from './second-look.type.js'
import { asAnotherPerson } from '../shared/second-person.js'

/** The confirmation of a version of a sheet. */
export const confirmationLoader = rowLoader<ConfirmationRow>(confirmationsBySheets, row => row.sheetId)

/** What the desk needs of a place besides its sheet as a type of the sport. */
@Resolver(() => DeskSlotType)
export class DeskSlotWorkResolver {
  @FieldResolver(() => JSONObject, {
    nullable: true,
    description: 'The stored sheet whole, as its edition reads it: what an editor works on.',
  })
  sheetData(@Root() { sheetRow }: DeskSlotType): object | undefined {
    return sheetRow ? (sheetRow.sheet as object) : undefined
  }

  @FieldResolver(() => [EntryType], { description: 'In seat order as on the sheet; as seated while there is none.' })
  async sides(@Ctx() ctx: RequestContext, @Root() { place, sheetRow }: DeskSlotType): Promise<EntryType[]> {
    const ids = sheetRow?.sides ?? place.sides
    const entries = await Promise.all(ids.map(id => ctx.load(entryLoader).load(id)))
    return entries.flatMap(entry => (entry ? [toEntry(entry)] : []))
  }

  @FieldResolver(() => SheetConfirmationType, { nullable: true, description: 'Of the version that counts.' })
  async confirmation(
    @Ctx() ctx: RequestContext,
    @Root() { sheetRow }: DeskSlotType,
  ): Promise<SheetConfirmationType | undefined> {
    const row = sheetRow && (await ctx.load(confirmationLoader).load(sheetRow.id))
    return row && toConfirmation(row)
  }

  @FieldResolver(() => PermissionType, { description: 'Nobody confirms what he entered himself.' })
  async canConfirm(@Ctx() ctx: RequestContext, @Root() { place, sheetRow }: DeskSlotType): Promise<PermissionType> {
    const at = await placeOfEvent(ctx, place.eventId)
    const enteredBy = sheetRow?.enteredBy ?? ''
    return asAnotherPerson(ctx, canConfirmResult(ctx.viewer, at, enteredBy), enteredBy)
  }
}

@ObjectType('RoundProgress', { simpleResolvers: true, description: 'How far the entry of a round has come.' })
class RoundProgressType {
  @Field(() => Int, { description: 'Places for a sheet.' })
  due!: number

  @Field(() => Int, { description: 'Sheets entered.' })
  entered!: number

  @Field(() => Int, { description: 'Read against the paper by a second person.' })
  confirmed!: number
}

/** Every place of a round that the viewer may fill in. */
const slotsOfRound = async (ctx: RequestContext, roundId: string): Promise<DeskSlotType[]> => {
  const tables = await ctx.load(tablesOfRoundLoader).load(roundId)
  return (await Promise.all(tables.map(table => slotsOf(ctx, table)))).flat()
}

@Resolver(() => RoundType)
export class RoundProgressResolver {
  @FieldResolver(() => RoundProgressType, { description: 'Zero for those who may not enter results.', complexity: 60 })
  async progress(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<RoundProgressType> {
    const slots = await slotsOfRound(ctx, row.id)
    const sheets = slots.flatMap(slot => slot.sheetRow ?? [])
    const entered = new Set(sheets.map(sheet => sheet.slot))
    const missing = (await tableSlotsOfRound(ctx, row.id)).flatMap(own => missingSlots(own, slot => entered.has(slot)))
    const confirmations = await Promise.all(sheets.map(sheet => ctx.load(confirmationLoader).load(sheet.id)))
    return {
      due: slots.length === 0 ? 0 : sheets.length + missing.length,
      entered: sheets.length,
      confirmed: confirmations.filter(Boolean).length,
    }
  }
}

/** The places of each table that is played. */
const tableSlotsOfRound = async (ctx: RequestContext, roundId: string): Promise<(readonly TableSlot[])[]> =>
  (await ctx.load(tablesOfRoundLoader).load(roundId))
    .filter(table => table.kind === 'match')
    .map(table => {
      const { sessionNumber: session, section, roundNumber: round, label } = table
      return slotsOfTable({ session, section, round, table: label }, table).filter(isToPlay(table))
    })

@Resolver(() => PlaySessionType)
export class SessionBoardsResolver {
  @FieldResolver(() => [String], { description: 'Boards that are played at its tables, in natural order.' })
  async boards(@Ctx() ctx: RequestContext, @Root() { row }: PlaySessionType): Promise<string[]> {
    const tables = await tablesOfSession(ctx, row.id)
    return [...new Set(tables.flatMap(table => table.boards))].sort(byNumber.compare)
  }

  @FieldResolver(() => [DeskSlotType], { description: 'One board at every table; for those who may enter results.' })
  async boardSlots(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PlaySessionType,
    @Arg('board', () => String, { description: 'The number of the board.' }) board: string,
  ): Promise<DeskSlotType[]> {
    const tables = (await tablesOfSession(ctx, row.id)).filter(table => table.boards.includes(board))
    const slots = (await Promise.all(tables.map(table => slotsOf(ctx, { ...table, boards: [board] })))).flat()
    return slots.filter(slot => slot.board === board)
  }
}

const tablesOfSession = async (ctx: RequestContext, sessionId: string) => {
  const rounds = await readableRounds(ctx, sessionId)
  return (await Promise.all(rounds.map(round => ctx.load(tablesOfRoundLoader).load(round.row.id)))).flat()
}
