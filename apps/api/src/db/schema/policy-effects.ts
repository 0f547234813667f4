import { date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { recordedAt } from './columns.js'
import { policy, ranking } from './grading.js'

/** Somebody's place on a list and what it rests on, in hundredths. */
export interface StoredPlace {
  readonly rank: number
  readonly value: number
}

/** One who would have stood elsewhere; without a place before or after, not on that list. */
export interface StoredMove {
  readonly personId: string
  readonly before?: StoredPlace
  readonly after?: StoredPlace
}

/** Whom a version of a policy would have moved on the newest list before it, as it was worked out last: on its first day. */
export const policyEffect = pgTable(
  'policy_effect',
  {
    policyId: uuid()
      .notNull()
      .references(() => policy.id),
    rankingId: uuid()
      .notNull()
      .references(() => ranking.id),
    /** The day of that list. */
    asOf: date({ mode: 'string' }).notNull(),
    /** On either list. */
    people: integer().notNull(),
    /** With another place or another value. */
    moved: integer().notNull(),
    /** The first of them, by the place they would have had. */
    moves: jsonb().$type<StoredMove[]>().notNull(),
    recordedAt: recordedAt(),
  },
  t => [primaryKey({ columns: [t.policyId, t.rankingId] })],
)
