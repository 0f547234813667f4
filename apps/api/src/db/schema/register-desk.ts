import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { daterange, id, instant, ofSheet, oneOf, recordedAt } from './columns.js'
import { organisation, person } from './registry.js'

export const issuerVisibilities = ['public', 'private'] as const

/** A body that gives people numbers, and whether the public sees them; numbers of undeclared issuers are private. */
export const identifierIssuer = pgTable(
  'identifier_issuer',
  {
    code: text().primaryKey(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    visibility: text({ enum: issuerVisibilities }).notNull().default('private'),
    declaredBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  () => [oneOf('identifier_issuer_visibility', 'visibility', issuerVisibilities)],
)

export const transferAnswers = ['released', 'objected'] as const
export const transferDecisions = ['approved', 'declined', 'withdrawn'] as const

/** A change of club that waits: the club that is left may object in the time given, then it is decided. */
export const transfer = pgTable(
  'transfer',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    fromOrganisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    toOrganisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    /** A sport id, or `*` for all of them. */
    sport: text().notNull().default('*'),
    requestedOn: date({ mode: 'string' }).notNull(),
    /** The last day on which the club that is left may object. */
    objectUntil: date({ mode: 'string' }).notNull(),
    /** The first day for the new club. */
    effectiveOn: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    requestedBy: text().notNull(),
    recordedAt: recordedAt(),
    answer: text({ enum: transferAnswers }),
    answerReason: text(),
    /** Stated for the club by a body above it. */
    answerFromAbove: boolean().notNull().default(false),
    answeredBy: text(),
    answeredAt: instant(),
    decision: text({ enum: transferDecisions }),
    decisionReason: text(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  t => [
    check('transfer_days', sql`${t.requestedOn} <= ${t.objectUntil} and ${t.requestedOn} <= ${t.effectiveOn}`),
    check('transfer_two_clubs', sql`${t.fromOrganisationId} <> ${t.toOrganisationId}`),
    check('transfer_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('transfer_decided', sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    uniqueIndex('transfer_open').on(t.personId, t.sport).where(sql`${t.decidedAt} is null`),
    index('transfer_from').on(t.fromOrganisationId),
    index('transfer_to').on(t.toOrganisationId),
  ],
)

export const guardianRelations = ['parent', 'guardian', 'coach', 'other'] as const

/** Who answers for somebody under age; seen only by the register's keepers and the person. */
export const guardianship = pgTable(
  'guardianship',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    name: text().notNull(),
    relation: text({ enum: guardianRelations }).notNull(),
    contact: text().notNull(),
    recordedBy: text().notNull(),
    recordedAt: recordedAt(),
    endedBy: text(),
    endedAt: instant(),
  },
  t => [oneOf('guardianship_relation', 'relation', guardianRelations), index('guardianship_person').on(t.personId)],
)

/** Two records that look alike and were found to be two people; `a` is the smaller id. */
export const distinctPeople = pgTable(
  'distinct_people',
  {
    id: id().primaryKey(),
    aPersonId: uuid()
      .notNull()
      .references(() => person.id),
    bPersonId: uuid()
      .notNull()
      .references(() => person.id),
    reason: text().notNull(),
    declaredBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    uniqueIndex('distinct_people_pair').on(t.aPersonId, t.bPersonId),
    check('distinct_people_ordered', sql`${t.aPersonId} < ${t.bPersonId}`),
  ],
)

export const offices = [
  'president',
  'vicePresident',
  'secretary',
  'treasurer',
  'registrar',
  'delegate',
  'coach',
] as const

/** Who holds which office of a body, from when until when. */
export const officer = pgTable(
  'officer',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    office: text({ enum: offices }).notNull(),
    valid: daterange().notNull(),
    namedBy: text().notNull(),
    ...ofSheet,
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    oneOf('officer_office', 'office', offices),
    index('officer_body').on(t.organisationId),
    index('officer_person').on(t.personId),
  ],
)

export const officialKinds = ['director', 'referee', 'scorer'] as const
export const officialLevels = ['international', 'national', 'first', 'second', 'third'] as const

/** A technical official's licence: who may direct or judge which sport at which level, from when until when. */
export const officialLicence = pgTable(
  'official_licence',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    /** The body that gave it. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    sport: text().notNull(),
    kind: text({ enum: officialKinds }).notNull(),
    level: text({ enum: officialLevels }).notNull(),
    valid: daterange().notNull(),
    givenBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    oneOf('official_licence_kind', 'kind', officialKinds),
    oneOf('official_licence_level', 'level', officialLevels),
    index('official_licence_person').on(t.personId),
    index('official_licence_body').on(t.organisationId),
  ],
)
