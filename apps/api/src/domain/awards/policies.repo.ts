import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { organisation, policy } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { PolicyRow } from './awards.repo.js'

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

/** The latest version of every policy that can be given another one. */
export const latestPolicies = (db: Db, first: number): Promise<PolicyRow[]> =>
  db
    .selectDistinctOn([policy.organisationId, policy.kind, policy.code])
    .from(policy)
    .where(ne(policy.kind, 'ladder'))
    .orderBy(asc(policy.organisationId), asc(policy.kind), asc(policy.code), desc(policy.version))
    .limit(first)

/** Every version of a policy, oldest first; one addition at a time, until the transaction ends. */
export const lockPolicyVersions = (tx: Transaction, { organisationId, kind, code }: PolicyRow): Promise<PolicyRow[]> =>
  tx
    .select()
    .from(policy)
    .where(and(eq(policy.organisationId, organisationId), eq(policy.kind, kind), eq(policy.code, code)))
    .orderBy(asc(policy.version))
    .for('update')

/** Sets the day on which a version ends, which is not known before its successor is. */
export const endPolicy = async (tx: Transaction, id: string, effective: string): Promise<void> => {
  await tx.update(policy).set({ effective }).where(eq(policy.id, id))
}

export const insertPolicy = async (tx: Transaction, values: typeof policy.$inferInsert): Promise<string> => {
  const [row] = await tx.insert(policy).values(values).returning({ id: policy.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}
