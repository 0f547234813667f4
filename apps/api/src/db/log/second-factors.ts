import { type Problem, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { rowsOf, text } from '../rows.js'

/**
 * Accounts whose mark of a second factor says otherwise than the sealed factor itself: it is no part of their content, as a
 * hand-over without secrets has neither. Problem: CONTENT_CHANGED.
 */
export const differingSecondFactors = async (db: Db): Promise<Problem[]> => {
  const rows = await db.execute(sql`
    select u.id from "user" u where u.two_factor_enabled <>
      exists (select 1 from two_factor f where f.user_id = u.id and f.verified) order by u.id`)
  return rowsOf(rows, { id: text }).map(({ id }) => problem('CONTENT_CHANGED', { params: { kind: 'user', key: id } }))
}
