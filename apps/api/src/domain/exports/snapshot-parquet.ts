import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import type { BasicType } from 'hyparquet-writer'
import type { SchemaElement } from 'hyparquet'
import { isPartial, snapshotSchema } from './snapshot-texts.js'

/** Rows of one row group: what is held in memory, and what a reader may skip at once. */
const GROUP = 5000

type Kind = keyof typeof snapshotSchema
type Row = Readonly<Record<string, unknown>>
type Member = { readonly type: string | readonly string[] }

interface Column {
  readonly name: string
  readonly type: BasicType
  readonly element: SchemaElement
  readonly valueOf: (value: unknown) => unknown
}

/** What a member of the published JSON Schema is in Parquet; nested values are JSON text, whole numbers have 64 bits. */
const forms: Readonly<Record<string, Pick<Column, 'type' | 'valueOf'> & { readonly of: Omit<SchemaElement, 'name'> }>> =
  {
    string: { type: 'STRING', of: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, valueOf: value => value },
    integer: { type: 'INT64', of: { type: 'INT64' }, valueOf: value => BigInt(Number(value)) },
    boolean: { type: 'BOOLEAN', of: { type: 'BOOLEAN' }, valueOf: value => value },
    object: { type: 'JSON', of: { type: 'BYTE_ARRAY', converted_type: 'JSON' }, valueOf: value => value },
    array: { type: 'JSON', of: { type: 'BYTE_ARRAY', converted_type: 'JSON' }, valueOf: value => value },
  }

const columnsOf = (kind: Kind): Column[] =>
  Object.entries<Member>(snapshotSchema[kind])
    .map(([name, { type }]): Column => {
      const types = typeof type === 'string' ? [type] : type
      const form = forms[types[0] ?? '']
      if (!form) throw new Error(`${kind}.${name} has a type that Parquet is not told of`)
      const isOptional = types.includes('null') || isPartial(kind)
      return {
        name,
        type: form.type,
        element: { ...form.of, name, repetition_type: isOptional ? 'OPTIONAL' : 'REQUIRED' },
        valueOf: value => (value === null || value === undefined ? null : form.valueOf(value)),
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/**
 * Writes the records of one kind to `file` as Parquet (Snappy), column by column in the order of their names; `add` takes
 * a record, `end` writes what is left and the foot. A file without records has its columns all the same.
 */
export const parquetOf = (kind: Kind, file: string) => {
  const columns = columnsOf(kind)
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    schema: [{ name: 'root', num_children: columns.length }, ...columns.map(column => column.element)],
    createdBy: 'paiji open data',
  })
  let rows: Row[] = []
  const flush = () => {
    if (rows.length === 0) return
    const columnData = columns.map(({ name, valueOf }) => ({ name, data: rows.map(row => valueOf(row[name])) }))
    writer.write({ columnData, rowGroupSize: GROUP })
    rows = []
  }
  return {
    add: (row: Row): void => {
      rows.push(row)
      if (rows.length === GROUP) flush()
    },
    end: (): void => {
      flush()
      writer.finish()
    },
  }
}
