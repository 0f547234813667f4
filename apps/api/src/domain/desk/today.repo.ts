import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { orNull, rowsOf, text, whole } from '../../db/rows.js'
import { isAccepted } from '../switching/checks.repo.js'
import { ofRegister, ofSanctions } from './register-work.js'
import { near, nearEvent, ofEvent, part, type Scopes, startOf, type WorkKind, workKinds } from './work-parts.js'

/** One thing that waits, with what its door needs. */
export interface WorkItem {
  readonly kind: WorkKind
  /** All that wait of this kind. */
  readonly total: number
  /** The row behind the door: an event, a stage, an import … by the kind. */
  readonly id: string
  readonly nameZh: string | null
  readonly nameEn: string | null
  /** Whom it is about, where it is about somebody. */
  readonly personId: string | null
  /** The account it is about, where it is about one. */
  readonly accountId: string | null
  /** A number or a few words: the round, how many sheets, the file. */
  readonly note: string | null
  /** Since when it waits. */
  readonly since: string | null
  /** Until when it may, where a day or a rule says so. */
  readonly due: string | null
  /** The account that has taken it on, its name, and since when; null while it is anybody's. */
  readonly takenBy: string | null
  readonly takenName: string | null
  readonly takenAt: string | null
}

/** Shown of each kind. */
const SHOWN = 5

const rounds = sql`from round r join play_session ps on ps.id = r.session_id join stage s on s.id = ps.stage_id
  join event e on e.id = s.event_id`

const ofProposal = { zh: sql`r.proposal->>'nameZh'`, en: sql`r.proposal->>'nameEn'` }

/** Events asked for and not announced yet. */
const ofRequests = (of: Scopes, accountId: string): SQL[] => [
  part(
    'eventRequests',
    sql`r.id`,
    { ...ofProposal, note: sql`r.proposal->>'startsOn'`, since: sql`r.requested_at`, due: sql`r.tacit_at` },
    sql`from event_request r where r.status = 'REQUESTED' and r.requested_by <> ${accountId}
      and ${near(sql`r.organisation_id`, of.sanctioning)}`,
  ),
  part(
    'returnedEventRequests',
    sql`r.id`,
    { ...ofProposal, note: sql`r.reason`, since: sql`r.decided_at` },
    sql`from event_request r where r.status = 'RETURNED' and r.requested_by = ${accountId}`,
  ),
  part(
    'eventsToAnnounce',
    sql`e.id`,
    { ...ofEvent, since: sql`e.recorded_at`, due: startOf(sql`e.starts_on`, sql`e.organisation_id`) },
    sql`from event e where e.unannounced and e.status = 'SANCTIONED' and (${nearEvent(of.running)} or ${nearEvent(of.sanctioning)})`,
  ),
]

/** Events under way. */
const ofPlay = (of: Scopes, accountId: string, now: string): SQL[] => [
  part(
    'entriesToDecide',
    sql`e.id`,
    {
      ...ofEvent,
      note: sql`count(*)`,
      since: sql`min(q.recorded_at)`,
      due: startOf(sql`e.starts_on`, sql`e.organisation_id`),
    },
    sql`from entry_request q join event e on e.id = q.event_id where q.status = 'AWAITING_DESK'
      and e.cancelled_at is null and ${nearEvent(of.running)} group by e.id`,
  ),
  part(
    'openRounds',
    sql`s.id`,
    { ...ofEvent, note: sql`r.number`, since: sql`r.published_at` },
    sql`${rounds} where r.status = 'OPEN' and e.cancelled_at is null and ${nearEvent(of.scoring)}`,
  ),
  part(
    'resultReports',
    sql`e.id`,
    { ...ofEvent, note: sql`count(*)`, since: sql`min(f.recorded_at)`, due: sql`min(f.report_due_at)` },
    sql`from slot_flag f join stage s on s.id = f.stage_id join event e on e.id = s.event_id
      where f.report_kind is not null and f.settled_at is null and f.raised_by <> ${accountId}
        and ${nearEvent(of.running)} group by e.id`,
  ),
  part(
    'unconfirmedSheets',
    sql`ps.id`,
    { ...ofEvent, note: sql`count(*)`, since: sql`min(x.recorded_at)` },
    sql`${rounds} join score_sheet x on x.stage_id = s.id and x.round = r.number and x.session = ps.number
      where r.status = 'OPEN' and x.superseded_at is null and x.source in ('desk', 'table') and ${nearEvent(of.scoring)}
        and not exists (select 1 from sheet_confirmation c where c.sheet_id = x.id)
      group by ps.id, e.id`,
  ),
  part(
    'unlinkedPlayers',
    sql`e.id`,
    { ...ofEvent, note: sql`count(*)`, since: sql`min(ep.recorded_at)` },
    sql`from entry_player ep join entry en on en.id = ep.entry_id join stage s on s.id = en.stage_id
      join event e on e.id = s.event_id where ep.superseded_at is null and ep.person_id is null and not ep.not_member
      and ${nearEvent(of.running)} group by e.id`,
  ),
  part(
    'windowsEnding',
    sql`e.id`,
    { ...ofEvent, note: sql`w.kind`, since: sql`v.published_at`, due: sql`w.due_at` },
    sql`from rule_window w join standings_revision v on v.id = w.revision_id join stage s on s.id = w.stage_id
      join event e on e.id = s.event_id where v.superseded_at is null and v.official_at is null and w.closed_at is null
      and w.due_at < ${now}::timestamptz + interval '1 day' and ${nearEvent(of.running)}`,
  ),
  part(
    'correctionsToApprove',
    sql`c.id`,
    { ...ofEvent, note: sql`c.reason`, since: sql`c.recorded_at` },
    sql`from correction c join event e on e.id = c.event_id
      where c.status = 'PROPOSED' and c.requested_by <> ${accountId} and ${nearEvent(of.approving)}`,
  ),
]

