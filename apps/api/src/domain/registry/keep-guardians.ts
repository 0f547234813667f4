import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { type guardianRelations, guardianship } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface RecordGuardianInput {
  readonly personId: string
  readonly name: string
  readonly relation: (typeof guardianRelations)[number]
  /** A telephone number or an address. */
  readonly contact: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Records who answers for somebody under age. Problems: PERSON_UNKNOWN, NOT_PERMITTED, GUARDIAN_MISSING (the name or
 * how to reach them).
 */
export const recordGuardian = async (
  deps: Deps,
  viewer: Viewer,
  input: RecordGuardianInput,
): Promise<Outcome<{ personId: string }>> => {
  const managed = await personFor(deps.db, viewer, 'recordGuardian', input.personId)
  if (!managed.ok) return managed
  const [name, contact] = [input.name.trim(), input.contact.trim()]
  if (!name || !contact) return err([problem('GUARDIAN_MISSING', { at: { path: name ? 'contact' : 'name' } })])
  return idempotently(deps, viewer, 'recordGuardian', input, async tx => {
    const { personId, relation } = input
    const recordedBy = actorOf(viewer)
    const values = { personId, name, relation, contact, recordedBy, recordedAt: deps.clock.now() }
    const [row] = await tx.insert(guardianship).values(values).returning({ id: guardianship.id })
    await recordAudit(tx, viewer, {
      type: 'GUARDIAN_RECORDED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { guardianshipId: row?.id ?? '' },
    })
    await notifyConcerned({ tx, deps, viewer }, 'recordGuardian', personId, logOf(managed.value.place))
    return ok({ personId })
  })
}

/** Takes a guardian off again. Problems: GUARDIAN_UNKNOWN, PERSON_UNKNOWN, NOT_PERMITTED. */
export const endGuardian = async (
  deps: Deps,
  viewer: Viewer,
  { guardianshipId }: { readonly guardianshipId: string },
): Promise<Outcome<{ personId: string }>> => {
  const open = and(eq(guardianship.id, guardianshipId), isNull(guardianship.endedAt))
  const [row] = await deps.db.select().from(guardianship).where(open)
  if (!row) return err([problem('GUARDIAN_UNKNOWN')])
  const managed = await personFor(deps.db, viewer, 'endGuardian', row.personId)
  if (!managed.ok) return managed
  return inTransaction(deps.db, async tx => {
    const ended = { endedAt: deps.clock.now(), endedBy: actorOf(viewer) }
    await tx.update(guardianship).set(ended).where(open)
    await recordAudit(tx, viewer, {
      type: 'GUARDIAN_ENDED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { guardianshipId },
    })
    await notifyConcerned({ tx, deps, viewer }, 'endGuardian', row.personId, logOf(managed.value.place))
    return ok({ personId: row.personId })
  })
}
