import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, recordedAt } from './columns.js'
import { organisation } from './registry.js'

/** One row per change, written in the change's own transaction; never updated or deleted (trigger). */
export const auditEvent = pgTable(
  'audit_event',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    id: id(),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text().notNull(),
    aggregateKind: text().notNull(),
    aggregateId: uuid().notNull(),
    actor: text().notNull(),
    requestId: text().notNull(),
    data: jsonb().$type<unknown>().notNull(),
    /** SHA-256 of the canonical row without this column. */
    digest: text().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    unique('audit_event_sequence').on(t.sequence),
    index('audit_event_aggregate').on(t.aggregateKind, t.aggregateId),
  ],
)

/** Chains the log: digest of the previous seal and of every row up to `untilSequence`, signed with Ed25519. */
export const seal = pgTable('seal', {
  id: id().primaryKey(),
  number: integer().notNull().unique(),
  fromSequence: bigint({ mode: 'number' }).notNull(),
  untilSequence: bigint({ mode: 'number' }).notNull(),
  rowCount: integer().notNull(),
  previousDigest: text().notNull(),
  digest: text().notNull(),
  signature: bytea().notNull(),
  publicKey: text().notNull(),
  recordedAt: recordedAt(),
})
