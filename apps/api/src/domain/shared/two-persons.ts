import { sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused, requirePermission } from '../../base/permission.js'
import { ok } from '@paiji/rules'
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

/**
 * Whether the viewer may be the second of two after whoever did the first half: both accounts are linked to people of
 * the register, and after merges these are two. What the program itself did needs no second account.
 */
export const secondPerson = async (db: Db, { accountId }: Viewer, first: string): Promise<Permission> => {
  const rows = await db.execute(sql`
    select u.id, coalesce(p.merged_into_id, p.id)::text as "personId" from "user" u left join person p on p.id = u.person_id
    where u.id in (${accountId ?? ''}, ${first})`)
  const known = new Map(
    rowsOf(rows, { id: text, personId: orNull(text) }).map(({ id, personId }) => [id, personId] as const),
  )
  const [own, other] = [known.get(accountId ?? ''), known.get(first)]
  if (own === null) return refusedFor('SECOND_PERSON_UNREGISTERED')
  if (other === null) return refusedFor('FIRST_PERSON_UNREGISTERED')
  return own !== undefined && own === other ? refusedFor('SECOND_PERSON_IS_FIRST') : allowed
}

const refusedFor = (reason: TwoPersonsRefusal): Permission => refused(reason)

/**
 * An act of two is of two people of the register, not of two accounts. Problem: NOT_PERMITTED, with what is missing.
 */
export const requireTwoPersons = async (db: Db, viewer: Viewer, first: string): Promise<Outcome<true>> =>
  requirePermission(await secondPerson(db, viewer, first))

/**
 * Where volunteers compare each other's entries nobody is asked to be registered, but nobody is his own second person
 * through another account. Problem: NOT_PERMITTED (SECOND_PERSON_IS_FIRST).
 */
export const refuseSamePerson = async (db: Db, viewer: Viewer, first: string): Promise<Outcome<true>> => {
  const both = await requireTwoPersons(db, viewer, first)
  const isSame = !both.ok && both.error.some(({ params }) => params?.reason === 'SECOND_PERSON_IS_FIRST')
  return isSame ? both : ok(true)
}
