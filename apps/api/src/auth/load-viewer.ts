import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { roleGrant, user } from '../db/schema/index.js'
import { dayAt } from '../db/today.js'
import type { Clock } from '../base/clock.js'
import { parseDateRange } from '../base/date-range.js'
import type { SignedIn } from './session.js'
import { anonymous, type Grant, type Viewer } from './viewer.js'

/** The grants of an account that hold today, where each holds. */
export const loadGrants = async (db: Db, accountId: string, clock: Clock): Promise<Grant[]> => {
  const rows = await db
    .select({ role: roleGrant.role, kind: roleGrant.scopeKind, id: roleGrant.scopeId, valid: roleGrant.valid })
    .from(roleGrant)
    .where(
      and(
        eq(roleGrant.accountId, accountId),
        isNull(roleGrant.revokedAt),
        sql`${roleGrant.valid} @> ${dayAt(roleGrant.scopeId, clock.now())}`,
      ),
    )
  return rows.map(({ role, kind, id, valid }) => ({ role, scope: { kind, id }, ...parseDateRange(valid) }))
}

/** Who is asking, with what they may do today. */
export const loadViewer = async (
  db: Db,
  clock: Clock,
  who: SignedIn | undefined,
  requestId: string,
): Promise<Viewer> => {
  if (!who) return anonymous(requestId)
  const grants = await loadGrants(db, who.accountId, clock)
  return { ...who, grants, requestId }
}

/** The viewer that an account would be: for tests, tasks and the command line. */
export const viewerOfAccount = async (
  db: Db,
  clock: Clock,
  email: string,
  requestId: string,
): Promise<Viewer | undefined> => {
  const [row] = await db.select().from(user).where(eq(user.email, email.toLowerCase()))
  if (!row) return undefined
  const who = { accountId: row.id, name: row.name, email: row.email, personId: row.personId ?? undefined }
  return loadViewer(db, clock, who, requestId)
}
