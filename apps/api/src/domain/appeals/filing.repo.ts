import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import {
  appeal,
  appealParty,
  entry,
  entryPlayer,
  event,
  ruleWindow,
  ruling,
  rulingParty,
  scoreSheet,
  stage,
  standingsRevision,
} from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AppealRow } from './appeals.repo.js'

export type RulingRow = typeof ruling.$inferSelect
type PartyInsert = typeof appealParty.$inferInsert

/** Where an appeal is brought. */
export interface FilingPlace {
  readonly stageId: string
  readonly eventId: string
  readonly organisationId: string
  readonly organisationPath: readonly string[]
  readonly timeZone: string
  readonly sport: string
  readonly editionId: string
  readonly category: string
}

export const filingPlace = async (db: Db, stageId: string): Promise<FilingPlace | undefined> => {
  const [row] = await db
    .select({
      stageId: stage.id,
      eventId: event.id,
      organisationId: event.organisationId,
      organisationPath: sql<string[]>`organisation_path(${event.organisationId})`,
      timeZone: event.timeZone,
      sport: event.sport,
      editionId: event.editionId,
      category: event.category,
    })
    .from(stage)
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(eq(stage.id, stageId))
  return row
}

/** Somebody in the line-up as it stands. */
export interface LineUpMember {
  readonly entryId: string
  readonly playerId: string
  readonly ordinal: number
  readonly personId: string | null
  readonly nameAsEntered: string
}

/** The line-ups of the entries of a stage in which a person plays; or of given entries. */
export const lineUps = (
  db: Db,
  stageId: string,
  of: { readonly personId: string } | { readonly entryIds: readonly string[] },
): Promise<LineUpMember[]> =>
  db
    .select({
      entryId: entryPlayer.entryId,
      playerId: entryPlayer.id,
      ordinal: entryPlayer.ordinal,
      personId: entryPlayer.personId,
      nameAsEntered: entryPlayer.nameAsEntered,
    })
    .from(entryPlayer)
    .innerJoin(entry, eq(entry.id, entryPlayer.entryId))
    .where(
      and(
        eq(entry.stageId, stageId),
        isNull(entryPlayer.supersededAt),
        'personId' in of
          ? sql`${entryPlayer.entryId} in (select mine.entry_id from entry_player mine
              where mine.person_id = ${of.personId} and mine.superseded_at is null)`
          : sql`${entryPlayer.entryId} = any(${uuids(of.entryIds)})`,
      ),
    )
    .orderBy(asc(entryPlayer.entryId), asc(entryPlayer.ordinal), asc(entryPlayer.fromSession))

export const findRuling = async (db: Db, id: string): Promise<RulingRow | undefined> => {
  const [row] = await db.select().from(ruling).where(eq(ruling.id, id))
  return row
}

/** The entries a ruling or a contested sheet concerns: whom it names and both sides of its table. */
export const entriesConcerned = async (
  db: Db,
  about: { readonly stageId: string; readonly rulingId: string | null; readonly slot: string | null },
): Promise<string[]> => {
  const named = about.rulingId
    ? await db
        .select({ entryId: rulingParty.entryId })
        .from(rulingParty)
        .where(eq(rulingParty.rulingId, about.rulingId))
    : []
  const slot = about.slot ?? (about.rulingId ? ((await findRuling(db, about.rulingId))?.slot ?? null) : null)
  const sides = slot === null ? [] : await sidesAt(db, about.stageId, slot)
  return [...new Set([...named.map(row => row.entryId), ...sides])]
}

/** Who sat at a slot, by the sheet as it stands. */
const sidesAt = async (db: Db, stageId: string, slot: string): Promise<readonly string[]> => {
  const [sheet] = await db
    .select({ sides: scoreSheet.sides })
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), eq(scoreSheet.slot, slot), isNull(scoreSheet.supersededAt)))
  return sheet?.sides ?? []
}

/**
 * Since when the score is available: the anchor of the appeal window that runs, or the last publication that was no
 * correction, which goes on with the clocks of what it corrects.
 */
