import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

export const event = pgTable(
  'event',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    code: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    searchText: text().notNull(),
    /** Text, not an enum: a new sport needs no migration. */
    sport: text().notNull(),
    editionId: text().notNull(),
    /** Code of the award policy's category, e.g. `club`, `national`. */
    category: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    timeZone: text().notNull(),
    venue: text(),
    status: text({ enum: ['SANCTIONED', 'RUNNING', 'CLOSED', 'CANCELLED'] })
      .notNull()
      .default('SANCTIONED'),
    /** For optimistic locking of staff edits. */
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    unique('event_in_organisation').on(t.organisationId, t.id),
    uniqueIndex('event_code').on(t.organisationId, t.code),
    check('event_dates', sql`${t.endsOn} >= ${t.startsOn}`),
    check('event_status', sql`${t.status} in ('SANCTIONED', 'RUNNING', 'CLOSED', 'CANCELLED')`),
    index('event_by_date').on(t.endsOn.desc().nullsFirst(), t.id),
  ],
)

/** The compared field: everything scored and ranked together. */
export const stage = pgTable(
  'stage',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    eventId: uuid().notNull(),
    ordinal: integer().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    /** `pairs`, `individual`, `teams`, `swiss`, …: a word for people; the edition reads `settings`. */
    format: text().notNull(),
    /** Conditions of contest as the edition's `parseSettings` accepts them (arithmetic profile, method, scale). */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.eventId], foreignColumns: [event.organisationId, event.id] }),
    unique('stage_in_organisation').on(t.organisationId, t.id),
    unique('stage_ordinal').on(t.eventId, t.ordinal),
  ],
)

export const playSession = pgTable(
  'play_session',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid().notNull(),
    number: integer().notNull(),
    nameZh: text(),
    nameEn: text(),
    startsAt: instant(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    unique('play_session_number').on(t.stageId, t.number),
  ],
)

export const round = pgTable(
  'round',
  {
    id: id().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => playSession.id),
    number: integer().notNull(),
    status: text({ enum: ['PLANNED', 'OPEN', 'CLOSED'] })
      .notNull()
      .default('PLANNED'),
  },
  t => [
    unique('round_number').on(t.sessionId, t.number),
    check('round_status', sql`${t.status} in ('PLANNED', 'OPEN', 'CLOSED')`),
  ],
)

/** A table in a round and who sits there, before anything is played. */
export const roundTable = pgTable(
  'round_table',
  {
    id: id().primaryKey(),
    roundId: uuid()
      .notNull()
      .references(() => round.id),
    section: text().notNull().default(''),
    label: text().notNull(),
    /** Entry ids in the sport's seat order. */
    sides: uuid().array().notNull(),
  },
  t => [unique('round_table_label').on(t.roundId, t.section, t.label)],
)

/** One physical copy of a board (bridge): its own dealer and vulnerability stand for the session (Law 2). */
export const board = pgTable(
  'board',
  {
    id: id().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => playSession.id),
    section: text().notNull().default(''),
    number: text().notNull(),
    dealer: text(),
    vulnerability: text(),
    deal: jsonb().$type<unknown>(),
  },
  t => [unique('board_number').on(t.sessionId, t.section, t.number)],
)

export const entry = pgTable(
  'entry',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    stageId: uuid().notNull(),
    number: text().notNull(),
    /** Ranked separately within a group (two-winner Mitchell: `NS`, `EW`). */
    group: text(),
    section: text(),
    nameAsEntered: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    unique('entry_in_organisation').on(t.organisationId, t.id),
    unique('entry_number').on(t.stageId, t.number, t.group, t.section).nullsNotDistinct(),
  ],
)

/** The line-up of an entry, dated by session: a substitute has a row of his own. */
export const entryPlayer = pgTable(
  'entry_player',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    entryId: uuid().notNull(),
    ordinal: integer().notNull(),
    /** Null while nobody in the register is known to be this player. */
    personId: uuid().references(() => person.id),
    nameAsEntered: text().notNull(),
    /** As printed in the file or on the form, with its issuer in `externalIssuer`. */
    externalId: text(),
    externalIssuer: text(),
    fromSession: integer().notNull().default(1),
    untilSession: integer(),
    /** A line-up is corrected by a new row. */
    replacesId: uuid().references((): AnyPgColumn => entryPlayer.id),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.entryId], foreignColumns: [entry.organisationId, entry.id] }),
    index('entry_player_entry').on(t.entryId),
    index('entry_player_person').on(t.personId),
    check('entry_player_sessions', sql`${t.untilSession} is null or ${t.untilSession} >= ${t.fromSession}`),
  ],
)
