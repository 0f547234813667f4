import { sql } from 'drizzle-orm'
import { uuids } from '../db/among.js'
import type { Db } from '../db/client.js'
import { flag, listOf, rowsOf, text } from '../db/rows.js'
import type { TokenPlace } from './api-token.js'
import type { Grant } from './viewer.js'

const bodyAt = (id: ReturnType<typeof sql>) =>
  sql`coalesce((select e.organisation_id from event e where e.id = ${id}), ${id})`

/** What of these grants holds within a place: those of a body above it are held there alone. */
export const grantsWithin = async (db: Db, place: TokenPlace, grants: readonly Grant[]): Promise<Grant[]> => {
  if (grants.length === 0) return []
  const scopes = uuids(grants.map(grant => grant.scope.id))
  const rows = rowsOf(
    await db.execute(sql`
      select s.id::text as id, organisation_path(${bodyAt(sql`${place.id}::uuid`)})::text[] as above,
        ${place.id}::uuid = any(organisation_path(${bodyAt(sql`s.id`)})) as below
      from unnest(${scopes}) as s(id)`),
    { id: text, above: listOf(text), below: flag },
  )
  const at = new Map(rows.map(row => [row.id, row]))
  return grants.flatMap(grant => {
    const { scope } = grant
    if (scope.kind === place.kind && scope.id === place.id) return grant
    if (scope.kind === 'organisation' && at.get(scope.id)?.above.includes(scope.id)) return { ...grant, scope: place }
    return place.kind === 'organisation' && at.get(scope.id)?.below ? grant : []
  })
}
