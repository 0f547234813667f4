import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { entryTerms, event } from '../../db/schema/index.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import { runnableEvent } from '../events/runnable-event.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { termsByEvents, type TermsRow } from './entries.repo.js'
import { canSetTerms } from './policy.js'
import { refuse } from './refuse.js'

export interface SetEntryTermsInput extends Omit<TermsRow, 'eventId' | 'version' | 'recordedAt' | 'membersOfId'> {
  readonly eventId: string
  readonly membersOfId: string | null
  /** The version the editor has seen; 0 where there were none. */
  readonly expectedVersion: number
  readonly idempotencyKey?: string | undefined
}

const MOST_PLAYERS = 16

/**
 * Says who may enter an event by themselves, from when until when, how many and for what fee.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_CANCELLED, ENTRY_TERMS_CHANGED_MEANWHILE, ENTRY_TERMS_UNREADABLE (with
 * the field).
 */
export const setEntryTerms = (
  deps: Deps,
  viewer: Viewer,
  input: SetEntryTermsInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'setEntryTerms', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSetTerms)
    if (!found.ok) return found
    if (found.value.status === 'CANCELLED') return refuse('EVENT_CANCELLED')
    const { eventId, expectedVersion } = input
    const said = termsOf(input)
    const wrong = unreadable(said)
    if (wrong) return refuse('ENTRY_TERMS_UNREADABLE', wrong)
    await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for('update')
    const [before] = await termsByEvents(tx, [eventId])
    if ((before?.version ?? 0) !== expectedVersion) return refuse('ENTRY_TERMS_CHANGED_MEANWHILE')
    const values = { ...said, version: expectedVersion + 1 }
    await tx
      .insert(entryTerms)
      .values({ eventId, ...values })
      .onConflictDoUpdate({ target: entryTerms.eventId, set: values })
    const written = (terms: object | undefined) =>
      Object.fromEntries(
        Object.entries(terms ?? {}).map(([field, value]) => [
          field,
          value instanceof Date ? value.toISOString() : value,
        ]),
      )
    await recordAudit(tx, viewer, {
      type: 'ENTRY_TERMS_SET',
      organisationId: found.value.organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: { changes: changesBetween(written(before), written(said)) },
    })
    return ok({ eventId })
  })

type Said = Omit<SetEntryTermsInput, 'eventId' | 'expectedVersion' | 'idempotencyKey'>

/** The columns that a form states. */
const termsOf = (input: SetEntryTermsInput): Said => ({
  opensAt: input.opensAt,
  closesAt: input.closesAt,
  withdrawUntil: input.withdrawUntil,
  capacity: input.capacity,
  teamMin: input.teamMin,
  teamMax: input.teamMax,
  needsDesk: input.needsDesk,
  class: input.class,
  membersOfId: input.membersOfId,
  bornFrom: input.bornFrom,
  bornUntil: input.bornUntil,
  feeAmount: input.feeAmount,
  feeCurrency: input.feeCurrency,
})

/** The field that cannot be so. */
const unreadable = (said: Said): string | undefined => {
  if (said.opensAt >= said.closesAt) return 'closesAt'
  const isTeam = Number.isInteger(said.teamMin) && Number.isInteger(said.teamMax) && said.teamMin >= 1
  if (!isTeam || said.teamMin > said.teamMax || said.teamMax > MOST_PLAYERS) return 'teamMax'
  if (said.capacity !== null && said.capacity < 1) return 'capacity'
  if (said.feeAmount !== null && (said.feeAmount < 0 || !/^[A-Z]{3}$/.test(said.feeCurrency ?? ''))) return 'feeAmount'
  if (said.feeAmount === null && said.feeCurrency !== null) return 'feeAmount'
  if (said.bornFrom !== null && said.bornUntil !== null && said.bornFrom > said.bornUntil) return 'bornUntil'
  return undefined
}
