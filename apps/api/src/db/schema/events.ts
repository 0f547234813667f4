import type { Room } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
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
    /** Approved at an organiser’s request and not made known yet: only those who run it see it. */
    unannounced: boolean().notNull().default(false),
    /** Called off: when, by whom and why, for everybody to read. */
    cancelledAt: instant(),
    cancelledBy: text(),
    cancelReason: text(),
    /** The event it was made like. */
    copiedFromId: uuid().references((): AnyPgColumn => event.id),
    /** The same for all events of a series: the id of its first one. */
    seriesId: uuid(),
    /** For optimistic locking of staff edits. */
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    index('event_copied').on(t.copiedFromId).where(sql`${t.copiedFromId} is not null`),
    unique('event_in_organisation').on(t.organisationId, t.id),
    uniqueIndex('event_code').on(t.organisationId, t.code),
    check('event_dates', sql`${t.endsOn} >= ${t.startsOn}`),
    check('event_status', sql`${t.status} in ('SANCTIONED', 'RUNNING', 'CLOSED', 'CANCELLED')`),
    check('event_cancelled', sql`(${t.status} = 'CANCELLED') = (${t.cancelledAt} is not null)`),
    index('event_code_word').on(sql`upper(${t.code})`),
    index('event_series').on(t.seriesId, t.startsOn),
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
    /** The stage of the event's stage graph as `readStagePlan` accepts it: how it is played, who comes from where. */
    plan: jsonb().$type<Record<string, unknown>>(),
    /** Ended by the director before its plan was played out, and why. */
    endedAt: instant(),
    endedBy: text(),
    endReason: text(),
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
    /** The movement or seating its rounds were made by, with its options. */
    movement: jsonb().$type<Record<string, unknown>>(),
  },
  t => [
    foreignKey({ columns: [t.organisationId, t.stageId], foreignColumns: [stage.organisationId, stage.id] }),
    unique('play_session_number').on(t.stageId, t.number),
  ],
)

/** A board (or game) of a table that is not played, and why; the board is empty where the table as a whole is not. */
export interface UnplayedBoard {
  readonly board: string
  readonly reason: string
  readonly by: string
  readonly at: string
}

/** What is stored with a round besides its tables. */
export interface RoundNotes {
  /** Labels that could not be kept apart everywhere. */
  readonly givenUp?: readonly string[]
  /** What the director chose when no legal pairing was left. */
  readonly choice?: 'oldestRematch' | 'secondBye'
  /** When results were taken in it again after it had been closed, by whom and why. */
  readonly reopened?: readonly { readonly by: string; readonly at: string; readonly reason: string }[]
  /** Boards that each of its tables plays, where the round was shortened after it was laid out. */
  readonly keeps?: number
  /** Tables that were added after it was laid out, by label. */
  readonly added?: readonly string[]
  /** Changes by hand: who was exchanged, what spoke against it, and why it was done all the same. */
  readonly changes?: readonly {
    readonly a: string
    readonly b: string
    readonly by: string
    readonly reason: string
    readonly accepted: readonly string[]
    /** From this round of the stage's own table on the two have changed places; this round alone when absent. */
    readonly from?: number
  }[]
}

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
    /** By the stage's own rule, a movement, a seating, or by hand. */
    method: text({ enum: ['drawn', 'movement', 'seating', 'manual'] }),
    drawnAt: instant(),
    drawnBy: text(),
    /** Of everything the draw looked at. */
    inputDigest: text(),
    /** What is said about the round as a whole: labels given up, the director's choice, problems accepted. */
    notes: jsonb().$type<RoundNotes>().notNull().default({}),
    publishedAt: instant(),
    publishedBy: text(),
    startsAt: instant(),
    /** Length of the round's clock. */
    minutes: integer(),
    /** Since when the clock is stopped, while it is. */
    clockPausedAt: instant(),
    /** Seconds the clock stood in pauses that are over. */
    clockHeldSeconds: integer().notNull().default(0),
    /** When time was called, at its end or before. */
    clockEndedAt: instant(),
    closedAt: instant(),
    closedBy: text(),
    /** Why it was closed with tables that have no result. */
    closeReason: text(),
    /** For optimistic locking of changes by hand. */
    version: integer().notNull().default(1),
  },
  t => [
    unique('round_number').on(t.sessionId, t.number),
    check('round_status', sql`${t.status} in ('PLANNED', 'OPEN', 'CLOSED')`),
    check('round_method', sql`${t.method} in ('drawn', 'movement', 'seating', 'manual')`),
    check('round_published', sql`${t.publishedAt} is null or ${t.status} <> 'PLANNED'`),
    check('round_clock_held', sql`${t.clockHeldSeconds} >= 0`),
  ],
)

