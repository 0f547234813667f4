import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { affiliation, organisation, person, personMerge } from './registry.js'

export const recordActs = [
  'mergePeople',
  'undoMerge',
  'declareDistinct',
  'changeBirthDate',
  'endAffiliation',
  'erasePerson',
] as const
export const proposalOutcomes = ['carriedOut', 'objected', 'lapsed', 'withdrawn', 'overtaken'] as const
export const consentAnswers = ['agreed', 'objected'] as const

/** An act on a person's record that reaches over a body's border: proposed to everybody whose consent it takes. */
export const recordProposal = pgTable(
  'record_proposal',
  {
    id: id().primaryKey(),
    act: text({ enum: recordActs }).notNull(),
    /** Whose record it is; of two the one that stays. */
    personId: uuid()
      .notNull()
      .references(() => person.id),
    otherPersonId: uuid().references(() => person.id),
    mergeId: uuid().references(() => personMerge.id),
    affiliationId: uuid().references(() => affiliation.id),
    /** The day of birth, or the first day on which a membership no longer holds. */
    day: date({ mode: 'string' }),
    /** The body for which it is proposed. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    reason: text().notNull(),
    proposedBy: text().notNull(),
    recordedAt: recordedAt(),
    objectUntil: instant().notNull(),
    outcome: text({ enum: proposalOutcomes }),
    /** The objection, or the problem that came between. */
    outcomeReason: text(),
    endedBy: text(),
    endedAt: instant(),
  },
  t => [
    oneOf('record_proposal_act', 'act', recordActs),
    check('record_proposal_ended', sql`(${t.outcome} is null) = (${t.endedAt} is null)`),
    uniqueIndex('record_proposal_open')
      .on(t.act, t.personId, sql`coalesce(${t.otherPersonId}, ${t.mergeId}, ${t.affiliationId}, ${t.personId})`)
      .where(sql`${t.endedAt} is null`),
    index('record_proposal_person').on(t.personId),
    index('record_proposal_other').on(t.otherPersonId),
    index('record_proposal_body').on(t.organisationId),
  ],
)

/** One whose consent a proposal takes: a body, or the person. */
export const recordConsent = pgTable(
  'record_consent',
  {
    id: id().primaryKey(),
    proposalId: uuid()
      .notNull()
      .references(() => recordProposal.id),
    /** Whose record concerns it. */
    personId: uuid()
      .notNull()
      .references(() => person.id),
    /** Null where the person is asked. */
    organisationId: uuid().references(() => organisation.id),
    answer: text({ enum: consentAnswers }),
    answerReason: text(),
    /** Stated for the body by one above it. */
    answerFromAbove: boolean().notNull().default(false),
    answeredBy: text(),
    answeredAt: instant(),
  },
  t => [
    check('record_consent_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index('record_consent_proposal').on(t.proposalId),
    index('record_consent_body').on(t.organisationId),
    index('record_consent_person').on(t.personId),
  ],
)