/** Files that were read and not carried out. */
const ofFiles = (of: Scopes, accountId: string, now: string): SQL[] => [
  part(
    'filesToCommit',
    sql`i.id`,
    { note: sql`i.file_name`, since: sql`i.recorded_at` },
    sql`from import_batch i where i.status = 'READ' and ${near(sql`i.organisation_id`, of.importing)}`,
  ),
  part(
    'importQuestions',
    sql`i.id`,
    { note: sql`count(*) || ' · ' || i.file_name`, since: sql`min(q.recorded_at)` },
    sql`from identity_question q join import_batch i on i.id = q.import_id
      where q.status = 'OPEN' and ${near(sql`q.organisation_id`, of.identities)} group by i.id`,
  ),
  part(
    'spreadsheetsRead',
    sql`f.id`,
    { note: sql`f.file_name`, since: sql`f.recorded_at` },
    sql`from table_file f where f.status = 'READ' and f.part is null and f.read_by = ${accountId}
      and f.recorded_at > ${now}::timestamptz - interval '7 days'`,
  ),
  part(
    'largeSpreadsheetsRead',
    sql`l.id`,
    { note: sql`l.file_name`, since: sql`l.changed_at` },
    sql`from large_table l where l.state in ('CHECKED', 'STOPPED') and l.read_by = ${accountId}
      and l.changed_at > ${now}::timestamptz - interval '7 days'`,
  ),
]

/** Comparisons with open differences, for officers who neither brought the list in nor compared it. */
const ofSwitch = (of: Scopes, accountId: string): SQL =>
  part(
    'listDifferences',
    sql`c.id`,
    { note: sql`c.list_name || ' · ' || c.as_of`, since: sql`c.recorded_at` },
    sql`from printed_check c join ranking k on k.id = c.ranking_id
      where c.superseded_at is null and c.compared_by <> ${accountId} and ${near(sql`k.organisation_id`, of.ranking)}
        and not exists (select 1 from brought_place b join table_file f on f.id = b.table_file_id
          where b.organisation_id = c.organisation_id and b.sport = c.sport and b.list_name = c.list_name and b.as_of = c.as_of
            and b.superseded_at is null and f.committed_by = ${accountId})
        and exists (select 1 from printed_difference where printed_difference.check_id = c.id and not ${isAccepted})`,
  )