/** A table in a round and who sits there, before anything is played; or somebody who has no table (a bye). */
export const roundTable = pgTable(
  'round_table',
  {
    id: id().primaryKey(),
    roundId: uuid()
      .notNull()
      .references(() => round.id),
    section: text().notNull().default(''),
    label: text().notNull(),
    /** In the order of the hall; equal to the label where tables are numbered. */
    position: integer().notNull().default(0),
    kind: text({ enum: ['match', 'bye'] })
      .notNull()
      .default('match'),
    /** Entry ids in the sport's seat order. */
    sides: uuid().array().notNull(),
    /** Numbers of the boards (or games) played here, a sheet for each; one sheet for the table when empty. */
    boards: text().array().notNull().default([]),
    /** Rooms of a match that is played at two tables: a sheet of every board from each. */
    rooms: text().array().$type<Room[]>().notNull().default([]),
    /** The pairing's name within the stage, as the next round's draw knows it, e.g. `w/r2/m3`. */
    match: text(),
    /** Ranked apart, e.g. a group of a round robin. */
    group: text(),
    /** Minutes it has beyond the round's clock. */
    extraMinutes: integer().notNull().default(0),
    /** What of `boards` is not played, as the director recorded it. */
    unplayed: jsonb().$type<readonly UnplayedBoard[]>().notNull().default([]),
    /** Why these meet, as the draw explained it. */
    because: jsonb().$type<unknown>(),
  },
  t => [
    unique('round_table_label').on(t.roundId, t.section, t.label),
    check('round_table_kind', sql`${t.kind} in ('match', 'bye')`),
  ],
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
    /** What the file says the board is worth: par, tricks to be made, tables kept as they were. Never computed here. */
    analysis: jsonb().$type<unknown>(),
  },
  t => [unique('board_number').on(t.sessionId, t.section, t.number)],
)

/** What the deal of a board is worth when everybody sees all cards: found once for each deal, shown with its hands. */
export const solvedDeal = pgTable(
  'solved_deal',
  {
    /** As it is written in the boards. */
    written: text().primaryKey(),
    /** The same for every way of writing it; empty for what is no deal. */
    key: text().notNull(),
    /** As the solver of its sport writes it; null for what is no deal, or takes it too long. */
    tricks: text(),
    solvedAt: instant().notNull().defaultNow(),
  },
  t => [index('solved_deal_key').on(t.key)],
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
    /** 1 = strongest; what the first round and the groups are dealt by. */
    seed: integer(),
    /** What pairings keep apart, e.g. `{ club: [id], association: [id], team: ['3'] }`. */
    labels: jsonb().$type<Record<string, readonly string[]>>().notNull().default({}),
    /** The same contestant in an earlier stage, and why it goes on. */
    fromEntryId: uuid().references((): AnyPgColumn => entry.id),
    because: jsonb().$type<unknown>(),
    /** Exact ratio text: the score brought from the earlier stage. */
    carried: text(),
    withdrawnAt: instant(),
    /** The last round (of the stage) it played or was paired for. */
    withdrawnAfter: integer(),
    withdrawnReason: text(),
    /** Seen in the hall on the day, by the desk or by its own word. */
    checkedInAt: instant(),
    checkedInBy: text(),
    /** Cut by the format after this round of the stage (低位淘汰); it has not withdrawn, and may go on elsewhere. */
    cutAfter: integer(),
    recordedAt: recordedAt(),
  },
  t => [
    index('entry_qualified_from').on(t.fromEntryId).where(sql`${t.fromEntryId} is not null`),
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
    /** Somebody has looked: this player is nobody of the register, and gets no points. */
    notMember: boolean().notNull().default(false),
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
    index('entry_player_replaced').on(t.replacesId).where(sql`${t.replacesId} is not null`),
    foreignKey({ columns: [t.organisationId, t.entryId], foreignColumns: [entry.organisationId, entry.id] }),
    index('entry_player_entry').on(t.entryId),
    index('entry_player_person').on(t.personId),
    check('entry_player_not_member', sql`not (${t.notMember} and ${t.personId} is not null)`),
    check('entry_player_sessions', sql`${t.untilSession} is null or ${t.untilSession} >= ${t.fromSession}`),
  ],
)
