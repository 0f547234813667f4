import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** What an address elsewhere can be told of. */
export const webhookTopics = ['published', 'corrected', 'official', 'listed', 'awarded', 'decided'] as const

/** `DISABLED`: the program stopped calling it, after failures for days or at its own word. */
export const webhookStates = ['ACTIVE', 'PAUSED', 'DISABLED'] as const

/** An address that is told what is published at a body and below it. */
export const webhook = pgTable(
  'webhook',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    url: text().notNull(),
    topics: text({ enum: webhookTopics }).array().notNull(),
    state: text({ enum: webhookStates }).notNull().default('ACTIVE'),
    /** What its calls are signed with, encrypted; shown when it was made and never again. */
    secret: text().notNull(),
    /** As the log names who acts. */
    madeBy: text().notNull(),
    /** It has been told of everything in the log up to here. */
    toldUntil: bigint({ mode: 'number' }).notNull(),
    /** Since when no call has been taken; null while they are. */
    failingSince: instant(),
    /** While a worker calls it, when another may take it over. */
    takenUntil: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    oneOf('webhook_state', 'state', webhookStates),
    check('webhook_topics', sql`cardinality(${t.topics}) > 0`),
    index('webhook_organisation').on(t.organisationId, t.recordedAt),
  ],
)

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const

/** Why a call was not taken. */
export const deliveryFailures = [
  'NAME_UNKNOWN',
  'ADDRESS_NOT_PUBLIC',
  'NOT_REACHED',
  'TIMED_OUT',
  'REDIRECTED',
  'REFUSED',
] as const

/** One message to one address, and what came of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** Also its `webhook-id`: the same at every attempt, so that a receiver knows it again. */
    id: id().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** Null: a test. */
    topic: text({ enum: webhookTopics }),
    /** The row of the log it tells of. */
    sequence: bigint({ mode: 'number' }),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: deliveryStates }).notNull().default('WAITING'),
    tries: integer().notNull().default(0),
    /** Asked for by somebody: it goes out although its webhook is paused. */
    asked: boolean().notNull().default(false),
    nextTryAt: instant().notNull(),
    lastTryAt: instant(),
    failure: text({ enum: deliveryFailures }),
    /** The last answer: its status, how it begins, and after how many milliseconds it came. */
    status: integer(),
    answer: text(),
    milliseconds: integer(),
    deliveredAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('webhook_delivery_once').on(t.webhookId, t.sequence),
    oneOf('webhook_delivery_state', 'state', deliveryStates),
    check('webhook_delivery_sent', sql`(${t.state} = 'DELIVERED') = (${t.deliveredAt} is not null)`),
    index('webhook_delivery_due').on(t.nextTryAt).where(sql`state = 'WAITING'`),
    index('webhook_delivery_log').on(t.webhookId, t.recordedAt, t.id),
  ],
)
