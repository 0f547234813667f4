import { err, ok, problem } from '@paiji/rules'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { eventsByIds, stagesByIds } from '../events/events.repo.js'
import { findRevision, type RevisionRow } from '../standings/standings.repo.js'
import { canExportResults } from './policy.js'

export interface PublishedRevision {
  readonly revision: RevisionRow
  readonly stage: Awaited<ReturnType<typeof stagesByIds>>[number]
  readonly event: Awaited<ReturnType<typeof eventsByIds>>[number]
}

/** A revision that may be set for paper, with its stage and event. Problems: REVISION_UNKNOWN, NOT_PERMITTED (not published). */
export const publishedRevision = async (db: Db, id: string): Promise<Outcome<PublishedRevision>> => {
  const revision = await findRevision(db, id)
  if (!revision) return err([problem('REVISION_UNKNOWN')])
  const permitted = requirePermission(canExportResults(revision))
  if (!permitted.ok) return permitted
  const [stage] = await stagesByIds(db, [revision.stageId])
  const [event] = stage ? await eventsByIds(db, [stage.eventId]) : []
  return stage && event ? ok({ revision, stage, event }) : err([problem('REVISION_UNKNOWN')])
}
