import { type ComparedEditions, editionOf, err, ok, problem, sportOfEdition } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { loadFacts } from './load-facts.js'
import { findStage } from './stage.repo.js'
import type { RevisionRow } from './standings.repo.js'

/**
 * What a stored revision would come to under another edition of its sport, from the facts it names; undefined where the
 * sport compares none. Problem: EDITION_UNKNOWN.
 */
export const compareRevision = async (
  db: Db,
  revision: RevisionRow,
  other: string,
): Promise<Outcome<ComparedEditions | undefined>> => {
  const sport = sportOfEdition(revision.editionId)
  const [own, beside] = [editionOf(revision.editionId), sport?.editions.find(({ id }) => id === other)]
  if (!own || !beside) return err([problem('EDITION_UNKNOWN', { at: { path: 'edition' }, params: { edition: other } })])
  const stage = await findStage(db, revision.stageId)
  if (!stage || !sport?.compare) return ok(undefined)
  return sport.compare((await loadFacts(db, stage, revision)).facts, own, beside)
}
