import { ok } from '@paiji/rules'
import { sentFile } from '../../domain/uploads/open-upload.js'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { columnsOf } from '../../domain/bulk/columns.js'
import { commitTable, type TableDecision } from '../../domain/bulk/commit-table.js'
import type { Decision } from '../../domain/bulk/kind.js'
import { findLargeTable } from '../../domain/bulk/large-tables.repo.js'
import { canOpenTables, tableScopes } from '../../domain/bulk/policy.js'
import { mendRow } from '../../domain/bulk/mend-row.js'
import { headerOf, previewTable } from '../../domain/bulk/preview-table.js'
import { readTable } from '../../domain/bulk/read-table.js'
import { committedBefore, findTable, mendsOf, recentTables } from '../../domain/bulk/table-files.repo.js'
import { permittedPlace } from '../../domain/bulk/table-place.js'
import { undoTable } from '../../domain/bulk/undo-table.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { requirePermission } from '../../base/permission.js'
import { toProblem } from '../shared/problem.type.js'
import {
  CommitTableInputType,
  MendTableRowInputType,
  ReadTableInputType,
  TableColumnInputType,
  type TableWhoInputType,
  UndoTableInputType,
} from './bulk.input.js'
import { LargeTableType, toLargeTable } from './large-table.type.js'
import {
  TableAskType,
  TableFileType,
  TableMendType,
  TablePayload,
  TablePermissionsType,
  TablePreviewType,
  TableRowType,
  toTableFile,
  toTableRow,
} from './table-file.type.js'

const decisionOf = ({ person, newPerson, replace }: TableWhoInputType): Outcome<Decision> => {
  if (!person && replace) return ok('replace')
  if (!person) return ok(newPerson ? 'new' : 'leaveOut')
  const id = fromGlobalId('Person', person, 'decisions')
  return id.ok ? ok({ personId: id.value }) : id
}

const decisionsOf = ({ decisions }: CommitTableInputType): Outcome<TableDecision[]> => {
  const read: TableDecision[] = []
  for (const { key, who } of decisions ?? []) {
    const decision = decisionOf(who)
    if (!decision.ok) return decision
    read.push({ key, decision: decision.value })
  }
  return ok(read)
}

const payloadOf = async (ctx: RequestContext, done: Outcome<{ tableId: string }>): Promise<TablePayload> =>
  toPayload(done, async ({ tableId }) => {
    const row = await findTable(ctx.deps.db, tableId)
    const table = row && toTableFile(row)
    return { spreadsheet: table, id: table?.id }
  })

const optionalId = (type: string, id: string | undefined, path: string): Outcome<string | undefined> =>
  id ? fromGlobalId(type, id, path) : ok(undefined)

@Resolver()
export class BulkResolver {
  @Query(() => TableFileType, { nullable: true, description: 'One spreadsheet, for those who may take it in.' })
  async spreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<TableFileType | undefined> {
    return spreadsheetById(ctx, unwrap(fromGlobalId('Spreadsheet', id)))
  }

  @Query(() => [TableFileType], { description: 'Spreadsheets that were read, newest first.' })
  async spreadsheets(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at the most.' }) first: number,
  ): Promise<TableFileType[]> {
    unwrap(requirePermission(canOpenTables(viewer)))
    return (await recentTables(deps.db, tableScopes(viewer), atMost(first))).map(toTableFile)
  }

