import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { awardRun, event, organisation, policy } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { IsoDate } from '../../base/clock.js'
import type { PolicyRow } from './awards.repo.js'
import { oneRow } from '../../db/one-row.js'

export interface FoundPolicy {
  readonly policy: PolicyRow
  readonly organisationPath: string[]
  /** Of the body whose policy it is. */
  readonly timeZone: string
}

export const findPolicyPlace = async (db: Db, id: string): Promise<FoundPolicy | undefined> => {
  const [row] = await db
    .select({
      policy,
      organisationPath: sql<string[]>`organisation_path(${policy.organisationId})`,
      timeZone: organisation.timeZone,
    })
    .from(policy)
    .innerJoin(organisation, eq(organisation.id, policy.organisationId))
    .where(eq(policy.id, id))
  return row
}

/** Every version of every policy, the newest of each first; those with their whole history count against `first`. */
export const allPolicies = (db: Db, first: number): Promise<PolicyRow[]> =>
  db
    .select()
    .from(policy)
    .orderBy(asc(policy.organisationId), asc(policy.sport), asc(policy.kind), asc(policy.code), desc(policy.version))
    .limit(first)

/** A version that was taken back before its first day; it never is in force. */
export const isWithdrawn = ({ effective }: Pick<PolicyRow, 'effective'>): boolean => effective === WITHDRAWN

/** No day at all, as PostgreSQL writes it. */
export const WITHDRAWN = 'empty'

/** Every version of a policy, oldest first; one addition at a time, until the transaction ends. */
export const lockPolicyVersions = (tx: Transaction, { organisationId, kind, code }: PolicyRow): Promise<PolicyRow[]> =>
  tx
    .select()
    .from(policy)
    .where(and(eq(policy.organisationId, organisationId), eq(policy.kind, kind), eq(policy.code, code)))
    .orderBy(asc(policy.version))
    .for('update')

/** Sets the days of a version: its end once its successor is known, open again or none when one is taken back. */
export const datePolicy = async (tx: Transaction, id: string, effective: string): Promise<void> => {
  await tx.update(policy).set({ effective }).where(eq(policy.id, id))
}

export const insertPolicy = async (tx: Transaction, values: typeof policy.$inferInsert): Promise<string> => {
  const row = oneRow(await tx.insert(policy).values(values).returning({ id: policy.id }))
  return row.id
}

/** Whether points were given for an event of the body, or of one below it, that ended on the day or later. */
export const awardedSince = async (
  db: Db,
  about: { readonly organisationId: string; readonly sport: string; readonly day: IsoDate },
): Promise<boolean> => {
  const [row] = await db
    .select({ id: awardRun.id })
    .from(awardRun)
    .innerJoin(event, eq(event.id, awardRun.eventId))
    .where(
      and(
        eq(event.sport, about.sport),
        gte(event.endsOn, about.day),
        sql`${about.organisationId}::uuid = any(organisation_path(${event.organisationId}))`,
      ),
    )
    .limit(1)
  return row !== undefined
}
