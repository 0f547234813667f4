import type { Problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, oneOf, recordedAt } from './columns.js'
import { ranking } from './grading.js'

export const listIssueStates = ['WAITING', 'RUNNING', 'ISSUED', 'REFUSED', 'CANCELLED'] as const
export const listIssueSteps = ['reading', 'computing', 'writing'] as const

/** The issue of a large list, which the worker does: how far it is, and what came of it. */
export const listIssue = pgTable(
  'list_issue',
  {
    id: id().primaryKey(),
    organisationId: uuid().notNull(),
    rankingId: uuid()
      .notNull()
      .references(() => ranking.id),
    asOf: date({ mode: 'string' }).notNull(),
    /** Who asked for it, in whose name it is done. */
    accountId: text().notNull(),
    state: text({ enum: listIssueStates }).notNull().default('WAITING'),
    step: text({ enum: listIssueSteps }),
    /** Of the step: awards read so far, and all of them. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    problems: jsonb().$type<readonly Problem[]>(),
    listId: uuid(),
    recordedAt: recordedAt(),
    finishedAt: instant(),
  },
  t => [
    oneOf('list_issue_state', 'state', listIssueStates),
    check('list_issue_finished', sql`(${t.state} in ('WAITING', 'RUNNING')) = (${t.finishedAt} is null)`),
    check('list_issue_issued', sql`(${t.state} = 'ISSUED') = (${t.listId} is not null)`),
    uniqueIndex('list_issue_open').on(t.rankingId, t.asOf).where(sql`${t.finishedAt} is null`),
    index('list_issue_recorded').on(t.recordedAt),
  ],
)
