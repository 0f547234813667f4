/** Reads one column of a row that came from SQL written by hand; refuses what is not of its kind. */
export type Column<T> = (value: unknown) => T

/** A column for each member of a row. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: Column<Row[Name]> }

const of =
  <T>(kind: string, holds: (value: unknown) => value is T): Column<T> =>
  value => {
    if (!holds(value)) throw new TypeError(`a column of ${kind} holds ${value === null ? 'null' : typeof value}`)
    return value
  }

export const text: Column<string> = of('text', value => typeof value === 'string')
export const whole: Column<number> = of('whole numbers', (value): value is number => Number.isSafeInteger(value))
export const real: Column<number> = of('numbers', value => typeof value === 'number')
export const flag: Column<boolean> = of('truth', value => typeof value === 'boolean')

/** JSON that the same code wrote: an object whose shape its writer answers for. */
export const written = <T extends object>(): Column<T> =>
  of('JSON', (value): value is T => typeof value === 'object' && value !== null)

export const orNull =
  <T>(column: Column<T>): Column<T | null> =>
  value =>
    value === null ? null : column(value)

export const listOf =
  <T>(column: Column<T>): Column<T[]> =>
  value => {
    if (!Array.isArray(value)) throw new TypeError(`a column of lists holds ${typeof value}`)
    return value.map(column)
  }

/**
 * The rows of a statement written by hand, each column read as its kind: the one place where such rows get their types.
 * Throws a `TypeError` that names the column when the statement gives something else.
 */
export const rowsOf = <Row>(rows: Iterable<Readonly<Record<string, unknown>>>, columns: Columns<Row>): Row[] => {
  const readers = Object.entries(columns) as [keyof Row & string, Column<unknown>][]
  return Array.from(rows, row => {
    const read: Partial<Record<keyof Row, unknown>> = {}
    for (const [name, column] of readers) {
      try {
        read[name] = column(row[name])
      } catch (error) {
        throw new TypeError(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
    }
    return read as Row
  })
}
