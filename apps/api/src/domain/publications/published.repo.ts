import type { PublicAward, PublicGrade } from '@paiji/rules/proof'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { listOf, rowsOf, text, whole, written } from '../../db/rows.js'

/** Things at a time: what is in memory does not grow with the register. */
const BATCH = 100

const missing = (kind: string, subject: string) =>
  sql`not exists (select 1 from publication p where p.kind = ${kind} and p.subject_id = ${sql.raw(subject)})`

export interface PublishedStandings {
  readonly id: string
  readonly organisationId: string
  readonly event: string
  readonly stage: number
  readonly number: number
  readonly digest: string
}

/** Published revisions that are not registered yet, the oldest first. */
export const standingsToRegister = async (db: Db): Promise<PublishedStandings[]> =>
  rowsOf<PublishedStandings>(
    await db.execute(sql`
      select r.id, r.organisation_id as "organisationId", o.code || '/' || e.code as event, s.ordinal as stage, r.number,
        r.output_digest as digest
      from standings_revision r join stage s on s.id = r.stage_id join event e on e.id = s.event_id
      join organisation o on o.id = e.organisation_id
      where r.published_at is not null and ${missing('standings', 'r.id')} order by r.published_at, r.id limit ${BATCH}`),
    { id: text, organisationId: text, event: text, stage: whole, number: whole, digest: text },
  )

export interface PublishedAwards {
  readonly id: string
  readonly organisationId: string
  readonly event: string
  readonly code: string
  readonly version: number
  readonly awards: PublicAward[]
}

/** Runs of awards that are not registered yet, with their awards as people name them. */
export const awardsToRegister = async (db: Db): Promise<PublishedAwards[]> =>
  rowsOf<PublishedAwards>(
    await db.execute(sql`
      select r.id, r.organisation_id as "organisationId", o.code || '/' || e.code as event, y.code, y.version,
        coalesce((select json_agg(json_build_object('entrant', entrant_label(s.ordinal, n.section, n."group", n.number),
            'person', p.number, 'rank', a.rank, 'points', a.points, 'colour', a.colour, 'earnedOn', a.earned_on,
            'expiresOn', a.expires_on))
          from point_award a join person p on p.id = a.person_id join entry n on n.id = a.entry_id
          join stage s on s.id = n.stage_id where a.run_id = r.id), '[]') as awards
      from award_run r join event e on e.id = r.event_id join organisation o on o.id = e.organisation_id
      join policy y on y.id = r.policy_id
      where ${missing('awards', 'r.id')} order by r.recorded_at, r.id limit ${BATCH}`),
    {
      id: text,
      organisationId: text,
      event: text,
      code: text,
      version: whole,
      awards: listOf(written<PublicAward>()),
    },
  )

export interface IssuedList {
  readonly id: string
  readonly organisationId: string
  readonly ranking: string
  readonly asOf: string
  readonly issue: number
  readonly code: string
  readonly version: number
}

/** Issued lists that are not registered yet. */
export const listsToRegister = async (db: Db): Promise<IssuedList[]> =>
  rowsOf<IssuedList>(
    await db.execute(sql`
      select l.id, l.organisation_id as "organisationId", o.code || '/' || k.code as ranking, l.as_of::text as "asOf",
        l.number as issue, y.code, y.version
      from ranking_list l join ranking k on k.id = l.ranking_id join organisation o on o.id = k.organisation_id
      join policy y on y.id = l.policy_id
      where ${missing('list', 'l.id')} order by l.published_at, l.id limit ${BATCH}`),
    { id: text, organisationId: text, ranking: text, asOf: text, issue: whole, code: text, version: whole },
  )

export interface AwardedGrade extends PublicGrade {
  readonly id: string
  readonly organisationId: string
}

/** Awarded grades that are not registered yet. */
export const gradesToRegister = async (db: Db): Promise<AwardedGrade[]> =>
  rowsOf<AwardedGrade>(
    await db.execute(sql`
      select g.id, g.organisation_id as "organisationId", p.number as person, g.sport, o.code || '/' || y.code as ladder,
        y.version, g.grade, g.awarded_on::text as "awardedOn"
      from grade_award g join person p on p.id = g.person_id join policy y on y.id = g.policy_id
      join organisation o on o.id = y.organisation_id
      where g.table_file_id is null and ${missing('grade', 'g.id')} order by g.recorded_at, g.id limit ${BATCH}`),
    {
      id: text,
      organisationId: text,
      person: text,
      sport: text,
      ladder: text,
      version: whole,
      grade: text,
      awardedOn: text,
    },
  )

export interface IssuedCertificate {
  readonly id: string
  readonly organisationId: string
  readonly content: object
}

/** Certificates that are not registered yet. */
export const certificatesToRegister = async (db: Db): Promise<IssuedCertificate[]> =>
  rowsOf<IssuedCertificate>(
    await db.execute(sql`
      select c.id, c.organisation_id as "organisationId", c.content from certificate c
      where c.withdrawn_at is null and ${missing('certificate', 'c.id')} order by c.recorded_at, c.id limit ${BATCH}`),
    { id: text, organisationId: text, content: written<object>() },
  )
