import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, recordedAt } from './columns.js'
import { entry, event, stage } from './events.js'
import { organisation } from './registry.js'
import { ruling } from './rulings.js'

export const appealStatuses = [
  'DRAFT',
  'FILED',
  'CURE_REQUESTED',
  'INADMISSIBLE',
  'ADMITTED',
  'LAW_PART_REFERRED',
  'PANEL_FORMING',
  'CHALLENGED',
  'IN_REVIEW',
  'INFO_REQUESTED',
  'HEARING_SCHEDULED',
  'HEARD',
  'DELIBERATION',
  'DECIDED',
  'NOTIFIED',
  'EFFECTS_APPLIED',
  'PUBLISHED',
  'CLOSED',
  'ESCALATED',
  'WITHDRAWN',
] as const

/** One case, from filing to the casebook. Its states are those of the appeals procedure; each change is a docket entry. */
export const appeal = pgTable(
  'appeal',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** `AC-2026-014`. */
    number: text().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    rulingId: uuid().references(() => ruling.id),
    appellantEntryId: uuid()
      .notNull()
      .references(() => entry.id),
    status: text({ enum: appealStatuses }).notNull(),
    outcome: text({ enum: ['rulingUpheld', 'rulingVaried', 'rulingOverturned', 'remanded', 'dismissed'] }),
    matter: text().notNull(),
    publicationLevel: text({ enum: ['names', 'roles', 'summary', 'sealed'] })
      .notNull()
      .default('roles'),
    filedBy: text().notNull(),
    filedAt: instant().notNull(),
    dueAt: instant().notNull(),
    decidedAt: instant(),
    parentId: uuid(),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    unique('appeal_number').on(t.organisationId, t.number),
    index('appeal_stage').on(t.stageId),
    check('appeal_status', sql.raw(`status in (${appealStatuses.map(status => `'${status}'`).join(', ')})`)),
  ],
)

/** The numbered timeline of a case. */
export const docketEntry = pgTable(
  'docket_entry',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    number: integer().notNull(),
    type: text().notNull(),
    actor: text().notNull(),
    onBehalfOf: text(),
    text: text().notNull(),
    visibility: text({ enum: ['public', 'parties', 'panel', 'clerk', 'sealed'] }).notNull(),
    data: jsonb().$type<unknown>(),
    recordedAt: recordedAt(),
  },
  t => [unique('docket_entry_number').on(t.appealId, t.number)],
)
