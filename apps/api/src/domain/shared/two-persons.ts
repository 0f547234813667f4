import { sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text } from '../../db/rows.js'

/** Why an act of two was refused to the second of them. */
export const twoPersonsRefusalCodes = [
  'SECOND_PERSON_UNREGISTERED',
  'FIRST_PERSON_UNREGISTERED',
  'SECOND_PERSON_IS_FIRST',
] as const

type TwoPersonsRefusal = (typeof twoPersonsRefusalCodes)[number]

export interface PersonOfAccount {
  readonly accountId: string
  /** The record that stands for the person; null for an account that is linked to nobody. */
  readonly personId: string | null
}

/** Whose the accounts are; what is no account, such as the program itself, is left out. */
export const peopleOfAccounts = async (db: Db, accountIds: readonly string[]): Promise<PersonOfAccount[]> => {
  const rows = await db.execute(sql`
    select u.id as "accountId", coalesce(p.merged_into_id, p.id)::text as "personId"
    from "user" u left join person p on p.id = u.person_id where u.id = any(${sql.param([...accountIds])}::text[])`)
  return rowsOf<PersonOfAccount>(rows, { accountId: text, personId: orNull(text) })
}

const because = (reason: TwoPersonsRefusal): Permission => refused(reason)

/**
 * Whether one account may be the second of two after another: both are linked to people of the register, and after
 * merges these are two. What the program itself did needs no second account.
 */
export const secondOf = (own: PersonOfAccount | undefined, first: PersonOfAccount | undefined): Permission => {
  if (own?.personId === null) return because('SECOND_PERSON_UNREGISTERED')
  if (first?.personId === null) return because('FIRST_PERSON_UNREGISTERED')
  return own !== undefined && own.personId === first?.personId ? because('SECOND_PERSON_IS_FIRST') : allowed
}

/** Where nobody is asked to be registered: only that the two are not the same person through another account. */
export const anotherThan = (own: PersonOfAccount | undefined, first: PersonOfAccount | undefined): Permission =>
  own?.personId != null && own.personId === first?.personId ? because('SECOND_PERSON_IS_FIRST') : allowed

const both = async (db: Db, { accountId }: Viewer, first: string) => {
  const found = await peopleOfAccounts(db, [accountId ?? '', first])
  const of = (id: string | undefined) => found.find(one => one.accountId === id)
  return [of(accountId), of(first)] as const
}

/** `secondOf` for a viewer, by the account of whoever did the first half. */
export const secondPerson = async (db: Db, viewer: Viewer, first: string): Promise<Permission> =>
  secondOf(...(await both(db, viewer, first)))

/**
 * An act of two is of two people of the register, not of two accounts. Problem: NOT_PERMITTED, with what is missing.
 */
export const requireTwoPersons = async (db: Db, viewer: Viewer, first: string): Promise<Outcome<true>> =>
  requirePermission(await secondPerson(db, viewer, first))

/**
 * Where volunteers compare each other's entries nobody is asked to be registered, but nobody is his own second person
 * through another account. Problem: NOT_PERMITTED (SECOND_PERSON_IS_FIRST).
 */
export const refuseSamePerson = async (db: Db, viewer: Viewer, first: string): Promise<Outcome<true>> =>
  requirePermission(anotherThan(...(await both(db, viewer, first))))
