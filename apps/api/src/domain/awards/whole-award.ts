import { entrantId, type Explanation } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { awardRun, pointAward } from '../../db/schema/index.js'
import { entriesCalled } from '../events/entries-called.js'
import { idsSpokenOf, readableExplanation, spokenOf } from '../rounds/readable.js'
import { deriveRevision } from '../standings/derive-revision.js'
import { explainStanding } from '../standings/explain-standing.js'
import { findRevision } from '../standings/standings.repo.js'

/**
 * Why an award is what it is in one tree, down to the boards: the arithmetic of its policy, and beside it the total and the
 * place it rests on as they follow from the sheets once more. The first alone where the award's contestant stands in no
 * published stage of its own. Undefined for no award.
 */
export const wholeAwardExplanation = async (db: Db, awardId: string): Promise<Explanation | undefined> => {
  const [award] = await db
    .select({ tree: pointAward.explanation, entryId: pointAward.entryId, revisionId: awardRun.revisionId })
    .from(pointAward)
    .innerJoin(awardRun, eq(awardRun.id, pointAward.runId))
    .where(eq(pointAward.id, awardId))
  if (!award) return undefined
  const tree = award.tree as Explanation
  if (award.revisionId === null || award.entryId === null) return tree
  const revision = await findRevision(db, award.revisionId)
  const derived = revision && (await deriveRevision(db, revision))
  const standing = derived?.ok ? explainStanding(derived.value, { entrant: entrantId(award.entryId) }) : undefined
  if (!revision || !standing) return tree
  const readable = readableExplanation(standing, (await entriesCalled(db, idsSpokenOf(standing))).map(spokenOf))
  return { ...tree, steps: [...(tree.steps ?? []), readable] }
}
