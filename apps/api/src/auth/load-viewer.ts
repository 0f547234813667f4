import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { roleGrant, user } from '../db/schema/index.js'
import { dayAt } from '../db/today.js'
import type { Clock } from '../base/clock.js'
import { parseDateRange } from '../base/date-range.js'
import type { SignedIn } from './session.js'
import { grantsWithin } from './token-place.js'
import { anonymous, type Grant, type Role, type Viewer } from './viewer.js'

/** The roles that a federation may ask a second factor of. */
const GUARDED: readonly Role[] = ['admin', 'clerk']

/** Whether the federation above the grant's place asks for a second factor by now, and the account or its session has none. */
export const waitsForSecondFactor = (
  now: Date,
  byPasskey: boolean,
) => sql<boolean>`(${inArray(roleGrant.role, [...GUARDED])}
  and not ${byPasskey}::boolean
  and not (select u.two_factor_enabled from "user" u where u.id = ${roleGrant.accountId})
  and exists (select 1 from organisation f where f.second_factor_from <= ${dayAt(sql`f.id`, now)}
    and f.id = any(organisation_path(coalesce(
      (select e.organisation_id from event e where e.id = ${roleGrant.scopeId}), ${roleGrant.scopeId})))))`

/** The grants of an account that hold today, where each holds; those apart that wait for its second factor. */
export const loadGrants = async (
  db: Db,
  accountId: string,
  clock: Clock,
  byPasskey = false,
): Promise<{ grants: Grant[]; withheld: Grant[] }> => {
  const rows = await db
    .select({
      role: roleGrant.role,
      kind: roleGrant.scopeKind,
      id: roleGrant.scopeId,
      valid: roleGrant.valid,
      waits: waitsForSecondFactor(clock.now(), byPasskey),
    })
    .from(roleGrant)
    .where(
      and(
        eq(roleGrant.accountId, accountId),
        isNull(roleGrant.revokedAt),
        sql`${roleGrant.valid} @> ${dayAt(roleGrant.scopeId, clock.now())}`,
      ),
    )
  const grantsOf = (waits: boolean): Grant[] =>
    rows
      .filter(row => row.waits === waits)
      .map(({ role, kind, id, valid }) => ({ role, scope: { kind, id }, ...parseDateRange(valid) }))
  return { grants: grantsOf(false), withheld: grantsOf(true) }
}

/** Somebody with an account, in a session or not. */
export type KnownAccount = Omit<SignedIn, 'sessionId' | 'byPasskey'> &
  Partial<Pick<SignedIn, 'sessionId' | 'byPasskey'>>

/** Who is asking, with what they may do today. */
export const loadViewer = async (
  db: Db,
  clock: Clock,
  who: KnownAccount | undefined,
  requestId: string,
): Promise<Viewer> => {
  if (!who) return anonymous(requestId)
  const { byPasskey, ...known } = who
  const { grants, withheld } = await loadGrants(db, who.accountId, clock, byPasskey)
  const { place } = known.token ?? {}
  if (!place) return { ...known, grants, ...(withheld.length > 0 ? { withheld } : {}), requestId }
  // A token for one place acts by a role there, and in nothing as the person.
  const { personId: _, ...limited } = known
  const waiting = await grantsWithin(db, place, withheld)
  return {
    ...limited,
    grants: await grantsWithin(db, place, grants),
    beyond: grants,
    ...(waiting.length > 0 ? { withheld: waiting } : {}),
    requestId,
  }
}

/** An account by its id; undefined while it is locked. */
export const accountById = async (db: Db, id: string): Promise<KnownAccount | undefined> => {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.id, id), isNull(user.lockedAt)))
  return row && { accountId: row.id, name: row.name, email: row.email, personId: row.personId ?? undefined }
}

/** The account of an address, as a session of it would say. */
export const accountOf = async (db: Db, email: string): Promise<KnownAccount | undefined> => {
  const [row] = await db.select().from(user).where(eq(user.email, email.toLowerCase()))
  return row && { accountId: row.id, name: row.name, email: row.email, personId: row.personId ?? undefined }
}
