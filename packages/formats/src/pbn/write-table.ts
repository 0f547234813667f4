/** One column of a written table; `cell` is undefined where the row has no value. */
export interface WrittenColumn<Row> {
  readonly name: string
  readonly align: 'L' | 'R'
  readonly cell: (row: Row) => string | undefined
}

const printable = (value: string | undefined): string => {
  if (value === undefined || value === '') return '-'
  const plain = value.replaceAll('"', "'").replace(/[\r\n]+/g, ' ')
  return /\s|;/.test(plain) ? `"${plain}"` : plain
}

/**
 * A table tag and its rows, each cell padded to the widest of its column. Columns without any value are left out,
 * but for those in `always`.
 */
export const writeTable = <Row>(
  tag: string,
  columns: readonly WrittenColumn<Row>[],
  rows: readonly Row[],
  always: readonly string[],
): string => {
  const filled = columns
    .map(column => ({ ...column, cells: rows.map(row => printable(column.cell(row))) }))
    .filter(column => always.includes(column.name) || column.cells.some(cell => cell !== '-'))
    .map(column => ({ ...column, width: Math.max(1, ...column.cells.map(cell => cell.length)) }))
  const head = filled.map(column => `${column.name}\\${column.width}${column.align}`).join(';')
  const lines = rows.map((_, i) =>
    filled
      .map(({ cells, width, align }) =>
        align === 'L' ? (cells[i] as string).padEnd(width) : (cells[i] as string).padStart(width),
      )
      .join(' ')
      .trimEnd(),
  )
  return `[${tag} "${head}"]\n${lines.join('\n')}\n`
}
