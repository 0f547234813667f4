import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableFile } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Mapping } from './columns.js'
import type { DecidedRow, Decision, Made, RowReading, TablePlace } from './kind.js'
import { onTable } from './on-table.js'
import { type ColumnChoice, onSheet, previewTable } from './preview-table.js'
import type { BulkProblemCode } from './problem-codes.js'
import type { TableFileRow } from './table-files.repo.js'
import { rulesOf } from './table-place.js'

export interface TableDecision {
  /** The row, or row and column, that was asked about. */
  readonly key: string
  readonly decision: Decision
}

export interface CommitTableInput {
  readonly tableId: string
  readonly columns?: readonly ColumnChoice[] | undefined
  readonly decisions?: readonly TableDecision[] | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Takes a sheet in, whole or not at all. Problems: those of `onTable`, TABLE_COLUMN_UNKNOWN, TABLE_COLUMN_MISSING,
 * TABLE_HAS_PROBLEMS (with how many rows), TABLE_IN_DOUBT (rows whose people nobody decided), TABLE_NOTHING_TO_STORE, and
 * what the storing itself refuses.
 */
export const commitTable = (
  deps: Deps,
  viewer: Viewer,
  input: CommitTableInput,
): Promise<Outcome<{ tableId: string; stored: number }>> =>
  onTable(deps, viewer, {
    operation: 'commitTable',
    input,
    status: 'READ',
    run: async (act, file, place) => {
      const preview = await previewTable(act.tx, place, file, input.columns)
      if (!preview.ok) return preview
      const { mapping, problems, rows } = preview.value
      if (problems.length > 0) return err(problems)
      const decided = decide(rows, input.decisions ?? [])
      if (!decided.ok) return decided
      const taken = await takeInRows(act, place, file, { mapping, rows: decided.value })
      // Of a large file the rest is in: that its last rows are left out ends it.
      return taken.ok && taken.value.stored === 0 && file.largeId === null ? refuse('TABLE_NOTHING_TO_STORE') : taken
    },
  })

/** Stores the decided rows of a sheet, and keeps with the sheet what came of them. */
export const takeInRows = async (
  act: Act,
  place: TablePlace,
  file: TableFileRow,
  { mapping, rows }: { readonly mapping: Mapping; readonly rows: readonly DecidedRow<unknown>[] },
): Promise<Outcome<{ tableId: string; stored: number }>> => {
  const made = rows.length > 0 ? await rulesOf(file.kind).store(act, onSheet(place, file), rows) : ok({})
  return made.ok ? keep(act, place, file, { mapping, made: made.value }) : made
}

const refuse = (code: BulkProblemCode, params?: Record<string, number>): Outcome<never> =>
  err([problem(code, { severity: 'error', ...(params ? { params } : {}) })])

/** The rows that are stored, with who their people are. */
const decide = (
  rows: readonly RowReading<unknown>[],
  decisions: readonly TableDecision[],
): Outcome<DecidedRow<unknown>[]> => {
  const said = new Map(decisions.map(one => [one.key, one.decision]))
  const who = (key: string): Decision | undefined => said.get(key)
  const kept = rows.filter(row => !row.known && who(String(row.row)) !== 'leaveOut')
  const replaces = (row: RowReading<unknown>): boolean => row.replaces === true && who(String(row.row)) === 'replace'
  const wrong = kept.filter(row => row.problems.length > 0 && !replaces(row))
  if (wrong.length > 0) return refuse('TABLE_HAS_PROBLEMS', { rows: wrong.length })
  const open = kept.filter(row => row.asks.some(ask => ask.mustDecide && !ask.personId && who(ask.key) === undefined))
  if (open.length > 0) return refuse('TABLE_IN_DOUBT', { rows: open.length })
  return ok(kept.map(({ row, plan }) => ({ row, plan, who })))
}

/** What the sheet itself is about, apart from what came along with it. */
const mainTable = {
  people: 'person',
  memberships: 'affiliation',
  clubs: 'organisation',
  entries: 'entry',
  officials: 'official_licence',
  points: 'point_award',
  grades: 'grade_award',
  results: 'brought_result',
  lists: 'brought_place',
  numbers: 'person_identifier',
  offices: 'officer',
  sanctions: 'sanction',
} as const

const keep = async (
  { tx, deps, viewer }: Act,
  place: TablePlace,
  file: TableFileRow,
  { mapping, made }: { readonly mapping: Mapping; readonly made: Made },
): Promise<Outcome<{ tableId: string; stored: number }>> => {
  const stored = made[mainTable[file.kind]]?.length ?? 0
  await tx
    .update(tableFile)
    .set({
      status: 'COMMITTED',
      mapping,
      made: { ...made },
      stored,
      committedBy: actorOf(viewer),
      committedAt: deps.clock.now(),
    })
    .where(eq(tableFile.id, file.id))
  await recordAudit(tx, viewer, {
    type: 'TABLE_COMMITTED',
    organisationId: place.organisationId,
    aggregateKind: 'table',
    aggregateId: file.id,
    data: {
      kind: file.kind,
      digest: file.digest,
      rows: stored,
      made: Object.fromEntries(Object.entries(made).map(([table, ids]) => [table, ids.length])),
    },
  })
  return ok({ tableId: file.id, stored })
}
