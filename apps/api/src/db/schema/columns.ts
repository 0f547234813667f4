import { sql } from 'drizzle-orm'
import { check, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** UUIDv7 from the database: ordered by time, says nothing about its subject. */
export const id = () => uuid().notNull().default(sql`uuidv7()`)

let instantOfWork: () => Date | undefined = () => undefined

/** Tells the columns who knows the instant of a piece of work that goes by a clock of its own. */
export const stampBy = (source: () => Date | undefined): void => {
  instantOfWork = source
}

/** The present instant: of the work's own clock, else of the database's. */
export const presentInstant = () => instantOfWork() ?? sql`now()`

/** The recorded clock: when the federation knew it. */
export const recordedAt = () =>
  timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow().$defaultFn(presentInstant)
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Of a record that a spreadsheet brought in: the sheet (`table_file`), and its line there. */
export const ofSheet = { tableFileId: uuid(), sourceRow: integer() }

/** The valid clock: half-open `[from,until)` in days, as PostgreSQL writes it. */
export const daterange = customType<{ data: string }>({ dataType: () => 'daterange' })

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A column holds one of these words; the database says so too. */
export const oneOf = (name: string, column: string, words: readonly string[]) =>
  check(name, sql.raw(`${column} in (${words.map(word => `'${word}'`).join(', ')})`))
