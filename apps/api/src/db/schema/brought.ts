import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { tableFile } from './bulk.js'
import { id, instant, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

/** Of everything an earlier system kept: whose it is, and the line of the sheet by which a body brought it in. */
const broughtIn = () => ({
  id: id().primaryKey(),
  organisationId: uuid()
    .notNull()
    .references(() => organisation.id),
  tableFileId: uuid()
    .notNull()
    .references(() => tableFile.id),
  /** Its line of the sheet. */
  sourceRow: integer().notNull(),
  personId: uuid()
    .notNull()
    .references(() => person.id),
  sport: text().notNull(),
})

/** A place in an event of before the switch, as an earlier system had it: no boards, and nothing is computed from it. */
export const broughtResult = pgTable(
  'brought_result',
  {
    ...broughtIn(),
    eventName: text().notNull(),
    playedOn: date({ mode: 'string' }).notNull(),
    /** The level of the event. */
    category: text(),
    place: integer(),
    /** How many were ranked. */
    field: integer(),
    /** Hundredths of a point, as the earlier system gave them; what counts stands in `point_award`. */
    points: integer(),
    /** Hundredths of a per cent. */
    percent: integer(),
    /** Partner or team, as they stand in the sheet. */
    partners: text(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('brought_result_person').on(t.personId, t.playedOn),
    index('brought_result_sheet').on(t.tableFileId),
    uniqueIndex('brought_result_once')
      .on(t.personId, t.sport, t.eventName, t.playedOn)
      .where(sql`${t.supersededAt} is null`),
    check('brought_result_place', sql`${t.place} >= 1 and (${t.field} is null or ${t.place} <= ${t.field})`),
  ],
)

/** A place on a ranking list of before the switch, as an earlier system printed it; no list of ours is made of it. */
export const broughtPlace = pgTable(
  'brought_place',
  {
    ...broughtIn(),
    listName: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    place: integer().notNull(),
    /** Hundredths of a point, as printed. */
    value: integer(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    index('brought_place_person').on(t.personId, t.asOf),
    index('brought_place_sheet').on(t.tableFileId),
    uniqueIndex('brought_place_once')
      .on(t.organisationId, t.personId, t.sport, t.listName, t.asOf)
      .where(sql`${t.supersededAt} is null`),
    check('brought_place_counted', sql`${t.place} >= 1`),
  ],
)
