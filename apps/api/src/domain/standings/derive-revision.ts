import { err, problem } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { Outcome } from '../../base/problem.js'
import { type DerivedStandings, deriveStandings } from './derive-standings.js'
import { loadFacts } from './load-facts.js'
import { findStage } from './stage.repo.js'
import type { RevisionRow } from './standings.repo.js'

/** A stored revision computed again from the facts it names: for travellers, score cards and explanations. */
export const deriveRevision = async (db: Db, revision: RevisionRow): Promise<Outcome<DerivedStandings>> => {
  const stage = await findStage(db, revision.stageId)
  if (!stage) return err([problem('STAGE_UNKNOWN')])
  const { facts } = await loadFacts(db, stage, revision)
  return deriveStandings(revision.editionId, facts)
}
