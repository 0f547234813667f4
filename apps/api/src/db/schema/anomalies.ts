import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { organisation } from './registry.js'

export const anomalyKinds = [
  'resultWithoutPerson',
  'oneNumberTwoPeople',
  'windowsRunOut',
  'officialWithoutPoints',
  'pointsWithoutList',
  'playedWithLapsedMembership',
  'playedAfterDeath',
  'minorWithoutGuardian',
  'belongsNowhere',
  'roundLeftOpen',
  'mergedOnList',
  'erasedInCase',
] as const

export const anomalySubjects = ['event', 'person'] as const

/** Something in the records that ought not to be so, as the daily checks found it; open while they find it. */
export const anomaly = pgTable(
  'anomaly',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: anomalyKinds }).notNull(),
    subjectKind: text({ enum: anomalySubjects }).notNull(),
    subjectId: uuid().notNull(),
    /** How many records of the subject it is about. */
    count: integer().notNull(),
    firstSeenAt: recordedAt(),
    lastSeenAt: recordedAt(),
    /** The checks no longer find it. */
    goneAt: instant(),
    /** Who has taken it on. */
    ownerId: text(),
    acceptedBy: text(),
    acceptedAt: instant(),
    acceptReason: text(),
  },
  t => [
    oneOf('anomaly_kind', 'kind', anomalyKinds),
    oneOf('anomaly_subject_kind', 'subject_kind', anomalySubjects),
    check('anomaly_accepted', sql`(${t.acceptedAt} is null) = (${t.acceptReason} is null)`),
    uniqueIndex('anomaly_open').on(t.kind, t.subjectId).where(sql`${t.goneAt} is null`),
    index('anomaly_body').on(t.organisationId, t.kind),
  ],
)
