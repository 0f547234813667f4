import type { Db } from '../../db/client.js'
import type { ClassifiedEntry } from '../../db/schema/index.js'
import { composeClassification, stagesInOrder, stagesOfEvent } from './compose-classification.js'
import { allLinesOf, shownRevisions } from './standings-reads.repo.js'

export interface ShownPart {
  readonly stageId: string
  /** Undefined while the stage has no standings. */
  readonly revisionId: string | undefined
  readonly official: boolean
}

/** The order of an event by the standings that everybody sees now. */
export interface ShownClassification {
  /** The stage that places the best first. */
  readonly parts: readonly ShownPart[]
  readonly lines: readonly ClassifiedEntry[]
}

/** Undefined where one stage ranks everybody. Five statements. */
export const shownClassification = async (db: Db, eventId: string): Promise<ShownClassification | undefined> => {
  const stages = stagesInOrder(await stagesOfEvent(db, eventId))
  if (stages.length < 2) return undefined
  const revisions = await shownRevisions(
    db,
    stages.map(stage => stage.id),
  )
  const lines = await allLinesOf(
    db,
    revisions.map(revision => revision.id),
  )
  const parts = stages.map(({ id: stageId }) => {
    const revision = revisions.find(one => one.stageId === stageId)
    return { stageId, revisionId: revision?.id, official: Boolean(revision?.officialAt) }
  })
  const composed = await composeClassification(
    db,
    parts.flatMap(({ stageId, revisionId }) =>
      revisionId === undefined ? [] : [{ stageId, lines: lines.filter(line => line.revisionId === revisionId) }],
    ),
  )
  return { parts, lines: composed }
}
