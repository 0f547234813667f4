import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import { requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { checkLargeTable, takeInLargeTable, undoLargeTable } from '../../domain/bulk/large-table.js'
import { figuresOfLarge, findLargeTable, partsOfLarge, recentLargeTables } from '../../domain/bulk/large-tables.repo.js'
import { canOpenTables, tableScopes } from '../../domain/bulk/policy.js'
import { permittedPlace } from '../../domain/bulk/table-place.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import {
  CheckLargeTableInputType,
  LargeTableFiguresType,
  LargeTablePayload,
  LargeTablePermissionsType,
  LargeTableType,
  noFigures,
  TakeInLargeTableInputType,
  toLargeTable,
  UndoLargeTableInputType,
} from './large-table.type.js'
import { TableFileType, toTableFile } from './table-file.type.js'

/** One large spreadsheet, for those who may take it in. */
export const largeSpreadsheetById = async (
  { deps, viewer }: RequestContext,
  id: string,
): Promise<LargeTableType | undefined> => {
  const row = await findLargeTable(deps.db, id)
  return row && (await permittedPlace(deps, viewer, row)).ok ? toLargeTable(row) : undefined
}

const payloadOf = async (ctx: RequestContext, done: Outcome<{ largeId: string }>): Promise<LargeTablePayload> =>
  toPayload(done, async ({ largeId }) => ({ largeSpreadsheet: await largeSpreadsheetById(ctx, largeId) }))

@Resolver()
export class LargeTablesResolver {
  @Query(() => LargeTableType, { nullable: true, description: 'One large spreadsheet, for those who may take it in.' })
  async largeSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<LargeTableType | undefined> {
    return largeSpreadsheetById(ctx, unwrap(fromGlobalId('LargeSpreadsheet', id)))
  }

  @Query(() => [LargeTableType], { description: 'Large spreadsheets that were read, newest first.' })
  async largeSpreadsheets(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at the most.' }) first: number,
  ): Promise<LargeTableType[]> {
    unwrap(requirePermission(canOpenTables(viewer)))
    return (await recentLargeTables(deps.db, tableScopes(viewer), atMost(first))).map(toLargeTable)
  }

  @Mutation(() => LargeTablePayload, {
    description: 'Checks all rows of a large spreadsheet again; nothing is stored.',
  })
  async checkLargeSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CheckLargeTableInputType, { description: 'Which one, and what its columns are.' })
    { largeSpreadsheet, columns, idempotencyKey }: CheckLargeTableInputType,
  ): Promise<LargeTablePayload> {
    const id = fromGlobalId('LargeSpreadsheet', largeSpreadsheet, 'largeSpreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    return payloadOf(ctx, await checkLargeTable(ctx.deps, ctx.viewer, { largeId: id.value, columns, idempotencyKey }))
  }

  @Mutation(() => LargeTablePayload, { description: 'Takes a large spreadsheet in, part by part.' })
  async takeInLargeSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TakeInLargeTableInputType, { description: 'Which one, and how.' })
    { largeSpreadsheet, columns, acceptProposed, idempotencyKey }: TakeInLargeTableInputType,
  ): Promise<LargeTablePayload> {
    const id = fromGlobalId('LargeSpreadsheet', largeSpreadsheet, 'largeSpreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    const request = { largeId: id.value, columns, acceptProposed, idempotencyKey }
    return payloadOf(ctx, await takeInLargeTable(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => LargeTablePayload, { description: 'Takes back all that came of a large spreadsheet.' })
  async undoLargeSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoLargeTableInputType, { description: 'Which one, and why.' })
    { largeSpreadsheet, reason, idempotencyKey }: UndoLargeTableInputType,
  ): Promise<LargeTablePayload> {
    const id = fromGlobalId('LargeSpreadsheet', largeSpreadsheet, 'largeSpreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    return payloadOf(ctx, await undoLargeTable(ctx.deps, ctx.viewer, { largeId: id.value, reason, idempotencyKey }))
  }
}

@Resolver(() => LargeTableType)
export class LargeTableResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body it is about.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: LargeTableType,
  ): Promise<OrganisationType | undefined> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    return body && toOrganisation(body)
  }

  @FieldResolver(() => LargeTableFiguresType, { description: 'How far it is, and what was found.', complexity: 10 })
  async figures(@Ctx() { deps }: RequestContext, @Root() { row }: LargeTableType): Promise<LargeTableFiguresType> {
    return (await figuresOfLarge(deps.db, [row.id]))[0] ?? noFigures
  }

  @FieldResolver(() => [ProblemType], {
    description: 'Why it stopped, and sums in it that differ from the rows above.',
  })
  async problems(@Ctx() { deps }: RequestContext, @Root() { row }: LargeTableType): Promise<ProblemType[]> {
    const sums = (await partsOfLarge(deps.db, row.id)).flatMap(({ found }) => found?.sums ?? [])
    return [...(row.problem ? [row.problem] : []), ...sums].map(toProblem)
  }

  @FieldResolver(() => [TableFileType], {
    description: 'Its parts in their order, then the sheets of rows that were put aside for a decision.',
    complexity: 20,
  })
  async parts(@Ctx() { deps }: RequestContext, @Root() { row }: LargeTableType): Promise<TableFileType[]> {
    return (await partsOfLarge(deps.db, row.id)).map(toTableFile)
  }

  @FieldResolver(() => LargeTablePermissionsType, { description: 'What the viewer may do.' })
  permissions(@Root() { row: { state } }: LargeTableType): LargeTablePermissionsType {
    const isOpen = state === 'CHECKED' || state === 'STOPPED'
    return { canCheck: isOpen, canTakeIn: isOpen, canUndo: state === 'TAKEN' || state === 'STOPPED' }
  }
}
