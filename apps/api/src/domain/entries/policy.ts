import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, anyOf, type Permission, refused } from '../../base/permission.js'
import { canRunEvent, canSanctionEvent } from '../events/policy.js'
import type { EntryRefusalCode } from './problem-codes.js'

const WITHOUT_PERSON: EntryRefusalCode = 'ACCOUNT_WITHOUT_PERSON'
const TOO_LATE: EntryRefusalCode = 'ENTRY_TO_BE_LEFT_AT_OFFICE'
const NOT_YOURS: EntryRefusalCode = 'NOT_YOUR_ENTRY'

/** Whoever plays enters: an account that belongs to somebody of the register. */
export const canEnterOneself = (viewer: Viewer): Permission => {
  if (viewer.personId !== undefined) return allowed
  return refused(viewer.accountId === undefined && viewer.grants.length === 0 ? 'NOT_SIGNED_IN' : WITHOUT_PERSON)
}

/** Answered, left and checked in by those who are named in it. */
export const canSpeakFor = (viewer: Viewer, personIds: readonly string[]): Permission => {
  const known = canEnterOneself(viewer)
  if (!known.allowed) return known
  return personIds.includes(viewer.personId ?? '') ? allowed : refused(NOT_YOURS)
}

/** Left by whoever plays, as long as the terms let them; where there are none, the office alone takes them off. */
export const canLeaveInTime = (
  viewer: Viewer,
  terms: { readonly withdrawUntil: Date } | undefined,
  now: Date,
): Permission => {
  const known = canEnterOneself(viewer)
  if (!known.allowed) return known
  return terms && now <= terms.withdrawUntil ? allowed : refused(TOO_LATE)
}

/** Who may enter and until when is said by whoever sanctions the event or runs it. */
export const canSetTerms = (viewer: Viewer, place: Place): Permission =>
  anyOf(canSanctionEvent(viewer, place), canRunEvent(viewer, place))

/** Requests, fees and presence are kept by whoever runs the event. */
export const canKeepEntries = canRunEvent
