import {
  type ClassificationLine,
  classificationOf,
  readStagePlan,
  sourcesOf,
  type StagePlan,
  usualClassification,
} from '@paiji/rules/pairing'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { rowsOf, text } from '../../db/rows.js'

import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { stage, standingLine, standingsRevision } from '../../db/schema/index.js'
import type { ClassifiedEntry } from '../../db/schema/index.js'

/** A line of a stage's standings, as far as the order of the event hangs on it. */
export interface PartLine {
  readonly entryId: string
  readonly rank: number
}

/** A stage whose standings are a part of the order of the event. */
export interface ClassifiedPart {
  readonly stageId: string
  readonly lines: readonly PartLine[]
}

interface StageOfEvent {
  readonly id: string
  readonly ordinal: number
  readonly plan: Record<string, unknown> | null
}

export const stagesOfEvent = (db: Db, eventId: string): Promise<StageOfEvent[]> =>
  db
    .select({ id: stage.id, ordinal: stage.ordinal, plan: stage.plan })
    .from(stage)
    .where(eq(stage.eventId, eventId))
    .orderBy(asc(stage.ordinal))

const planOf = ({ plan }: StageOfEvent): StagePlan | undefined => {
  const read = plan ? readStagePlan(plan) : undefined
  return read?.ok ? read.value : undefined
}

/**
 * The stages that place an event's contestants, the one that places the best first: as the conditions of the last stage
 * say. One where the last stage ranks everybody.
 */
export const stagesInOrder = (stages: readonly StageOfEvent[]): readonly StageOfEvent[] => {
  const last = stages.at(-1)
  if (!last) return []
  if (planOf(last)?.classification === 'lastStage') return [last]
  const links = stages.map(one => ({ ordinal: one.ordinal, from: sourcesOf(planOf(one)) }))
  return usualClassification(links).flatMap(ordinal => stages.find(one => one.ordinal === ordinal) ?? [])
}

/** The entry each entry of some stages began the event as; its own where it came from nowhere. */
export const rootsOf = async (db: Db, stageIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.execute(sql`
    with recursive back as (
      select n.id, n.id as root, n.from_entry_id as before from entry n
      where n.stage_id in (${sql.join(
        stageIds.map(id => sql`${id}::uuid`),
        sql`, `,
      )})
      union all
      select back.id, n.id, n.from_entry_id from back join entry n on n.id = back.before
    )
    select id, root from back where before is null`)
  return new Map(rowsOf<{ id: string; root: string }>(rows, { id: text, root: text }).map(row => [row.id, row.root]))
}

/** The order of an event from the standings of its stages, in the order of the parts. One statement. */
export const composeClassification = async (
  db: Db,
  parts: readonly ClassifiedPart[],
): Promise<readonly ClassifiedEntry[]> => {
  if (parts.length === 0) return []
  const roots = await rootsOf(
    db,
    parts.map(part => part.stageId),
  )
  const rootOf = (entryId: string): string => roots.get(entryId) ?? entryId
  const entryIn = new Map(
    parts.flatMap(({ stageId, lines }) =>
      lines.map(({ entryId }) => [`${stageId} ${rootOf(entryId)}`, entryId] as const),
    ),
  )
  const given = parts.map(({ stageId, lines }) => ({
    stage: stageId,
    lines: lines.map(({ entryId, rank }) => ({ side: rootOf(entryId), rank })),
  }))
  return classificationOf(given).map(
    ({ side, rank, shared, stage: stageId }: ClassificationLine): ClassifiedEntry => ({
      entryId: entryIn.get(`${stageId} ${side}`) ?? side,
      stageId,
      rank,
      shared,
    }),
  )
}

export interface OfficialPart extends ClassifiedPart {
  readonly revisionId: string
  readonly inputDigest: string
}

/** The standing official standings of some stages, in the order of the stages given. Two statements. */
export const officialParts = async (db: Db, stageIds: readonly string[]): Promise<readonly OfficialPart[]> => {
  const revisions = await db
    .select({
      id: standingsRevision.id,
      stageId: standingsRevision.stageId,
      inputDigest: standingsRevision.inputDigest,
    })
    .from(standingsRevision)
    .where(
      and(
        among(standingsRevision.stageId, stageIds),
        isNotNull(standingsRevision.officialAt),
        isNull(standingsRevision.supersededAt),
      ),
    )
  const ids = revisions.map(revision => revision.id)
  const lines = await db
    .select({ revisionId: standingLine.revisionId, entryId: standingLine.entryId, rank: standingLine.rank })
    .from(standingLine)
    .where(among(standingLine.revisionId, ids))
    .orderBy(asc(standingLine.revisionId), asc(standingLine.position))
  return stageIds.flatMap(stageId => {
    const revision = revisions.find(one => one.stageId === stageId)
    if (!revision) return []
    const own = lines.filter(line => line.revisionId === revision.id)
    return [{ stageId, revisionId: revision.id, inputDigest: revision.inputDigest, lines: own }]
  })
}
