import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, roleGrant, user } from '../../db/schema/index.js'
import { logOf } from '../registry/places.js'
import type { Clock } from '../../base/clock.js'
import { dayAt } from '../../db/today.js'
import type { Outcome } from '../../base/problem.js'
import type { ManagedAccount } from './policy.js'

export interface AccountRow extends ManagedAccount {
  readonly name: string
  readonly email: string
  readonly lockedAt: Date | null
}

/** The account with its places. Problems: ACCOUNT_UNKNOWN. */
export const managedAccount = async (db: Db, clock: Clock, accountId: string): Promise<Outcome<AccountRow>> => {
  const [row] = await db
    .select({
      id: user.id,
      name: user.name,
      email: user.email,
      lockedAt: user.lockedAt,
      home: sql<
        string[] | null
      >`case when ${user.organisationId} is not null then organisation_path(${user.organisationId}) end`,
      isOpened: sql<boolean>`exists (select 1 from account a where a.user_id = "user".id and a.provider_id = 'credential')
        or exists (select 1 from account_recovery ar where ar.account_id = "user".id and ar.approved)`,
    })
    .from(user)
    .where(eq(user.id, accountId))
  if (!row) return err([problem('ACCOUNT_UNKNOWN')])
  const { home, ...rest } = row
  return ok({
    ...rest,
    home: home ? { organisationPath: home } : undefined,
    held: await heldRoles(db, accountId, clock.now()),
  })
}

const heldRoles = async (db: Db, accountId: string, now: Date): Promise<ManagedAccount['held']> => {
  const rows = await db
    .select({
      role: roleGrant.role,
      eventId: event.id,
      organisationPath: sql<string[]>`organisation_path(coalesce(${event.organisationId}, ${roleGrant.scopeId}))`,
    })
    .from(roleGrant)
    .leftJoin(event, and(eq(roleGrant.scopeKind, 'event'), eq(event.id, roleGrant.scopeId)))
    .where(
      and(
        eq(roleGrant.accountId, accountId),
        isNull(roleGrant.revokedAt),
        sql`not ${roleGrant.valid} << daterange(${dayAt(roleGrant.scopeId, now)}, null)`,
      ),
    )
  return rows.map(({ role, organisationPath, eventId }) => ({
    role,
    place: { organisationPath, ...(eventId ? { eventId } : {}) },
  }))
}

/** In whose log a change to an account is written: its federation's. */
export const logOfAccount = ({ home, held }: ManagedAccount): string => {
  const place = home ?? held[0]?.place
  return place ? logOf(place) : ''
}
