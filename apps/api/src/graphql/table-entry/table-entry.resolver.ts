import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { actorOf } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { isUnfinished } from '../../domain/events/sheet-state.js'
import type { FlagRow } from '../../domain/results/second-look.repo.js'
import { agreeAtTable, disputeAtTable } from '../../domain/table-entry/agree-at-table.js'
import { callDirector, isCall } from '../../domain/table-entry/call-director.js'
import { enterTableResult } from '../../domain/table-entry/enter-table-result.js'
import { canAgreeAtTable, canReplaceAtTable, isTable } from '../../domain/table-entry/policy.js'
import { canUseCode, type SeatedAt, seatAtTable, seatOf, slotsOfCode } from '../../domain/table-entry/seat-at-table.js'
import { type CodeAtTable, codesElsewhere } from '../../domain/table-entry/table-codes.repo.js'
import type { SheetRow } from '../../domain/rounds/rounds.repo.js'
import { readScoreSheet } from '../../sports/score-sheet.type.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { codeForAct, codeForReading } from '../limits/charge-table.js'
import { confirmationLoader } from '../results/desk-slot.resolver.js'
import { flagsLoader } from '../results/second-look.resolver.js'
import { readableRound } from '../rounds/round.resolver.js'
import { RoundType } from '../rounds/round.type.js'
import { openSheetLoader } from '../rounds/rounds.loaders.js'
import { toPayload } from '../shared/errors.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { JSONObject } from '../shared/scalars.js'
import {
  AgreeAtTableInputType,
  CallDirectorInputType,
  DisputeAtTableInputType,
  EnterTableResultInputType,
  TableEntryPayload,
  TableEntrySlotType,
  TableEntryType,
  TablePlaceType,
  type TableSheetState,
  TableSheetStateEnum,
} from './table-entry.type.js'

const toTableEntry = (found: CodeAtTable, now: Date): TableEntryType => {
  const { code, table } = found
  return {
    code,
    row: table,
    table: `${table.section}${table.label}`,
    session: table.sessionNumber,
    round: table.roundNumber,
    room: code.room,
    expiresAt: code.expiresAt,
    canEnter: toPermission(canUseCode(code, table, now)),
  }
}

/** An act of the holder of a code. Problems: those of `seatAtTable` and of the act. */
const atTable = async <T>(
  ctx: RequestContext,
  typed: string,
  act: (seated: SeatedAt) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  const seated = seatAtTable(await codeForAct(ctx, typed), ctx.viewer, ctx.deps.clock.now())
  return seated.ok ? act(seated.value) : seated
}

/** Everything a table does with the code of its slip: the code is the permission, whoever else asks. */
@Resolver()
export class TableEntryActsResolver {
  @Query(() => TableEntryType, { nullable: true, description: 'What a code opens; null for one that was never given.' })
  async tableEntry(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'As printed on the slip.' }) typed: string,
  ): Promise<TableEntryType | undefined> {
    const found = await codeForReading(ctx, typed)
    return found && toTableEntry(found, ctx.deps.clock.now())
  }

  @Mutation(() => TableEntryPayload, { description: 'Enters a result at the table where it was played.' })
  async enterTableResult(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EnterTableResultInputType, { description: 'What is to be done.' })
    input: EnterTableResultInputType,
  ): Promise<TableEntryPayload> {
    const done = await atTable(ctx, input.code, async seated => {
      const sheet = readScoreSheet(input.sheet)
      return sheet.ok ? enterTableResult(ctx.deps, seated, { ...input, sheet: sheet.value }) : sheet
    })
    return toPayload(done, ({ version }) => ({ version }))
  }

  @Mutation(() => TableEntryPayload, { description: 'The other side of the table agrees with what was entered.' })
  async agreeAtTable(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AgreeAtTableInputType, { description: 'What is to be done.' }) input: AgreeAtTableInputType,
  ): Promise<TableEntryPayload> {
    const done = await atTable(ctx, input.code, seated => agreeAtTable(ctx.deps, seated, input))
    return toPayload(done, ({ version }) => ({ version }))
  }

  @Mutation(() => TableEntryPayload, { description: 'The table calls the director, with the kind of trouble.' })
  async callDirector(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CallDirectorInputType, { description: 'What is to be done.' }) input: CallDirectorInputType,
  ): Promise<TableEntryPayload> {
    const done = await atTable(ctx, input.code, seated => callDirector(ctx.deps, seated, input))
    return toPayload(done, () => ({}))
  }

  @Mutation(() => TableEntryPayload, { description: 'The other side says it was otherwise; the director sees it.' })
  async disputeAtTable(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DisputeAtTableInputType, { description: 'What is to be done.' })
    input: DisputeAtTableInputType,
  ): Promise<TableEntryPayload> {
    const done = await atTable(ctx, input.code, seated => disputeAtTable(ctx.deps, seated, input))
    return toPayload(done, ({ version }) => ({ version }))
  }
}

@Resolver(() => TableEntryType)
export class TableEntryResolver {
  @FieldResolver(() => RoundType, { nullable: true, description: 'The round that is played, with its clock.' })
  playing(@Ctx() ctx: RequestContext, @Root() { row }: TableEntryType): Promise<RoundType | undefined> {
    return readableRound(ctx, row.roundId)
  }

