import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { user } from '../../db/schema/index.js'
import type { CaseParty } from './case-access.repo.js'

/** One side of a case: partners and team-mates speak for one another. */
export interface Side {
  readonly side: 'appellant' | 'respondent'
  readonly entryId: string | null
  readonly parties: readonly CaseParty[]
}

/** The sides of a case, who appeals first; each entry that answers is a side of its own. */
export const sidesOf = (parties: readonly CaseParty[]): readonly Side[] =>
  (['appellant', 'respondent'] as const).flatMap(side => {
    const own = parties.filter(party => party.side === side)
    const entries =
      side === 'appellant' ? own.slice(0, 1).map(() => undefined) : [...new Set(own.map(of => of.entryId))]
    return entries.map(entry => ({
      side,
      entryId: entry === undefined ? (own[0]?.entryId ?? null) : entry,
      parties: entry === undefined ? own : own.filter(party => party.entryId === entry),
    }))
  })

/** The people of these sides who have an account, and so a page on which to act for their side. */
export const withAccount = async (db: Db, sides: readonly Side[]): Promise<ReadonlySet<string>> => {
  const people = sides.flatMap(({ parties }) => parties.flatMap(({ personId }) => personId ?? []))
  if (people.length === 0) return new Set()
  const rows = await db.select({ personId: user.personId }).from(user).where(inArray(user.personId, people))
  return new Set(rows.flatMap(({ personId }) => personId ?? []))
}

/** Whether anybody of a side can act for it. */
export const isReachable = ({ parties }: Side, accounts: ReadonlySet<string>): boolean =>
  parties.some(({ personId, accountId }) => accountId !== null || (personId !== null && accounts.has(personId)))