/** Grades, and what the watch over the records found. */
const ofGrades = (of: Scopes, accountId: string): SQL[] => [
  part(
    'gradesToAward',
    sql`g.person_id`,
    { zh: sql`g.name_zh`, en: sql`g.name_en`, person: sql`g.person_id`, since: sql`g.recorded_at` },
    sql`from grade_proposal g where g.decided_at is null and g.proposed_by <> ${accountId}
      and ${near(sql`g.organisation_id`, of.grading)}`,
  ),
  part(
    'gradesReached',
    sql`g.person_id`,
    { zh: sql`g.name_zh`, en: sql`g.name_en`, person: sql`g.person_id`, since: sql`g.found_at` },
    sql`from grade_candidate g where g.state = 'ready' and ${near(sql`g.organisation_id`, of.grading)}
      and not exists (select 1 from grade_proposal p where p.person_id = g.person_id and p.policy_id = g.policy_id
        and p.grade = g.grade and p.decided_at is null)`,
  ),
  part(
    'gradesToRecheck',
    sql`g.person_id`,
    { zh: sql`g.name_zh`, en: sql`g.name_en`, person: sql`g.person_id`, since: sql`g.recorded_at` },
    sql`from grade_award g where g.status = 'RECHECK' and ${near(sql`g.organisation_id`, of.approving)}`,
  ),
  part(
    'anomalies',
    sql`a.id`,
    { note: sql`a.kind`, since: sql`a.first_seen_at` },
    sql`from anomaly a where a.gone_at is null and a.accepted_at is null
      and (a.owner_id is null or a.owner_id = ${accountId}) and ${near(sql`a.organisation_id`, of.anomalies)}`,
  ),
]

const parts = (of: Scopes, accountId: string, now: string): SQL[] => [
  ...ofRegister(of, accountId),
  ...ofSanctions(of, accountId),
  ...ofRequests(of, accountId),
  ...ofPlay(of, accountId, now),
  ...ofFiles(of, accountId, now),
  ofSwitch(of, accountId),
  ...ofGrades(of, accountId),
]

const INSTANT = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`

const allParts = (of: Scopes, accountId: string, now: Date): SQL =>
  sql.join(
    parts(of, accountId, now.toISOString()).map(one => sql`(${one})`),
    sql` union all `,
  )

const kindOf = (value: unknown): WorkKind => workKinds.find(kind => kind === value) ?? 'anomalies'

/** What waits for a viewer today: of each kind how many, and the first few, those due first. One statement. */
export const workOfToday = async (db: Db, of: Scopes, accountId: string, now: Date): Promise<WorkItem[]> => {
  const rows = await db.execute(sql`
    select numbered.kind, total, id, "nameZh", "nameEn", "personId", "accountId", note, taken."takenBy", taken."takenName",
      to_char(taken.taken_at at time zone 'UTC', ${INSTANT}) as "takenAt",
      to_char(since at time zone 'UTC', ${INSTANT}) as since, to_char(due at time zone 'UTC', ${INSTANT}) as due
    from (select *, count(*) over (partition by kind)::int as total,
        row_number() over (partition by kind order by due nulls last, since nulls last, id) as place
      from (${allParts(of, accountId, now)}) work) numbered
    left join lateral (select l.taken_by as "takenBy", u.name as "takenName", l.taken_at from work_lease l
      left join "user" u on u.id = l.taken_by where l.kind = numbered.kind and l.subject_id::text = numbered.id::text
        and l.taken_until > ${now.toISOString()}::timestamptz) taken on true
    where place <= ${SHOWN} order by array_position(${sql.param([...workKinds])}::text[], numbered.kind), place`)
  return rowsOf<WorkItem>(rows, {
    kind: kindOf,
    total: whole,
    id: text,
    nameZh: orNull(text),
    nameEn: orNull(text),
    personId: orNull(text),
    accountId: orNull(text),
    note: orNull(text),
    since: orNull(text),
    due: orNull(text),
    takenBy: orNull(text),
    takenName: orNull(text),
    takenAt: orNull(text),
  })
}

/** Whether a piece of work of some kind waits for a viewer. */
export const waitsFor = async (
  db: Db,
  of: Scopes,
  accountId: string,
  now: Date,
  { kind, id }: Pick<WorkItem, 'kind' | 'id'>,
): Promise<boolean> => {
  const rows = await db.execute(sql`
    select 1 from (${allParts(of, accountId, now)}) work where kind = ${kind} and id::text = ${id} limit 1`)
  return rows.length > 0
}

/** How much waits for a viewer, by kind: the same things that `workOfToday` lists. */
export const countWork = async (
  db: Db,
  of: Scopes,
  accountId: string,
  now: Date,
): Promise<{ kind: WorkKind; total: number }[]> => {
  const rows = await db.execute(sql`
    select kind, count(*)::int as total from (${allParts(of, accountId, now)}) work group by kind
    order by array_position(${sql.param([...workKinds])}::text[], kind)`)
  return rowsOf<{ kind: WorkKind; total: number }>(rows, { kind: kindOf, total: whole })
}
