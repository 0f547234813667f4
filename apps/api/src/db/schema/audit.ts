import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { bytea, id, instant, recordedAt } from './columns.js'
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
    /** Root of the Merkle tree over the contents the row seals (`audit_content`); null: it seals none. */
    contents: text(),
    recordedAt: recordedAt(),
  },
  t => [
    primaryKey({ columns: [t.organisationId, t.id] }),
    unique('audit_event_sequence').on(t.sequence),
    index('audit_event_aggregate').on(t.aggregateKind, t.aggregateId),
    // Addresses of an event from before its code was changed.
    index('audit_event_former_code')
      .on(sql`upper(jsonb_path_query_first(${t.data}, '$.changes[*] ? (@.field == "code").before') #>> '{}')`)
      .where(sql`${t.type} = 'EVENT_CHANGED'`),
  ],
)

/** What a content digest covers of its kind: the columns by table. Named by its own digest, and never changed. */
export const contentForm = pgTable('content_form', {
  id: text().primaryKey(),
  shape: jsonb().$type<unknown>().notNull(),
})

/** The digests of the facts and publications that a row of the log seals, in their order in its tree. */
export const auditContent = pgTable(
  'audit_content',
  {
    sequence: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** The table of the content. */
    kind: text().notNull(),
    key: text().notNull(),
    form: text()
      .notNull()
      .references(() => contentForm.id),
    /** SHA-256 of the canonical content, hexadecimal; null: it was removed. */
    digest: text(),
  },
  t => [primaryKey({ columns: [t.sequence, t.position] }), index('audit_content_of').on(t.kind, t.key, t.sequence)],
)

/** The complete subtrees of the log's Merkle tree (RFC 6962); leaves are level 0 and name their row. */
export const logNode = pgTable(
  'log_node',
  {
    level: integer().notNull(),
    index: bigint({ mode: 'number' }).notNull(),
    hash: bytea().notNull(),
    sequence: bigint({ mode: 'number' }),
  },
  t => [primaryKey({ columns: [t.level, t.index] }), uniqueIndex('log_node_sequence').on(t.sequence)],
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
  /** The signed tree head: rows in the tree, its root (hexadecimal), when, and the signature over all three; null in seals from before the tree. */
  treeSize: bigint({ mode: 'number' }),
  treeRoot: text(),
  treeAt: instant(),
  treeSignature: bytea(),
  /** The head as a checkpoint that the log signed, for witnesses; null in seals from before there were any. */
  checkpoint: text(),
  recordedAt: recordedAt(),
})

/** Who cosigns the log's heads, by the verifier key of a C2SP witness. */
export const witness = pgTable('witness', {
  id: id().primaryKey(),
  name: text().notNull(),
  verifierKey: text().notNull().unique(),
  /** Where it takes heads, as C2SP's tlog-witness has it; null of one that comes and reads them. */
  address: text(),
  recordedAt: recordedAt(),
  endedAt: instant(),
})

/** A witness's signature line under the checkpoint of a size. */
export const cosignature = pgTable(
  'cosignature',
  {
    id: id().primaryKey(),
    treeSize: bigint({ mode: 'number' }).notNull(),
    witnessId: uuid()
      .notNull()
      .references(() => witness.id),
    line: text().notNull(),
    signedAt: instant().notNull(),
    recordedAt: recordedAt(),
  },
  t => [
    unique('cosignature_once').on(t.treeSize, t.witnessId),
    index('cosignature_of_witness').on(t.witnessId, t.treeSize),
  ],
)
