import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { policy, ranking } from './grading.js'
import { organisation, person } from './registry.js'

/**
 * Why a printed list and ours of that day differ about a person: only one has them; all points are here and the policy counts them
 * differently; fewer or more points are here than printed; the same value at another place.
 */
export const differenceReasons = [
  'printedOnly',
  'hereOnly',
  'countedOtherwise',
  'pointsMissing',
  'pointsMore',
  'placeOnly',
] as const

/** The day from which a body keeps the records of a sport here; earlier lists remain as the earlier system printed them. */
export const switchDay = pgTable(
  'switch_day',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    sport: text().notNull(),
    /** What the system is called that kept them before. */
    system: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
    statedBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [uniqueIndex('switch_day_open').on(t.organisationId, t.sport).where(sql`${t.supersededAt} is null`)],
)

/** A comparison of a list printed by an earlier system with a ranking of ours on that day. */
export const printedCheck = pgTable(
  'printed_check',
  {
    id: id().primaryKey(),
    /** The body whose list it is. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    rankingId: uuid()
      .notNull()
      .references(() => ranking.id),
    sport: text().notNull(),
    listName: text().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    /** Of both lists and the policy. */
    inputDigest: text().notNull(),
    /** The number of places printed, and how many of them are the same here. */
    printed: integer().notNull(),
    same: integer().notNull(),
    comparedBy: text().notNull(),
    recordedAt: recordedAt(),
    supersededAt: instant(),
  },
  t => [
    uniqueIndex('printed_check_open')
      .on(t.organisationId, t.rankingId, t.sport, t.listName, t.asOf)
      .where(sql`${t.supersededAt} is null`),
    index('printed_check_ranking').on(t.rankingId),
  ],
)

/** A person about whom the two lists differ. Values in hundredths of a point. */
export const printedDifference = pgTable(
  'printed_difference',
  {
    id: id().primaryKey(),
    checkId: uuid()
      .notNull()
      .references(() => printedCheck.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    reason: text({ enum: differenceReasons }).notNull(),
    printedPlace: integer(),
    printedValue: integer(),
    ownPlace: integer(),
    ownValue: integer(),
    /** All points of the sport up to the day, whether the policy counts them or not. */
    pointsHere: integer().notNull(),
  },
  t => [
    index('printed_difference_check').on(t.checkId, t.reason),
    index('printed_difference_person').on(t.personId),
    oneOf('printed_difference_reason', 'reason', differenceReasons),
    check('printed_difference_two', sql`coalesce(${t.printedPlace}, ${t.ownPlace}) is not null`),
  ],
)

/** A second person's acceptance of a difference, or of all differences of one reason. */
export const differenceAcceptance = pgTable(
  'difference_acceptance',
  {
    id: id().primaryKey(),
    checkId: uuid()
      .notNull()
      .references(() => printedCheck.id),
    /** One difference; failing that, all of the reason. */
    differenceId: uuid().references(() => printedDifference.id),
    reason: text({ enum: differenceReasons }),
    note: text().notNull(),
    acceptedBy: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    uniqueIndex('difference_accepted_once').on(t.differenceId).where(sql`${t.differenceId} is not null`),
    uniqueIndex('differences_accepted_once').on(t.checkId, t.reason).where(sql`${t.reason} is not null`),
    check('difference_acceptance_of', sql`num_nonnulls(${t.differenceId}, ${t.reason}) = 1`),
  ],
)
