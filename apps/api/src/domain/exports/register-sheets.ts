import { err, ok, problem } from '@paiji/rules'
import { type SQL, sql } from 'drizzle-orm'
import { requirePermission } from '../../base/permission.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { listOf, rowsOf, text } from '../../db/rows.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { organisationsByIds, placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Deps } from '../shared/deps.js'
import { canTakeRegisterOut } from './policy.js'
import { csvOf } from './rows-file.js'
import type { FileInZip } from './zip-files.js'

/**
 * A federation's register and history as spreadsheets that another system reads, and that this one takes in again: one file for each
 * kind of sheet, in the order in which they are brought in. The heads are those of the Chinese sheets; people are told by the number
 * they have here.
 */
interface Sheet {
  readonly name: string
  readonly heads: readonly string[]
  /** One column `cells`: the cells of a row as text, in the order of the heads. */
  readonly rows: (federation: Federation) => SQL
}

interface Federation {
  readonly id: string
  readonly code: string
}

/** Who gave the numbers, as the sheets say it: no body of another system has such a code. */
const issuerOf = ({ code }: Federation): string => `PAIJI/${code}`

/** Bodies at and below the federation. */
const below = ({ id }: Federation): SQL => sql`
  (with recursive below as (select id from organisation where id = ${id}::uuid
    union all select o.id from organisation o join below on o.parent_id = below.id) select id from below)`

const NAME = sql.raw(`(select n.display from person_name n where n.person_id = p.id and n.superseded_at is null
  order by n.script = 'Hans' desc, upper(n.valid) is null desc, n.script, n.id limit 1)`)
const LATIN = sql.raw(`(select n.display from person_name n where n.person_id = p.id and n.superseded_at is null
  and n.script = 'Latn' order by upper(n.valid) is null desc, n.id limit 1)`)
/** The person a record is of today: where two records were merged, the one they were merged into. */
const OWN = sql.raw('join person r on r.id = f.person_id join person p on p.id = coalesce(r.merged_into_id, r.id)')
/** A body by its code; an empty cell is the federation itself, whatever its code is where the sheet is taken in. */
const bodyOf = (code: string, { code: own }: Federation): SQL => sql`nullif(${sql.raw(code)}, ${own})`
const WHO = ['外部号码的机构', '外部号码', '姓名'] as const
const who = (of: Federation): SQL => sql`${issuerOf(of)}::text, p.number, ${NAME}`
const decimal = (hundredths: string): SQL => sql.raw(`trim_scale(${hundredths}::numeric / 100)::text`)
const fromOf = (range: string): SQL => sql.raw(`lower(${range})::text`)
/** The first day on which it is no longer valid. */
const untilOf = (range: string): SQL => sql.raw(`upper(${range})::text`)

/** When each person of today belonged to each body, whatever it is called there and however many records say so. */
const memberships = (of: Federation): SQL => sql`(
  select coalesce(r.merged_into_id, r.id) as person_id, a.organisation_id, unnest(range_agg(a.valid)) as valid
  from affiliation a join person r on r.id = a.person_id
  where a.superseded_at is null and a.organisation_id in ${below(of)} group by 1, 2)`

/** The membership that the sheet of people carries: of those without an end the first, else the first. */
const firstMembership = (of: Federation): SQL => sql`(
  select distinct on (a.person_id) a.person_id, a.organisation_id, a.valid, o.code
  from ${memberships(of)} a join organisation o on o.id = a.organisation_id
  order by a.person_id, upper(a.valid) is null desc, lower(a.valid), o.code collate "C")`

