import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.js'
import { appeal, entry, entryPlayer, person, ruling, rulingParty, scoreSheet, stage } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { PageRequest } from '../shared/page.js'
import type { RulingSight } from './policy.js'
import { oneRow } from '../../db/one-row.js'

export type RulingRow = typeof ruling.$inferSelect
export type NewRuling = typeof ruling.$inferInsert
export type PartyRole = (typeof rulingParty.$inferSelect)['role']

/** A contestant a ruling concerns. */
export interface PartyRow {
  readonly rulingId: string
  readonly entryId: string
  readonly number: string
  readonly role: PartyRole
  /** Somebody of the contestant was under age when the ruling was given. */
  readonly minor: boolean
}

const later = alias(ruling, 'later')
/** Nothing supersedes it, and it is not the mere taking back of another. */
export const stands = and(
  sql`not exists (select 1 from ${ruling} ${later} where ${later.supersedesId} = ${ruling.id})`,
  ne(ruling.kind, 'withdrawn'),
)

const concerns = (personId: string): SQL => sql`exists (
  select 1 from ruling_party rp join entry_player ep on ep.entry_id = rp.entry_id and ep.superseded_at is null
  join person p on p.id = ep.person_id
  where rp.ruling_id = ${ruling.id} and coalesce(p.merged_into_id, p.id) = ${personId}::uuid)`

const visibleTo = ({ all, personId }: RulingSight): SQL | undefined => {
  if (all) return undefined
  const isPublic = sql`${ruling.visibility} = 'public'`
  return personId === undefined ? isPublic : sql`(${isPublic} or ${concerns(personId)})`
}

/** What a list of rulings belongs to. */
export type RulingParent = 'event' | 'stage'

export interface RulingFilter extends RulingSight {
  readonly of: RulingParent
}

const parentColumn = (of: RulingParent) => (of === 'event' ? stage.eventId : ruling.stageId)

/** A page of the rulings that stand, of each event or stage, in the order they were given; only what may be seen. */
export const rulingsOfParents = async (
  db: Db,
  parentIds: readonly string[],
  filter: RulingFilter,
  page: PageRequest,
): Promise<(RulingRow & { parentId: string })[]> => {
  const parent = parentColumn(filter.of)
  const numbered = db
    .select({
      id: ruling.id,
      parentId: sql<string>`${parent}`.as('parent_id'),
      n: sql<number>`row_number() over (partition by ${parent} order by ${ruling.givenAt}, ${ruling.id})`.as('n'),
    })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .where(
      and(
        inArray(parent, [...parentIds]),
        stands,
        visibleTo(filter),
        page.after
          ? sql`(${ruling.givenAt}, ${ruling.id}) > (${String(page.after.key[0])}::timestamptz, ${page.after.id}::uuid)`
          : undefined,
      ),
    )
    .as('numbered')
  const rows = await db
    .select({ ruling, parentId: numbered.parentId })
    .from(numbered)
    .innerJoin(ruling, eq(ruling.id, numbered.id))
    .where(sql`${numbered.n} <= ${page.first + 1}`)
    .orderBy(asc(numbered.parentId), asc(numbered.n))
  return rows.map(row => ({ ...row.ruling, parentId: row.parentId }))
}

export const countRulings = async (
  db: Db,
  parentIds: readonly string[],
  filter: RulingFilter,
): Promise<{ parentId: string; n: number }[]> => {
  const parent = parentColumn(filter.of)
  return db
    .select({ parentId: sql<string>`${parent}`, n: sql<number>`count(*)::int` })
    .from(ruling)
    .innerJoin(stage, eq(stage.id, ruling.stageId))
    .where(and(inArray(parent, [...parentIds]), stands, visibleTo(filter)))
    .groupBy(parent)
}

/** Rulings by id, superseded ones too; those that may not be seen are as if they were not. */
export const rulingsByIds = (db: Db, ids: readonly string[], sight: RulingSight): Promise<RulingRow[]> =>
  db
    .select()
    .from(ruling)
    .where(and(inArray(ruling.id, [...ids]), visibleTo(sight)))

/** The stage of each of these rulings; who may see them is asked where they are read. */
export const stagesOfRulings = (db: Db, ids: readonly string[]): Promise<{ id: string; stageId: string }[]> =>
  db
    .select({ id: ruling.id, stageId: ruling.stageId })
    .from(ruling)
    .where(inArray(ruling.id, [...ids]))

