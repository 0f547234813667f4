import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { affiliation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudits } from '../audit/record.js'
import { endDealtWith } from '../registry/end-proposal.js'
import { cutOut, overlaps } from '../registry/periods.js'
import type { Act } from '../shared/act.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { bodiesBelow } from './find-bodies.js'
import { findPeople } from './find-people.js'
import type { DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { ownRows } from './sheet-rows.js'

interface MembershipPlan {
  readonly ask: RowReading<unknown>['asks'][number] | undefined
  readonly bodyId: string
  readonly from: string
  readonly until: string | undefined
}

/** A time as a member, and its row. */
interface Spell {
  readonly row: number
  readonly from: string
  readonly until: string | undefined
}

const read = async (db: Db, place: TablePlace, rows: readonly TableRow[]): Promise<RowReading<MembershipPlan>[]> => {
  const [bodies, people] = [
    await bodiesBelow(db, place.organisationId),
    await findPeople(db, place.organisationId, rows),
  ]
  const seen = new Map<string, Spell[]>()
  return people.map(({ reader, ask }) => {
    const bodyId = bodies.of(reader, 'body') ?? ''
    const from = reader.day('from') ?? place.today
    const until = reader.end(from)
    const key = `${ask?.personId ?? `${ask?.text}`} ${bodyId}`
    const spells = seen.get(key) ?? []
    const earlier = spells.find(one => overlaps(one, { from, until }))
    if (ask && earlier !== undefined) reader.note('person', 'ROW_REPEATED', { row: earlier.row })
    seen.set(key, [...spells, { row: reader.row.row, from, until }])
    const { row } = reader.row
    return { row, problems: reader.problems, asks: ask ? [ask] : [], plan: { ask, bodyId, from, until } }
  })
}

interface Wanted {
  readonly row: number
  readonly personId: string
  readonly plan: MembershipPlan
}

const standing = (tx: Transaction, wanted: readonly Wanted[]) =>
  tx
    .select()
    .from(affiliation)
    .where(
      and(
        eq(affiliation.kind, 'membership'),
        eq(affiliation.sport, '*'),
        isNull(affiliation.supersededAt),
        inArray(
          affiliation.personId,
          wanted.map(one => one.personId),
        ),
        inArray(affiliation.organisationId, [...new Set(wanted.map(one => one.plan.bodyId))]),
      ),
    )
    .for('update')

interface Turned {
  /** Standing rows that end as if they had never been. */
  readonly replaced: string[]
  readonly next: (typeof affiliation.$inferInsert)[]
}

/** What stands instead once the rows are taken in. Problem: ROW_REPEATED. */
const turnOver = (
  place: SheetPlace,
  wanted: readonly Wanted[],
  held: readonly (typeof affiliation.$inferSelect)[],
  recordedAt: Date,
): Outcome<Turned> => {
  const replaced: string[] = []
  const next: (typeof affiliation.$inferInsert)[] = []
  const taken = new Map<string, Spell[]>()
  for (const { row, personId, plan } of wanted) {
    const same = `${personId} ${plan.bodyId}`
    const spells = taken.get(same) ?? []
    const twice = spells.find(one => overlaps(one, plan))
    if (twice)
      return err([problem('ROW_REPEATED', { severity: 'error', at: { line: row }, params: { row: twice.row } })])
    taken.set(same, [...spells, { row, from: plan.from, until: plan.until }])
    const own = held.filter(
      one => one.personId === personId && one.organisationId === plan.bodyId && !replaced.includes(one.id),
    )
    const period = { from: plan.from, until: plan.until }
    for (const { row: cut, rest } of cutOut(own, period)) {
      replaced.push(cut.id)
      const before = rest.filter(valid => (parseDateRange(valid).from ?? '') < plan.from)
      next.push(...before.map(valid => ({ ...withoutId(cut), valid, recordedAt })))
    }
    const { bodyId: organisationId } = plan
    const from = { tableFileId: place.source.tableId, sourceRow: row }
    next.push({ personId, organisationId, kind: 'membership', valid: formatDateRange(period), recordedAt, ...from })
  }
  return ok({ replaced, next })
}

const store = async (
  act: Act,
  place: SheetPlace,
  rows: readonly DecidedRow<MembershipPlan>[],
): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const wanted = ownRows(rows).sort((a, b) => (a.plan.from < b.plan.from ? -1 : 1))
  if (wanted.length === 0) return ok({})
  const held = await standing(tx, wanted)
  const recordedAt = deps.clock.now()
  const turned = turnOver(place, wanted, held, recordedAt)
  if (!turned.ok) return turned
  const { replaced, next } = turned.value
  if (replaced.length > 0)
    await tx.update(affiliation).set({ supersededAt: recordedAt }).where(inArray(affiliation.id, replaced))
  const stored = await insertReturning(tx, affiliation, next)
  await recordAudits(
    tx,
    viewer,
    wanted.map(({ personId, plan }) => ({
      type: 'AFFILIATION_RECORDED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: {
        organisationId: plan.bodyId,
        kind: 'membership',
        changes: [{ field: 'until', before: null, after: plan.until ?? null }],
      },
    })),
  )
  const people = wanted.map(({ personId }) => personId)
  await endDealtWith(act, people)
  return ok({ affiliation: stored.map(row => row.id), replaced })
}

const withoutId = ({ id: _, ...row }: typeof affiliation.$inferSelect) => row

/** The memberships end as if they had never been, and what they replaced stands again. */
const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const ids = [...(made.affiliation ?? [])]
  const own =
    ids.length === 0 ? [] : await tx.select().from(affiliation).where(inArray(affiliation.id, ids)).for('update')
  const changed = own.filter(row => row.supersededAt !== null).length
  if (changed > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'affiliation', count: changed } })])
  const now = deps.clock.now()
  await tx.update(affiliation).set({ supersededAt: now }).where(inArray(affiliation.id, ids))
  const replaced = [...(made.replaced ?? [])]
  const before =
    replaced.length === 0 ? [] : await tx.select().from(affiliation).where(inArray(affiliation.id, replaced))
  await insertRows(
    tx,
    affiliation,
    before.map(row => ({ ...withoutId(row), supersededAt: null, recordedAt: now })),
  )
  await recordAudits(
    tx,
    viewer,
    own.map(row => ({
      type: 'AFFILIATION_ENDED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { affiliationId: row.id, reason },
    })),
  )
  return ok(true)
}

export const membershipsTable: TableKindRules<MembershipPlan> = { read, store, undo }
