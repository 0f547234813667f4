import { isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { awardRun } from '../../db/schema/index.js'
import { findRevision } from '../standings/standings.repo.js'
import { awardsOfRun, isEventRun, linesOfEvent } from './awards.repo.js'
import { computeAwards } from './compute-awards.js'

/** Something stored that does not follow from what it was made of. */
export interface Finding {
  readonly kind: 'award' | 'list'
  readonly id: string
  readonly code: string
  readonly detail: string
}

const keyOf = (award: { personId: string; entryId: string; points: number; rank: number }): string =>
  [award.personId, award.entryId, award.rank, award.points].join('|')

/** Computes every standing award run of an event again and compares it with what is stored. */
export const checkAwards = async (db: Db): Promise<{ readonly checked: number; readonly findings: Finding[] }> => {
  const standing = await db.select().from(awardRun).where(isNull(awardRun.supersededAt)).orderBy(awardRun.id)
  const runs = standing.filter(isEventRun)
  const findings: Finding[] = []
  for (const run of runs) {
    const note = (code: string, detail: string) => findings.push({ kind: 'award', id: run.id, code, detail })
    const revision = await findRevision(db, run.revisionId)
    const standings = await linesOfEvent(db, run.revisionId)
    const computed = await computeAwards(db, { eventId: run.eventId, stageId: revision?.stageId ?? '', standings })
    if (!computed.ok) {
      note('NOT_COMPUTABLE', computed.error.map(problem => problem.code).join(' '))
      continue
    }
    if (computed.value.inputDigest !== run.inputDigest) note('INPUT_DIFFERS', run.inputDigest)
    const stored = (await awardsOfRun(db, run.id)).map(keyOf).sort()
    if (stored.join() !== computed.value.awards.map(keyOf).sort().join()) note('AWARDS_DIFFER', run.eventId)
  }
  return { checked: runs.length, findings }
}
