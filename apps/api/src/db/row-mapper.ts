import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'
import { PostgresJsSession } from 'drizzle-orm/postgres-js'

/**
 * The query builder decides anew for every value of every row how it is read, which for pages of some hundred rows is a
 * quarter of all the work of an answer. Here it is decided once for a column; the rows are the same.
 */

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** A column of the answer, as the builder lists them. */
export interface OrderedField {
  readonly path: readonly string[]
  readonly field: unknown
}

/** Whether the rows of a table that was joined are always there, by its name. */
export type JoinsNotNullable = Readonly<Record<string, boolean>> | undefined

interface Cell {
  readonly within: readonly string[]
  readonly name: string
  /** Absent where the driver's value is taken as it is. */
  readonly decoder: Decoder | undefined
  /** Of a plain column of an object within the row: the table it is of. */
  readonly table: string | undefined
}

const asItIs = Column.prototype.mapFromDriverValue

/** An expression knows how it is decoded, and does not declare it. */
const decoderWithin = (expression: object): Decoder => Reflect.get(expression, 'decoder')

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field
  if (is(field, SQL)) return decoderWithin(field)
  return decoderWithin(is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql)
}

const cellOf = ({ path, field }: OrderedField): Cell => {
  const decoder = decoderOf(field)
  return {
    within: path.slice(0, -1),
    name: path.at(-1) ?? '',
    decoder: decoder.mapFromDriverValue === asItIs ? undefined : decoder,
    table: path.length === 2 && is(field, Column) ? getTableName(field.table) : undefined,
  }
}

type Row = Record<string, unknown>

/** Notes of an object whether its row was found: the table whose first column was null, `false` once it is not absent. */
const note = (absent: Map<string, string | false>, object: string, table: string, value: unknown): void => {
  const noted = absent.get(object)
  if (noted === undefined) absent.set(object, value === null ? table : false)
  else if (noted !== false && noted !== table) absent.set(object, false)
}

const nodeOf = (row: Row, within: readonly string[]): Row => {
  let node = row
  for (const name of within) {
    node[name] ??= {}
    node = node[name] as Row
  }
  return node
}

/** Reads rows of values as objects, each value as its column decodes it; a joined row that is not there is null. */
export const rowMapper = (
  fields: readonly OrderedField[],
  joins: JoinsNotNullable,
): ((values: readonly unknown[]) => Row) => {
  const cells = fields.map(cellOf)
  const mayBeAbsent = joins !== undefined && cells.some(cell => cell.table !== undefined)
  return values => {
    const row: Row = {}
    const absent = mayBeAbsent ? new Map<string, string | false>() : undefined
    for (let at = 0; at < cells.length; at++) {
      const { within, name, decoder, table } = cells[at] as Cell
      const raw = values[at]
      const value = raw === null || decoder === undefined ? raw : decoder.mapFromDriverValue(raw)
      const node = within.length === 0 ? row : nodeOf(row, within)
      node[name] = value
      if (absent && table !== undefined) note(absent, within[0] ?? '', table, value)
    }
    for (const [object, table] of absent ?? []) if (table !== false && !joins?.[table]) row[object] = null
    return row
  }
}

interface Prepared {
  readonly fields?: readonly OrderedField[]
  readonly joinsNotNullableMap?: JoinsNotNullable
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => unknown
}

const decided = Symbol('columns are decided once')

/** Makes every session of the builder in this process read its rows so. */
export const readRowsByColumn = (): void => {
  const sessions = PostgresJsSession.prototype
  if (Reflect.has(sessions, decided)) return
  Reflect.set(sessions, decided, true)
  const prepare = Reflect.get(sessions, 'prepareQuery') as (...args: unknown[]) => Prepared
  Reflect.set(sessions, 'prepareQuery', function (this: unknown, ...args: unknown[]): Prepared {
    const prepared = prepare.apply(this, args)
    const { fields } = prepared
    if (fields && !prepared.customResultMapper)
      prepared.customResultMapper = rows => rows.map(rowMapper(fields, prepared.joinsNotNullableMap))
    return prepared
  })
}