export const scoreAvailableAt = async (db: Db, stageId: string): Promise<Date | undefined> => {
  const [window] = await db
    .select({ at: ruleWindow.anchoredAt })
    .from(ruleWindow)
    .innerJoin(standingsRevision, eq(standingsRevision.id, ruleWindow.revisionId))
    .where(and(eq(ruleWindow.stageId, stageId), eq(ruleWindow.kind, 'appeal'), isNull(standingsRevision.supersededAt)))
  if (window?.at) return window.at
  const [revision] = await db
    .select({ at: standingsRevision.publishedAt })
    .from(standingsRevision)
    .where(
      and(
        eq(standingsRevision.stageId, stageId),
        isNotNull(standingsRevision.publishedAt),
        isNull(standingsRevision.correctionId),
      ),
    )
    .orderBy(desc(standingsRevision.number))
    .limit(1)
  return revision?.at ?? undefined
}

/** What one side appeals: a ruling, or the score at one place of a stage. */
interface Contested {
  readonly id?: string | undefined
  readonly stageId: string
  readonly appellantEntryId: string
  readonly rulingId: string | null
  readonly slot: string | null
  readonly instance: number
}

const beside = ({ id, stageId, appellantEntryId, rulingId, slot, instance }: Contested) =>
  and(
    eq(appeal.stageId, stageId),
    eq(appeal.appellantEntryId, appellantEntryId),
    rulingId ? eq(appeal.rulingId, rulingId) : eq(appeal.slot, slot ?? ''),
    eq(appeal.instance, instance),
    ne(appeal.status, 'WITHDRAWN'),
    id === undefined ? undefined : ne(appeal.id, id),
  )

/** Whether the same side has filed about the same, and not taken it back. */
export const sameCaseExists = async (db: Db, about: Contested): Promise<boolean> => {
  if (!about.rulingId && !about.slot) return false
  const rows = await db
    .select({ id: appeal.id })
    .from(appeal)
    .where(and(beside(about), isNotNull(appeal.number)))
  return rows.length > 0
}

/** The same side's other drafts about the same, held until the transaction ends; not those that are being filed as well. */
export const draftsBeside = async (tx: Transaction, about: Contested): Promise<AppealRow[]> => {
  if (!about.rulingId && !about.slot) return []
  return tx
    .select()
    .from(appeal)
    .where(and(beside(about), eq(appeal.status, 'DRAFT')))
    .for('update', { skipLocked: true })
}

/** What the side has about the same already: the case that was filed, else the newest draft, the account's own first. */
export const caseBeside = async (
  db: Db,
  about: Contested,
  accountId: string,
): Promise<Pick<AppealRow, 'id' | 'status'> | undefined> => {
  if (!about.rulingId && !about.slot) return undefined
  const [row] = await db
    .select({ id: appeal.id, status: appeal.status })
    .from(appeal)
    .where(beside(about))
    .orderBy(sql`${appeal.number} is null`, sql`${appeal.filedBy} <> ${accountId}`, desc(appeal.id))
    .limit(1)
  return row
}

/** What makes a party the same one when a draft is written again: evidence may hang on it already. */
const partyKey = ({ side, entryId, personId, accountId, nameAsEntered }: Omit<PartyInsert, 'appealId'>): string =>
  JSON.stringify([side, entryId ?? null, personId ?? null, accountId ?? null, nameAsEntered])

/** The parties of a draft as it says now; whoever was there before keeps the row. */
export const replaceParties = async (
  tx: Transaction,
  appealId: string,
  parties: readonly Omit<PartyInsert, 'appealId'>[],
): Promise<void> => {
  const before = await tx.select().from(appealParty).where(eq(appealParty.appealId, appealId))
  const kept = new Map(before.map(party => [partyKey(party), party.id]))
  const wanted = new Set(parties.map(partyKey))
  const gone = before.filter(party => !wanted.has(partyKey(party))).map(party => party.id)
  if (gone.length > 0) await tx.delete(appealParty).where(inArray(appealParty.id, gone))
  if (parties.length === 0) return
  await tx
    .insert(appealParty)
    .values(parties.map(party => ({ ...party, appealId, id: kept.get(partyKey(party)) })))
    .onConflictDoUpdate({
      target: appealParty.id,
      set: {
        capacity: sql`excluded.capacity`,
        concurrence: sql`excluded.concurrence`,
        concurrenceReason: sql`excluded.concurrence_reason`,
      },
    })
}

export const setConcurrence = async (
  tx: Transaction,
  id: string,
  change: Pick<typeof appealParty.$inferSelect, 'concurrence' | 'concurredBy' | 'concurredAt' | 'concurrenceReason'>,
): Promise<void> => {
  await tx.update(appealParty).set(change).where(eq(appealParty.id, id))
}
