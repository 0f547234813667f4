import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole, written } from '../../db/rows.js'

/** Records at a time. */
const BATCH = 100

/** A record that follows from nothing else, by the members that `recordValue` digests, and how often it was registered before. */
export interface PublishedRecord {
  readonly id: string
  readonly organisationId: string
  readonly record: Readonly<Record<string, unknown>>
  readonly before: number
  /** The digest it was registered by last. */
  readonly last: string | null
}

const columns = {
  id: text,
  organisationId: text,
  record: written<Readonly<Record<string, unknown>>>(),
  before: whole,
  last: orNull(text),
} as const

const at = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const registered = (kind: string, subject: string) =>
  sql`(select count(*)::int from publication p where p.kind = ${kind} and p.subject_id = ${sql.raw(subject)})`

const newest = (kind: string, subject: string) =>
  sql`(select p.digest from publication p where p.kind = ${kind} and p.subject_id = ${sql.raw(subject)}
    order by p.recorded_at desc, p.id desc limit 1)`

const STAGE_SHOWN = sql`exists (select 1 from standings_revision r where r.stage_id = f.stage_id and r.published_at is not null)`

/** Public rulings at stages of which something is published, that are not registered yet. */
export const rulingsToRegister = async (db: Db): Promise<PublishedRecord[]> =>
  rowsOf<PublishedRecord>(
    await db.execute(sql`
      select f.id, f.organisation_id as "organisationId", 0 as before, null as last, json_build_object('id', f.id, 'stage', f.stage_id,
        'slot', f.slot, 'kind', f.kind, 'edition', f.edition_id, 'article', f.article, 'givenAt', ${at('f.given_at')},
        'supersedes', f.supersedes_id) as record
      from ruling f where f.visibility = 'public' and ${STAGE_SHOWN} and ${registered('ruling', 'f.id')} = 0
      order by f.given_at, f.id limit ${BATCH}`),
    columns,
  )

/** Corrections that were applied at such stages. */
export const correctionsToRegister = async (db: Db): Promise<PublishedRecord[]> =>
  rowsOf<PublishedRecord>(
    await db.execute(sql`
      select f.id, f.organisation_id as "organisationId", 0 as before, null as last, json_build_object('id', f.id, 'stage', f.stage_id,
        'kind', f.kind, 'reason', f.reason, 'reasonEn', f.reason_en, 'authority', f.authority_kind, 'slot', f.slot,
        'revisionBefore', f.revision_before_id, 'revisionAfter', f.revision_after_id,
        'appliedAt', ${at('f.applied_at')}) as record
      from correction f where f.status = 'APPLIED' and ${STAGE_SHOWN} and ${registered('correction', 'f.id')} = 0
      order by f.applied_at, f.id limit ${BATCH}`),
    columns,
  )

/** Records of people that were made one: what is new, and all that were parted again, which may be registered as they were. */
export const mergesToRegister = async (db: Db): Promise<PublishedRecord[]> =>
  rowsOf<PublishedRecord>(
    await db.execute(sql`
      select f.id, body.id as "organisationId", ${registered('merge', 'f.id')} as before, ${newest('merge', 'f.id')} as last,
        json_build_object('id', f.id, 'from', a.number, 'into', b.number, 'recordedAt', ${at('f.recorded_at')},
          'undoneAt', ${at('f.undone_at')}) as record
      from person_merge f join person a on a.id = f.from_person_id join person b on b.id = f.into_person_id
      cross join (select id from organisation where parent_id is null order by recorded_at, id limit 1) body
      where f.undone_at is not null or ${registered('merge', 'f.id')} = 0 order by f.recorded_at, f.id`),
    columns,
  )

/** Every version of every policy: its days change when the next one comes. */
export const policiesToRegister = async (db: Db): Promise<PublishedRecord[]> =>
  rowsOf<PublishedRecord>(
    await db.execute(sql`
      select f.id, f.organisation_id as "organisationId", ${registered('policy', 'f.id')} as before,
        ${newest('policy', 'f.id')} as last,
        json_build_object('id', f.id, 'organisation', o.code, 'kind', f.kind, 'code', f.code, 'version', f.version,
          'nameZh', f.name_zh, 'nameEn', f.name_en, 'sport', f.sport, 'from', lower(f.effective), 'until', upper(f.effective),
          'withdrawn', isempty(f.effective), 'rule', f.rule) as record
      from policy f join organisation o on o.id = f.organisation_id order by f.recorded_at, f.id`),
    columns,
  )