const sheets: readonly Sheet[] = [
  {
    name: '01-clubs',
    heads: ['代码', '中文名称', '英文名称', '类型', '上级', '地区', '场地', '联系人', '邮箱', '电话'],
    rows: of => sql`
      select array[o.code, o.name_zh, o.name_en, o.kind, ${bodyOf('above.code', of)}, o.region, o.venue, o.contact_name, o.contact_email, o.contact_phone]
        as cells
      from organisation o join organisation above on above.id = o.parent_id
      where o.withdrawn_at is null and o.id in ${below(of)}
      order by cardinality(organisation_path(o.id)), o.code collate "C"`,
  },
  {
    name: '02-people',
    heads: ['姓名', '拼音或拉丁姓名', '性别', '出生日期', '俱乐部或协会', '生效日期', '失效首日', ...WHO.slice(0, 2)],
    rows: of => sql`
      select array[${NAME}, ${LATIN}, nullif(p.gender, 'unstated'), p.birth_date::text, ${bodyOf('a.code', of)}, ${fromOf('a.valid')}, ${untilOf('a.valid')},
        ${issuerOf(of)}::text, p.number] as cells
      from person p left join ${firstMembership(of)} a on a.person_id = p.id
      where p.merged_into_id is null and p.withdrawn_at is null and (a.person_id is not null
        or exists (select 1 from point_award f join person r on r.id = f.person_id
          where coalesce(r.merged_into_id, r.id) = p.id and f.superseded_at is null and f.organisation_id in ${below(of)}))
      order by p.number::bigint`,
  },
  {
    name: '03-memberships',
    heads: [...WHO, '俱乐部或协会', '生效日期', '失效首日'],
    rows: of => sql`
      select array[${who(of)}, ${bodyOf('o.code', of)}, ${fromOf('f.valid')}, ${untilOf('f.valid')}] as cells
      from ${memberships(of)} f join person p on p.id = f.person_id join organisation o on o.id = f.organisation_id
      where p.withdrawn_at is null and not exists (select 1 from ${firstMembership(of)} a
        where (a.person_id, a.organisation_id, a.valid) = (f.person_id, f.organisation_id, f.valid))
      order by p.number::bigint, o.code collate "C", f.valid`,
  },
  {
    name: '04-numbers',
    heads: ['姓名', '外部号码的机构', '外部号码', '此前的牌籍号'],
    rows: of => sql`
      select array[${NAME}, f.issuer, f.value, p.number] as cells from person_identifier f ${OWN}
      where f.superseded_at is null and p.withdrawn_at is null
        and exists (select 1 from affiliation a where a.person_id = p.id and a.organisation_id in ${below(of)})
      order by p.number::bigint, f.issuer, f.value`,
  },
  {
    name: '05-points',
    heads: [...WHO, '积分', '获得日期', '积分种类', '项目', '赛事级别', '事由', '失效首日'],
    // Two awards that read the same are told apart, as two rows that say the same are one to whoever reads them.
    rows: of => sql`
      select array[${who(of)}, ${decimal('f.points')}, f.earned_on::text, f.colour, f.sport, f.category,
        nullif(concat_ws(' ', f.said, case when f.n > 1 then '(' || f.n || ')' end), ''), f.expires_on::text] as cells
      from (select a.*, coalesce(e.name_zh, a.note) as said,
          row_number() over (partition by a.person_id, a.sport, a.colour, a.earned_on, coalesce(e.name_zh, a.note) order by a.id) as n
        from point_award a left join event e on e.id = a.event_id
        where a.superseded_at is null and a.organisation_id in ${below(of)}) f ${OWN}
      where p.withdrawn_at is null order by f.earned_on, p.number::bigint, f.id`,
  },
  {
    name: '06-grades',
    heads: [...WHO, '等级或称号', '授予日期', '项目'],
    rows: of => sql`
      select array[${who(of)}, f.name_zh, f.awarded_on::text, f.sport] as cells
      from grade_award f ${OWN} join policy y on y.id = f.policy_id
      where f.status = 'AWARDED' and p.withdrawn_at is null and y.organisation_id in ${below(of)}
      order by f.awarded_on, p.number::bigint, f.id`,
  },
  {
    name: '07-results',
    heads: [...WHO, '赛事名称', '日期', '名次', '参赛数', '得分率', '搭档或队伍', '项目', '赛事级别'],
    rows: of => sql`
      with last_stage as (
        select distinct on (s.event_id) s.event_id, v.id as revision_id, v.organisation_id
        from standings_revision v join stage s on s.id = v.stage_id
        where v.published_at is not null and s.organisation_id in ${below(of)}
        order by s.event_id, s.ordinal desc, v.number desc),
      line as (
        select l.*, g.event_id, count(*) over (partition by l.revision_id, l."group") as field
        from last_stage g join standing_line l on l.organisation_id = g.organisation_id and l.revision_id = g.revision_id),
      player as (
        select distinct n.entry_id, n.person_id, n.name_as_entered from entry_player n
        where n.superseded_at is null and n.person_id is not null),
      result as (
        select f.person_id, e.name_zh as event, e.starts_on::text as day, l.rank, l.field, e.sport, e.category,
          case when l.percent_printed ~ '^[0-9.]+$' then l.percent_printed end as percent,
          (select string_agg(other.name_as_entered, '、' order by other.name_as_entered) from player other
            where other.entry_id = l.entry_id and other.person_id <> f.person_id) as partners
        from line l join event e on e.id = l.event_id join player f on f.entry_id = l.entry_id
        union all
        select b.person_id, b.event_name, b.played_on::text, b.place, b.field, b.sport, b.category,
          trim_scale(b.percent::numeric / 100)::text, b.partners
        from brought_result b where b.superseded_at is null and b.organisation_id in ${below(of)})
      select array[${who(of)}, f.event, f.day, f.rank::text, f.field::text, f.percent, f.partners, f.sport, f.category] as cells
      from result f ${OWN} where p.withdrawn_at is null order by f.day, f.event, f.rank, p.number::bigint`,
  },
  {
    name: '08-lists',
    heads: [...WHO, '排名表', '日期', '名次', '积分', '项目'],
    rows: of => sql`
      with place as (
        select x.person_id, k.name_zh as list, l.as_of, x.rank, x.value::bigint as value, k.sport
        from ranking_list l join ranking k on k.id = l.ranking_id
        join ranking_entry x on x.organisation_id = l.organisation_id and x.list_id = l.id
        where l.superseded_at is null and k.kind = 'points' and k.organisation_id in ${below(of)}
        union all
        select b.person_id, b.list_name, b.as_of, b.place, b.value, b.sport
        from brought_place b where b.superseded_at is null and b.organisation_id in ${below(of)})
      select array[${who(of)}, f.list, f.as_of::text, f.rank::text, ${decimal('f.value')}, f.sport] as cells
      from place f ${OWN} where p.withdrawn_at is null order by f.as_of, f.list, f.rank, p.number::bigint`,
  },
  {
    name: '09-offices',
    heads: [...WHO, '职务', '俱乐部或协会', '生效日期', '失效首日'],
    rows: of => sql`
      select array[${who(of)}, f.office, ${bodyOf('o.code', of)}, ${fromOf('f.valid')}, ${untilOf('f.valid')}] as cells
      from officer f ${OWN} join organisation o on o.id = f.organisation_id
      where f.superseded_at is null and p.withdrawn_at is null and f.organisation_id in ${below(of)}
      order by p.number::bigint, cells`,
  },
  {
    name: '10-officials',
    heads: [...WHO, '项目', '岗位', '等级', '生效日期', '失效首日'],
    rows: of => sql`
      select array[${who(of)}, f.sport, f.kind, f.level, ${fromOf('f.valid')}, ${untilOf('f.valid')}] as cells
      from official_licence f ${OWN}
      where f.superseded_at is null and p.withdrawn_at is null and f.organisation_id in ${below(of)}
      order by p.number::bigint, cells`,
  },
  {
    name: '11-sanctions',
    heads: [...WHO, '处罚内容', '项目', '生效日期', '失效首日', '事由'],
    rows: of => sql`
      select array[${who(of)}, f.scope, nullif(f.sport, '*'), f.valid_from::text, f.valid_until::text, f.reason] as cells
      from sanction f ${OWN}
      where f.status in ('IN_FORCE', 'LIFTED') and p.withdrawn_at is null and f.organisation_id in ${below(of)}
      order by p.number::bigint, cells`,
  },
]

