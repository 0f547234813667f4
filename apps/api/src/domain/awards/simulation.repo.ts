import { asc, inArray, sql } from 'drizzle-orm'
import { flag, orNull, rowsOf, text, whole } from '../../db/rows.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { policy } from '../../db/schema/index.js'
import type { IsoDate } from '../../base/clock.js'
import type { AwardedLine, AwardedPlayer, PolicyRow } from './awards.repo.js'
import type { RankingRow } from './lists.repo.js'

export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** An event as points were last given for it. */
export interface RankedEventRow {
  readonly id: string
  readonly code: string
  readonly category: string
  readonly endsOn: IsoDate
  readonly revisionId: string
  readonly stageId: string
  readonly policyId: string
}

/** Events of the ranking's sport and bodies that ended in the period and whose official results were given points. */
export const rankedEvents = async (db: Db, found: RankingRow, { from, to }: Period): Promise<RankedEventRow[]> => {
  const rows = await db.execute(sql`
    with recursive below as (
      select id from organisation where id = ${found.organisationId}
      union all select o.id from organisation o join below on o.parent_id = below.id
    )
    select e.id, e.code, e.category, e.ends_on::text as "endsOn", r.revision_id as "revisionId",
      s.stage_id as "stageId", r.policy_id as "policyId"
    from award_run r
    join event e on e.id = r.event_id
    join standings_revision s on s.id = r.revision_id
    where r.superseded_at is null and r.organisation_id in (select id from below) and e.sport = ${found.sport}
      and e.ends_on between ${from}::date and ${to}::date
    order by e.ends_on, e.id`)
  return rowsOf<RankedEventRow>(rows, {
    id: text,
    code: text,
    category: text,
    endsOn: text,
    revisionId: text,
    stageId: text,
    policyId: text,
  })
}

export const policiesById = async (db: Db, ids: readonly string[]): Promise<PolicyRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(policy)
        .where(inArray(policy.id, [...ids]))
        .orderBy(asc(policy.code), asc(policy.version))

export const linesOfRevisions = async (
  db: Db,
  revisionIds: readonly string[],
): Promise<(AwardedLine & { readonly revisionId: string })[]> =>
  revisionIds.length === 0
    ? []
    : rowsOf<AwardedLine & { revisionId: string }>(
        await db.execute(sql`
          select r.id as "revisionId", l.entry_id as "entryId", l.rank, l."group"
          from standings_revision r cross join lateral event_lines(r.id, null) l
          where ${among(sql`r.id`, revisionIds)}
          order by r.id, l.position`),
        { revisionId: text, entryId: text, rank: whole, group: orNull(text) },
      )

/** The players of the events of some stages, each with the person they now stand for. */
export const playersOfStages = async (
  db: Db,
  stageIds: readonly string[],
): Promise<(AwardedPlayer & { readonly stageId: string; readonly standsFor: string })[]> => {
  if (stageIds.length === 0) return []
  const rows = await db.execute(sql`
    select distinct s.id as "stageId", n.id as "entryId", p.id as "personId", h.id as "standsFor", h.number,
      exists (select 1 from affiliation f where f.person_id = p.id and f.superseded_at is null
        and f.valid @> e.ends_on) as member
    from stage s
    join event e on e.id = s.event_id
    join stage o on o.event_id = e.id
    join entry n on n.stage_id = o.id
    join entry_player x on x.entry_id = n.id and x.superseded_at is null
    join person p on p.id = x.person_id
    left join person_merge m on m.from_person_id = p.id and m.undone_at is null
    join person h on h.id = coalesce(m.into_person_id, p.id)
    where ${among(sql`s.id`, stageIds)}`)
  return rowsOf<AwardedPlayer & { stageId: string; standsFor: string }>(rows, {
    stageId: text,
    entryId: text,
    personId: text,
    standsFor: text,
    number: text,
    member: flag,
  })
}
