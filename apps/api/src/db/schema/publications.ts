import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { entry } from './events.js'
import { bytea, id, instant, oneOf, recordedAt } from './columns.js'
import { gradeAward } from './grading.js'
import { organisation, person } from './registry.js'
import { standingsRevision } from './standings.js'

export const publicationKinds = [
  'standings',
  'awards',
  'list',
  'grade',
  'certificate',
  'status',
  'ruling',
  'correction',
  'merge',
  'policy',
  'snapshot',
] as const

/**
 * The federation's word by its public digest, under its signature: one row for each thing it has published, appended
 * and never changed. The digest covers what everybody may see, by the form that is named.
 */
export const publication = pgTable(
  'publication',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text({ enum: publicationKinds }).notNull(),
    /** The row that was published: a revision, a run of awards, a list, a grade, a certificate; its own id where there is none. */
    subjectId: uuid().notNull(),
    /** As people name it; unique. */
    name: text().notNull(),
    form: text().notNull(),
    digest: text().notNull(),
    /** What is digested, where it is small and stands nowhere else; of a certificate none once its holder is forgotten. */
    content: jsonb().$type<unknown>(),
    /** Of a list: what the keys of its clubs are made of. Never shown. */
    secret: text(),
    /** Ed25519 by the key of the log. */
    signature: bytea().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('publication_name').on(t.name),
    // More than one of what changes by its nature: the days of a policy, a merge that is undone.
    index('publication_subject').on(t.kind, t.subjectId),
    index('publication_recent').on(t.kind, t.recordedAt),
    oneOf('publication_kind', 'kind', publicationKinds),
  ],
)

export const certificateKinds = ['grade', 'placing'] as const

/** A certificate that somebody asked for: what it shows is chosen then, and never changes. */
export const certificate = pgTable(
  'certificate',
  {
    id: id().primaryKey(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    personId: uuid()
      .notNull()
      .references(() => person.id),
    kind: text({ enum: certificateKinds }).notNull(),
    gradeAwardId: uuid().references(() => gradeAward.id),
    /** The official revision and the entry whose place it certifies. */
    revisionId: uuid().references(() => standingsRevision.id),
    entryId: uuid().references(() => entry.id),
    /** Everything it says, as it is digested and signed. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    issuedBy: text().notNull(),
    recordedAt: recordedAt(),
    /** Taken back by its holder; the public page shows nothing of it any more. */
    withdrawnAt: instant(),
  },
  t => [
    index('certificate_person').on(t.personId, t.recordedAt),
    index('certificate_grade').on(t.gradeAwardId),
    index('certificate_entry').on(t.entryId),
    index('certificate_revision').on(t.revisionId).where(sql`${t.revisionId} is not null`),
    oneOf('certificate_kind', 'kind', certificateKinds),
    check(
      'certificate_subject',
      sql`(${t.kind} = 'grade') = (${t.gradeAwardId} is not null) and (${t.kind} = 'placing') = (${t.revisionId} is not null and ${t.entryId} is not null)`,
    ),
  ],
)
