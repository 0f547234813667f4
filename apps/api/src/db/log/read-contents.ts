import { canonicalJson } from '@paiji/rules'
import { digestOfValue, type SealedContent } from '@paiji/rules/proof'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { rowsOf, text } from '../rows.js'
import type { SealedKind } from './sealed-kinds.js'
import { sha256, sha256Bytes } from '../../base/digest.js'

/** What a digest covers of its kind, as it was when the digest was made. */
export interface ContentForm {
  readonly columns: readonly string[]
  readonly withheld: readonly string[]
  /** Columns of what belongs to it, by table. */
  readonly parts: Readonly<Record<string, readonly string[]>>
}

/** What a digest of today covers. */
export const formOf = (kind: SealedKind): ContentForm => ({
  columns: kind.columns,
  withheld: kind.withheld,
  parts: Object.fromEntries(kind.parts.map(part => [part.table, part.columns])),
})

/** The name of a form: of equal forms the same. */
export const formId = (form: ContentForm): string => sha256(canonicalJson(form)).slice(0, 16)

type Row = Readonly<Record<string, unknown>>

interface Source {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: string
  readonly restricted: string
}

const PAGE = 500

/** A list as one parameter. */
export const arrayOf = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Rows by key; several under one key where they belong to it. */
const readRows = async (db: Db, source: Source, keys: readonly string[]): Promise<Map<string, Row[]>> => {
  const found = new Map<string, Row[]>()
  for (let at = 0; at < keys.length; at += PAGE) {
    const rows = await db.execute(sql`select key, content from content_rows(${source.table}, ${arrayOf(source.columns)},
      ${source.key}, ${arrayOf(keys.slice(at, at + PAGE))}, ${source.restricted})`)
    for (const { key, content } of rowsOf(rows, { key: text, content: text })) {
      const row = JSON.parse(content) as Row
      const present = found.get(key)
      if (present) present.push(row)
      else found.set(key, [row])
    }
  }
  return found
}

const picked = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map(column => [column, row[column] ?? null]))

const inCanonicalOrder = (rows: readonly Row[]): Row[] =>
  rows
    .map(row => ({ row, text: canonicalJson(row) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ row }) => row)

/** The contents of one kind by key, as `form` covers them; keys without a sealed row are missing from the answer. */
export const readContents = async (
  db: Db,
  kind: SealedKind,
  keys: readonly string[],
  form: ContentForm = formOf(kind),
): Promise<Map<string, SealedContent>> => {
  const columns = [...form.columns, ...form.withheld]
  const { key: keyColumn, restricted } = kind
  const rows = await readRows(db, { table: kind.kind, columns, key: keyColumn, restricted }, keys)
  const present = [...rows.keys()]
  const parts = new Map<string, Map<string, Row[]>>()
  for (const part of kind.parts) {
    const of = { table: part.table, columns: form.parts[part.table] ?? [], key: part.of, restricted: 'true' }
    if (of.columns.length > 0) parts.set(part.table, await readRows(db, of, present))
  }
  const contents = new Map<string, SealedContent>()
  for (const [key, [row = {}]] of rows) {
    const withheld = picked(row, form.withheld)
    contents.set(key, {
      kind: kind.kind,
      key,
      row: picked(row, form.columns),
      ...(form.withheld.length > 0 ? { withheld: digestOfValue(sha256Bytes, [key, withheld]) } : {}),
      ...(parts.size > 0
        ? { parts: Object.fromEntries([...parts].map(([table, of]) => [table, inCanonicalOrder(of.get(key) ?? [])])) }
        : {}),
    })
  }
  return contents
}
