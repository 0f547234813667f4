import { and, eq } from 'drizzle-orm'
import { createAccount } from '../../auth/accounts.js'
import { grantRole } from '../../domain/accounts/grant-role.js'
import type { ScopeReference } from '../../auth/places.js'
import { type Role, system } from '../../auth/viewer.js'
import { findList } from '../../domain/awards/lists.repo.js'
import type { Db } from '../../db/client.js'
import { committeeTerm, rankingEntry, user } from '../../db/schema/index.js'
import { demoLogins } from '../../seed/logins.js'
import { must, sceneDeps } from '../scenario.js'

const SINCE = '2024-01-01'
const UNTIL = '2030-01-01'

export interface AccountScopes {
  readonly federationId: string
  /** Where the directors work. */
  readonly associationId: string
  /** The running events, where the directors and the scorer are at work. */
  readonly eventIds: readonly string[]
}

const scopesOf = (role: Role, scopes: AccountScopes): ScopeReference[] => {
  const events = scopes.eventIds.map((id): ScopeReference => ({ kind: 'event', id }))
  if (role === 'scorer') return events
  if (role === 'director') return [{ kind: 'organisation', id: scopes.associationId }, ...events]
  return [{ kind: 'organisation', id: scopes.federationId }]
}

/** Accounts without grants; answers email → account id. */
export const seedAccounts = async (
  db: Db,
  organisationId: string,
  people: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>()
  for (const { email, password, nameZh } of demoLogins) {
    const personId = people[email.split('@')[0] ?? '']
    const account = { name: nameZh, email, password, organisationId, ...(personId ? { personId } : {}) }
    ids.set(email, must(await createAccount(db, account)))
  }
  return ids
}

/** Gives the accounts their roles, each in its place and for its time. */
export const seedGrants = async (
  db: Db,
  accounts: ReadonlyMap<string, string>,
  scopes: AccountScopes,
): Promise<void> => {
  const deps = sceneDeps(db, `${SINCE}T01:00:00Z`)
  for (const { email, roles } of demoLogins) {
    for (const [role, scope] of roles.flatMap(role => scopesOf(role, scopes).map(scope => [role, scope] as const))) {
      const grant = { accountId: accounts.get(email) ?? '', role, scope, from: SINCE, until: UNTIL }
      must(await grantRole(deps, system(scopes.federationId, 'seed'), grant))
    }
  }
}

/** Puts people on the roster of the appeals committee, so that a panel can be formed. */
export const seedCommittee = async (db: Db, federationId: string, personIds: readonly string[]): Promise<void> => {
  await db.insert(committeeTerm).values(
    personIds.map(personId => ({
      organisationId: federationId,
      personId,
      body: 'appeals' as const,
      standing: 'expert' as const,
      valid: `[${SINCE},${UNTIL})`,
      namedBy: 'seed',
    })),
  )
}

/** Lets an account be a person of the register who has much to look at: one of the first on a list. */
export const linkToListedPerson = async (
  db: Db,
  accountId: string,
  rankingId: string,
  position: number,
): Promise<void> => {
  const list = await findList(db, rankingId)
  const [entry] = await db
    .select({ personId: rankingEntry.personId })
    .from(rankingEntry)
    .where(and(eq(rankingEntry.listId, list?.id ?? NOBODY), eq(rankingEntry.position, position)))
  if (entry) await db.update(user).set({ personId: entry.personId }).where(eq(user.id, accountId))
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