  @FieldResolver(() => [TablePlaceType], {
    description:
      'Where the same side sits in other rounds of the session that are being played, so that one slip serves for all; empty where the code is not good.',
  })
  async elsewhere(@Ctx() ctx: RequestContext, @Root() { code, row }: TableEntryType): Promise<TablePlaceType[]> {
    const found = await codesElsewhere(ctx.deps.db, { code, table: row }, ctx.deps.clock.now())
    return found.map(one => ({
      round: one.table.roundNumber,
      table: `${one.table.section}${one.table.label}`,
      code: one.code.code,
    }))
  }

  @FieldResolver(() => Boolean, { description: 'Whether the table has called the director and waits.' })
  async hasCalled(@Ctx() ctx: RequestContext, @Root() { code, row }: TableEntryType): Promise<boolean> {
    const slots = new Set(slotsOfCode({ code, table: row }).map(place => place.slot))
    const flags: readonly FlagRow[] = await ctx.load(flagsLoader).load(row.stageId)
    return flags.some(flag => slots.has(flag.slot) && isCall(flag))
  }

  @FieldResolver(() => EntryType, { description: 'The side that the code was given to.' })
  side(@Ctx() ctx: RequestContext, @Root() { code, row }: TableEntryType): Promise<EntryType> {
    return entryOf(ctx, row.sides[code.side] ?? '')
  }

  @FieldResolver(() => StageType, { description: 'The stage that is played.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: TableEntryType): Promise<StageType> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    if (!stage) throw new Error(`stage ${row.stageId} of a table is missing`)
    return toStage(stage)
  }

  @FieldResolver(() => [TableEntrySlotType], {
    description: 'The places of this table in this round, of its own room, and of nothing else.',
  })
  slots(@Ctx() ctx: RequestContext, @Root() { code, row, canEnter }: TableEntryType): Promise<TableEntrySlotType[]> {
    if (!canEnter.allowed) return Promise.resolve([])
    const seat = seatOf({ code, table: row })
    const { organisationId, stageId } = row
    return Promise.all(
      slotsOfCode({ code, table: row }).map(async place => {
        const sheetRow = await ctx.load(openSheetLoader).load({ organisationId, stageId, slot: place.slot })
        const actor = actorOf({ seat })
        return {
          place,
          table: row,
          sheetRow,
          actor,
          slot: place.slot,
          board: place.board,
          version: sheetRow?.version ?? 0,
        }
      }),
    )
  }
}

const entryOf = async (ctx: RequestContext, id: string): Promise<EntryType> => {
  const entry = await ctx.load(entryLoader).load(id)
  if (!entry) throw new Error(`entry ${id} of a table is missing`)
  return toEntry(entry)
}

const isAgreed = async (ctx: RequestContext, sheet: SheetRow | undefined): Promise<boolean> =>
  sheet !== undefined && (await ctx.load(confirmationLoader).load(sheet.id)) !== undefined

const stateOf = (sheet: SheetRow | undefined, actor: string, agreed: boolean): TableSheetState => {
  if (!sheet) return 'missing'
  if (agreed) return 'agreed'
  if (sheet.source !== 'table') return 'desk'
  return sheet.enteredBy === actor ? 'own' : 'other'
}

@Resolver(() => TableEntrySlotType)
export class TableEntrySlotResolver {
  @FieldResolver(() => JSONObject, { nullable: true, description: 'The sheet that stands, as its edition reads it.' })
  sheetData(@Root() { sheetRow }: TableEntrySlotType): object | undefined {
    return sheetRow ? (sheetRow.sheet as object) : undefined
  }

  @FieldResolver(() => [EntryType], { description: 'Who sits there, in seat order.' })
  sides(@Ctx() ctx: RequestContext, @Root() { place, table, sheetRow }: TableEntrySlotType): Promise<EntryType[]> {
    const ids = sheetRow?.sides ?? (place.turned ? table.sides.toReversed() : table.sides)
    return Promise.all(ids.map(id => entryOf(ctx, id)))
  }

  @FieldResolver(() => TableSheetStateEnum, { description: 'How far it is.' })
  async state(@Ctx() ctx: RequestContext, @Root() { sheetRow, actor }: TableEntrySlotType): Promise<TableSheetState> {
    return stateOf(sheetRow, actor, await isAgreed(ctx, sheetRow))
  }

  @FieldResolver(() => Boolean, { description: 'The table does not agree, and the director has been called.' })
  async disputed(@Ctx() ctx: RequestContext, @Root() { table, slot }: TableEntrySlotType): Promise<boolean> {
    const flags: readonly FlagRow[] = await ctx.load(flagsLoader).load(table.stageId)
    return flags.some(flag => flag.slot === slot && isTable(flag.raisedBy) && !isCall(flag))
  }

  @FieldResolver(() => PermissionType, { description: 'Write a result there.' })
  async canEnter(@Ctx() ctx: RequestContext, @Root() { sheetRow }: TableEntrySlotType): Promise<PermissionType> {
    return toPermission(canReplaceAtTable(sheetRow, await isAgreed(ctx, sheetRow)))
  }

  @FieldResolver(() => Boolean, { description: 'Agree with what stands there, or say that it was otherwise.' })
  async canAgree(@Ctx() ctx: RequestContext, @Root() slot: TableEntrySlotType): Promise<boolean> {
    const { sheetRow, actor, table } = slot
    if (!sheetRow || isUnfinished(sheetRow, table.settings) || (await isAgreed(ctx, sheetRow))) return false
    return canAgreeAtTable(actor, sheetRow).allowed
  }
}
