import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, recordedAt } from './columns.js'
import { entry, stage } from './events.js'

/** The draw for seats of a stage, opened once: its order of numbers is fixed before the first is drawn. */
export const seatDraw = pgTable(
  'seat_draw',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid().notNull().unique('seat_draw_once'),
    /** Numbers from 1 to this are drawn. */
    places: integer().notNull(),
    /** SHA-256 of the secret, published when the draw is opened. */
    commitment: text().notNull(),
    /** Thirty-two bytes in hexadecimal digits; published once every number is drawn. */
    secret: text().notNull(),
    openedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    check('seat_draw_places', sql`${t.places} >= 2`),
  ],
)

/** A number that a contestant drew, once: a card from the table, or the next of the fixed order by a press. */
export const drawnNumber = pgTable(
  'drawn_number',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    drawId: uuid()
      .notNull()
      .references(() => seatDraw.id),
    entryId: uuid().notNull(),
    number: integer().notNull(),
    way: text({ enum: ['CARD', 'PHONE', 'WALL'] }).notNull(),
    saidBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.entryId], foreignColumns: [entry.organisationId, entry.id] }),
    unique('drawn_number_entry').on(t.entryId),
    unique('drawn_number_number').on(t.drawId, t.number),
    check('drawn_number_way', sql`${t.way} in ('CARD', 'PHONE', 'WALL')`),
  ],
)
