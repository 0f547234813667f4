import type { CrossCell } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { crossTableOf, hasCrossTable } from '../../domain/standings/cross-table.js'
import type { LineRow } from '../../domain/standings/standings-reads.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { CrossColumnType, CrossRowType, CrossTableType } from './cross-table.type.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader, linesOfRevisionLoader } from './standings.loaders.js'

/** Rows of one page at most; the columns of a field against itself are always all of it. */
const MOST_ROWS = 100

const toRow = (line: LineRow, cells: readonly CrossCell[], indexOf: ReadonlyMap<string, number>): CrossRowType => ({
  entryId: line.entryId,
  rank: line.rank,
  shared: line.shared,
  group: line.group,
  total: line.totalPrinted,
  percent: line.percentPrinted,
  cells: cells.flatMap(cell => {
    const column = indexOf.get(cell.column)
    return column === undefined ? [] : [{ ...cell, column }]
  }),
})

const cellsByEntry = (cells: readonly CrossCell[]): ReadonlyMap<string, CrossCell[]> => {
  const found = new Map<string, CrossCell[]>()
  for (const cell of cells) {
    const known = found.get(cell.entryId)
    if (known) known.push(cell)
    else found.set(cell.entryId, [cell])
  }
  return found
}

@Resolver(() => StandingsRevisionType)
export class CrossTableResolver {
  @FieldResolver(() => Boolean, { description: 'Whether results stand side by side in a table of their own.' })
  hasCrossTable(@Root() { row }: StandingsRevisionType): boolean {
    return hasCrossTable(row)
  }

  @FieldResolver(() => CrossTableType, { nullable: true, description: 'Nothing until the standings are published.' })
  async crossTable(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: MOST_ROWS }) first: number,
    @Arg('skip', () => Int, { description: 'Rows to pass over.', defaultValue: 0 }) skip: number,
  ): Promise<CrossTableType | undefined> {
    if (!hasCrossTable(row)) return undefined
    const lines = await ctx.load(linesOfRevisionLoader).load(row.id)
    const table = unwrap(
      crossTableOf(
        await ctx.load(derivedLoader).load(row),
        lines.map(line => line.entryId),
      ),
    )
    if (!table) return undefined
    const from = Math.max(0, skip)
    const indexOf = new Map(table.columns.map((column, index) => [column.key, index]))
    const cells = cellsByEntry(table.cells)
    return {
      kind: table.kind,
      unit: table.unit,
      columns: table.columns,
      rows: lines
        .slice(from, from + Math.min(MOST_ROWS, Math.max(1, first)))
        .map(line => toRow(line, cells.get(line.entryId) ?? [], indexOf)),
      totalRows: lines.length,
    }
  }
}

const entryOf = async (ctx: RequestContext, id: string): Promise<EntryType> => {
  const row = await ctx.load(entryLoader).load(id)
  if (!row) throw new Error(`entry ${id} is missing`)
  return toEntry(row)
}

@Resolver(() => CrossRowType)
export class CrossRowResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: CrossRowType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => CrossColumnType)
export class CrossColumnResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The opponent, in a table of matches.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: CrossColumnType): Promise<EntryType | undefined> {
    return entryId === undefined ? undefined : entryOf(ctx, entryId)
  }
}
