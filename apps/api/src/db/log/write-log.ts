import { canonicalJson } from '@paiji/rules'
import { contentDigest, contentLeaf, leafHash, toHex, treeHash } from '@paiji/rules/proof'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { orNull, rowsOf, text } from '../rows.js'
import { auditEvent, organisation } from '../schema/index.js'
import { longDigest } from './long-content.js'
import { arrayOf, type ContentForm, formId, formOf, readAllContents } from './read-contents.js'
import { type SealedKind, sealedKind } from './sealed-kinds.js'
import { sha256, sha256Bytes } from '../../base/digest.js'

/** A row of the log, before it is written. */
export interface LogRow {
  readonly organisationId: string
  readonly type: string
  readonly aggregateKind: string
  readonly aggregateId: string
  readonly actor: string
  readonly requestId: string
  readonly data: unknown
}

/** What one row seals of one fact or publication. */
interface ContentRecord {
  readonly kind: string
  readonly key: string
  readonly form: ContentForm
  readonly digest: string | null
  readonly organisationId: string | undefined
}

/**
 * The content a row's digest covers: everything but the row's own id, place and time in the log. Rows from before
 * content digests, and those that seal none, have no `contents`.
 */
export const auditDigest = (row: LogRow & { readonly contents?: string | null }): string => {
  const { organisationId, type, aggregateKind, aggregateId, actor, requestId, data } = row
  const contents = row.contents ? { contents: row.contents } : {}
  const covered = { organisationId, type, aggregateKind, aggregateId, actor, requestId, data, ...contents }
  return sha256(canonicalJson(covered))
}

/** A key as it was before its commas and per cent signs were written otherwise. */
const keyOf = (noted: string): string => noted.replaceAll('%2C', ',').replaceAll('%25', '%')

/** What the triggers have noted in this transaction and no row of the log has sealed yet, as `kind → keys`. */
const takeNoted = async (tx: Db): Promise<Map<string, string[]>> => {
  const [row] = rowsOf(
    await tx.execute(sql`select noted, set_config('paiji.contents', '', true) from
      (select current_setting('paiji.contents', true) as noted offset 0) n`),
    { noted: orNull(text) },
  )
  const noted = new Map<string, string[]>()
  for (const one of new Set(row?.noted?.split(',') ?? [])) {
    const at = one.indexOf(':')
    if (at < 1) continue
    const [kind, key] = [one.slice(0, at), keyOf(one.slice(at + 1))]
    const keys = noted.get(kind)
    if (keys) keys.push(key)
    else noted.set(kind, [key])
  }
  return noted
}

/** Of these keys those that the log has known last: rows that are not there (any more) are recorded as removed. */
const sealedBefore = async (tx: Db, kind: string, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await tx.execute(sql`
    select wanted.key from unnest(${arrayOf(keys)}) as wanted (key)
    cross join lateral (select digest from audit_content c where c.kind = ${kind} and c.key = wanted.key
      order by c.sequence desc limit 1) last
    where last.digest is not null`)
  return new Set(rowsOf(rows, { key: text }).map(row => row.key))
}

type Digested = NonNullable<Awaited<ReturnType<typeof longDigest>>>

interface Noted {
  readonly kindName: string
  readonly kind: SealedKind
  readonly form: ContentForm
  readonly keys: readonly string[]
  /** Of those keys whose content is too long to be read whole. */
  readonly long: ReadonlyMap<string, Digested>
}

const notedOf = async (tx: Db, kindName: string, keys: readonly string[]): Promise<Noted> => {
  const kind = sealedKind(kindName)
  const form = formOf(kind)
  const long = new Map<string, Digested>()
  for (const key of kind.parts.length > 0 ? keys : []) {
    const digested = await longDigest(tx, kind, key, form)
    if (digested) long.set(key, digested)
  }
  return { kindName, kind, form, keys, long }
}

/** The digests of what is there under these keys now, and of what was removed: by kind, in the order of the keys. */
const recordsOf = async (tx: Db, named: ReadonlyMap<string, readonly string[]>): Promise<ContentRecord[]> => {
  const noted: Noted[] = []
  for (const [kindName, keys] of named) noted.push(await notedOf(tx, kindName, keys))
  const read = await readAllContents(
    tx,
    noted.map(({ kind, form, keys, long }) => ({ kind, form, keys: keys.filter(key => !long.has(key)) })),
  )
  const records: ContentRecord[] = []
  for (const [at, { kindName, form, keys, long }] of noted.entries()) {
    const contents = read[at] ?? new Map<string, never>()
    const gone = keys.filter(key => !long.has(key) && !contents.has(key))
    const removed = await sealedBefore(tx, kindName, gone)
    for (const key of [...keys].sort()) {
      const content = contents.get(key)
      const digested = content ? { digest: contentDigest(sha256Bytes, content), row: content.row } : long.get(key)
      if (digested) {
        const { digest, row } = digested
        const organisationId = row.organisation_id
        const of = typeof organisationId === 'string' ? organisationId : undefined
        records.push({ kind: kindName, key, form, digest, organisationId: of })
      } else if (removed.has(key)) {
        records.push({ kind: kindName, key, form, digest: null, organisationId: undefined })
      }
    }
  }
  return records
}

