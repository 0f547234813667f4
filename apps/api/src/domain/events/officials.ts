import { ok } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { actorOf, type Role, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { roleGrant, user } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { dayOf } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import { sanctionedAmong } from '../sanctions/sanctions.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'
import { oneRow } from '../../db/one-row.js'

/** What somebody may be at an event. */
export const officialRoles = ['director', 'scorer'] as const satisfies readonly Role[]
export type OfficialRole = (typeof officialRoles)[number]

export interface AppointOfficialInput {
  readonly eventId: string
  /** The address of the account. */
  readonly email: string
  readonly role: OfficialRole
  readonly idempotencyKey?: string | undefined
}

/**
 * Makes an account director or scorer of one event. Problems: EVENT_UNKNOWN, NOT_PERMITTED, ACCOUNT_UNKNOWN,
 * OFFICIAL_SUSPENDED.
 */
export const appointOfficial = (
  deps: Deps,
  viewer: Viewer,
  input: AppointOfficialInput,
): Promise<Outcome<{ eventId: string; grantId: string }>> =>
  idempotently(deps, viewer, 'appointOfficial', input, async tx => {
    const event = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!event.ok) return event
    const [account] = await tx
      .select({ id: user.id, personId: user.personId })
      .from(user)
      .where(eq(user.email, input.email.trim().toLowerCase()))
    if (!account) return refuse('ACCOUNT_UNKNOWN', 'email')
    const { id: eventId, organisationId, sport, startsOn: on } = event.value
    const scene = { scopes: ['officiate', 'attend'] as const, organisationId, sport, on }
    const [kept] = await sanctionedAmong(tx, account.personId ? [account.personId] : [], scene)
    if (kept) return refuse('OFFICIAL_SUSPENDED', 'email', { until: kept.until ?? '—' })
    const grant = { accountId: account.id, role: input.role, scopeKind: 'event' as const, scopeId: eventId }
    const valid = formatDateRange({ from: dayOf(deps.clock.now(), event.value.timeZone) })
    const row = oneRow(
      await tx
        .insert(roleGrant)
        .values({ ...grant, valid, grantedBy: actorOf(viewer) })
        .returning({ id: roleGrant.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'ROLE_GRANTED',
      organisationId,
      aggregateKind: 'role_grant',
      aggregateId: row.id,
      data: grant,
    })
    return ok({ eventId, grantId: row.id })
  })

export interface DismissOfficialInput {
  readonly grantId: string
  readonly idempotencyKey?: string | undefined
}

/** Ends an appointment now. Problems: OFFICIAL_UNKNOWN, NOT_PERMITTED. */
export const dismissOfficial = (
  deps: Deps,
  viewer: Viewer,
  input: DismissOfficialInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'dismissOfficial', input, async tx => {
    const [grant] = await tx
      .select()
      .from(roleGrant)
      .where(and(eq(roleGrant.id, input.grantId), eq(roleGrant.scopeKind, 'event'), isNull(roleGrant.revokedAt)))
    const event = await runnableEvent(tx, viewer, grant?.scopeId ?? NOBODY, canSanctionEvent)
    if (!event.ok) return grant ? event : refuse('OFFICIAL_UNKNOWN', 'official')
    await tx.update(roleGrant).set({ revokedAt: deps.clock.now() }).where(eq(roleGrant.id, input.grantId))
    await recordAudit(tx, viewer, {
      type: 'ROLE_REVOKED',
      organisationId: event.value.organisationId,
      aggregateKind: 'role_grant',
      aggregateId: input.grantId,
      data: { grantId: input.grantId },
    })
    return ok({ eventId: event.value.id })
  })

const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface OfficialRow {
  readonly id: string
  readonly eventId: string
  readonly role: Role
  readonly name: string
  /** The register's person behind the account, if any. */
  readonly personId: string | null
}

/** Who directs an event and keeps its scores is said to everybody, as their names stand on rulings and sheets. */
export const isNamedToAll = ({ role }: Pick<OfficialRow, 'role'>): boolean =>
  (officialRoles as readonly Role[]).includes(role)

/** Who is appointed to these events now; one statement. */
export const officialsOfEvents = (db: Db, eventIds: readonly string[]): Promise<OfficialRow[]> =>
  db
    .select({
      id: roleGrant.id,
      eventId: roleGrant.scopeId,
      role: roleGrant.role,
      name: user.name,
      personId: user.personId,
    })
    .from(roleGrant)
    .innerJoin(user, eq(user.id, roleGrant.accountId))
    .where(
      and(eq(roleGrant.scopeKind, 'event'), inArray(roleGrant.scopeId, [...eventIds]), isNull(roleGrant.revokedAt)),
    )
    .orderBy(roleGrant.role, user.name)

/** The accounts appointed to an event now. */
export const currentOfficials = (db: Db, eventId: string): Promise<{ accountId: string; role: Role }[]> =>
  db
    .select({ accountId: roleGrant.accountId, role: roleGrant.role })
    .from(roleGrant)
    .where(and(eq(roleGrant.scopeKind, 'event'), eq(roleGrant.scopeId, eventId), isNull(roleGrant.revokedAt)))
