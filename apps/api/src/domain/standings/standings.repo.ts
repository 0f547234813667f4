import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  type RevisionCause,
  revisionGames,
  ruleWindow,
  standingLine,
  standingsRevision,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { type DerivedStandings, gamesOf, standingRows } from './derive-standings.js'
import type { StoredStage } from './stage.repo.js'

export type RevisionRow = typeof standingsRevision.$inferSelect

export const findRevision = async (db: Db, id: string): Promise<RevisionRow | undefined> => {
  const [row] = await db.select().from(standingsRevision).where(eq(standingsRevision.id, id))
  return row
}

export const provisionalRevision = async (db: Db, stageId: string): Promise<RevisionRow | undefined> => {
  const [row] = await db
    .select()
    .from(standingsRevision)
    .where(and(eq(standingsRevision.stageId, stageId), isNull(standingsRevision.publishedAt)))
  return row
}

/** The published revision that stands now. */
export const currentRevision = async (db: Db, stageId: string): Promise<RevisionRow | undefined> => {
  const [row] = await db
    .select()
    .from(standingsRevision)
    .where(
      and(
        eq(standingsRevision.stageId, stageId),
        isNotNull(standingsRevision.publishedAt),
        isNull(standingsRevision.supersededAt),
      ),
    )
  return row
}

const nextNumber = async (tx: Transaction, stageId: string): Promise<number> => {
  const [row] = await tx
    .select({ number: standingsRevision.number })
    .from(standingsRevision)
    .where(eq(standingsRevision.stageId, stageId))
    .orderBy(desc(standingsRevision.number))
    .limit(1)
  return (row?.number ?? 0) + 1
}

export const deleteProvisional = async (tx: Transaction, stageId: string): Promise<void> => {
  await tx
    .delete(standingsRevision)
    .where(and(eq(standingsRevision.stageId, stageId), isNull(standingsRevision.publishedAt)))
}

/** Sixteen columns a row: well under the protocol's 65,535 parameters. */
const LINES_A_STATEMENT = 4_000

/** Keeps what was played behind some revisions. */
export const insertGames = async (
  db: Db,
  rows: readonly { readonly organisationId: string; readonly revisionId: string; readonly derived: DerivedStandings }[],
): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map(({ derived, ...row }) => ({ ...row, games: [...gamesOf(derived)] }))
  await db.insert(revisionGames).values(values).onConflictDoNothing()
}

/** Stores a provisional revision with its lines and games. */
export const insertRevision = async (
  tx: Transaction,
  stage: StoredStage,
  derived: DerivedStandings,
  about: { factIds: readonly string[]; cause: RevisionCause; correctionId?: string },
): Promise<RevisionRow> => {
  const [row] = await tx
    .insert(standingsRevision)
    .values({
      organisationId: stage.organisationId,
      stageId: stage.id,
      number: await nextNumber(tx, stage.id),
      editionId: derived.edition.id,
      settings: derived.facts.settings as Record<string, unknown>,
      inputDigest: derived.inputDigest,
      outputDigest: derived.outputDigest,
      factIds: [...about.factIds],
      bracket: derived.facts.bracket ?? null,
      cause: about.cause,
      correctionId: about.correctionId ?? null,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  const lines = standingRows(derived).map(line => ({
    ...line,
    organisationId: stage.organisationId,
    revisionId: row.id,
  }))
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT) {
    await tx.insert(standingLine).values(lines.slice(start, start + LINES_A_STATEMENT))
  }
  await insertGames(tx, [{ organisationId: stage.organisationId, revisionId: row.id, derived }])
  return row
}

export const markPublished = async (
  tx: Transaction,
  revisionId: string,
  mark: { at: Date; by: string; supersedesId?: string; officialAt?: Date },
): Promise<RevisionRow> => {
  if (mark.supersedesId !== undefined) {
    await tx.update(standingsRevision).set({ supersededAt: mark.at }).where(eq(standingsRevision.id, mark.supersedesId))
  }
  const [row] = await tx
    .update(standingsRevision)
    .set({
      publishedAt: mark.at,
      publishedBy: mark.by,
      supersedesId: mark.supersedesId ?? null,
      officialAt: mark.officialAt ?? null,
    })
    .where(eq(standingsRevision.id, revisionId))
    .returning()
  if (!row) throw new Error(`revision ${revisionId} vanished under its lock`)
  return row
}

export const markOfficial = async (tx: Transaction, revisionId: string, at: Date): Promise<RevisionRow> => {
  const [row] = await tx
    .update(standingsRevision)
    .set({ officialAt: at })
    .where(eq(standingsRevision.id, revisionId))
    .returning()
  if (!row) throw new Error(`revision ${revisionId} vanished under its lock`)
  return row
}

export const windowsOf = (db: Db, revisionId: string): Promise<(typeof ruleWindow.$inferSelect)[]> =>
  db.select().from(ruleWindow).where(eq(ruleWindow.revisionId, revisionId)).orderBy(ruleWindow.dueAt)

export const closeWindows = async (tx: Transaction, revisionId: string, at: Date): Promise<void> => {
  await tx
    .update(ruleWindow)
    .set({ closedAt: at })
    .where(and(eq(ruleWindow.revisionId, revisionId), isNull(ruleWindow.closedAt)))
}
