import { err, ok, type Problem, problem } from '@paiji/rules'
import {
  type CaseScope,
  caseScope,
  concurrenceNeeds,
  type Deposit,
  depositFor,
  type FilingCapacity,
  hearingBody,
  mayAppeal,
  type Procedure,
} from '@paiji/rules/procedure'
import type { Viewer } from '../../auth/viewer.js'
import { type Called, calledAlike, peopleCalled } from '../registry/called.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { type Appellant, appellantOf, isCaptain } from './appellant.js'
import type { CaseParty } from './case-access.repo.js'
import type { Db } from '../../db/client.js'
import { matterOfCase } from './case-scope.js'
import { type ProcedureInForce, procedureInForce } from './case-procedure.js'
import { caseBeside, entriesConcerned, filingPlace, findRuling, lineUps, type RulingRow } from './filing.repo.js'
import { type FilingWindow, filingWindow } from './filing-window.js'

export interface FilingQuestion {
  readonly stageId: string
  readonly rulingId?: string
  readonly slot?: string
}

export interface FilingOutlook {
  readonly procedure: Procedure
  readonly timeZone: string
  readonly window: FilingWindow
  readonly late: boolean
  readonly deposit: Deposit | undefined
  /** What the appeal is about, who hears it, and what that body may do; absent where nobody hears it. */
  readonly scope: CaseScope | undefined
  readonly capacity: FilingCapacity
  readonly filer: string
  /** The others of the own side, with what each must still say. */
  readonly others: readonly {
    readonly name: string
    readonly called: Called
    readonly captain: boolean
    readonly concurrence: CaseParty['concurrence']
  }[]
  /** Why the viewer may not bring this matter at all. */
  readonly refused: Problem | undefined
  /** The viewer's own draft or case about the same thing, the newest. */
  readonly existing: { readonly id: string; readonly status: string } | undefined
}

/**
 * What somebody should know before filing: until when, who must agree, what is to be deposited. Changes nothing.
 * Problems: STAGE_UNKNOWN, RULING_UNKNOWN, NOT_PERMITTED (filing for others).
 */
export const filingOutlook = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  about: FilingQuestion,
): Promise<Outcome<FilingOutlook>> => {
  const place = await filingPlace(db, about.stageId)
  if (!place) return err([problem('STAGE_UNKNOWN')])
  const own = viewer.personId ? await lineUps(db, about.stageId, { personId: viewer.personId }) : []
  const who = appellantOf(viewer, own, undefined)
  if (!who.ok) return who
  const ruling = about.rulingId ? await findRuling(db, about.rulingId) : undefined
  if (about.rulingId && ruling?.stageId !== about.stageId) return err([problem('RULING_UNKNOWN')])
  const { id, overrides, procedure, committeeExists } = await procedureInForce(db, place)
  const asked = { ...about, rulingId: ruling?.id ?? null, slot: about.slot ?? null }
  const now = clock.now()
  const side = { ...asked, appellantEntryId: who.value.entryId, instance: 1 }
  const draft = { ...asked, procedureId: id, procedureOverrides: { ...overrides } }
  const window = await filingWindow(db, draft, place.timeZone, now)
  const { filer, capacity, kind } = who.value
  const called = await peopleCalled(
    db,
    who.value.members.flatMap(member => member.personId ?? []),
  )
  return ok({
    procedure,
    timeZone: place.timeZone,
    window,
    late: window.started && now > window.dueAt,
    deposit: depositFor(procedure, 1, kind),
    scope: await scopeAhead(db, { procedure, committeeExists }, ruling),
    capacity,
    filer: filer.nameAsEntered,
    others: othersOf(procedure, who.value, called),
    refused: refusedFor(procedure, who.value, await entriesConcerned(db, asked)),
    existing: await caseBeside(db, side, viewer.accountId ?? ''),
  })
}

/** Where the appeal would go: by the ruling, or by the score. */
const scopeAhead = async (
  db: Db,
  { procedure, committeeExists }: Pick<ProcedureInForce, 'procedure' | 'committeeExists'>,
  ruling: RulingRow | undefined,
): Promise<CaseScope | undefined> => {
  const matter = await matterOfCase(db, { rulingId: ruling?.id ?? null, subject: ruling ? 'ruling' : 'score' })
  const heard = hearingBody(procedure, { matter, instance: 1, committeeExists })
  return heard.allowed ? caseScope(procedure, { matter, body: heard.body }) : undefined
}

const othersOf = (
  procedure: Procedure,
  { kind, members, filer }: Appellant,
  called: ReadonlyMap<string, Called>,
): FilingOutlook['others'] => {
  const signatories = members.map(member => ({ id: member.playerId, captain: isCaptain(kind, member), absent: false }))
  const needs = concurrenceNeeds(procedure, kind, signatories, filer.playerId)
  return members.flatMap((member, at) =>
    member === filer
      ? []
      : [
          {
            name: member.nameAsEntered,
            called: called.get(member.personId ?? '') ?? calledAlike(member.nameAsEntered),
            captain: isCaptain(kind, member),
            concurrence: needs[at]?.concurrence ?? 'notNeeded',
          },
        ],
  )
}

const refusedFor = (procedure: Procedure, who: Appellant, concerned: readonly string[]): Problem | undefined => {
  const ownTable = concerned.length > 0 ? { ownTable: concerned.includes(who.entryId) } : {}
  const verdict = mayAppeal(procedure, { subject: 'ruling', capacity: who.capacity, ...ownTable })
  return verdict.allowed ? undefined : problem(verdict.code, { clause: verdict.clause })
}