/** The root of the tree over the contents that one row seals, hexadecimal. */
export const contentsRoot = (records: readonly Pick<ContentRecord, 'kind' | 'key' | 'digest'>[]): string => {
  const leaves = records.map(({ kind, key, digest }) => leafHash(sha256Bytes, contentLeaf(kind, key, digest)))
  return toHex(treeHash(sha256Bytes, leaves))
}

/** The contents that the last of these rows seals: two parameters, however many there are. */
const contentsSql = (
  sequence: SQL,
  records: readonly ContentRecord[],
): { readonly known: SQL; readonly sealed: SQL } => {
  const forms = new Map(records.map(({ form }) => [formId(form), form]))
  const shapes = [...forms].map(([id, shape]) => ({ id, shape }))
  const rows = records.map(({ kind, key, form, digest }, position) => ({
    ...{ position, kind, key, digest },
    form: formId(form),
  }))
  return {
    known: sql`known as (insert into content_form (id, shape)
      select id, shape from jsonb_to_recordset(${JSON.stringify(shapes)}::jsonb) as f (id text, shape jsonb)
      on conflict do nothing)`,
    sealed: sql`insert into audit_content (sequence, position, kind, key, form, digest)
      select ${sequence}, position, kind, key, form, digest from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (position int, kind text, key text, form text, digest text)`,
  }
}

/** Rows that the program writes for itself: contents that changed without a row, or that the log did not know. */
export const ownTypes = ['CONTENTS_SEALED', 'CONTENTS_BASELINE'] as const
type OwnType = (typeof ownTypes)[number]

const rowOfContents = async (tx: Db, records: readonly ContentRecord[], type: OwnType): Promise<LogRow | undefined> => {
  const named = records.find(record => record.organisationId)?.organisationId
  const [first] = named ? [{ id: named }] : await tx.select({ id: organisation.id }).from(organisation).limit(1)
  if (!first) return undefined
  const { id } = first
  const where = { organisationId: id, aggregateKind: 'organisation', aggregateId: id }
  return { ...where, type, actor: 'system', requestId: 'system', data: { contents: records.length } }
}

const ROWS_A_STATEMENT = 2_000

/** Writes rows of the log; the last of them seals these contents, in the statement that writes it. */
const insertRows = async (tx: Db, rows: readonly LogRow[], records: readonly ContentRecord[]): Promise<void> => {
  const contents = records.length > 0 ? contentsRoot(records) : null
  const values = rows.map((row, at) => {
    const whole = { ...row, contents: at === rows.length - 1 ? contents : null }
    return { ...whole, digest: auditDigest(whole) }
  })
  for (let at = 0; at < values.length; at += ROWS_A_STATEMENT) {
    const inserting = tx.insert(auditEvent).values(values.slice(at, at + ROWS_A_STATEMENT))
    if (records.length === 0 || at + ROWS_A_STATEMENT < values.length) {
      await inserting
      continue
    }
    const { known, sealed } = contentsSql(sql`(select max(sequence) from written)`, records)
    await tx.execute(sql`with written as ${inserting.returning({ sequence: auditEvent.sequence })}, ${known} ${sealed}`)
  }
}

/**
 * Reads what ends a transaction's part of the log: its rows, the last of which seals every fact and publication that the
 * transaction has written. What was written without a row gets one of its own. They are written by what is answered.
 */
export const prepareLog = async (tx: Db, rows: readonly LogRow[]): Promise<() => Promise<void>> => {
  const noted = await takeNoted(tx)
  const records = noted.size > 0 ? await recordsOf(tx, noted) : []
  const written = rows.length > 0 || records.length === 0 ? rows : [await rowOfContents(tx, records, 'CONTENTS_SEALED')]
  const present = written.filter(row => row !== undefined)
  return async () => {
    if (present.length > 0) await insertRows(tx, present, records)
  }
}

/** The same, read and written. */
export const writeLog = async (tx: Db, rows: readonly LogRow[]): Promise<void> => (await prepareLog(tx, rows))()

/** Seals these contents as they stand, in a row of the program's own. */
export const sealKeys = async (tx: Db, kind: string, keys: readonly string[], type: OwnType): Promise<void> => {
  const records = await recordsOf(tx, new Map([[kind, keys]]))
  const row = await rowOfContents(tx, records, type)
  if (row) await insertRows(tx, [row], records)
}
