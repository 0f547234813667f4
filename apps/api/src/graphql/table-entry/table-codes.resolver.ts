import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { actorOf, seatOfActor } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import { canManageRounds } from '../../domain/rounds/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { isCall } from '../../domain/table-entry/call-director.js'
import { closeTableEntry, openTableEntry } from '../../domain/table-entry/open-table-entry.js'
import { takeCall, takenBy } from '../../domain/table-entry/take-call.js'
import { type TableCodeRow, validCodesOfTables } from '../../domain/table-entry/table-codes.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, stageLoader } from '../events/events.loaders.js'
import { toStage } from '../events/stage.type.js'
import { colleague } from '../results/second-look.resolver.js'
import {
  SecondLookPayload,
  SheetConfirmationType,
  SlotFlagType,
  TakeCallInputType,
} from '../results/second-look.type.js'
import { placeOfEvent, readableRound } from '../rounds/round.resolver.js'
import { DeskSlotType, RoundTableType, RoundType } from '../rounds/round.type.js'
import { tablesOfRoundLoader } from '../rounds/rounds.loaders.js'
import { toPayload } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { DateTime } from '../shared/scalars.js'
import {
  CloseTableEntryInputType,
  OpenTableEntryInputType,
  TableCodesPayload,
  TableCodeType,
  TableSideType,
  toTableCode,
} from './table-entry.type.js'

const codesLoader = rowsLoader<TableCodeRow>(validCodesOfTables, row => row.tableId)

/** The codes that are good now, for those who manage the round. */
const codesAt = async (ctx: RequestContext, table: RoundTableType['row']): Promise<TableCodeRow[]> => {
  if (!canManageRounds(ctx.viewer, await placeOfEvent(ctx, table.eventId)).allowed || table.roundStatus !== 'OPEN')
    return []
  const now = ctx.deps.clock.now()
  return (await ctx.load(codesLoader).load(table.id)).filter(code => code.expiresAt > now)
}

const entryOf = async (ctx: RequestContext, id: string): Promise<EntryType | undefined> => {
  const row = await ctx.load(entryLoader).load(id)
  return row && toEntry(row)
}

/** Gives the tables of a round the codes of their slips, and takes them away. */
@Resolver()
export class TableCodesResolver {
  @Mutation(() => TableCodesPayload, { description: 'Lets the tables of a round enter their own results.' })
  async openTableEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenTableEntryInputType, { description: 'What is to be done.' })
    { round, ...input }: OpenTableEntryInputType,
  ): Promise<TableCodesPayload> {
    const id = fromGlobalId('Round', round, 'round')
    const done = id.ok ? await openTableEntry(ctx.deps, ctx.viewer, { ...input, roundId: id.value }) : id
    return toPayload(done, async ({ roundId, codes }) => ({ round: await readableRound(ctx, roundId), codes }))
  }

  @Mutation(() => SecondLookPayload, { description: 'A director goes to a table that calls; the others see it.' })
  async takeCall(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TakeCallInputType, { description: 'What is to be done.' }) {
      flag,
      ...input
    }: TakeCallInputType,
  ): Promise<SecondLookPayload> {
    const id = fromGlobalId('SlotFlag', flag, 'flag')
    const done = id.ok ? await takeCall(ctx.deps, ctx.viewer, { ...input, flagId: id.value }) : id
    return toPayload(done, async ({ stageId }) => {
      const stage = await ctx.load(stageLoader).load(stageId)
      return { stage: stage && toStage(stage) }
    })
  }

  @Mutation(() => TableCodesPayload, { description: 'Ends the codes of a round; what was entered stays.' })
  async closeTableEntry(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CloseTableEntryInputType, { description: 'What is to be done.' })
    { round, ...input }: CloseTableEntryInputType,
  ): Promise<TableCodesPayload> {
    const id = fromGlobalId('Round', round, 'round')
    const done = id.ok ? await closeTableEntry(ctx.deps, ctx.viewer, { ...input, roundId: id.value }) : id
    return toPayload(done, async ({ roundId }) => ({ round: await readableRound(ctx, roundId) }))
  }
}

@Resolver(() => RoundTableType)
export class RoundTableCodesResolver {
  @FieldResolver(() => [TableCodeType], {
    description: 'What its slips are printed with, for those who manage the round; empty while tables enter nothing.',
  })
  async codes(@Ctx() ctx: RequestContext, @Root() { row }: RoundTableType): Promise<TableCodeType[]> {
    return (await codesAt(ctx, row)).map(code => toTableCode(code, row))
  }
}

@Resolver(() => TableCodeType)
export class TableCodeSideResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The side whose slip it is.' })
  side(@Ctx() ctx: RequestContext, @Root() { row, table }: TableCodeType): Promise<EntryType | undefined> {
    return entryOf(ctx, table.sides[row.side] ?? '')
  }
}

@Resolver(() => RoundType)
export class RoundTableEntryResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Until when its tables enter their own results; null while they do not, and for who does not manage it.',
  })
  async tableEntryUntil(@Ctx() ctx: RequestContext, @Root() { row }: RoundType): Promise<Date | undefined> {
    const tables = await ctx.load(tablesOfRoundLoader).load(row.id)
    const codes = (await Promise.all(tables.map(table => codesAt(ctx, table)))).flat()
    return codes.map(code => code.expiresAt).sort((a, b) => b.getTime() - a.getTime())[0]
  }
}

/** The side of a table behind an actor of the records; nothing for an account. */
const sideOf = (actor: string | undefined): TableSideType | undefined =>
  actor === undefined ? undefined : seatOfActor(actor)

@Resolver(() => TableSideType)
export class TableSideResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The side.' })
  side(@Ctx() ctx: RequestContext, @Root() { entryId }: TableSideType): Promise<EntryType | undefined> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => DeskSlotType)
export class DeskSlotTableResolver {
  @FieldResolver(() => TableSideType, { nullable: true, description: 'The side of the table that entered it.' })
  enteredAtTable(@Root() { sheetRow }: DeskSlotType): TableSideType | undefined {
    return sideOf(sheetRow?.enteredBy)
  }
}

@Resolver(() => SheetConfirmationType)
export class SheetConfirmationTableResolver {
  @FieldResolver(() => TableSideType, { nullable: true, description: 'The other side of the table, where it agreed.' })
  atTable(@Root() { row }: SheetConfirmationType): TableSideType | undefined {
    return sideOf(row.confirmedBy)
  }
}

@Resolver(() => SlotFlagType)
export class SlotFlagTableResolver {
  @FieldResolver(() => TableSideType, { nullable: true, description: 'The side of the table that does not agree.' })
  atTable(@Root() { row }: SlotFlagType): TableSideType | undefined {
    return sideOf(row.raisedBy)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the table calls the director, and says nothing of a result.' })
  isCall(@Root() { row }: SlotFlagType): boolean {
    return isCall(row)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the director who goes to a table that calls.',
  })
  async takenBy(@Ctx() ctx: RequestContext, @Root() { row }: SlotFlagType): Promise<string | undefined> {
    const by = takenBy(row, ctx.deps.clock.now())
    return by === undefined ? undefined : ((await colleague(ctx, by)) ?? '')
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the viewer who goes there.' })
  takenByViewer(@Ctx() ctx: RequestContext, @Root() { row }: SlotFlagType): boolean {
    return takenBy(row, ctx.deps.clock.now()) === actorOf(ctx.viewer)
  }
}
