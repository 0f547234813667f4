import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, boolean, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { entry, event } from './events.js'
import { organisation, person } from './registry.js'

export const entryClasses = ['open', 'women', 'men'] as const

/** Who may enter an event and until when; an event without a row takes entries at the desk alone. */
export const entryTerms = pgTable(
  'entry_terms',
  {
    eventId: uuid()
      .primaryKey()
      .references(() => event.id),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    /** Until then a contestant may leave the list without asking anybody. */
    withdrawUntil: instant().notNull(),
    /** As many contestants as there is room for; null: all who come. */
    capacity: integer(),
    teamMin: integer().notNull(),
    teamMax: integer().notNull(),
    /** The desk looks at every request before it is an entry. */
    needsDesk: boolean().notNull().default(false),
    class: text({ enum: entryClasses }).notNull().default('open'),
    /** Only members of this body, or of one below it, on the first day. */
    membersOfId: uuid().references(() => organisation.id),
    /** Born from this day on (youth) and until this day (seniors). */
    bornFrom: date({ mode: 'string' }),
    bornUntil: date({ mode: 'string' }),
    /** For each contestant, in the currency's smallest unit. */
    feeAmount: integer(),
    feeCurrency: text(),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('entry_terms_class', 'class', entryClasses),
    check('entry_terms_times', sql`${t.opensAt} < ${t.closesAt}`),
    check('entry_terms_team', sql`1 <= ${t.teamMin} and ${t.teamMin} <= ${t.teamMax} and ${t.teamMax} <= 16`),
    check('entry_terms_capacity', sql`${t.capacity} is null or ${t.capacity} > 0`),
    check('entry_terms_fee', sql`(${t.feeAmount} is null) = (${t.feeCurrency} is null) and ${t.feeAmount} >= 0`),
  ],
)

export const entryRequestStatuses = [
  'AWAITING_PLAYERS',
  'AWAITING_DESK',
  'WAITING_LIST',
  'ENTERED',
  'DECLINED',
  'WITHDRAWN',
] as const

/** A contestant that asks to play: its players agree, there is room or a waiting list, the desk looks where it wants to. */
export const entryRequest = pgTable(
  'entry_request',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    /** A team's name. */
    name: text(),
    status: text({ enum: entryRequestStatuses }).notNull(),
    /** The player who asked, its captain. */
    captainId: uuid()
      .notNull()
      .references(() => person.id),
    requestedBy: text().notNull(),
    recordedAt: recordedAt(),
    /** Its place on the waiting list goes by this. */
    queuedAt: instant(),
    /** The last word of the desk, or of whoever withdrew or declined. */
    decidedBy: text(),
    decidedAt: instant(),
    reason: text(),
    entryId: uuid()
      .unique('entry_request_entry')
      .references(() => entry.id),
  },
  t => [
    oneOf('entry_request_status', 'status', entryRequestStatuses),
    index('entry_request_event').on(t.eventId, t.recordedAt),
  ],
)

export const entryAnswers = ['asked', 'confirmed', 'declined'] as const

/** A player of a request, and what the player says to it. */
export const entryRequestPlayer = pgTable(
  'entry_request_player',
  {
    id: id().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => entryRequest.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    ordinal: integer().notNull(),
    answer: text({ enum: entryAnswers }).notNull().default('asked'),
    answeredAt: instant(),
  },
  t => [
    oneOf('entry_request_player_answer', 'answer', entryAnswers),
    unique('entry_request_player_once').on(t.requestId, t.personId),
    uniqueIndex('entry_request_player_ordinal').on(t.requestId, t.ordinal),
    index('entry_request_player_person').on(t.personId),
  ],
)

export const feeKinds = ['payment', 'refund', 'waiver'] as const

/** Money of an entry, as it was taken or given back; a slip is put right by another row. */
export const entryFee = pgTable(
  'entry_fee',
  {
    id: id().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => entryRequest.id),
    kind: text({ enum: feeKinds }).notNull(),
    /** In the currency's smallest unit. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Who paid, or was paid, in words. */
    party: text().notNull(),
    /** Numbers the receipts of an event, from 1. */
    receipt: integer().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('entry_fee_kind', 'kind', feeKinds),
    check('entry_fee_amount', sql`${t.amount} > 0`),
    unique('entry_fee_receipt').on(t.eventId, t.receipt),
    index('entry_fee_request').on(t.requestId),
  ],
)
