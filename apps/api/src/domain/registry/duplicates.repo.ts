import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

export const duplicateReasons = ['sameName', 'samePinyin', 'sameBirthDate', 'sameClub', 'sameNumber'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/** Two records that may be one person, with what speaks for it and against it. */
export interface DuplicatePair {
  readonly aPersonId: string
  readonly bPersonId: string
  readonly because: DuplicateReason[]
  /** An event in which both played: two people. */
  readonly playedTogetherIn: string | null
  /** Both are known and differ. */
  readonly gendersDiffer: boolean
}

/** A page of suspects: 50 are a morning's work. */
const MOST_PAIRS = 50

/** Names that match, weighed by what else the two records share. */
const suspects = (bodies: SQL, most: number): SQL => sql`
    with recursive below as (
      select id from organisation where id in (${bodies})
      union select o.id from organisation o join below on o.parent_id = below.id
    ), kept as (
      select p.id, p.birth_date, p.gender from person p where p.merged_into_id is null and (
        exists (select 1 from affiliation a join below on below.id = a.organisation_id
          where a.person_id = p.id and a.superseded_at is null)
        or not exists (select 1 from affiliation a where a.person_id = p.id and a.superseded_at is null))
    ), named as (
      select kept.id, kept.birth_date, kept.gender, n.script,
        case when n.script = 'Latn' then lower(n.family || ' ' || n.given) else n.display end as name
      from kept join person_name n on n.person_id = kept.id and n.superseded_at is null
    ), pair as (
      select a.id as a, b.id as b, bool_or(a.script <> 'Latn') as same_name,
        bool_or(a.birth_date = b.birth_date) as same_birth,
        bool_or(a.gender <> b.gender and 'unstated' not in (a.gender, b.gender)) as genders
      from named a join named b on a.name = b.name and (a.script = 'Latn') = (b.script = 'Latn') and a.id < b.id
      where a.birth_date is null or b.birth_date is null or a.birth_date = b.birth_date
      group by a.id, b.id
    ), weighed as (
      select pair.*, exists (
          select 1 from affiliation x join affiliation y on y.organisation_id = x.organisation_id
          where x.person_id = pair.a and y.person_id = pair.b and x.superseded_at is null and y.superseded_at is null
        ) as same_club, exists (
          select 1 from person_identifier x join person_identifier y on y.value = x.value
          where x.person_id = pair.a and y.person_id = pair.b and x.superseded_at is null and y.superseded_at is null
        ) as same_number
      from pair where not exists (
        select 1 from distinct_people d where d.a_person_id = pair.a and d.b_person_id = pair.b)
    ), likeliest as (
      select * from weighed order by coalesce(same_birth, false) desc, same_number desc, same_name desc,
        same_club desc, genders, a, b limit ${most}
    )
    select a as "aPersonId", b as "bPersonId", same_name as "sameName", coalesce(same_birth, false) as "sameBirthDate",
      same_club as "sameClub", same_number as "sameNumber", genders as "gendersDiffer", (
        select e.id from entry_player x join entry ex on ex.id = x.entry_id
          join entry ey on ey.stage_id = ex.stage_id join entry_player y on y.entry_id = ey.id
          join stage s on s.id = ex.stage_id join event e on e.id = s.event_id
        where x.person_id = a and y.person_id = b and x.superseded_at is null and y.superseded_at is null limit 1
      ) as "playedTogetherIn"
    from likeliest`

/**
 * Pairs of standing records below the bodies that share a name in some script and are not known to be born on two
 * days, the likeliest first; those declared to be two people are left out.
 */
export const suspectedDuplicates = async (
  db: Db,
  organisationIds: readonly string[],
  first: number,
): Promise<DuplicatePair[]> => {
  if (organisationIds.length === 0) return []
  const bodies = sql.join(
    organisationIds.map(id => sql`${id}::uuid`),
    sql`, `,
  )
  const rows = await db.execute<{
    aPersonId: string
    bPersonId: string
    sameName: boolean
    sameBirthDate: boolean
    sameClub: boolean
    sameNumber: boolean
    playedTogetherIn: string | null
    gendersDiffer: boolean
  }>(suspects(bodies, Math.min(first, MOST_PAIRS)))
  return [...rows].map(row => ({
    aPersonId: row.aPersonId,
    bPersonId: row.bPersonId,
    playedTogetherIn: row.playedTogetherIn,
    gendersDiffer: row.gendersDiffer,
    because: duplicateReasons.filter(reason => (reason === 'samePinyin' ? !row.sameName : row[reason])),
  }))
}
