import { canonicalJson, ok, type Problem, problem } from '@paiji/rules'
import { contentDigest } from '@paiji/rules/proof'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type ContentForm, formId, readContents } from '../../db/log/read-contents.js'
import { differingSecondFactors } from '../../db/log/second-factors.js'
import { type SealedKind, sealedKinds } from '../../db/log/sealed-kinds.js'
import { sha256Bytes } from '../../base/digest.js'
import { contentsRoot } from '../../db/log/write-log.js'
import { flag, listOf, orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import { inTransaction } from '../../db/transaction.js'

export interface ContentsReport {
  /** Facts and publications that agree with their digest in the log or not, and those whose digest the log lacks. */
  readonly contents: number
  /** Stored before the log held content digests: nothing proves them. */
  readonly beforeDigests: number
  readonly problems: readonly Problem[]
}

const PAGE = 500

interface Newest {
  readonly key: string
  readonly form: string | null
  readonly digest: string | null
}

const name = (word: string) => sql.raw(`"${word}"`)
const conditionOf = (kind: SealedKind) => sql.raw(`(${kind.restricted})`)

/** The next keys of a kind with the newest that the log says of each; no form where the log says nothing. */
const pageOf = async (db: Db, kind: SealedKind, after: string | undefined): Promise<Newest[]> => {
  const next = after === undefined ? sql`` : sql`and t.${name(kind.key)}::text collate "C" > ${after}`
  const rows = await db.execute(sql`
    select k.key, c.form, c.digest from (
      select t.${name(kind.key)}::text as key from ${name(kind.kind)} t
      where ${conditionOf(kind)} ${next} order by t.${name(kind.key)}::text collate "C" limit ${PAGE}) k
    left join lateral (select form, digest from audit_content c where c.kind = ${kind.kind} and c.key = k.key
      order by c.sequence desc, c.position desc limit 1) c on true order by k.key collate "C"`)
  return rowsOf(rows, { key: text, form: orNull(text), digest: orNull(text) })
}

const formsOf = async (db: Db): Promise<{ forms: Map<string, ContentForm>; problems: Problem[] }> => {
  const rows = rowsOf(await db.execute(sql`select id, shape from content_form`), {
    id: text,
    shape: written<ContentForm>(),
  })
  const right = rows.filter(row => formId(row.shape) === row.id)
  const wrong = rows.filter(row => formId(row.shape) !== row.id)
  return {
    forms: new Map(right.map(row => [row.id, row.shape])),
    problems: wrong.map(row => problem('CONTENT_FORM_UNKNOWN', { params: { form: row.id } })),
  }
}

const digestsOf = async (
  db: Db,
  kind: SealedKind,
  known: readonly Newest[],
  forms: ReadonlyMap<string, ContentForm>,
) => {
  const digests = new Map<string, string>()
  for (const id of new Set(known.flatMap(one => one.form ?? []))) {
    const form = forms.get(id)
    if (!form) continue
    const keys = known.filter(one => one.form === id).map(one => one.key)
    for (const [key, content] of await readContents(db, kind, keys, form)) {
      digests.set(key, contentDigest(sha256Bytes, content))
    }
  }
  return digests
}

/** Keys that the log has sealed and not said to be removed, and that are gone. */
const missingOf = async (db: Db, kind: SealedKind): Promise<string[]> => {
  const rows = await db.execute(sql`
    select r.key from (select distinct on (key) key, digest from audit_content where kind = ${kind.kind}
      order by key, sequence desc, position desc) r
    where r.digest is not null and not exists (
      select 1 from ${name(kind.kind)} t where t.${name(kind.key)}::text = r.key and ${conditionOf(kind)})`)
  return rowsOf(rows, { key: text }).map(row => row.key)
}

/** From where on every row has its digest in the log: null, from the first on. */
export const beginOfDigests = async (db: Db): Promise<string | null> => {
  const [row] = rowsOf(
    await db.execute(sql`select
      coalesce((select contents is not null from audit_event order by sequence limit 1), false)
        or exists (select 1 from audit_event where type = 'CONTENTS_BASELINE') as whole,
      coalesce((select id::text from audit_event where contents is not null order by sequence limit 1), '~') as first`),
    { whole: flag, first: text },
  )
  return row?.whole ? null : (row?.first ?? '~')
}

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

const checkKind = async (
  db: Db,
  kind: SealedKind,
  forms: ReadonlyMap<string, ContentForm>,
  begin: string | null,
): Promise<ContentsReport> => {
  const problems: Problem[] = []
  let [contents, beforeDigests] = [0, 0]
  for (let after: string | undefined; ; ) {
    const page = await pageOf(db, kind, after)
    const digests = await digestsOf(db, kind, page, forms)
    for (const { key, form, digest } of page) {
      const params = { kind: kind.kind, key }
      if (form !== null) {
        if (digest !== digests.get(key)) problems.push(problem('CONTENT_CHANGED', { params }))
      } else if (begin !== null && (key < begin || !UUID_V7.test(key))) beforeDigests += 1
      else problems.push(problem('CONTENT_NOT_LOGGED', { params }))
    }
    contents += page.length
    after = page.at(-1)?.key
    if (page.length < PAGE) break
  }
  const missing = await missingOf(db, kind)
  const gone = missing.map(key => problem('CONTENT_MISSING', { params: { kind: kind.kind, key } }))
  return { contents, beforeDigests, problems: [...problems, ...gone] }
}

/** Each row of the log against the list of what it seals; and lists without a row. */
const checkRecords = async (db: Db): Promise<Problem[]> => {
  const problems: Problem[] = []
  for (let after = 0; ; ) {
    const rows = rowsOf(
      await db.execute(sql`
        select s.sequence::int as sequence, a.contents,
          (select array_agg(jsonb_build_object('kind', c.kind, 'key', c.key, 'digest', c.digest) order by c.position)
            from audit_content c where c.sequence = s.sequence) as records
        from (select sequence from audit_event where contents is not null and sequence > ${after}
          union select sequence from audit_content where sequence > ${after} order by 1 limit ${PAGE}) s
        left join audit_event a on a.sequence = s.sequence order by s.sequence`),
      {
        sequence: whole,
        contents: orNull(text),
        records: orNull(listOf(written<{ kind: string; key: string; digest: string | null }>())),
      },
    )
    for (const { sequence, contents, records } of rows) {
      if (contents === null || !records || contentsRoot(records) !== contents)
        problems.push(problem('LOG_CONTENTS_DIFFER', { params: { sequence } }))
    }
    after = rows.at(-1)?.sequence ?? after
    if (rows.length < PAGE) return problems
  }
}

const checkAll = async (db: Db, kinds: readonly SealedKind[]): Promise<ContentsReport> => {
  const { forms, problems } = await formsOf(db)
  const begin = await beginOfDigests(db)
  const reports: ContentsReport[] = []
  for (const kind of kinds) reports.push(await checkKind(db, kind, forms, begin))
  return {
    contents: reports.reduce((sum, report) => sum + report.contents, 0),
    beforeDigests: reports.reduce((sum, report) => sum + report.beforeDigests, 0),
    problems: [
      ...problems,
      ...(await checkRecords(db)),
      ...(await differingSecondFactors(db)),
      ...reports.flatMap(report => report.problems),
    ],
  }
}

/** Somebody who was forgotten: when, whose number it was, and how many rows were emptied or removed, by table. */
export interface Erasure {
  readonly at: string
  readonly person: string
  readonly rows: Readonly<Record<string, number>>
}

/** What was taken out on purpose, as the log says: the one reason why something that was sealed reads otherwise now. */
export const erasuresOf = async (db: Db): Promise<readonly Erasure[]> =>
  rowsOf(
    await db.execute(sql`
      select to_char(a.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, p.number as person, a.data->'rows' as rows
      from audit_event a join person p on p.id::text = a.aggregate_id::text
      where a.type = 'PERSON_ERASED' order by a.sequence`),
    { at: text, person: text, rows: written<Readonly<Record<string, number>>>() },
  )

/**
 * Every fact and publication against the digest that the log holds of it: changed, removed, and written past the log
 * are found, one moment for all of them (`kinds`: all unless told).
 */
export const verifyContents = async (db: Db, kinds = sealedKinds): Promise<ContentsReport> => {
  const outcome = await inTransaction(db, async tx => ok(await checkAll(tx, kinds)), { isolation: 'repeatable read' })
  if (!outcome.ok) throw new Error(canonicalJson(outcome.error))
  return outcome.value
}
