import { sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { TokenPlace } from '../../auth/api-token.js'
import { grantsWithin } from '../../auth/token-place.js'
import type { Outcome } from '../../base/problem.js'
import { err, ok, problem } from '@paiji/rules'
import { among, uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, rowsOf, text } from '../../db/rows.js'

/** A body or an event that a token may be limited to. */
export interface NamedPlace extends TokenPlace {
  readonly nameZh: string
  readonly nameEn: string
}

const named = async (db: Db, where: ReturnType<typeof sql>, first: number): Promise<NamedPlace[]> => {
  const rows = await db.execute(sql`
    with place as (
      select o.id, false as "isEvent", o.name_zh as "nameZh", o.name_en as "nameEn", organisation_path(o.id) as above,
        o.code as at from organisation o
      union all select e.id, true, e.name_zh, e.name_en, array[e.id] || organisation_path(e.organisation_id),
        to_char(e.starts_on, 'YYYY-MM-DD') from event e
    )
    select id::text as id, "isEvent", "nameZh", "nameEn" from place where ${where}
    order by "isEvent", case when "isEvent" then null else at end, at desc, id limit ${first}`)
  return rowsOf(rows, { id: text, isEvent: flag, nameZh: text, nameEn: text }).map(({ isEvent, ...row }) => ({
    ...row,
    kind: isEvent ? ('event' as const) : ('organisation' as const),
  }))
}

/** Where the viewer holds a role, and what lies below: bodies by code, then events, the latest first. */
export const tokenPlaces = async (db: Db, { grants }: Viewer, first: number): Promise<NamedPlace[]> =>
  grants.length === 0 ? [] : named(db, sql`above && ${uuids(grants.map(grant => grant.scope.id))}`, first)

/** What places are called. */
export const placesNamed = (db: Db, ids: readonly string[]): Promise<NamedPlace[]> =>
  named(db, among(sql`id`, ids), ids.length)

/** Where a token is to be for: a place in which the viewer holds a role, or none. Problem: TOKEN_PLACE_UNKNOWN. */
export const checkedPlace = async (
  db: Db,
  viewer: Viewer,
  place: TokenPlace | undefined,
): Promise<Outcome<{ placeKind: TokenPlace['kind'] | null; placeId: string | null }>> => {
  if (place === undefined) return ok({ placeKind: null, placeId: null })
  const [known] = await placesNamed(db, [place.id])
  const held = known?.kind === place.kind ? await grantsWithin(db, place, viewer.grants) : []
  if (held.length === 0) return err([problem('TOKEN_PLACE_UNKNOWN', { at: { path: 'place' } })])
  return ok({ placeKind: place.kind, placeId: place.id })
}
