import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type RevisionCause, revisionGames, ruleWindow, standingsRevision } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { type DerivedStandings, gamesOf, standingRows } from './derive-standings.js'
import type { StoredStage } from './stage.repo.js'
import { oneRow } from '../../db/one-row.js'

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

/** The number and the id of a stage's next revision, which takes the place of the provisional one. */
export const nextRevision = async (tx: Transaction, stageId: string): Promise<{ id: string; number: number }> => {
  const { number, publishedAt, stageId: of } = standingsRevision
  const [row] = await tx
    .select({ id: sql<string>`uuidv7()`, number: sql<number>`coalesce(max(${number}), 0) + 1` })
    .from(standingsRevision)
    .where(and(eq(of, stageId), isNotNull(publishedAt)))
  if (!row) throw new Error('an aggregate returned no row')
  return row
}

export const deleteProvisional = async (tx: Transaction, stageId: string): Promise<void> => {
  await tx
    .delete(standingsRevision)
    .where(and(eq(standingsRevision.stageId, stageId), isNull(standingsRevision.publishedAt)))
}

/** Keeps what was played behind some revisions. */
export const insertGames = async (
  db: Db,
  rows: readonly { readonly organisationId: string; readonly revisionId: string; readonly derived: DerivedStandings }[],
): Promise<void> => {
  if (rows.length === 0) return
  const values = rows.map(({ derived, ...row }) => ({ ...row, games: [...gamesOf(derived)] }))
  await db.insert(revisionGames).values(values).onConflictDoNothing()
}

interface AboutRevision {
  readonly id: string
  readonly number: number
  readonly factIds: readonly string[]
  readonly cause: RevisionCause
  readonly correctionId?: string | undefined
}

/** Stores a provisional revision, yet without its lines and games. */
export const insertRevision = async (
  tx: Transaction,
  stage: StoredStage,
  derived: DerivedStandings,
  about: AboutRevision,
): Promise<RevisionRow> => {
  const row = oneRow(
    await tx
      .insert(standingsRevision)
      .values({
        id: about.id,
        organisationId: stage.organisationId,
        stageId: stage.id,
        number: about.number,
        editionId: derived.edition.id,
        settings: derived.facts.settings as Record<string, unknown>,
        inputDigest: derived.inputDigest,
        outputDigest: derived.outputDigest,
        factIds: [...about.factIds],
        bracket: derived.facts.bracket ?? null,
        ranks: derived.facts.ranks === 'everyone' ? null : 'whoPlayed',
        cause: about.cause,
        correctionId: about.correctionId ?? null,
      })
      .returning(),
  )
  return row
}

type RevisionKey = Pick<RevisionRow, 'id' | 'organisationId'>

/** Stores the lines of a revision: one statement of one text, however many they are, so it is planned once. */
export const insertLines = async (tx: Transaction, revision: RevisionKey, derived: DerivedStandings): Promise<void> => {
  const lines = standingRows(derived)
  if (lines.length === 0) return
  await tx.execute(sql`
    insert into standing_line (organisation_id, revision_id, entry_id, position, "group", rank, shared, unit, total,
      total_printed, percent_printed, played, columns, separated_by)
    select ${revision.organisationId}::uuid, ${revision.id}::uuid, "entryId", position, "group", rank, shared, unit, total,
      "totalPrinted", "percentPrinted", played, columns, "separatedBy"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line ("entryId" uuid, position int, "group" text, rank int,
      shared boolean, unit text, total text, "totalPrinted" text, "percentPrinted" text, played int, columns jsonb,
      "separatedBy" text)`)
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