/** The most rows of one file, so that no file is larger than what is taken in at once. */
const MOST_ROWS = 200_000

/** An empty cell is '' by the statement already: the driver reads a NULL within an array as a word. */
const cellsOf = async (db: Db, statement: SQL): Promise<string[][]> => {
  const rows = await db.execute(sql`
    select array(select coalesce(c, '') from unnest(sheet.cells) with ordinality as u(c, n) order by n) as cells
    from (${statement}) sheet`)
  return rowsOf<{ cells: string[] }>(rows, { cells: listOf(text) }).map(({ cells }) => cells)
}

async function* filesOf({ db }: Deps, federation: Federation, at: Date): AsyncGenerator<FileInZip> {
  for (const { name, heads, rows } of sheets) {
    const all = await cellsOf(db, rows(federation))
    const count = Math.max(1, Math.ceil(all.length / MOST_ROWS))
    for (let part = 0; part < count; part++) {
      const own = all.slice(part * MOST_ROWS, (part + 1) * MOST_ROWS)
      yield { name: `${name}${count > 1 ? `-${part + 1}` : ''}.csv`, content: csvOf([[...heads], ...own]), at }
    }
  }
}

/**
 * Everything of a federation's register and history as spreadsheets. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED (nobody but those
 * who keep the federation's register, in a session).
 */
export const registerSheets = async (
  deps: Deps,
  viewer: Viewer,
  organisationId: string,
): Promise<Outcome<{ readonly code: string; readonly files: AsyncIterable<FileInZip> }>> => {
  const place = await placeOfOrganisation(deps.db, organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(canTakeRegisterOut(viewer, place.value))
  if (!permitted.ok) return permitted
  const [body] = await organisationsByIds(deps.db, [organisationId])
  if (!body || body.parentId !== null) return err([problem('ORGANISATION_UNKNOWN')])
  return inTransaction(deps.db, async tx => {
    await recordAudit(tx, viewer, {
      type: 'REGISTER_TAKEN_OUT',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { by: actorOf(viewer) },
    })
    return ok({ code: body.code, files: filesOf(deps, body, deps.clock.now()) })
  })
}