  @Mutation(() => TablePayload, { description: 'Reads a spreadsheet; nothing is taken in.' })
  async readSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReadTableInputType, { description: 'The file, and what its rows are.' })
    { kind, sport, system, ...input }: ReadTableInputType,
  ): Promise<TablePayload> {
    const organisation = optionalId('Organisation', input.organisation, 'organisation')
    if (!organisation.ok) return payloadOf(ctx, organisation)
    const stage = optionalId('Stage', input.stage, 'stage')
    if (!stage.ok) return payloadOf(ctx, stage)
    const where = { organisationId: organisation.value, stageId: stage.value }
    const file = await sentFile(ctx.deps, ctx.viewer, input.upload, { purpose: 'spreadsheet', kind, ...where })
    if (!file.ok) return payloadOf(ctx, file)
    const read = await readTable(ctx.deps, ctx.viewer, { kind, sport, system, ...file.value, ...where })
    if (!read.ok || 'tableId' in read.value) return payloadOf(ctx, read as Outcome<{ tableId: string }>)
    const large = await findLargeTable(ctx.deps.db, read.value.largeId)
    return { largeSpreadsheet: large && toLargeTable(large), problems: [] }
  }

  @Mutation(() => TablePayload, { description: 'Sets cells of a row right before the sheet is taken in.' })
  async mendSpreadsheetRow(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MendTableRowInputType, { description: 'Which row, and what its cells are to say.' })
    { spreadsheet, row, cells, idempotencyKey }: MendTableRowInputType,
  ): Promise<TablePayload> {
    const id = fromGlobalId('Spreadsheet', spreadsheet, 'spreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    const request = { tableId: id.value, row, cells: cells.map(({ at, text }) => ({ at, text })), idempotencyKey }
    return payloadOf(ctx, await mendRow(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => TablePayload, { description: 'Takes a spreadsheet in, whole or not at all.' })
  async commitSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CommitTableInputType, { description: 'Which one, and what was decided.' })
    input: CommitTableInputType,
  ): Promise<TablePayload> {
    const id = fromGlobalId('Spreadsheet', input.spreadsheet, 'spreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    const decisions = decisionsOf(input)
    if (!decisions.ok) return payloadOf(ctx, decisions)
    const { columns, idempotencyKey } = input
    const request = { tableId: id.value, columns, decisions: decisions.value, idempotencyKey }
    return payloadOf(ctx, await commitTable(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => TablePayload, { description: 'Takes back all that came of a spreadsheet.' })
  async undoSpreadsheet(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoTableInputType, { description: 'Which one, and why.' })
    { spreadsheet, reason, idempotencyKey }: UndoTableInputType,
  ): Promise<TablePayload> {
    const id = fromGlobalId('Spreadsheet', spreadsheet, 'spreadsheet')
    if (!id.ok) return payloadOf(ctx, id)
    return payloadOf(ctx, await undoTable(ctx.deps, ctx.viewer, { tableId: id.value, reason, idempotencyKey }))
  }
}

@Resolver(() => TableFileType)
export class TableFileResolver {
  @FieldResolver(() => LargeTableType, { nullable: true, description: 'The large spreadsheet that it is a part of.' })
  async largeSpreadsheet(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: TableFileType,
  ): Promise<LargeTableType | undefined> {
    const large = row.largeId ? await findLargeTable(deps.db, row.largeId) : undefined
    return large && toLargeTable(large)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body it is about.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: TableFileType,
  ): Promise<OrganisationType | undefined> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    return body && toOrganisation(body)
  }

  @FieldResolver(() => StageType, { nullable: true, description: 'Of entries: the stage.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: TableFileType): Promise<StageType | undefined> {
    const stage = row.stageId ? await ctx.load(stageLoader).load(row.stageId) : undefined
    return stage && toStage(stage)
  }

  @FieldResolver(() => [String], { description: 'The heads of its columns.', complexity: 10 })
  async header(@Ctx() { deps }: RequestContext, @Root() { row }: TableFileType): Promise<readonly string[]> {
    const file = await findTable(deps.db, row.id)
    return file ? headerOf(file) : []
  }

  @FieldResolver(() => [TableMendType], {
    description: 'The cells that were set right, as they now stand.',
    complexity: 10,
  })
  async mends(@Ctx() { deps }: RequestContext, @Root() { row }: TableFileType): Promise<TableMendType[]> {
    const file = await findTable(deps.db, row.id)
    return file ? mendsOf(file) : []
  }

  @FieldResolver(() => TableFileType, {
    nullable: true,
    description: 'The same file that was taken in before for the same purpose.',
  })
  async takenInBefore(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: TableFileType,
  ): Promise<TableFileType | undefined> {
    const file = row.status === 'READ' ? await findTable(deps.db, row.id) : undefined
    const before = file && (await committedBefore(deps.db, file))
    return before && toTableFile(before)
  }

  @FieldResolver(() => TablePermissionsType, { description: 'What the viewer may do.' })
  permissions(@Root() { row }: TableFileType): TablePermissionsType {
    return { canCommit: row.status === 'READ', canUndo: row.status === 'COMMITTED' }
  }

  @FieldResolver(() => TablePreviewType, {
    nullable: true,
    description: 'What would come of it; nothing once it was taken in.',
    complexity: 200,
  })
  async preview(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { row }: TableFileType,
    @Arg('columns', () => [TableColumnInputType], {
      nullable: true,
      description: 'What its columns are taken for; as their heads say where nothing is chosen.',
    })
    columns?: TableColumnInputType[],
  ): Promise<TablePreviewType | undefined> {
    const file = row.status === 'READ' ? await findTable(deps.db, row.id) : undefined
    if (!file) return undefined
    const place = unwrap(await permittedPlace(deps, viewer, file))
    const preview = unwrap(await previewTable(deps.db, place, file, columns))
    const { mapping, problems, rows } = preview
    return {
      preview,
      file,
      columns: columnsOf[file.kind].columns.map(column => ({ column, at: mapping[column] })),
      problems: problems.map(toProblem),
      rowCount: rows.length,
      wrong: rows.filter(one => one.problems.length > 0).length,
      replaceable: rows.filter(one => one.replaces).length,
      known: rows.filter(one => one.known && one.problems.length === 0).length,
      inDoubt: rows.filter(one => one.asks.some(ask => ask.mustDecide && !ask.personId)).length,
    }
  }
}

@Resolver(() => TablePreviewType)
export class TablePreviewResolver {
  @FieldResolver(() => [TableRowType], { description: 'The rows: those with problems first, then those in doubt.' })
  rows(
    @Root() { preview, file }: TablePreviewType,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many at the most.' }) first: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) offset: number,
  ): TableRowType[] {
    const weight = (row: TablePreviewType['preview']['rows'][number]): number => {
      if (row.problems.length > 0) return 0
      return row.asks.some(ask => ask.mustDecide && !ask.personId) ? 1 : 2
    }
    const sorted = [...preview.rows].sort((a, b) => weight(a) - weight(b) || a.row - b.row)
    return sorted
      .slice(Math.max(offset, 0))
      .slice(0, atMost(first))
      .map(row => toTableRow(row, file))
  }
}

@Resolver(() => TableAskType)
export class TableAskResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who it is, found by a number.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: TableAskType): Promise<PersonType | undefined> {
    const row = personId ? await ctx.load(personLoader).load(personId) : undefined
    return row && toPerson(row)
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'Who is proposed: the only one who bears exactly this name.',
  })
  async proposed(@Ctx() ctx: RequestContext, @Root() { proposedId }: TableAskType): Promise<PersonType | undefined> {
    const row = proposedId ? await ctx.load(personLoader).load(proposedId) : undefined
    return row && toPerson(row)
  }
}

/** One spreadsheet, for those who may take it in. */
export const spreadsheetById = async (
  { deps, viewer }: RequestContext,
  id: string,
): Promise<TableFileType | undefined> => {
  const row = await findTable(deps.db, id)
  return row && (await permittedPlace(deps, viewer, row)).ok ? toTableFile(row) : undefined
}
