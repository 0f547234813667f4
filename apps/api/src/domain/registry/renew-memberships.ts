import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { affiliation } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { dayOf, type IsoDate } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { managedOrganisation } from './places.js'

export interface RenewMembershipsInput {
  readonly organisationId: string
  /** The members to renew; at most five hundred at a time. */
  readonly personIds: readonly string[]
  /** The first day on which the renewed memberships no longer hold. */
  readonly until: IsoDate
}

const MOST_AT_ONCE = 500

type Row = typeof affiliation.$inferSelect

/**
 * Renews memberships of one body together: one that still holds is made longer, one that has lapsed begins anew
 * today. All or nothing. Those that hold longer already stay as they are.
 * Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, DATE_NOT_READABLE, PERIOD_REVERSED, NOBODY_TO_RENEW.
 */
export const renewMemberships = async (
  deps: Deps,
  viewer: Viewer,
  { organisationId, personIds, until }: RenewMembershipsInput,
): Promise<Outcome<{ organisationId: string; renewed: number }>> => {
  const managed = await managedOrganisation(deps.db, viewer, organisationId)
  if (!managed.ok) return managed
  const now = deps.clock.now()
  const today = dayOf(now, managed.value.timeZone)
  if (!isDay(until)) return err([problem('DATE_NOT_READABLE', { at: { path: 'until' } })])
  if (until <= today) return err([problem('PERIOD_REVERSED', { at: { path: 'until' } })])
  const wanted = [...new Set(personIds)].slice(0, MOST_AT_ONCE)
  if (wanted.length === 0) return err([problem('NOBODY_TO_RENEW')])
  return inTransaction(deps.db, async tx => {
    const rows = await tx
      .select()
      .from(affiliation)
      .where(
        and(
          eq(affiliation.organisationId, organisationId),
          eq(affiliation.kind, 'membership'),
          inArray(affiliation.personId, wanted),
          isNull(affiliation.supersededAt),
        ),
      )
      .orderBy(affiliation.id)
      .for('update')
    const due = latestOf(rows).filter(row => endOf(row) !== undefined && (endOf(row) ?? '') < until)
    if (due.length === 0) return err([problem('NOBODY_TO_RENEW')])
    await replaceRows(tx, due, { today, until, now })
    await recordAudit(tx, viewer, {
      type: 'MEMBERSHIPS_RENEWED',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: {
        personIds: due.map(row => row.personId),
        until,
        changes: [{ field: 'until', before: null, after: until }],
      },
    })
    const renewed = due.map(row => row.personId)
    await endDealtWith({ tx, deps, viewer }, renewed)
    return ok({ organisationId, renewed: due.length })
  })
}

/** What still holds is superseded by a longer row; what has lapsed begins anew today. */
const replaceRows = async (
  tx: Transaction,
  due: readonly Row[],
  { today, until, now }: { readonly today: IsoDate; readonly until: IsoDate; readonly now: Date },
): Promise<void> => {
  const holding = due.filter(row => (endOf(row) ?? '') >= today)
  if (holding.length > 0)
    await tx
      .update(affiliation)
      .set({ supersededAt: now })
      .where(
        inArray(
          affiliation.id,
          holding.map(row => row.id),
        ),
      )
  await tx.insert(affiliation).values(
    due.map(({ id: _, ...row }) => {
      const { from, until: end } = parseDateRange(row.valid)
      const begins = (end ?? '') >= today ? from : today
      return { ...row, valid: formatDateRange({ from: begins, until }), recordedAt: now }
    }),
  )
}

const endOf = (row: Row): IsoDate | undefined => parseDateRange(row.valid).until

/** The membership of each person that holds last; an open one outlasts every other. */
const latestOf = (rows: readonly Row[]): Row[] => {
  const latest = new Map<string, Row>()
  for (const row of rows) {
    const known = latest.get(row.personId)
    if (!known || (endOf(known) !== undefined && (endOf(row) ?? '9999') > (endOf(known) ?? '9999')))
      latest.set(row.personId, row)
  }
  return [...latest.values()]
}
