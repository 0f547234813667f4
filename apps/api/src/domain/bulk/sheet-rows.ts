import { err, problem } from '@paiji/rules'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { personOf } from './find-people.js'
import type { Ask, DecidedRow, TablePlace } from './kind.js'
import { livesOf } from './life-of-people.js'
import { RowReader } from './read-cells.js'

/** A row of history with who it is about. */
export interface OwnRow<Plan> {
  readonly row: number
  readonly personId: string
  readonly plan: Plan
}

/** The decided rows that are about somebody. */
export const ownRows = <Plan extends { readonly ask: Ask | undefined }>(
  rows: readonly DecidedRow<Plan>[],
): OwnRow<Plan>[] =>
  rows.flatMap(({ row, plan, who }) => {
    const personId = personOf(plan, who)
    return personId ? [{ row, plan, personId }] : []
  })

/**
 * Once more of those whom somebody chose: the day of each row is not before its person's birth, and no two rows say the
 * same. Problems: DAY_BEFORE_BIRTH, DAY_AHEAD at the cell, ROW_REPEATED with the earlier row.
 */
export const checkOwnRows = async <Plan>(
  db: Db,
  place: TablePlace,
  rows: readonly OwnRow<Plan>[],
  says: { readonly column: 'day' | 'from'; day(plan: Plan): IsoDate; same(personId: string, plan: Plan): string },
): Promise<Outcome<true>> => {
  const people = rows.map(one => one.personId)
  const lives = await livesOf(db, people, place.today)
  const seen = new Map<string, number>()
  for (const { row, personId, plan } of rows) {
    const reader = new RowReader({ row, cell: column => (column === says.column ? says.day(plan) : '') })
    lives.checkDay(reader, says.column, personId)
    if (reader.problems.length > 0) return err(reader.problems)
    const same = says.same(personId, plan)
    const earlier = seen.get(same)
    if (earlier !== undefined)
      return err([problem('ROW_REPEATED', { severity: 'error', at: { line: row }, params: { row: earlier } })])
    seen.set(same, row)
  }
  return { ok: true, value: true }
}
