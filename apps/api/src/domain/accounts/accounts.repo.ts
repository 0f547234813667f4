import { and, asc, desc, eq, gt, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Role } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { keysetOrder, rowsAfter } from '../../db/keyset.js'
import { account, accountInvitation, person, roleGrant, roleProposal, session, user } from '../../db/schema/index.js'
import { zoneOf } from '../../db/today.js'
import { partOfNumber } from '../registry/person-number.js'
import type { PageRequest } from '../shared/page.js'

export interface AccountFilter {
  /** Only accounts of these bodies and those below them, or with a role there. */
  readonly within: readonly string[]
  /** Part of a name, of an address, or a whole number of the register. */
  readonly text?: string | undefined
}

/** An account as its administrators see it; never the password. */
export interface ListedAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly personId: string | null
  readonly organisationId: string | null
  readonly lockedAt: Date | null
  readonly lockReason: string | null
}

const listed = {
  id: user.id,
  name: user.name,
  email: user.email,
  personId: user.personId,
  organisationId: user.organisationId,
  lockedAt: user.lockedAt,
  lockReason: user.lockReason,
}

/** The bodies of the filter and everything below them. */
const reach = (within: readonly string[]): SQL => sql`(
  with recursive below as (
    select id from organisation where id = any(${uuids(within)})
    union select o.id from organisation o join below on o.parent_id = below.id)
  select id from below)`

const isWithin = (within: readonly string[]): SQL => sql`(${user.organisationId} in ${reach(within)} or exists (
  select 1 from role_grant g left join event e on g.scope_kind = 'event' and e.id = g.scope_id
  where g.account_id = ${user.id} and coalesce(e.organisation_id, g.scope_id) in ${reach(within)}))`

const matches = (text: string | undefined): SQL | undefined => {
  const said = text?.trim()
  if (!said) return undefined
  const part = `%${said.replace(/[\\%_]/g, mark => `\\${mark}`)}%`
  return sql`(${user.name} ilike ${part} or ${user.email} ilike ${part} or exists (
    select 1 from ${person} where ${person.id} = ${user.personId} and ${person.number} like ${partOfNumber(said) ?? ''}))`
}

const conditions = (filter: AccountFilter): SQL | undefined => and(isWithin(filter.within), matches(filter.text))

const order = [{ column: user.name, direction: 'asc' as const }]

/** By name. The cursor's key is the name. */
export const listAccounts = (db: Db, filter: AccountFilter, page: PageRequest): Promise<ListedAccount[]> =>
  db
    .select(listed)
    .from(user)
    .where(and(conditions(filter), rowsAfter(order, user.id, page.after)))
    .orderBy(...keysetOrder(order, user.id))
    .limit(page.first + 1)

export const countAccounts = async (db: Db, filter: AccountFilter): Promise<number> => {
  const [row] = await db.select({ n: sql<number>`count(*)::int` }).from(user).where(conditions(filter))
  return row?.n ?? 0
}

/** One account, if it is within. */
export const accountWithin = async (
  db: Db,
  within: readonly string[],
  accountId: string,
): Promise<ListedAccount | undefined> => {
  const [row] = await db
    .select(listed)
    .from(user)
    .where(and(eq(user.id, accountId), isWithin(within)))
  return row
}

/** A role given or proposed, and the place it is for. */
export interface RoleRow {
  readonly id: string
  readonly accountId: string
  readonly role: Role
  readonly scopeKind: 'organisation' | 'event'
  readonly scopeId: string
  readonly valid: string
  readonly by: string
  readonly revokedAt?: Date | null
  readonly organisationPath: string[]
  /** Of the place: in which its days are meant. */
  readonly timeZone: string
}

const pathOf = (scope: { scopeKind: SQLWrapper; scopeId: SQLWrapper }): SQL<string[]> =>
  sql`organisation_path(coalesce((select e.organisation_id from event e
    where e.id = ${scope.scopeId} and ${scope.scopeKind} = 'event'), ${scope.scopeId}))`

/** Every role accounts have had, the latest first. */
export const rolesOfAccounts = (db: Db, ids: readonly string[]): Promise<RoleRow[]> =>
  db
    .select({
      id: roleGrant.id,
      accountId: roleGrant.accountId,
      role: roleGrant.role,
      scopeKind: roleGrant.scopeKind,
      scopeId: roleGrant.scopeId,
      valid: roleGrant.valid,
      by: roleGrant.grantedBy,
      revokedAt: roleGrant.revokedAt,
      organisationPath: pathOf(roleGrant),
      timeZone: zoneOf(roleGrant.scopeId),
    })
    .from(roleGrant)
    .where(inArray(roleGrant.accountId, [...ids]))
    .orderBy(desc(roleGrant.recordedAt), desc(roleGrant.id))

/** Roles that wait for a second administrator. */
export const proposalsOfAccounts = (db: Db, ids: readonly string[]): Promise<RoleRow[]> =>
  db
    .select({
      id: roleProposal.id,
      accountId: roleProposal.accountId,
      role: roleProposal.role,
      scopeKind: roleProposal.scopeKind,
      scopeId: roleProposal.scopeId,
      valid: roleProposal.valid,
      by: roleProposal.proposedBy,
      organisationPath: pathOf(roleProposal),
      timeZone: zoneOf(roleProposal.scopeId),
    })
    .from(roleProposal)
    .where(and(inArray(roleProposal.accountId, [...ids]), isNull(roleProposal.decidedAt)))
    .orderBy(asc(roleProposal.recordedAt))

/** How many proposals wait in these bodies and those below them that this administrator may decide. */
export const countProposals = async (db: Db, within: readonly string[], accountId: string): Promise<number> => {
  if (within.length === 0) return 0
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(roleProposal)
    .where(
      and(
        isNull(roleProposal.decidedAt),
        sql`${roleProposal.proposedBy} <> ${accountId} and ${roleProposal.accountId} <> ${accountId}`,
        sql`coalesce((select e.organisation_id from event e where e.id = ${roleProposal.scopeId}), ${roleProposal.scopeId})
          in ${reach(within)}`,
      ),
    )
  return row?.n ?? 0
}

export interface SignInRow {
  readonly accountId: string
  readonly hasPassword: boolean
  /** Two administrators took the password it had away. */
  readonly wasReset: boolean
  readonly sessions: number
  /** When its open link ends, if it has one. */
  readonly linkExpiresAt: Date | null
}

/** Whether and how accounts are signed in. */
export const signInsOfAccounts = (db: Db, ids: readonly string[]): Promise<SignInRow[]> => {
  const password = db
    .select({ one: sql`1` })
    .from(account)
    .where(and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
  const sessions = db
    .select({ n: sql`count(*)::int` })
    .from(session)
    .where(and(eq(session.userId, user.id), gt(session.expiresAt, sql`now()`)))
  return db
    .select({
      accountId: user.id,
      hasPassword: sql<boolean>`exists ${password}`,
      wasReset: sql<boolean>`exists (select 1 from account_recovery ar where ar.account_id = "user".id and ar.approved)`,
      sessions: sql<number>`${sessions}`,
      linkExpiresAt: accountInvitation.expiresAt,
    })
    .from(user)
    .leftJoin(
      accountInvitation,
      and(
        eq(accountInvitation.accountId, user.id),
        isNull(accountInvitation.usedAt),
        isNull(accountInvitation.withdrawnAt),
      ),
    )
    .where(inArray(user.id, [...ids]))
}
