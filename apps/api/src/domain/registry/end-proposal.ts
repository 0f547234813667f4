import { type SQL, sql } from 'drizzle-orm'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { type proposalOutcomes, type recordActs, recordProposal } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import { officesAsked, peopleAsked } from './notify-asked.js'
import { peopleByIds, placesOfPeople } from './people.repo.js'
import { logOf } from './places.js'
import type { RegistryProblemCode } from './problem-codes.js'

type ProposalRow = typeof recordProposal.$inferSelect

/** Why a proposal ends that another act has settled. */
export const DEALT_WITH: RegistryProblemCode = 'DEALT_WITH_MEANWHILE'

/** Where what is done to a person is written down. */
export const logOfPerson = async (db: Db, personId: string): Promise<string> =>
  logOf((await placesOfPeople(db, [personId]))[0] ?? { organisationPath: [] })

/** Ends a proposal and notifies its proposer and all who were consulted. */
export const endProposal = async (
  act: Act,
  row: ProposalRow,
  outcome: (typeof proposalOutcomes)[number],
  outcomeReason: string | null,
): Promise<void> => {
  const { tx, deps, viewer } = act
  const log = await logOfPerson(tx, row.personId)
  const [person] = await peopleByIds(tx, [row.personId])
  await tx
    .update(recordProposal)
    .set({ outcome, outcomeReason, endedBy: actorOf(viewer), endedAt: deps.clock.now() })
    .where(eq(recordProposal.id, row.id))
  await recordAudit(tx, viewer, {
    type: 'RECORD_ACT_ENDED',
    organisationId: log,
    aggregateKind: 'person',
    aggregateId: row.personId,
    data: { proposalId: row.id, act: row.act, outcome, ...(outcomeReason ? { reason: outcomeReason } : {}) },
  })
  const notice = {
    code: outcome === 'carriedOut' ? ('RECORD_ACT_DONE' as const) : ('RECORD_ACT_DROPPED' as const),
    organisationId: log,
    about: { kind: 'person' as const, id: row.personId },
    params: { number: person?.number ?? '' },
    occasion: row.id,
  }
  await notifyAccounts(act, peopleAsked(row.id), { ...notice, path: '/my/data' })
  const offices = sql`${officesAsked(row.id, deps.clock.now())} union select ${row.proposedBy}`
  await notifyAccounts(act, offices, { ...notice, path: '/desk/people' })
}

/** The matter has become impossible: the records are one, the merge is taken back, the membership has ended. */
const isImpossible: SQL = sql`(${recordProposal.act} in ('mergePeople', 'declareDistinct') and exists (select 1 from person q
    where q.id in (${recordProposal.personId}, ${recordProposal.otherPersonId}) and q.merged_into_id is not null)
  or exists (select 1 from person_merge m where m.id = ${recordProposal.mergeId} and m.undone_at is not null)
  or exists (select 1 from affiliation f where f.id = ${recordProposal.affiliationId} and f.superseded_at is not null))`

/** What the log says was decided about the same people after the proposal. */
const isDecidedInLog: SQL = sql`exists (select 1 from audit_event a where a.aggregate_kind = 'person'
  and a.aggregate_id in (${recordProposal.personId}, ${recordProposal.otherPersonId})
  and a.recorded_at > ${recordProposal.recordedAt} and (a.type = 'PERSON_ERASED'
    or ${recordProposal.act} = 'changeBirthDate' and a.type = 'PERSON_CHANGED'
      and a.data->'changes' @> '[{"field": "birthDate"}]'
    or ${recordProposal.act} in ('mergePeople', 'declareDistinct') and a.type = 'PEOPLE_DISTINGUISHED'
      and ${recordProposal.personId}::text in (a.aggregate_id::text, a.data->>'otherPersonId')
      and ${recordProposal.otherPersonId}::text in (a.aggregate_id::text, a.data->>'otherPersonId')))`

/** Whether the matter of this proposal was settled otherwise since it was proposed. */
export const wasDealtWith = async (db: Db, proposalId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: recordProposal.id })
    .from(recordProposal)
    .where(and(eq(recordProposal.id, proposalId), or(isDecidedInLog, isImpossible)))
  return rows.length > 0
}

type RecordAct = (typeof recordActs)[number]

/** What an act decides though it leaves nothing behind by which an open proposal would be impossible. */
const isDecidedBy: Readonly<Partial<Record<RecordAct, (people: readonly string[]) => SQL | undefined>>> = {
  changeBirthDate: people =>
    and(eq(recordProposal.act, 'changeBirthDate'), inArray(recordProposal.personId, [...people])),
  declareDistinct: people =>
    and(
      inArray(recordProposal.act, ['mergePeople', 'declareDistinct']),
      inArray(recordProposal.personId, [...people]),
      inArray(recordProposal.otherPersonId, [...people]),
    ),
  erasePerson: () => sql`true`,
}

/** Ends the open proposals about these people that an act in this transaction has settled; those asked are notified. */
export const endDealtWith = async (act: Act, personIds: readonly string[], decided?: RecordAct): Promise<void> => {
  if (personIds.length === 0) return
  const people = [...new Set(personIds)]
  const rows = await act.tx
    .select()
    .from(recordProposal)
    .where(
      and(
        isNull(recordProposal.endedAt),
        or(inArray(recordProposal.personId, people), inArray(recordProposal.otherPersonId, people)),
        or(isImpossible, decided && isDecidedBy[decided]?.(people)),
      ),
    )
    .orderBy(recordProposal.id)
    .for('update')
  for (const row of rows) await endProposal(act, row, 'overtaken', DEALT_WITH)
}
