import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import { organisation, passkey, roleGrant, user } from '../../db/schema/index.js'
import type { Db } from '../../db/client.js'
import type { Deps } from '../shared/deps.js'

export interface OwnAccountRow {
  readonly secondFactor: boolean
  /** The first day on which one of its roles needs a second factor; null when none does. */
  readonly secondFactorFrom: string | null
}

/** How an account gets in, and what its federations ask of it. */
export const ownAccount = async ({ db }: Pick<Deps, 'db'>, accountId: string): Promise<OwnAccountRow | undefined> => {
  const [row] = await db.select({ secondFactor: user.twoFactorEnabled }).from(user).where(eq(user.id, accountId))
  if (!row) return undefined
  const [rule] = await db
    .select({ from: min(organisation.secondFactorFrom) })
    .from(roleGrant)
    .innerJoin(
      organisation,
      sql`${organisation.id} = any(organisation_path(coalesce(
        (select e.organisation_id from event e where e.id = ${roleGrant.scopeId}), ${roleGrant.scopeId})))`,
    )
    .where(
      and(eq(roleGrant.accountId, accountId), isNull(roleGrant.revokedAt), inArray(roleGrant.role, ['admin', 'clerk'])),
    )
  return { ...row, secondFactorFrom: rule?.from ?? null }
}

const MOST_PASSKEYS = 50

/** The passkeys of an account, the oldest first. */
export const passkeysOf = async (db: Db, accountId: string): Promise<{ id: string; name: string; addedAt: Date }[]> => {
  const rows = await db
    .select({ id: passkey.id, name: passkey.name, addedAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
    .limit(MOST_PASSKEYS)
  return rows.map(row => ({ ...row, name: row.name ?? '' }))
}
