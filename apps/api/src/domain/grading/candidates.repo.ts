import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { keysetOrder, rowsAfter } from '../../db/keyset.js'
import { orNull, rowsOf, text } from '../../db/rows.js'
import { appeal, gradeAward, gradeCandidate, gradeProposal, settledStatuses } from '../../db/schema/index.js'
import type { PageRequest } from '../shared/page.js'

export type CandidateRow = typeof gradeCandidate.$inferSelect
export type ProposalRow = typeof gradeProposal.$inferSelect
export type HeldGradeRow = typeof gradeAward.$inferSelect

export interface CandidateFilter {
  readonly state?: CandidateRow['state'] | undefined
  readonly sport?: string | undefined
}

const within = (bodies: readonly string[]): SQL =>
  sql`organisation_path(${gradeCandidate.organisationId}) && ${uuids(bodies)}`

/** Not those that somebody has proposed already. */
const unproposed = sql`not exists (select 1 from grade_proposal p where p.person_id = ${gradeCandidate.personId}
  and p.policy_id = ${gradeCandidate.policyId} and p.grade = ${gradeCandidate.grade} and p.decided_at is null)`

const matching = (bodies: readonly string[], { state, sport }: CandidateFilter): (SQL | undefined)[] => [
  within(bodies),
  unproposed,
  state === undefined ? undefined : eq(gradeCandidate.state, state),
  sport === undefined ? undefined : eq(gradeCandidate.sport, sport),
]

const order = [
  { column: gradeCandidate.sport, direction: 'asc' as const },
  { column: gradeCandidate.grade, direction: 'asc' as const },
]

/** Candidates of these bodies and those below them, by sport and grade. */
export const listCandidates = (
  db: Db,
  bodies: readonly string[],
  filter: CandidateFilter,
  page: PageRequest,
): Promise<CandidateRow[]> =>
  db
    .select()
    .from(gradeCandidate)
    .where(and(...matching(bodies, filter), rowsAfter(order, gradeCandidate.id, page.after)))
    .orderBy(...keysetOrder(order, gradeCandidate.id))
    .limit(page.first + 1)

export const countCandidates = (db: Db, bodies: readonly string[], filter: CandidateFilter): Promise<number> =>
  db.$count(gradeCandidate, and(...matching(bodies, filter)))

export const candidatesByIds = (db: Db, ids: readonly string[]): Promise<CandidateRow[]> =>
  db
    .select()
    .from(gradeCandidate)
    .where(inArray(gradeCandidate.id, [...ids]))

const open = (bodies: readonly string[]): SQL | undefined =>
  and(isNull(gradeProposal.decidedAt), sql`organisation_path(${gradeProposal.organisationId}) && ${uuids(bodies)}`)

/** Proposals of these bodies that nobody has decided, the oldest first. */
export const openProposals = (db: Db, bodies: readonly string[], first: number): Promise<ProposalRow[]> =>
  db.select().from(gradeProposal).where(open(bodies)).orderBy(asc(gradeProposal.id)).limit(first)

/** How many of them wait for somebody else than who proposed them. */
export const countProposals = async (db: Db, bodies: readonly string[], actor: string): Promise<number> =>
  bodies.length === 0 ? 0 : db.$count(gradeProposal, and(open(bodies), sql`${gradeProposal.proposedBy} <> ${actor}`))

export const proposalsByIds = (db: Db, ids: readonly string[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(gradeProposal)
    .where(inArray(gradeProposal.id, [...ids]))

export const heldGradesByIds = (db: Db, ids: readonly string[]): Promise<HeldGradeRow[]> =>
  db
    .select()
    .from(gradeAward)
    .where(inArray(gradeAward.id, [...ids]))

/** The contested ruling is a warning, and put nothing on file that counts. */
const aboutWarningAlone = sql`exists (select 1 from ruling r where r.id = ${appeal.rulingId} and r.kind = 'warning')
  and not exists (select 1 from adjustment a where a.source_id = ${appeal.rulingId} and a.superseded_at is null)`

export interface OpenCase {
  readonly personId: string
  readonly appealId: string
  readonly number: string | null
}

/**
 * Cases that are not settled about events of the sport in which the people played: their facts may still change. A case about a
 * warning that touched no score can change nobody's but those of its own sides.
 */
export const openCasesOf = async (db: Db, personIds: readonly string[], sport: string): Promise<OpenCase[]> => {
  if (personIds.length === 0) return []
  const unsettled = notInArray(appeal.status, [...settledStatuses])
  const rows = await db.execute(sql`
    select distinct coalesce(p.merged_into_id, p.id)::text as "personId", ${appeal.id}::text as "appealId",
      ${appeal.number} as number
    from person p
    join entry_player x on x.person_id = p.id and x.superseded_at is null
    join entry n on n.id = x.entry_id
    join stage s on s.id = n.stage_id
    join event e on e.id = s.event_id and e.sport = ${sport}
    join appeal on ${appeal.eventId} = e.id and ${unsettled}
    where coalesce(p.merged_into_id, p.id) = any(${uuids(personIds)})
      and (not (${aboutWarningAlone}) or exists (select 1 from appeal_party y where y.appeal_id = ${appeal.id}
        and y.side in ('appellant', 'respondent') and (y.entry_id = n.id or y.person_id = p.id)))`)
  return rowsOf<OpenCase>(rows, { personId: text, appealId: text, number: orNull(text) })
}
