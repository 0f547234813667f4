import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text, whole } from '../../db/rows.js'
import type { PageRequest } from '../shared/page.js'

/** What became of a person between two issues; `valueOnly` keeps the place with another value. */
export const listMoveKinds = ['up', 'down', 'entered', 'left', 'valueOnly', 'unchanged'] as const
export type ListMoveKind = (typeof listMoveKinds)[number]

/** Two issues of one ranking by their ids. */
export interface TwoLists {
  readonly earlierId: string
  readonly laterId: string
}

/** One person on two issues. Values in hundredths; null where the person is not on the issue. */
export interface ListMove {
  readonly personId: string
  readonly kind: ListMoveKind
  readonly rankBefore: number | null
  readonly rankAfter: number | null
  readonly valueBefore: number | null
  readonly valueAfter: number | null
  /** Line on the later issue; people who left come after all of it, in the order of the earlier one. */
  readonly line: number
}

const BEHIND_ALL = 1_000_000_000

/** The lines of an issue by the people they now stand for. */
const linesOf = (listId: string): SQL => sql`(
  select coalesce(p.merged_into_id, p.id) as person_id, e.rank, e.value, e.position
  from ranking_entry e join person p on p.id = e.person_id where e.list_id = ${listId})`

const moves = ({ earlierId, laterId }: TwoLists): SQL => sql`(
  select coalesce(b.person_id, a.person_id) as person_id, a.rank as rank_before, b.rank as rank_after,
    a.value as value_before, b.value as value_after, coalesce(b.position, ${BEHIND_ALL} + a.position) as line,
    case when a.rank is null then 'entered' when b.rank is null then 'left' when b.rank < a.rank then 'up'
      when b.rank > a.rank then 'down' when b.value <> a.value then 'valueOnly' else 'unchanged' end as kind
  from ${linesOf(earlierId)} a full join ${linesOf(laterId)} b on b.person_id = a.person_id)`

const moveColumns = sql`m.person_id as "personId", m.kind, m.rank_before as "rankBefore", m.rank_after as "rankAfter",
  m.value_before as "valueBefore", m.value_after as "valueAfter", m.line`

const readMoves = (rows: Iterable<Readonly<Record<string, unknown>>>): ListMove[] =>
  rowsOf<Omit<ListMove, 'kind'> & { kind: string }>(rows, {
    personId: text,
    kind: text,
    rankBefore: orNull(whole),
    rankAfter: orNull(whole),
    valueBefore: orNull(whole),
    valueAfter: orNull(whole),
    line: whole,
  }).map(row => ({ ...row, kind: listMoveKinds.find(kind => kind === row.kind) ?? 'unchanged' }))

/**
 * A page of who moved between two issues, in the order of the later one, those who left at the end; of one kind, or of
 * all kinds but `unchanged`. The cursor's key is the line.
 */
export const movesPage = async (
  db: Db,
  lists: TwoLists,
  kind: ListMoveKind | undefined,
  { first, after }: PageRequest,
): Promise<ListMove[]> =>
  readMoves(
    await db.execute(sql`
      select ${moveColumns} from ${moves(lists)} m
      where ${kind ? sql`m.kind = ${kind}` : sql`m.kind <> 'unchanged'`} and m.line > ${Number(after?.key[0] ?? 0)}
      order by m.line limit ${first + 1}`),
  )

/** How many people moved in each way; ways that nobody went are left out. */
export const countMoves = async (db: Db, lists: TwoLists): Promise<{ kind: ListMoveKind; n: number }[]> => {
  const rows = rowsOf<{ kind: string; n: number }>(
    await db.execute(sql`select m.kind, count(*)::int as n from ${moves(lists)} m group by m.kind`),
    { kind: text, n: whole },
  )
  return listMoveKinds.flatMap(kind => rows.filter(row => row.kind === kind).map(({ n }) => ({ kind, n })))
}

/** People who stand ahead of a person on the later issue and did not on the earlier one, best first. */
export const whoPassed = async (
  db: Db,
  lists: TwoLists,
  own: Pick<ListMove, 'personId' | 'rankBefore' | 'rankAfter'>,
  first: number,
): Promise<ListMove[]> =>
  readMoves(
    await db.execute(sql`
      select ${moveColumns} from ${moves(lists)} m
      where m.person_id <> ${own.personId} and m.rank_after < ${own.rankAfter}
        and (m.rank_before is null or m.rank_before >= ${own.rankBefore}) order by m.line limit ${first}`),
  )

/** What moved a place, in people. */
export interface Passing {
  /** Ahead on both issues or not counted: those who were on both and went past. */
  readonly passedBy: number
  /** Not on the earlier issue, ahead on the later one. */
  readonly enteredAhead: number
  /** Ahead on the earlier issue, not on the later one. */
  readonly leftAhead: number
  /** Ahead on the earlier issue, no longer on the later one, where they still are. */
  readonly passed: number
  /** Which place the earlier value would have on the later issue. */
  readonly placeUnmoved: number
}

export const countPassing = async (
  db: Db,
  lists: TwoLists,
  own: Pick<ListMove, 'personId' | 'rankBefore' | 'rankAfter' | 'valueBefore'>,
): Promise<Passing | undefined> => {
  const { personId, rankBefore, rankAfter, valueBefore } = own
  const [row] = rowsOf<Passing>(
    await db.execute(sql`
      select
        (count(*) filter (where m.rank_before >= ${rankBefore} and m.rank_after < ${rankAfter}))::int as "passedBy",
        (count(*) filter (where m.rank_before is null and m.rank_after < ${rankAfter}))::int as "enteredAhead",
        (count(*) filter (where m.rank_before < ${rankBefore} and m.rank_after is null))::int as "leftAhead",
        (count(*) filter (where m.rank_before < ${rankBefore} and m.rank_after >= ${rankAfter}))::int as passed,
        (1 + count(*) filter (where m.value_after > ${valueBefore}))::int as "placeUnmoved"
      from ${moves(lists)} m where m.person_id <> ${personId}`),
    { passedBy: whole, enteredAhead: whole, leftAhead: whole, passed: whole, placeUnmoved: whole },
  )
  return row
}

/** An award on an issue as causes are read from it; amounts in hundredths. */
export interface CountedAwardOf {
  readonly listId: string
  readonly awardId: string
  /** None of what was brought in. */
  readonly eventId: string | null
  readonly earnedOn: string
  readonly points: number
  readonly counted: number
  readonly counts: boolean
  readonly crowdedOut: boolean
}

/** Every award behind a person's line on issues that store it. */
export const storedAwardsOf = async (db: Db, lists: TwoLists, personId: string): Promise<CountedAwardOf[]> =>
  rowsOf<CountedAwardOf>(
    await db.execute(sql`
      select e.list_id as "listId", a.id as "awardId", a.event_id as "eventId", a.earned_on::text as "earnedOn",
        (c ->> 'points')::int as points, (c ->> 'counted')::int as counted, c ->> 'because' = 'counts' as counts,
        c ->> 'because' in ('notAmongBest', 'categoryFull') as "crowdedOut"
      from ranking_entry e join person p on p.id = e.person_id cross join jsonb_array_elements(e.counting) c
      join point_award a on a.id = (c ->> 'awardId')::uuid
      where e.list_id in (${lists.earlierId}, ${lists.laterId}) and coalesce(p.merged_into_id, p.id) = ${personId}
      order by a.earned_on, a.id`),
    {
      listId: text,
      awardId: text,
      eventId: orNull(text),
      earnedOn: text,
      points: whole,
      counted: whole,
      counts: flag,
      crowdedOut: flag,
    },
  )
