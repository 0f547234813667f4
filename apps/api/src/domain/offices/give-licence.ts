import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { officialLicence, type officialKinds, type officialLevels } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { peopleByIds } from '../registry/people.repo.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import type { OfficeProblemCode } from './problem-codes.js'
import { readTerm, type Term } from './terms.js'

export interface GiveLicenceInput extends Term {
  /** The body that gives it. */
  readonly organisationId: string
  readonly personId: string
  readonly sport: string
  readonly kind: (typeof officialKinds)[number]
  readonly level: (typeof officialLevels)[number]
  readonly idempotencyKey?: string | undefined
}

/**
 * Enters a technical official's licence. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, PERSON_UNKNOWN,
 * DATE_NOT_READABLE, PERIOD_REVERSED, LICENCE_HELD_ALREADY (the same kind, sport and level at that time).
 */
export const giveLicence = async (
  deps: Deps,
  viewer: Viewer,
  input: GiveLicenceInput,
): Promise<Outcome<{ personId: string }>> => {
  const managed = await managedOrganisation(deps.db, viewer, input.organisationId)
  if (!managed.ok) return managed
  const [who] = await peopleByIds(deps.db, [input.personId])
  if (!who) return err([problem('PERSON_UNKNOWN')])
  const valid = readTerm(input)
  if (!valid.ok) return valid
  const { organisationId, personId, sport, kind, level } = input
  return idempotently(deps, viewer, 'giveLicence', input, async tx => {
    const [held] = await tx
      .select({ id: officialLicence.id })
      .from(officialLicence)
      .where(
        and(
          eq(officialLicence.personId, personId),
          eq(officialLicence.sport, sport),
          eq(officialLicence.kind, kind),
          eq(officialLicence.level, level),
          isNull(officialLicence.supersededAt),
          sql`${officialLicence.valid} && ${valid.value}::daterange`,
        ),
      )
    if (held) return refuse('LICENCE_HELD_ALREADY')
    const by = { givenBy: actorOf(viewer), recordedAt: deps.clock.now() }
    const [row] = await tx
      .insert(officialLicence)
      .values({ organisationId, personId, sport, kind, level, valid: valid.value, ...by })
      .returning({ id: officialLicence.id })
    await recordAudit(tx, viewer, {
      type: 'LICENCE_GIVEN',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { licenceId: row?.id ?? '', personId, changes: [{ field: 'level', before: null, after: level }] },
    })
    return ok({ personId })
  })
}

/** Takes a licence back. Problems: LICENCE_UNKNOWN, NOT_PERMITTED, REASON_MISSING. */
export const endLicence = async (
  deps: Deps,
  viewer: Viewer,
  { licenceId, reason }: { readonly licenceId: string; readonly reason: string },
): Promise<Outcome<{ personId: string }>> => {
  const open = and(eq(officialLicence.id, licenceId), isNull(officialLicence.supersededAt))
  const [row] = await deps.db.select().from(officialLicence).where(open)
  if (!row) return refuse('LICENCE_UNKNOWN')
  const managed = await managedOrganisation(deps.db, viewer, row.organisationId)
  if (!managed.ok) return managed
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    await tx.update(officialLicence).set({ supersededAt: deps.clock.now() }).where(open)
    await recordAudit(tx, viewer, {
      type: 'LICENCE_ENDED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { licenceId, changes: [{ field: 'level', before: row.level, after: null }], reason: reason.trim() },
    })
    return ok({ personId: row.personId })
  })
}

const refuse = (code: OfficeProblemCode): Outcome<never> => err([problem(code)])
