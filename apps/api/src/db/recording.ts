import type { TableNames } from './table-changes.js'

const isReading = (statement: string): boolean =>
  /^\s*(select|with)\b/i.test(statement) && !/\b(insert into|update|delete from)\b/i.test(statement)

/** What an operation did to the database while it was answered. */
export class Recording {
  readonly tables = new Set<string>()
  readonly begunAt: number
  /** Whether the answer is whole, the same for everybody, and nothing but reading. */
  whole = false
  /** Tables of statements that do more than read. */
  readonly written = new Set<string>()

  constructor(
    readonly names: TableNames,
    clock: number,
  ) {
    this.begunAt = clock
  }

  note(statement: string): void {
    const reading = isReading(statement)
    for (const table of this.names.of(statement)) {
      this.tables.add(table)
      if (!reading) this.written.add(table)
    }
  }
}