/** The ids of rulings that stand no longer, with what took their place. */
export const successorsOf = async (db: Db, ids: readonly string[]): Promise<{ id: string; by: string }[]> => {
  const rows = await db
    .select({ id: ruling.supersedesId, by: ruling.id })
    .from(ruling)
    .where(inArray(ruling.supersedesId, [...ids]))
  return rows.flatMap(({ id, by }) => (id === null ? [] : [{ id, by }]))
}

/** How the rulings were reached that some cases are about, where questions led to them. */
export const ledOfAppeals = async (
  db: Db,
  appealIds: readonly string[],
): Promise<{ appealId: string; led: NonNullable<RulingRow['led']> }[]> => {
  const rows = await db
    .select({ appealId: appeal.id, led: ruling.led })
    .from(appeal)
    .innerJoin(ruling, eq(ruling.id, appeal.rulingId))
    .where(and(inArray(appeal.id, [...appealIds]), isNotNull(ruling.led)))
  return rows.flatMap(({ appealId, led }) => (led === null ? [] : [{ appealId, led }]))
}

/** Every ruling of a stage that stands, with its parties: what counters are taken from. */
export const standingRulings = (db: Db, stageId: string): Promise<RulingRow[]> =>
  db
    .select()
    .from(ruling)
    .where(and(eq(ruling.stageId, stageId), stands))
    .orderBy(asc(ruling.givenAt), asc(ruling.id))

/** The rulings that stand at some places of play, in the order they were given; keys are `stageId` and `slot`. */
export const rulingsAtSlots = (
  db: Db,
  keys: readonly { readonly stageId: string; readonly slot: string }[],
  sight: RulingSight,
): Promise<RulingRow[]> =>
  db
    .select()
    .from(ruling)
    .where(
      and(
        inArray(ruling.stageId, [...new Set(keys.map(key => key.stageId))]),
        inArray(ruling.slot, [...new Set(keys.map(key => key.slot))]),
        stands,
        visibleTo(sight),
      ),
    )
    .orderBy(asc(ruling.givenAt), asc(ruling.id))

/** The parties of some rulings, offending ones first. */
export const partiesOfRulings = (db: Db, rulingIds: readonly string[]): Promise<PartyRow[]> =>
  db
    .select({
      rulingId: rulingParty.rulingId,
      entryId: rulingParty.entryId,
      number: entry.number,
      role: rulingParty.role,
      minor: sql<boolean>`exists (select 1 from ${entryPlayer} join ${person} on ${person.id} = ${entryPlayer.personId}
        where ${entryPlayer.entryId} = ${rulingParty.entryId} and ${entryPlayer.supersededAt} is null
        and ${person.birthDate} > (${ruling.givenAt} - interval '18 years')::date)`,
    })
    .from(rulingParty)
    .innerJoin(entry, eq(entry.id, rulingParty.entryId))
    .innerJoin(ruling, eq(ruling.id, rulingParty.rulingId))
    .where(inArray(rulingParty.rulingId, [...rulingIds]))
    .orderBy(sql`${rulingParty.role} = 'nonOffending'`, asc(rulingParty.ordinal))

export interface NewParty {
  readonly entryId: string
  readonly role: PartyRole
}

export const insertRuling = async (
  tx: Transaction,
  values: NewRuling,
  parties: readonly NewParty[],
): Promise<RulingRow> => {
  const row = oneRow(await tx.insert(ruling).values(values).returning())
  if (parties.length > 0) {
    await tx.insert(rulingParty).values(parties.map((party, at) => ({ ...party, rulingId: row.id, ordinal: at + 1 })))
  }
  return row
}

/** Where a slot is, as its sheet says. */
export interface SlotPlace {
  readonly stageId: string
  readonly slot: string
  readonly session: number | null
  readonly section: string | null
  readonly round: number | null
  readonly table: string | null
  readonly board: string | null
}

/** The places of some slots; keys are `stageId` and `slot`. */
export const placesOfSlots = (
  db: Db,
  keys: readonly { readonly stageId: string; readonly slot: string }[],
): Promise<SlotPlace[]> =>
  db
    .select({
      stageId: scoreSheet.stageId,
      slot: scoreSheet.slot,
      session: scoreSheet.session,
      section: scoreSheet.section,
      round: scoreSheet.round,
      table: scoreSheet.tableLabel,
      board: scoreSheet.boardLabel,
    })
    .from(scoreSheet)
    .where(
      and(
        inArray(scoreSheet.stageId, [...new Set(keys.map(key => key.stageId))]),
        inArray(scoreSheet.slot, [...new Set(keys.map(key => key.slot))]),
        isNull(scoreSheet.supersededAt),
      ),
    )
