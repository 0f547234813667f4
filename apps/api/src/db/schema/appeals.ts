import { filingCapacities, inadmissibleReasons } from '@paiji/rules/procedure'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { entry, event, stage } from './events.js'
import { organisation, person } from './registry.js'
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

/** Nothing of the results waits for a case in these: not yet filed, refused, withdrawn, carried out or gone on. */
export const settledStatuses = [
  'DRAFT',
  'INADMISSIBLE',
  'EFFECTS_APPLIED',
  'PUBLISHED',
  'CLOSED',
  'ESCALATED',
  'WITHDRAWN',
] as const

export const appealOutcomes = ['rulingUpheld', 'rulingVaried', 'rulingOverturned', 'remanded', 'dismissed'] as const
export const appealSubjects = ['ruling', 'score', 'eligibility', 'discipline'] as const
export const hearingBodies = ['director', 'chiefDirector', 'committee', 'nationalAuthority'] as const
export const publicationLevels = ['names', 'roles', 'summary', 'sealed'] as const
export const docketVisibilities = ['public', 'parties', 'panel', 'clerk', 'sealed'] as const

/** Which procedure holds where, from when: an event's own choice before its organiser's, the nearest body's first. */
export const procedureChoice = pgTable(
  'procedure_choice',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    eventId: uuid().references(() => event.id),
    /** A sport id, or `*` for all of them. */
    sport: text().notNull().default('*'),
    /** Of `@paiji/rules/procedure`, e.g. `bridge/laws-2017`. */
    procedureId: text().notNull(),
    /** What the regulations of this place set themselves, as `Procedure` reads it: deposits, windows, bodies. */
    overrides: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    reason: text().notNull(),
    chosenBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    uniqueIndex('procedure_choice_event').on(t.eventId).where(sql`${t.supersededAt} is null and event_id is not null`),
    uniqueIndex('procedure_choice_organisation')
      .on(t.organisationId, t.sport)
      .where(sql`${t.supersededAt} is null and event_id is null`),
  ],
)

/** The last number given in a year: raised in the filing's own transaction, so that there are no gaps. */
export const caseCounter = pgTable(
  'case_counter',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  t => [primaryKey({ columns: [t.organisationId, t.year] })],
)

/** One case, from filing to the casebook. Its states are those of the appeals procedure; each change is a docket entry. */
export const appeal = pgTable(
  'appeal',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** `AC-2026-014`; a draft has none. */
    number: text(),
    eventId: uuid()
      .notNull()
      .references(() => event.id),
    stageId: uuid()
      .notNull()
      .references(() => stage.id),
    subject: text({ enum: appealSubjects }).notNull().default('ruling'),
    rulingId: uuid().references(() => ruling.id),
    /** The sheet whose score is contested. */
    slot: text(),
    appellantEntryId: uuid()
      .notNull()
      .references(() => entry.id),
    appellantPersonId: uuid().references(() => person.id),
    /** In what capacity it was filed, as the procedure names them: `contestant`, `partner`, `captain`. */
    capacity: text({ enum: filingCapacities }),
    status: text({ enum: appealStatuses }).notNull(),
    outcome: text({ enum: appealOutcomes }),
    /** `law`, `judgement`, `fact`, `discipline`, `eligibility`: what decides who hears it. */
    matter: text().notNull(),
    /** What happened, in the appellant's words. */
    statement: text().notNull().default(''),
    /** What the appellant asks for. */
    relief: text().notNull().default(''),
    /** As signed on the form: names, in the order of signing. */
    signatures: text().array().notNull().default(sql`'{}'::text[]`),
    body: text({ enum: hearingBodies }),
    /** 1 for the first body, one more for each escalation. */
    instance: integer().notNull().default(1),
    procedureId: text().notNull(),
    /** The overrides in force at filing: a later regulation changes no running case. */
    procedureOverrides: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    inadmissibleFor: text({ enum: inadmissibleReasons }),
    late: boolean().notNull().default(false),
    meritless: boolean(),
    publicationLevel: text({ enum: publicationLevels }).notNull().default('roles'),
    filedBy: text().notNull(),
    filedAt: instant(),
    /** The end of the time for filing, kept as it was computed. */
    dueAt: instant(),
    decidedAt: instant(),
    notifiedAt: instant(),
    publishedAt: instant(),
    closedAt: instant(),
    parentId: uuid().references((): AnyPgColumn => appeal.id),
    version: integer().notNull().default(1),
    recordedAt: recordedAt(),
  },
  t => [
    unique('appeal_number').on(t.organisationId, t.number),
    index('appeal_number_word').on(sql`upper(${t.number})`),
    index('appeal_stage').on(t.stageId),
    index('appeal_event').on(t.eventId),
    index('appeal_docket').on(t.organisationId, t.status, t.filedAt),
    index('appeal_ruling').on(t.rulingId),
    index('appeal_entry').on(t.appellantEntryId),
    oneOf('appeal_status', 'status', appealStatuses),
    oneOf('appeal_subject', 'subject', appealSubjects),
    check(
      'appeal_filed',
      sql`${t.status} in ('DRAFT', 'WITHDRAWN') or (${t.number} is not null and ${t.filedAt} is not null and ${t.dueAt} is not null)`,
    ),
  ],
)

/** Whose case it is: the two sides, and how each signatory agreed. */
export const appealParty = pgTable(
  'appeal_party',
  {
    id: id().primaryKey(),
    appealId: uuid()
      .notNull()
      .references(() => appeal.id),
    side: text({ enum: ['appellant', 'respondent', 'director', 'interested'] }).notNull(),
    entryId: uuid().references(() => entry.id),
    personId: uuid().references(() => person.id),
    /** The director of the contested ruling has an account and need not be in the register. */
    accountId: text(),
    nameAsEntered: text().notNull(),
    capacity: text({ enum: filingCapacities }),
    concurrence: text({ enum: ['notNeeded', 'pending', 'given', 'refused', 'deemed'] })
      .notNull()
      .default('notNeeded'),
    /** Why it is deemed, or why refused. */
    concurrenceReason: text(),
    concurredBy: text(),
    concurredAt: instant(),
    recordedAt: recordedAt(),
  },
  t => [
    index('appeal_party_entry').on(t.entryId).where(sql`${t.entryId} is not null`),
    index('appeal_party_case').on(t.appealId),
    index('appeal_party_person').on(t.personId),
    index('appeal_party_account').on(t.accountId),
    unique('appeal_party_once')
      .on(t.appealId, t.side, t.entryId, t.personId, t.accountId, t.nameAsEntered)
      .nullsNotDistinct(),
  ],
)

/** The numbered timeline of a case. Replayed through the reducer it gives the case's status. */
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
    visibility: text({ enum: docketVisibilities }).notNull(),
    statusAfter: text({ enum: appealStatuses }),
    /** Ids of the evidence and orders it speaks of. */
    documents: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** The entry this one belongs to, e.g. an answer to its question. */
    parentId: uuid().references((): AnyPgColumn => docketEntry.id),
    data: jsonb().$type<unknown>(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('docket_entry_number').on(t.appealId, t.number),
    oneOf('docket_entry_visibility', 'visibility', docketVisibilities),
  ],
)
