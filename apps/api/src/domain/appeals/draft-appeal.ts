import { err, ok, type Problem, problem } from '@paiji/rules'
import {
  type AppealSubject,
  concurrenceNeeds,
  type EntryKind,
  type FilingCapacity,
  mayAppeal,
} from '@paiji/rules/procedure'
import type { Transaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { type Appellant, appellantOf, isCaptain } from './appellant.js'
import type { AppealRow } from './appeals.repo.js'
import { matterOfCase } from './case-scope.js'
import { type ProcedureInForce, procedureInForce } from './case-procedure.js'
import { appendDocket, lockCase, openCase } from './docket.js'
import {
  entriesConcerned,
  type FilingPlace,
  filingPlace,
  findRuling,
  lineUps,
  type RulingRow,
  replaceParties,
  sameCaseExists,
} from './filing.repo.js'
import { type CaseAnswer, findCase } from './on-case.js'
import { permissionFor } from './policy.js'
import type { Act } from '../shared/act.js'

export interface DraftAppealInput {
  /** Absent for a new draft. */
  readonly appealId?: string
  readonly expectedVersion?: number
  readonly stageId: string
  /** Needed only when the viewer plays in several entries of the stage. */
  readonly entryId?: string
  readonly subject: AppealSubject
  readonly rulingId?: string
  readonly slot?: string
  readonly statement: string
  readonly relief: string
  readonly signatures: readonly { readonly capacity: FilingCapacity; readonly name: string }[]
  /** The filer says that the partner or captain is not there any more. */
  readonly othersAbsent: boolean
  readonly idempotencyKey?: string
}

const MOST = 8_000

/**
 * Keeps what somebody has written so far: visible to the own side only, without a number, and no filing.
 * Problems: STAGE_UNKNOWN, NOT_PERMITTED (filing for others), RULING_UNKNOWN, ALREADY_APPEALED, TEXT_TOO_LONG, what the procedure refuses,
 * CASE_UNKNOWN, CASE_CHANGED_MEANWHILE, CASE_STATE_FORBIDS.
 */
export const draftAppeal = (deps: Deps, viewer: Viewer, input: DraftAppealInput): Promise<Outcome<CaseAnswer>> =>
  idempotently(deps, viewer, 'draftAppeal', input, async tx => {
    const place = await filingPlace(tx, input.stageId)
    if (!place) return err([problem('STAGE_UNKNOWN')])
    const who = await whoFiles(tx, viewer, input)
    if (!who.ok) return who
    const ruling = await contestedRuling(tx, input)
    if (!ruling.ok) return ruling
    const about = { ...aboutOf(input, ruling.value), appellantEntryId: who.value.entryId, instance: 1 }
    if (await sameCaseExists(tx, { ...about, id: input.appealId })) return err([problem('ALREADY_APPEALED')])
    const inForce = await procedureInForce(tx, place)
    const concerned = await entriesConcerned(tx, about)
    const wrong = draftProblems(input, inForce, who.value, concerned)
    if (wrong.length > 0) return err(wrong)
    const row = await keepDraft({ tx, deps, viewer }, input, { place, who: who.value, inForce })
    if (!row.ok) return row
    await writeParties(tx, row.value, { input, who: who.value, inForce, concerned, ruling: ruling.value })
    return ok({ appealId: row.value.id, version: row.value.version })
  })

/** An appeal that names a ruling is against the ruling, and goes where the ruling goes. */
const subjectOf = ({ rulingId, subject }: DraftAppealInput): AppealSubject => (rulingId ? 'ruling' : subject)

const aboutOf = (input: DraftAppealInput, ruling: RulingRow | undefined) => ({
  stageId: input.stageId,
  rulingId: ruling?.id ?? null,
  slot: input.slot ?? null,
})

const whoFiles = async (tx: Transaction, viewer: Viewer, input: DraftAppealInput): Promise<Outcome<Appellant>> => {
  const own = viewer.personId ? await lineUps(tx, input.stageId, { personId: viewer.personId }) : []
  return appellantOf(viewer, own, input.entryId)
}

/** A ruling of another stage is none. */
const contestedRuling = async (tx: Transaction, input: DraftAppealInput): Promise<Outcome<RulingRow | undefined>> => {
  if (!input.rulingId) return ok(undefined)
  const found = await findRuling(tx, input.rulingId)
  return found?.stageId === input.stageId ? ok(found) : err([problem('RULING_UNKNOWN', { at: { path: 'ruling' } })])
}

const draftProblems = (
  input: DraftAppealInput,
  { procedure }: ProcedureInForce,
  who: Appellant,
  concerned: readonly string[],
): Problem[] => {
  const ownTable = concerned.length > 0 ? concerned.includes(who.entryId) : undefined
  const verdict = mayAppeal(procedure, {
    subject: subjectOf(input),
    capacity: who.capacity,
    ...(ownTable === undefined ? {} : { ownTable }),
  })
  const long = (['statement', 'relief'] as const).filter(path => input[path].length > MOST)
  return [
    ...(verdict.allowed ? [] : [problem(verdict.code, { clause: verdict.clause })]),
    ...long.map(path => problem('TEXT_TOO_LONG', { at: { path }, params: { most: MOST } })),
  ]
}

interface DraftScene {
  readonly place: FilingPlace
  readonly who: Appellant
  readonly inForce: ProcedureInForce
}

const keepDraft = async (
  { tx, deps, viewer }: Act,
  input: DraftAppealInput,
  { place, who, inForce }: DraftScene,
): Promise<Outcome<AppealRow>> => {
  const entry = { type: 'DRAFTED' as const, text: '', visibility: 'parties' as const }
  const values = {
    stageId: place.stageId,
    eventId: place.eventId,
    organisationId: place.organisationId,
    subject: subjectOf(input),
    matter: await matterOfCase(tx, { subject: subjectOf(input), rulingId: input.rulingId ?? null }),
    rulingId: input.rulingId ?? null,
    slot: input.slot ?? null,
    appellantEntryId: who.entryId,
    appellantPersonId: who.filer.personId,
    capacity: who.capacity,
    statement: input.statement.trim(),
    relief: input.relief.trim(),
    signatures: input.signatures.map(({ capacity, name }) => `${capacity}:${name.trim()}`).filter(isSigned),
    procedureId: inForce.id,
    procedureOverrides: { ...inForce.overrides },
  }
  if (!input.appealId) return openCase({ tx, deps, viewer }, { ...values, filedBy: viewer.accountId ?? '' }, entry)
  const seen = await findCase(tx, viewer, input.appealId)
  if (!seen.ok) return seen
  const permitted = requirePermission(permissionFor(viewer, seen.value, 'draftAppeal'))
  if (!permitted.ok) return permitted
  const locked = await lockCase(tx, input.appealId, input.expectedVersion)
  return locked.ok ? appendDocket({ tx, deps, viewer }, locked.value, { ...entry, set: values }) : locked
}

const isSigned = (signature: string): boolean => !signature.endsWith(':')

interface PartiesScene {
  readonly input: DraftAppealInput
  readonly who: Appellant
  readonly inForce: ProcedureInForce
  readonly concerned: readonly string[]
  readonly ruling: RulingRow | undefined
}

/** The own side with what each must still agree to, the others the ruling concerns, and its director. */
const writeParties = async (
  tx: Transaction,
  row: AppealRow,
  { input, who, inForce, concerned, ruling }: PartiesScene,
): Promise<void> => {
  const signatories = who.members.map(member => ({
    id: member.playerId,
    captain: isCaptain(who.kind, member),
    absent: input.othersAbsent && member !== who.filer,
  }))
  const needs = concurrenceNeeds(inForce.procedure, who.kind, signatories, who.filer.playerId)
  const others = concerned.filter(entryId => entryId !== who.entryId)
  const opponents = others.length > 0 ? await lineUps(tx, input.stageId, { entryIds: others }) : []
  const capacityIn = (kind: EntryKind, member: Parameters<typeof isCaptain>[1]): FilingCapacity =>
    isCaptain(kind, member) ? 'captain' : kind === 'team' ? 'teamMember' : 'contestant'
  await replaceParties(tx, row.id, [
    ...who.members.map((member, at) => ({
      side: 'appellant' as const,
      entryId: who.entryId,
      personId: member.personId,
      nameAsEntered: member.nameAsEntered,
      capacity: capacityIn(who.kind, member),
      concurrence: needs[at]?.concurrence ?? ('notNeeded' as const),
      concurrenceReason: needs[at]?.concurrence === 'deemed' ? 'ABSENT' : null,
    })),
    ...opponents.map(({ entryId, personId, nameAsEntered }) => ({
      side: 'respondent' as const,
      entryId,
      personId,
      nameAsEntered,
    })),
    ...(ruling
      ? [{ side: 'director' as const, accountId: ruling.givenBy, nameAsEntered: ruling.directorName ?? '' }]
      : []),
  ])
}
