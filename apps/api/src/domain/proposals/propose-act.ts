import { err, ok, problem } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf, MS_A_DAY } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import { type Outcome, refusing } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { oneRow } from '../../db/one-row.js'
import { recordConsent, recordProposal } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { openAffiliation } from '../registry/end-affiliation.js'
import { logOfPerson } from '../registry/end-proposal.js'
import { mergesByIds } from '../registry/merges.repo.js'
import { officesAsked, peopleAsked } from '../registry/notify-asked.js'
import { canActOn, OBJECTION_DAYS, type Shares, sharesOf, sharesOfEach } from '../registry/ownership.js'
import { peopleByIds, zonesOfPeople } from '../registry/people.repo.js'
import { managedOrganisation } from '../registry/places.js'
import { codeOf, day, idOf, type InputOf, optional, reason } from '../shared/action-fields.js'
import type { Act } from '../shared/act.js'
import { defineAction } from '../shared/define-action.js'
import { notifyAccounts } from '../shared/notify-accounts.js'
import { canProposeAct } from './policy.js'
import type { ProposalProblemCode } from './problem-codes.js'
import { isProposed, type ProposalRow } from './proposals.repo.js'
import type { RecordAct } from './vocabulary.js'
import { whoIsAsked } from './who-is-asked.js'

const refuse = refusing<ProposalProblemCode>()

const fields = {
  act: codeOf<RecordAct>('RecordAct', 'What.'),
  person: idOf('Person', 'Whose record; of two the one that stays.'),
  other: optional(idOf('Person', 'The other record, of two.')),
  merge: optional(idOf('PersonMerge', 'The merge to take back.')),
  affiliation: optional(idOf('Affiliation', 'The membership to end.')),
  day: optional(day('The day of birth, or the first day on which the membership no longer holds.')),
  reason: reason('Why.'),
}
type Input = InputOf<typeof fields>

/** What a proposal is about, with everybody whose record it touches. */
interface Subject {
  readonly personIds: readonly string[]
  readonly otherPersonId: string | null
  /** The body whose membership it is. */
  readonly only: string | undefined
}

const subjectOf = async (db: Db, input: Input): Promise<Outcome<Subject>> => {
  const { act, personId, otherId = null, mergeId, affiliationId } = input
  const about = (other: string | null, only?: string): Outcome<Subject> =>
    ok({ personIds: other === null ? [personId] : [personId, other], otherPersonId: other, only })
  if (act === 'mergePeople' || act === 'declareDistinct') {
    const [known] = otherId === null ? [] : await peopleByIds(db, [otherId])
    if (!known || otherId === null) return err([problem('PERSON_UNKNOWN', { at: { path: 'other' } })])
    return otherId === personId ? err([problem('MERGE_WITH_ITSELF', { at: { path: 'other' } })]) : about(otherId)
  }
  if (act === 'undoMerge') {
    const [merge] = mergeId === undefined ? [] : await mergesByIds(db, [mergeId])
    if (merge?.intoPersonId !== personId) return err([problem('MERGE_UNKNOWN', { at: { path: 'merge' } })])
    return about(merge.fromPersonId)
  }
  if (act === 'endAffiliation') {
    const spell = affiliationId === undefined ? undefined : await openAffiliation(db, affiliationId)
    if (spell?.personId !== personId) return err([problem('AFFILIATION_UNKNOWN', { at: { path: 'affiliation' } })])
    return about(null, spell.organisationId)
  }
  return about(null)
}

/** Whether the viewer may do it outright. */
const mayAlready = async (db: Db, viewer: Viewer, input: Input, { personIds, only }: Subject): Promise<boolean> =>
  only === undefined
    ? canActOn(viewer, input.personId, input.act, await sharesOf(db, personIds)).allowed
    : (await managedOrganisation(db, viewer, only)).ok

