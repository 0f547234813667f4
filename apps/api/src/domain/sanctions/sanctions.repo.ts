import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { keysetOrder, rowsAfter } from '../../db/keyset.js'
import { orNull, rowsOf, text } from '../../db/rows.js'
import { sanction, type sanctionScopes } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'

export type SanctionRow = typeof sanction.$inferSelect
export type SanctionScope = (typeof sanctionScopes)[number]

export const sanctionsByIds = (db: Db, ids: readonly string[]): Promise<SanctionRow[]> =>
  db
    .select()
    .from(sanction)
    .where(inArray(sanction.id, [...ids]))

/** Whose sanctions may be read: the public ones in force, and all of the bodies named and those below them. */
export interface Readable {
  readonly bodies: readonly string[]
  /** The viewer's own record: everything that is in force about it. */
  readonly personId: string | undefined
}

const uuids = (ids: readonly string[]): SQL =>
  sql`array[${sql.join(
    ids.map(id => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`

/** Open to everybody by now, in the zone of the body that imposed it. */
const isPublic = sql`${sanction.publicity} = 'public' and (${sanction.publicFrom} is null
  or ${sanction.publicFrom} <= (now() at time zone zone_of(${sanction.organisationId}))::date)`

const readable = ({ bodies, personId }: Readable): SQL | undefined =>
  or(
    and(isPublic, inArray(sanction.status, ['IN_FORCE', 'LIFTED'])),
    personId === undefined ? undefined : and(eq(sanction.personId, personId), eq(sanction.status, 'IN_FORCE')),
    bodies.length === 0 ? undefined : sql`organisation_path(${sanction.organisationId}) && ${uuids(bodies)}`,
  )

export interface SanctionFilter {
  /** Only this one. */
  readonly id?: string | undefined
  readonly personIds?: readonly string[] | undefined
  /** Those that hold on this day. */
  readonly on?: IsoDate | undefined
}

const matching = ({ id, personIds, on }: SanctionFilter): (SQL | undefined)[] => [
  id === undefined ? undefined : eq(sanction.id, id),
  personIds === undefined
    ? undefined
    : inArray(
        sanction.personId,
        sql`(select id from person where coalesce(merged_into_id, id) = any(${uuids(personIds)}))`,
      ),
  on === undefined
    ? undefined
    : sql`${sanction.status} = 'IN_FORCE' and ${sanction.validFrom} <= ${on}
        and (${sanction.validUntil} is null or ${on} < ${sanction.validUntil})`,
]

const order = [{ column: sanction.validFrom, direction: 'desc' as const }]

/** Newest first; the cursor's key is the first day. */
export const listSanctions = (
  db: Db,
  access: Readable,
  filter: SanctionFilter,
  page: PageRequest,
): Promise<SanctionRow[]> =>
  db
    .select()
    .from(sanction)
    .where(and(readable(access), ...matching(filter), rowsAfter(order, sanction.id, page.after)))
    .orderBy(...keysetOrder(order, sanction.id))
    .limit(page.first + 1)

export const countSanctions = async (db: Db, access: Readable, filter: SanctionFilter): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(sanction)
    .where(and(readable(access), ...matching(filter)))
  return row?.n ?? 0
}

/** What keeps somebody away: where and when it is asked about. */
export interface SanctionScene {
  readonly scopes: readonly SanctionScope[]
  /** The body that holds what they would take part in. */
  readonly organisationId: string
  readonly sport: string
  readonly on: IsoDate
}

export interface SanctionedPerson {
  /** As asked for, before merges. */
  readonly personId: string
  readonly until: string | null
  readonly publicity: SanctionRow['publicity']
}

/** Those of the people whom a sanction in force keeps away there on that day; records merged into them count. */
export const sanctionedAmong = async (
  db: Db,
  personIds: readonly string[],
  { scopes, organisationId, sport, on }: SanctionScene,
): Promise<SanctionedPerson[]> => {
  if (personIds.length === 0) return []
  const rows = await db.execute(sql`
    select distinct on (asked.id) asked.id::text as "personId", s.valid_until::text as until,
      case when s.public_from > (now() at time zone zone_of(s.organisation_id))::date then 'offices' else s.publicity end as publicity
    from person asked
      join person same on coalesce(same.merged_into_id, same.id) = coalesce(asked.merged_into_id, asked.id)
      join sanction s on s.person_id = same.id
    where asked.id = any(${uuids(personIds)}) and s.status = 'IN_FORCE'
      and s.scope in (${sql.join(
        scopes.map(scope => sql`${scope}`),
        sql`, `,
      )})
      and s.sport in (${sport}, '*') and s.valid_from <= ${on} and (s.valid_until is null or ${on} < s.valid_until)
      and s.organisation_id = any(organisation_path(${organisationId}::uuid))
    order by asked.id, s.publicity = 'public' desc, s.valid_until desc nulls first`)
  return rowsOf(rows, { personId: text, until: orNull(text), publicity: text }).map(row => ({
    ...row,
    publicity: row.publicity === 'public' ? 'public' : 'offices',
  }))
}

/** Sanctions that wait for a second person below these bodies. */
export const countProposedSanctions = async (db: Db, bodies: readonly string[], actor: string): Promise<number> => {
  if (bodies.length === 0) return 0
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(sanction)
    .where(
      and(
        eq(sanction.status, 'PROPOSED'),
        sql`${sanction.proposedBy} <> ${actor}`,
        sql`organisation_path(${sanction.organisationId}) && ${uuids(bodies)}`,
      ),
    )
  return row?.n ?? 0
}
