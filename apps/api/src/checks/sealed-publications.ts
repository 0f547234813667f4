import { type Problem, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { orNull, rowsOf, text } from '../db/rows.js'

/**
 * Compares the digests of published standings and issued lists with those in the log, and finds publications that
 * the log does not know, or knows and that are gone. Whoever changes facts and digests together is found by it.
 */
export const checkPublications = async (db: Db): Promise<Problem[]> => {
  const rows = await db.execute(sql`
    with logged as (
      select data->>'revisionId' as id, 'revision' as kind, data->>'inputDigest' as digest from audit_event
        where type in ('STANDINGS_PUBLISHED', 'STANDINGS_OFFICIAL')
      union select data->>'listId', 'list', data->>'outputDigest' from audit_event where type = 'LIST_ISSUED'),
    stored as (
      select id::text, 'revision' as kind, input_digest as digest from standings_revision where published_at is not null
      union all select id::text, 'list', output_digest from ranking_list)
    select coalesce(l.id, s.id) as id, coalesce(l.kind, s.kind) as kind, l.digest as logged, s.digest as stored
    from logged l full join stored s on s.id = l.id and s.kind = l.kind
    where l.digest is distinct from s.digest order by 1`)
  const differing = rowsOf(rows, { id: text, kind: text, logged: orNull(text), stored: orNull(text) })
  return differing.map(({ id, kind, logged, stored }) => {
    const params = { id, kind }
    if (stored === null) return problem('PUBLICATION_MISSING', { params })
    return problem(logged === null ? 'PUBLICATION_NOT_LOGGED' : 'PUBLICATION_DIGEST_DIFFERS', { params })
  })
}
