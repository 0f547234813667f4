import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { AppealRow } from './appeals.repo.js'
import type { CaseParty } from './case-access.repo.js'
import { meetClock } from './clocks.js'
import { appendDocket } from './docket.js'
import { setConcurrence } from './filing.repo.js'
import { accountsOfPeople } from '../shared/notify-accounts.js'
import { settleNotices, tell } from './notices.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import type { CaseAccess } from './visibility.js'
import type { Act } from '../shared/act.js'

export interface ConcurInput extends CaseInput {
  readonly agrees: boolean
  /** For the clerk only: whose agreement on paper is being recorded. */
  readonly partyId?: string
  readonly reason?: string
}

/**
 * The partner or the captain agrees to the appeal, or does not. A player answers for himself alone; the clerk may
 * record a signature on paper, on that player's behalf.
 * Problems: CONCURRENCE_NOT_ASKED, REASON_MISSING (the clerk), and those of every act on a case.
 */
export const concurInAppeal = (deps: Deps, viewer: Viewer, input: ConcurInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'concurInAppeal', input, async (tx, access) => {
    const party = whose(viewer, access, input)
    if (!party.ok) return party
    const now = deps.clock.now()
    await setConcurrence(tx, party.value.id, {
      concurrence: input.agrees ? 'given' : 'refused',
      concurredBy: viewer.accountId ?? '',
      concurredAt: now,
      concurrenceReason: input.reason?.trim() || null,
    })
    const recipients = accountsOfPeople([party.value.personId ?? ''].filter(Boolean))
    await settleNotices(tx, access.row.id, now, { codes: ['CONCURRENCE_ASKED'], recipients })
    const others = access.parties.filter(each => each.id !== party.value.id)
    if (!others.some(each => each.concurrence === 'pending')) await meetClock(tx, access.row.id, 'concurrence', now)
    return note({ tx, deps, viewer }, access, party.value, input)
  })

const whose = (viewer: Viewer, { parties, relations }: CaseAccess, input: ConcurInput): Outcome<CaseParty> => {
  const own = parties.find(party => party.side === 'appellant' && party.personId && party.personId === viewer.personId)
  const byClerk = relations.includes('clerk') && input.partyId !== undefined
  const found = byClerk ? parties.find(party => party.id === input.partyId) : own
  if (found?.side !== 'appellant' || found.concurrence !== 'pending') return err([problem('CONCURRENCE_NOT_ASKED')])
  if (byClerk && !input.reason?.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return ok(found)
}

const note = async (
  { tx, deps, viewer }: Act,
  { row, relations }: CaseAccess,
  party: CaseParty,
  input: ConcurInput,
): Promise<Outcome<AppealRow>> => {
  const at = deps.clock.now()
  await tell(tx, row, { code: 'CONCURRENCE_ANSWERED', to: 'appellant', at, about: party.id })
  return appendDocket({ tx, deps, viewer }, row, {
    type: input.agrees ? 'CONCURRENCE_GIVEN' : 'CONCURRENCE_REFUSED',
    text: input.reason?.trim() ?? '',
    visibility: 'parties',
    ...(relations.includes('clerk') ? { onBehalfOf: party.nameAsEntered } : {}),
  })
}
