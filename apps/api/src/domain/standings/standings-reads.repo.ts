import { and, asc, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import {
  entryPlayer,
  revisionGames,
  ruleWindow,
  scoreSheet,
  standingLine,
  standingsRevision,
} from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'
import type { RevisionRow } from './standings.repo.js'

export type LineRow = typeof standingLine.$inferSelect
export type WindowRow = typeof ruleWindow.$inferSelect

export const revisionsByIds = (db: Db, ids: readonly string[]): Promise<RevisionRow[]> =>
  db.select().from(standingsRevision).where(among(standingsRevision.id, ids))

/** All revisions of some stages, newest first. */
export const revisionsByStages = (db: Db, stageIds: readonly string[]): Promise<RevisionRow[]> =>
  db
    .select()
    .from(standingsRevision)
    .where(among(standingsRevision.stageId, stageIds))
    .orderBy(desc(standingsRevision.number))

/** The revision each stage shows: the published one that stands, else the provisional one. */
export const shownRevisions = (db: Db, stageIds: readonly string[]): Promise<RevisionRow[]> =>
  db
    .selectDistinctOn([standingsRevision.stageId])
    .from(standingsRevision)
    .where(and(among(standingsRevision.stageId, stageIds), isNull(standingsRevision.supersededAt)))
    .orderBy(standingsRevision.stageId, sql`${standingsRevision.publishedAt} is null`)

export const provisionalRevisions = (db: Db, stageIds: readonly string[]): Promise<RevisionRow[]> =>
  db
    .select()
    .from(standingsRevision)
    .where(and(among(standingsRevision.stageId, stageIds), isNull(standingsRevision.publishedAt)))

const groupIs = (group: string | null | undefined) => (group ? eq(standingLine.group, group) : undefined)

/** In the order of print. The cursor's key is the position. */
export const linesOf = (
  db: Db,
  revisionId: string,
  group: string | null | undefined,
  page: PageRequest,
): Promise<LineRow[]> =>
  db
    .select()
    .from(standingLine)
    .where(
      and(
        eq(standingLine.revisionId, revisionId),
        groupIs(group),
        page.after ? sql`${standingLine.position} > ${Number(page.after.key[0])}` : undefined,
      ),
    )
    .orderBy(asc(standingLine.position))
    .limit(page.first + 1)

export const countLines = async (db: Db, revisionId: string, group: string | null | undefined): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(standingLine)
    .where(and(eq(standingLine.revisionId, revisionId), groupIs(group)))
  return row?.n ?? 0
}

export const allLinesOf = (db: Db, revisionIds: readonly string[]): Promise<LineRow[]> =>
  db.select().from(standingLine).where(among(standingLine.revisionId, revisionIds)).orderBy(asc(standingLine.position))

export interface FieldSize {
  readonly revisionId: string
  readonly group: string | null
  readonly size: number
}

/** How many lines some revisions have in each group that is ranked apart. */
export const fieldSizes = (db: Db, revisionIds: readonly string[]): Promise<FieldSize[]> =>
  db
    .select({ revisionId: standingLine.revisionId, group: standingLine.group, size: count() })
    .from(standingLine)
    .where(among(standingLine.revisionId, revisionIds))
    .groupBy(standingLine.revisionId, standingLine.group)

/** How many players the ranked contestants of some revisions have in their line-ups now. */
export const playerCounts = (
  db: Db,
  revisionIds: readonly string[],
): Promise<{ revisionId: string; players: number }[]> =>
  db
    .select({ revisionId: standingLine.revisionId, players: count() })
    .from(standingLine)
    .innerJoin(entryPlayer, and(eq(entryPlayer.entryId, standingLine.entryId), isNull(entryPlayer.supersededAt)))
    .where(among(standingLine.revisionId, revisionIds))
    .groupBy(standingLine.revisionId)

export type GamesRow = typeof revisionGames.$inferSelect

/** What was played at the tables behind some revisions. */
export const gamesByRevisions = (db: Db, revisionIds: readonly string[]): Promise<GamesRow[]> =>
  db.select().from(revisionGames).where(among(revisionGames.revisionId, revisionIds))

export const windowsByRevisions = (db: Db, revisionIds: readonly string[]): Promise<WindowRow[]> =>
  db.select().from(ruleWindow).where(among(ruleWindow.revisionId, revisionIds)).orderBy(asc(ruleWindow.dueAt))

export interface SlotVersions {
  readonly stageId: string
  readonly slot: string
  readonly versions: number
  readonly corrected: boolean
}

/** Slots of a stage that have more than one version. */
export const rewrittenSlots = (db: Db, stageId: string): Promise<SlotVersions[]> =>
  db
    .select({
      stageId: scoreSheet.stageId,
      slot: scoreSheet.slot,
      versions: sql<number>`count(*)::int`,
      corrected: sql<boolean>`bool_or(${scoreSheet.source} = 'correction')`,
    })
    .from(scoreSheet)
    .where(
      and(eq(scoreSheet.stageId, stageId), or(isNotNull(scoreSheet.supersededAt), isNotNull(scoreSheet.supersedesId))),
    )
    .groupBy(scoreSheet.stageId, scoreSheet.slot)
