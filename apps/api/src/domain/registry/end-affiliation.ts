import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { affiliation } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf, managedOrganisation } from './places.js'

export interface EndAffiliationInput {
  readonly affiliationId: string
  /** The first day on which it no longer holds; the day it began takes it out altogether. */
  readonly on: IsoDate
  readonly reason: string
}

/**
 * Ends a membership or an affiliation on a day: each is its own body's. Problems: AFFILIATION_UNKNOWN, NOT_PERMITTED,
 * REASON_MISSING, DATE_NOT_READABLE, PERIOD_REVERSED (the day lies before it began or after it ended).
 */
export const endAffiliation = async (
  deps: Deps,
  viewer: Viewer,
  { affiliationId, on, reason }: EndAffiliationInput,
): Promise<Outcome<{ personId: string }>> => {
  const known = await openAffiliation(deps.db, affiliationId)
  if (!known) return err([problem('AFFILIATION_UNKNOWN')])
  const managed = await managedOrganisation(deps.db, viewer, known.organisationId)
  if (!managed.ok) return managed
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  if (!isDay(on)) return err([problem('DATE_NOT_READABLE', { at: { path: 'on' } })])
  return inTransaction(deps.db, async tx => {
    const act = { tx, deps, viewer }
    const ended = await closeAffiliation(act, { affiliationId, on, reason: reason.trim() }, logOf(managed.value.place))
    if (ended.ok) await endDealtWith(act, [known.personId])
    return ended
  })
}

const isOpen = (id: string) => and(eq(affiliation.id, id), isNull(affiliation.supersededAt))

/** The current version of a membership or an affiliation. */
export const openAffiliation = async (db: Db, id: string): Promise<typeof affiliation.$inferSelect | undefined> => {
  const [row] = await db.select().from(affiliation).where(isOpen(id))
  return row
}

/** The end itself; the permission has been checked. */
export const closeAffiliation = async (
  act: Act,
  { affiliationId, on, reason }: EndAffiliationInput,
  log: string,
): Promise<Outcome<{ personId: string }>> => {
  const { tx, deps, viewer } = act
  const [row] = await tx.select().from(affiliation).where(isOpen(affiliationId)).for('update')
  if (!row) return err([problem('AFFILIATION_UNKNOWN')])
  const { from, until } = parseDateRange(row.valid)
  if ((from !== undefined && on < from) || (until !== undefined && on > until))
    return err([problem('PERIOD_REVERSED', { at: { path: 'on' } })])
  const now = deps.clock.now()
  await tx.update(affiliation).set({ supersededAt: now }).where(eq(affiliation.id, affiliationId))
  const { id: _, ...rest } = row
  if (from !== on)
    await tx.insert(affiliation).values({ ...rest, valid: formatDateRange({ from, until: on }), recordedAt: now })
  await recordAudit(tx, viewer, {
    type: 'AFFILIATION_ENDED',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: row.personId,
    data: { affiliationId, changes: [{ field: 'until', before: until ?? null, after: on }], reason },
  })
  await notifyConcerned(act, 'endAffiliation', row.personId, log)
  return ok({ personId: row.personId })
}
