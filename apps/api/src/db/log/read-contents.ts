import { canonicalJson } from '@paiji/rules'
import { digestOfValue, type SealedContent } from '@paiji/rules/proof'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { rowsOf, text, whole } from '../rows.js'
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

/** Rows that are wanted of one table, by key. */
interface Source {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: string
  readonly restricted: string
  readonly keys: readonly string[]
}

const PAGE = 500

/** A list as one parameter. */
export const arrayOf = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** What is wanted, in statements of at most so many keys each: nearly always one. */
const statementsOf = (sources: readonly Source[]): (Source & { readonly at: number })[][] => {
  const statements: (Source & { readonly at: number })[][] = []
  let room = 0
  for (const [at, source] of sources.entries())
    for (let from = 0; from < source.keys.length; ) {
      if (room === 0) {
        statements.push([])
        room = PAGE
      }
      const keys = source.keys.slice(from, from + room)
      statements.at(-1)?.push({ ...source, keys, at })
      from += keys.length
      room -= keys.length
    }
  return statements
}

type Found = Map<string, Row[]>

/** Rows by key, for each source in its place; several under one key where they belong to it. */
const readRows = async (db: Db, sources: readonly Source[]): Promise<Found[]> => {
  const found = sources.map((): Found => new Map())
  for (const wanted of statementsOf(sources)) {
    const rows = await db.execute(sql`
      select w.at, r.key, r.content
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w (at int, "table" text, columns jsonb, key text, keys jsonb, restricted text)
      cross join lateral content_rows(w."table", array(select jsonb_array_elements_text(w.columns)), w.key,
        array(select jsonb_array_elements_text(w.keys)), w.restricted) r`)
    for (const { at, key, content } of rowsOf(rows, { at: whole, key: text, content: text })) {
      const of = found[at]
      const row = JSON.parse(content) as Row
      const present = of?.get(key)
      if (present) present.push(row)
      else of?.set(key, [row])
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

/** What is wanted of one kind. */
export interface Wanted {
  readonly kind: SealedKind
  readonly keys: readonly string[]
  /** What the digest covers; that of today unless told. */
  readonly form?: ContentForm
}

/** The row of a kind and what belongs to it, each where it is read. */
const sourcesOf = ({ kind, keys, form = formOf(kind) }: Wanted): Source[] => {
  const columns = [...form.columns, ...form.withheld]
  const own = { table: kind.kind, columns, key: kind.key, restricted: kind.restricted, keys }
  const parts = kind.parts.map(({ table, of }) => ({
    ...{ table, key: of, keys, restricted: 'true' },
    columns: form.parts[table] ?? [],
  }))
  return [own, ...parts.filter(part => part.columns.length > 0)]
}

const contentsOf = ({ kind, form = formOf(kind) }: Wanted, sources: readonly Source[], found: readonly Found[]) => {
  const [rows = new Map<string, Row[]>(), ...parts] = found
  const contents = new Map<string, SealedContent>()
  for (const [key, [row = {}]] of rows) {
    const withheld = picked(row, form.withheld)
    contents.set(key, {
      kind: kind.kind,
      key,
      row: picked(row, form.columns),
      ...(form.withheld.length > 0 ? { withheld: digestOfValue(sha256Bytes, [key, withheld]) } : {}),
      ...(parts.length > 0
        ? {
            parts: Object.fromEntries(
              parts.map((of, at) => [sources[at + 1]?.table, inCanonicalOrder(of.get(key) ?? [])]),
            ),
          }
        : {}),
    })
  }
  return contents
}

/** The contents of several kinds, each by key in its place, read together; keys without a sealed row are missing. */
export const readAllContents = async (db: Db, wanted: readonly Wanted[]): Promise<Map<string, SealedContent>[]> => {
  const sources = wanted.map(sourcesOf)
  const found = await readRows(db, sources.flat())
  return wanted.map((one, n) => {
    const own = sources[n] ?? []
    const before = sources.slice(0, n).reduce((sum, { length }) => sum + length, 0)
    return contentsOf(one, own, found.slice(before, before + own.length))
  })
}

/** The contents of one kind by key, as `form` covers them; keys without a sealed row are missing from the answer. */
export const readContents = async (
  db: Db,
  kind: SealedKind,
  keys: readonly string[],
  form: ContentForm = formOf(kind),
): Promise<Map<string, SealedContent>> => {
  const [contents] = await readAllContents(db, [{ kind, keys, form }])
  return contents ?? new Map<string, SealedContent>()
}
