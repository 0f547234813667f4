import { desc, eq, inArray, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import { certificate } from '../../db/schema/index.js'
import { isPublic } from '../registry/visibility.js'

export type CertificateRow = typeof certificate.$inferSelect

export const certificateStatuses = ['VALID', 'UNDER_REVIEW', 'SUSPENDED', 'SUPERSEDED', 'REVOKED', 'WITHDRAWN'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

export const certificatesByIds = (db: Db, ids: readonly string[]): Promise<CertificateRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(certificate)
        .where(inArray(certificate.id, [...ids]))

/** The newest certificates of a person, those of merged records too. */
export const certificatesOfPerson = (db: Db, personId: string, first: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificate)
    .where(
      sql`${certificate.personId} in (select p.id from person p where coalesce(p.merged_into_id, p.id) = ${personId})`,
    )
    .orderBy(desc(certificate.recordedAt), desc(certificate.id))
    .limit(first)

/** Those of them that offices made; what the person had made is the person's own to show. */
export const officeCertificatesOf = (db: Db, personId: string, first: number): Promise<CertificateRow[]> =>
  db
    .select()
    .from(certificate)
    .where(
      sql`${certificate.personId} in (select p.id from person p where coalesce(p.merged_into_id, p.id) = ${personId})
        and ${certificate.content}->>'byOffice' = 'true'`,
    )
    .orderBy(desc(certificate.recordedAt), desc(certificate.id))
    .limit(first)

export const withdraw = async (db: Db, id: string, at: Date): Promise<boolean> => {
  const rows = await db
    .update(certificate)
    .set({ withdrawnAt: at })
    .where(eq(certificate.id, id))
    .returning({ id: certificate.id })
  return rows.length > 0
}

/** What can be certified of a person: a grade that stands, or a place in official standings that stand. */
export interface CertifiableRow {
  readonly kind: 'grade' | 'placing'
  readonly organisationId: string
  readonly gradeAwardId: string | null
  readonly revisionId: string | null
  readonly entryId: string | null
  /** What it is, as the certificate says it. */
  readonly words: object
  readonly day: string
}

const columns = {
  kind: (value: unknown): 'grade' | 'placing' => (value === 'grade' ? 'grade' : 'placing'),
  organisationId: text,
  gradeAwardId: orNull(text),
  revisionId: orNull(text),
  entryId: orNull(text),
  words: written<object>(),
  day: text,
} as const

/** What of a person can be certified now, the latest first: what was given here, not what was brought in. */
export const certifiableOf = async (db: Db, personId: string, first: number): Promise<CertifiableRow[]> =>
  rowsOf<CertifiableRow>(
    await db.execute(sql`
      with own as (select p.id from person p where coalesce(p.merged_into_id, p.id) = ${personId})
      select 'grade' as kind, g.organisation_id as "organisationId", g.id as "gradeAwardId", null as "revisionId",
        null as "entryId", jsonb_build_object('sport', g.sport, 'ladder', o.code || '/' || y.code, 'version', y.version,
          'grade', g.grade, 'nameZh', g.name_zh, 'nameEn', g.name_en, 'awardedOn', g.awarded_on) as words,
        g.awarded_on::text as day
      from grade_award g join policy y on y.id = g.policy_id join organisation o on o.id = y.organisation_id
      where g.person_id in (select id from own) and g.status = 'AWARDED' and g.table_file_id is null
      union all
      select distinct 'placing', r.organisation_id, null::uuid, r.id, l.entry_id, jsonb_build_object('sport', e.sport,
          'event', o.code || '/' || e.code, 'nameZh', e.name_zh, 'nameEn', e.name_en, 'stageZh', s.name_zh, 'stageEn', s.name_en,
          'stage', s.ordinal, 'revision', r.number, 'rank', l.rank, 'shared', l.shared, 'endsOn', e.ends_on,
          'field', (select count(*) from standing_line c where c.organisation_id = r.organisation_id
            and c.revision_id = r.id and c."group" is not distinct from l."group")),
        e.ends_on::text
      from entry_player x join entry n on n.id = x.entry_id join stage s on s.id = n.stage_id
      join event e on e.id = s.event_id join organisation o on o.id = e.organisation_id
      join standings_revision r on r.stage_id = s.id and r.official_at is not null and r.superseded_at is null
      join standing_line l on l.organisation_id = r.organisation_id and l.revision_id = r.id and l.entry_id = n.id
      where x.person_id in (select id from own) and x.superseded_at is null
      order by day desc, kind limit ${first}`),
    columns,
  )

export interface HolderRow {
  readonly number: string
  readonly clubZh: string | null
  readonly clubEn: string | null
  readonly hidesClub: boolean
}

/** What a certificate may show of a person beside the name. */
export const holderOf = async (db: Db, personId: string, today: string): Promise<HolderRow | undefined> =>
  rowsOf<HolderRow>(
    await db.execute(sql`
      select p.number, c.name_zh as "clubZh", c.name_en as "clubEn", not ${isPublic('hide_club', sql`p.id`)} as "hidesClub"
      from person p left join lateral (
        select o.name_zh, o.name_en from affiliation f join organisation o on o.id = f.organisation_id
        where f.person_id = p.id and f.kind = 'affiliation' and f.superseded_at is null and f.valid @> ${today}::date
        order by f.sport = '*', f.id limit 1) c on true
      where p.id = ${personId}`),
    { number: text, clubZh: orNull(text), clubEn: orNull(text), hidesClub: flag },
  )[0]

export interface IssuerRow {
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
}

export const issuerOf = async (db: Db, organisationId: string): Promise<IssuerRow | undefined> =>
  rowsOf<IssuerRow>(
    await db.execute(sql`
      select code, name_zh as "nameZh", name_en as "nameEn" from organisation where id = ${organisationId}`),
    { code: text, nameZh: text, nameEn: text },
  )[0]

export interface StatusRow {
  readonly id: string
  readonly status: CertificateStatus
}

const isStatus = (value: unknown): value is CertificateStatus => certificateStatuses.some(status => status === value)

const status = (value: unknown): CertificateStatus => {
  if (!isStatus(value)) throw new TypeError('a column of certificate statuses holds something else')
  return value
}

/**
 * Where certificates stand: a grade by what it is now (`AWARDED` alone is valid, `RECHECK` under review, `SUSPENDED` suspended, anything else
 * taken back), a placing by whether its standings still stand. All of them unless some are named.
 */
export const statusesOf = async (db: Db, ids?: readonly string[]): Promise<StatusRow[]> =>
  rowsOf<StatusRow>(
    await db.execute(sql`
      select c.id, case
          when c.withdrawn_at is not null then 'WITHDRAWN'
          when g.status = 'RECHECK' then 'UNDER_REVIEW'
          when g.status = 'SUSPENDED' then 'SUSPENDED'
          when g.status is not null and g.status <> 'AWARDED' then 'REVOKED'
          when r.superseded_at is not null then 'SUPERSEDED'
          else 'VALID' end as status
      from certificate c left join grade_award g on g.id = c.grade_award_id
      left join standings_revision r on r.id = c.revision_id
      where ${ids === undefined ? sql`true` : sql`c.id = any(${uuids(ids)})`}
      order by c.id`),
    { id: text, status },
  )

/** How many certificates a person has made since a moment. */
export const certificatesSince = async (db: Db, personId: string, since: Date): Promise<number> =>
  rowsOf<{ n: number }>(
    await db.execute(sql`select count(*)::int as n from certificate where person_id = ${personId}
      and recorded_at > ${since.toISOString()}::timestamptz`),
    { n: whole },
  )[0]?.n ?? 0