const dayProblem = async ({ deps }: Pick<Act, 'deps'>, input: Input): Promise<Outcome<true>> => {
  const { act, day: given, personId } = input
  if (act !== 'changeBirthDate' && act !== 'endAffiliation') return ok(true)
  if (given === undefined) return err([problem('DATE_NOT_READABLE', { at: { path: 'day' } })])
  const zone = (await zonesOfPeople(deps.db, [personId])).get(personId) ?? 'UTC'
  const isAhead = act === 'changeBirthDate' && given > dayOf(deps.clock.now(), zone)
  return isAhead ? err([problem('DATE_IN_FUTURE', { at: { path: 'day' } })]) : ok(true)
}

/** Notifies all who are consulted, each with the link to the answer. */
const notifyAsked = async (act: Act, row: ProposalRow, log: string, number: string): Promise<void> => {
  const notice = {
    code: 'RECORD_ACT_PROPOSED' as const,
    organisationId: log,
    about: { kind: 'person' as const, id: row.personId },
    params: { number },
    dueAt: row.objectUntil,
    occasion: row.id,
  }
  await notifyAccounts(act, peopleAsked(row.id), { ...notice, path: '/my/data' })
  const offices = officesAsked(row.id, act.deps.clock.now())
  await notifyAccounts(act, offices, { ...notice, path: '/desk/people' })
}

/**
 * Proposes an act that reaches over the border of the own body. Problems: PERSON_UNKNOWN, NOT_PERMITTED,
 * MERGE_WITH_ITSELF, MERGE_UNKNOWN, AFFILIATION_UNKNOWN, PROPOSAL_NOT_NEEDED (the viewer may do it), REASON_MISSING,
 * DATE_NOT_READABLE, DATE_IN_FUTURE, PROPOSAL_OPEN_ALREADY.
 */
export const proposeRecordAct = defineAction({
  name: 'proposeRecordAct',
  says: 'Proposes an act on the record of somebody who belongs to other bodies too; everybody concerned is asked.',
  asks: 'What, on whose record, and why.',
  takes: 'An act on a record that takes the consent of others.',
  isKeyed: true,
  fields,
  permit: async (deps, viewer, input) => {
    const [person] = await peopleByIds(deps.db, [input.personId])
    if (!person) return err([problem('PERSON_UNKNOWN')])
    const given = input.otherId === undefined ? [input.personId] : [input.personId, input.otherId]
    const shares: Shares[] = [...(await sharesOfEach(deps.db, given)).values()]
    const permitted = requirePermission(canProposeAct(viewer, shares))
    if (!permitted.ok) return permitted
    const subject = await subjectOf(deps.db, input)
    if (!subject.ok) return subject
    if (await mayAlready(deps.db, viewer, input, subject.value)) return refuse('PROPOSAL_NOT_NEEDED')
    return ok({ ...subject.value, number: person.number })
  },
  run: async (act, input, { personIds, otherPersonId, only, number }) => {
    const { tx, deps, viewer } = act
    const dated = await dayProblem(act, input)
    if (!dated.ok) return dated
    if (await isProposed(tx, input, personIds)) return refuse('PROPOSAL_OPEN_ALREADY')
    const { forBody, asked } = await whoIsAsked(tx, viewer, personIds, only)
    const now = deps.clock.now()
    const { act: what, personId, mergeId = null, affiliationId = null } = input
    const row = oneRow(
      await tx
        .insert(recordProposal)
        .values({
          ...{ act: what, personId, otherPersonId, mergeId, affiliationId, day: input.day ?? null },
          ...{ organisationId: forBody, reason: input.reason, proposedBy: actorOf(viewer), recordedAt: now },
          objectUntil: new Date(now.getTime() + OBJECTION_DAYS * MS_A_DAY),
        })
        .returning(),
    )
    await tx.insert(recordConsent).values(asked.map(one => ({ ...one, proposalId: row.id })))
    const log = await logOfPerson(tx, personId)
    await recordAudit(tx, viewer, {
      type: 'RECORD_ACT_PROPOSED',
      organisationId: log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { proposalId: row.id, act: what, reason: input.reason },
    })
    await notifyAsked(act, row, log, number)
    const options = { jobKey: `settle-record-proposal:${row.id}`, runAt: row.objectUntil }
    await deps.jobs.enqueue(tx, 'settle-record-proposal', { proposalId: row.id }, options)
    return ok({ personId })
  },
})
