import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.js'

/** Who has taken on a piece of the desk's work, so that two do not do the same; it runs out by itself. */
export const workLease = pgTable(
  'work_lease',
  {
    /** Of the desk's kinds of work. */
    kind: text().notNull(),
    /** The row behind its door. */
    subjectId: uuid().notNull(),
    takenBy: text().notNull(),
    takenAt: instant().notNull(),
    takenUntil: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.kind, t.subjectId] })],
)
