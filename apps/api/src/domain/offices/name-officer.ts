import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { officer, type offices } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { peopleByIds } from '../registry/people.repo.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import type { OfficeProblemCode } from './problem-codes.js'
import { readTerm, type Term } from './terms.js'

export interface NameOfficerInput extends Term {
  readonly organisationId: string
  readonly personId: string
  readonly office: (typeof offices)[number]
  readonly idempotencyKey?: string | undefined
}

/**
 * Enters who holds an office of a body. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, PERSON_UNKNOWN,
 * DATE_NOT_READABLE, PERIOD_REVERSED, OFFICE_HELD_ALREADY (by the same person, at that time).
 */
export const nameOfficer = async (
  deps: Deps,
  viewer: Viewer,
  input: NameOfficerInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const managed = await managedOrganisation(deps.db, viewer, input.organisationId)
  if (!managed.ok) return managed
  const [who] = await peopleByIds(deps.db, [input.personId])
  if (!who) return err([problem('PERSON_UNKNOWN')])
  const valid = readTerm(input)
  if (!valid.ok) return valid
  const { organisationId, personId, office } = input
  return idempotently(deps, viewer, 'nameOfficer', input, async tx => {
    const [held] = await tx
      .select({ id: officer.id })
      .from(officer)
      .where(
        and(
          eq(officer.organisationId, organisationId),
          eq(officer.personId, personId),
          eq(officer.office, office),
          isNull(officer.supersededAt),
          sql`${officer.valid} && ${valid.value}::daterange`,
        ),
      )
    if (held) return refuse('OFFICE_HELD_ALREADY')
    const by = { namedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    const [row] = await tx
      .insert(officer)
      .values({ organisationId, personId, office, valid: valid.value, ...by })
      .returning({ id: officer.id })
    await recordAudit(tx, viewer, {
      type: 'OFFICER_NAMED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { officerId: row?.id ?? '', personId, changes: [{ field: 'office', before: null, after: office }] },
    })
    return ok({ organisationId })
  })
}

/**
 * Ends an office on a day. Problems: OFFICE_UNKNOWN, NOT_PERMITTED, DATE_NOT_READABLE, PERIOD_REVERSED.
 */
export const endOfficer = async (
  deps: Deps,
  viewer: Viewer,
  { officerId, on }: { readonly officerId: string; readonly on: IsoDate },
): Promise<Outcome<{ organisationId: string }>> => {
  const open = and(eq(officer.id, officerId), isNull(officer.supersededAt))
  const [known] = await deps.db.select().from(officer).where(open)
  if (!known) return refuse('OFFICE_UNKNOWN')
  const managed = await managedOrganisation(deps.db, viewer, known.organisationId)
  if (!managed.ok) return managed
  if (!isDay(on)) return err([problem('DATE_NOT_READABLE', { at: { path: 'on' } })])
  return inTransaction(deps.db, async tx => {
    const [row] = await tx.select().from(officer).where(open).for('update')
    if (!row) return refuse('OFFICE_UNKNOWN')
    const { from, until } = parseDateRange(row.valid)
    if (from !== undefined && on < from) return err([problem('PERIOD_REVERSED', { at: { path: 'on' } })])
    const now = deps.clock.now()
    await tx.update(officer).set({ supersededAt: now }).where(open)
    const { id: _, ...rest } = row
    if (from !== on)
      await tx.insert(officer).values({ ...rest, valid: formatDateRange({ from, until: on }), recordedAt: now })
    await recordAudit(tx, viewer, {
      type: 'OFFICER_ENDED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'organisation',
      aggregateId: row.organisationId,
      data: { officerId, personId: row.personId, changes: [{ field: 'until', before: until ?? null, after: on }] },
    })
    return ok({ organisationId: row.organisationId })
  })
}

const refuse = (code: OfficeProblemCode): Outcome<never> => err([problem(code)])
