import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { caseStatement } from '../../db/schema/index.js'
import type { CaseParty } from './case-access.repo.js'

export type StatementRow = typeof caseStatement.$inferSelect

/** What was stated to these cases besides the appeals themselves, the oldest first. */
export const statementsOfCases = (db: Db, appealIds: readonly string[]): Promise<StatementRow[]> =>
  db
    .select()
    .from(caseStatement)
    .where(inArray(caseStatement.appealId, [...appealIds]))
    .orderBy(asc(caseStatement.id))

/** Whose side has answered: partners and team-mates answer for one another. */
export const hasAnswered = (
  entryId: string | null,
  parties: readonly CaseParty[],
  statements: readonly StatementRow[],
): boolean => {
  const own = new Set(parties.filter(party => party.entryId === entryId).map(party => party.id))
  return statements.some(({ kind, partyId }) => kind === 'response' && partyId !== null && own.has(partyId))
}
