import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, daterange, id, instant, ofSheet, recordedAt } from './columns.js'

/** Federation → associations → clubs. */
export const organisation = pgTable(
  'organisation',
  {
    id: id().primaryKey(),
    parentId: uuid().references((): AnyPgColumn => organisation.id),
    kind: text({ enum: ['federation', 'association', 'club'] }).notNull(),
    code: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    /** Folded tokens of both names and pinyin, for trigram search. */
    searchText: text().notNull(),
    timeZone: text().notNull(),
    /** Where it works, in its own words: a province, a city. */
    region: text(),
    venue: text(),
    contactName: text(),
    contactEmail: text(),
    contactPhone: text(),
    website: text(),
    /** Of a federation: how many days a transfer waits before it takes effect, and how many of them it may be objected to. */
    transferWaitingDays: integer().notNull().default(30),
    transferObjectionDays: integer().notNull().default(14),
    /** Of a federation: after how many days a request for an event is approved by silence; null: never. */
    sanctionTacitDays: integer(),
    /** Of a federation: how many days before its first day an event is asked for. */
    sanctionNoticeDays: integer().notNull().default(0),
    /** Of a federation: from which day administrators and clerks act with a second factor only; none: they may do without. */
    secondFactorFrom: date({ mode: 'string' }),
    recordedAt: recordedAt(),
    /** Founded by mistake and taken back; its code is free again. */
    withdrawnAt: instant(),
  },
  t => [
    check(
      'organisation_transfer_days',
      sql`${t.transferObjectionDays} between 0 and ${t.transferWaitingDays} and ${t.transferWaitingDays} <= 366`,
    ),
    check(
      'organisation_sanction_days',
      sql`(${t.sanctionTacitDays} is null or ${t.sanctionTacitDays} between 1 and 366) and ${t.sanctionNoticeDays} between 0 and 366`,
    ),
    check('organisation_kind', sql`${t.kind} in ('federation', 'association', 'club')`),
    check('organisation_root', sql`(${t.kind} = 'federation') = (${t.parentId} is null)`),
    uniqueIndex('organisation_code_unique').on(t.code).where(sql`${t.withdrawnAt} is null`),
    index('organisation_parent').on(t.parentId),
    index('organisation_code_word').on(sql`upper(${t.code})`),
  ],
)

/** One human being. Nothing about the person is part of the key. */
export const person = pgTable(
  'person',
  {
    id: id().primaryKey(),
    /** Eight to eleven digits; the last two make the whole ≡ 1 (mod 97) (ISO 7064, MOD 97-10). */
    number: text().notNull().unique(),
    gender: text({ enum: ['female', 'male', 'unstated'] })
      .notNull()
      .default('unstated'),
    birthDate: date({ mode: 'string' }),
    deceasedOn: date({ mode: 'string' }),
    status: text({ enum: ['ACTIVE', 'INACTIVE', 'DECEASED'] })
      .notNull()
      .default('ACTIVE'),
    /** Set while this record is merged into another; the merge row can take it back. */
    mergedIntoId: uuid().references((): AnyPgColumn => person.id),
    recordedAt: recordedAt(),
    /** Registered by mistake and taken back: found nowhere any more. */
    withdrawnAt: instant(),
  },
  t => [
    check('person_number_digits', sql`${t.number} ~ '^[1-9][0-9]{7,10}$' and ${t.number}::bigint % 97 = 1`),
    index('person_number_order').on(sql`(${t.number}::bigint)`),
    index('person_number_part').using('gin', sql`${t.number} gin_trgm_ops`),
    index('person_merged_into').on(t.mergedIntoId).where(sql`${t.mergedIntoId} is not null`),
    check('person_not_into_itself', sql`${t.mergedIntoId} <> ${t.id}`),
    check('person_deceased', sql`${t.deceasedOn} is null or ${t.status} = 'DECEASED'`),
    check('person_status', sql`${t.status} in ('ACTIVE', 'INACTIVE', 'DECEASED')`),
  ],
)

/** A name in one script, valid over a time; names are superseded, never edited. */
export const personName = pgTable(
  'person_name',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    script: text({ enum: ['Hans', 'Hant', 'Latn'] }).notNull(),
    family: text().notNull(),
    given: text().notNull(),
    /** As printed in this script, in its own order. */
    display: text().notNull(),
    /** Folded tokens: lower case, no diacritics, pinyin of Han characters (full and initials). */
    searchText: text().notNull(),
    valid: daterange().notNull().default('[,)'),
    source: text().notNull().default('register'),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [index('person_name_person').on(t.personId)],
)

/** A number somebody else gave this person; unique within its issuer (a body's code, or `file:<digest>`). */
export const personIdentifier = pgTable(
  'person_identifier',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    issuer: text().notNull(),
    value: text().notNull(),
    ...ofSheet,
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    // Two may hold one number: the second does where its giver may not know of the first.
    uniqueIndex('person_identifier_open').on(t.issuer, t.value, t.personId).where(sql`${t.supersededAt} is null`),
    index('person_identifier_person').on(t.personId),
  ],
)

/** Whom a person plays for (`affiliation`, one at a time per discipline) or belongs to (`membership`). */
export const affiliation = pgTable(
  'affiliation',
  {
    id: id().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: ['affiliation', 'membership'] }).notNull(),
    /** A sport id, or `*` for all of them. */
    sport: text().notNull().default('*'),
    valid: daterange().notNull(),
    ...ofSheet,
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    check('affiliation_kind', sql`${t.kind} in ('affiliation', 'membership')`),
    index('affiliation_person').on(t.personId),
    index('affiliation_organisation').on(t.organisationId),
  ],
)

/** A merge is a pointer plus the rows it redirected, so that it can be taken back. */
export const personMerge = pgTable(
  'person_merge',
  {
    id: id().primaryKey(),
    fromPersonId: uuid()
      .notNull()
      .references(() => person.id),
    intoPersonId: uuid()
      .notNull()
      .references(() => person.id),
    /** `{ table: ids[] }` of the redirected rows. */
    moved: jsonb().$type<Record<string, string[]>>().notNull(),
    reason: text().notNull(),
    mergedBy: text().notNull(),
    recordedAt: recordedAt(),
    undoneBy: text(),
    undoneAt: instant(),
  },
  t => [
    uniqueIndex('person_merge_open').on(t.fromPersonId).where(sql`${t.undoneAt} is null`),
    check('person_merge_two', sql`${t.fromPersonId} <> ${t.intoPersonId}`),
  ],
)

/** What a person allows the public to see. */
export const personPrivacy = pgTable('person_privacy', {
  personId: uuid()
    .primaryKey()
    .references(() => person.id),
  hideBirthYear: boolean().notNull().default(true),
  hideClub: boolean().notNull().default(false),
  hideGender: boolean().notNull().default(false),
  /** Null while nobody has said: a minor's photo is hidden then. */
  hidePhoto: boolean(),
  recordedAt: recordedAt(),
})

/** A photo of a person as it was drawn anew from the file sent; taken off it is gone. */
export const personPhoto = pgTable('person_photo', {
  personId: uuid()
    .primaryKey()
    .references(() => person.id),
  content: bytea().notNull(),
  /** SHA-256, hex. */
  digest: text().notNull(),
  storedBy: text().notNull(),
  recordedAt: recordedAt(),
})
