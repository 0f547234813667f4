import { createHash } from 'node:crypto'
import { canonicalJson } from '@paiji/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { streamed } from '../streamed.js'
import { type ContentForm, readContents } from './read-contents.js'
import type { SealedKind } from './sealed-kinds.js'
import { isRowId } from '../../base/row-id.js'

const ENTRIES = 'ranking_entry'
/** Shorter lists are read whole. */
const LONG = 2_000
/** So many entries come as one text. */
const TOGETHER = 50
/** So many texts are in memory. */
const TEXTS = 50
/** `counting` of an entry as canonical JSON: its members in the order of their names. */
const counting = sql`case when counting is null then 'null' else (
  select '[' || coalesce(string_agg('{"awardId":' || (one->'awardId')::text || ',"because":' || (one->'because')::text
    || ',"counted":' || (one->'counted')::text || ',"points":' || (one->'points')::text || '}', ',' order by place), '') || ']'
  from jsonb_array_elements(counting) with ordinality as e (one, place)) end`

const INTEGERS = [
  'position',
  'rank',
  'value',
  'estimate',
  'uncertainty',
  'previous_rank',
  'results',
  'counting_results',
]
const FLAGS = ['shared', 'provisional']
const IDS = ['organisation_id', 'list_id', 'person_id', 'club_id']

/** A column as JSON; of the common kinds without the way through `jsonb`. */
const column = (name: string): SQL => {
  const own = sql.identifier(name)
  if (name === 'counting') return counting
  if (INTEGERS.includes(name) || FLAGS.includes(name)) return sql`coalesce(${own}::text, 'null')`
  if (IDS.includes(name)) return sql`coalesce('"' || ${own}::text || '"', 'null')`
  return sql`coalesce(to_jsonb(${own})::text, 'null')`
}

const entryText = (columns: readonly string[]): SQL =>
  sql`'{' || ${sql.join(
    [...columns].sort().map(name => sql`${sql.raw(`'"${name}":'`)} || ${column(name)}`),
    sql` || ',' || `,
  )} || '}'`

/** Whether a kind and key name a long list of points, whose entries hold nothing but plain columns and `counting`. */
const isLong = async (tx: Db, { kind }: SealedKind, key: string): Promise<boolean> => {
  if (kind !== 'ranking_list' || !isRowId(key)) return false
  const [long] = await tx.execute(sql`select 1 from ranking_entry where list_id = ${key}::uuid offset ${LONG} limit 1`)
  if (long === undefined) return false
  const [other] = await tx.execute(sql`select 1 from ranking_entry
    where list_id = ${key}::uuid and (rated is not null or partner_ids is not null) limit 1`)
  return other === undefined
}

/**
 * The digest of a long list of points, its entries read a few thousand at a time: the same as of its content read whole.
 * Undefined of anything else.
 */
export const longDigest = async (
  tx: Db,
  kind: SealedKind,
  key: string,
  form: ContentForm,
): Promise<{ readonly digest: string; readonly row: Readonly<Record<string, unknown>> } | undefined> => {
  if (!(await isLong(tx, kind, key))) return undefined
  return streamedDigest(tx, kind, key, form)
}

/** The same, however long it is. */
export const streamedDigest: typeof longDigest = async (tx, kind, key, form) => {
  const whole = (await readContents(tx, kind, [key], { ...form, parts: {} })).get(key)
  const columns = form.parts[ENTRIES]
  if (!whole || !columns) return undefined
  const { row, withheld } = whole
  const hash = createHash('sha256').update(
    `{"key":${canonicalJson(key)},"kind":${canonicalJson(kind.kind)},"parts":{"${ENTRIES}":[`,
  )
  let begun = false
  const entries = sql`select string_agg(line, ',' order by n) as line from (
      select line, row_number() over (order by line collate "C") as n
      from (select ${entryText(columns)} as line from ranking_entry where list_id = ${sql.raw(`'${key}'::uuid`)}) said
    ) numbered group by n / ${sql.raw(String(TOGETHER))} order by min(n)`
  for await (const rows of streamed(tx, entries, TEXTS)) {
    hash.update(`${begun ? ',' : ''}${rows.map(({ line }) => String(line)).join(',')}`)
    begun = true
  }
  hash.update(
    `]},"row":${canonicalJson(row)}${withheld === undefined ? '' : `,"withheld":${canonicalJson(withheld)}`}}`,
  )
  return { digest: hash.digest('hex'), row }
}
