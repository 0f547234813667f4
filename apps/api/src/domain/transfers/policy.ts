import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { canManageRegister } from '../registry/policy.js'
import { allOf, allowed, type Permission, refused } from '../../base/permission.js'
import type { TransferRefusalCode } from './problem-codes.js'

const ANOTHER: TransferRefusalCode = 'OBJECTED_TRANSFER_NEEDS_ANOTHER'
const ASKER: TransferRefusalCode = 'ASKER_CANNOT_SPEAK_FOR_CLUB'

/** The club that is left, the club that is joined. */
export interface TransferPlaces {
  readonly from: Place
  readonly to: Place
}

/** Requested by the office of the club that is joined, or of a body above both. */
export const canRequestTransfer = (viewer: Viewer, { to }: TransferPlaces): Permission => canManageRegister(viewer, to)

/** Released or objected to by the office of the club that is left, or of a body above it; never by whoever asked for it. */
export const canAnswerTransfer = (
  viewer: Viewer,
  { from }: TransferPlaces,
  of: { readonly requestedBy: string },
): Permission => allOf(canManageRegister(viewer, from), viewer.accountId === of.requestedBy ? refused(ASKER) : allowed)

/** Whether the answer would be stated for the club by a body above it: nobody of the club itself gives it. */
export const answersFromAbove = (viewer: Viewer, { from: { organisationPath } }: TransferPlaces): boolean =>
  !canManageRegister(viewer, { organisationPath: organisationPath.slice(0, 1) }).allowed

/** Withdrawn by whoever may request it. */
export const canWithdrawTransfer = canRequestTransfer

/** Decided above both clubs; one that was objected to by somebody who neither asked for it nor objected. */
export const canDecideTransfer = (
  viewer: Viewer,
  places: TransferPlaces,
  of: { readonly requestedBy: string; readonly answer: string | null; readonly answeredBy: string | null },
): Permission =>
  allOf(
    canManageRegister(viewer, places.from),
    canManageRegister(viewer, places.to),
    of.answer === 'objected' && [of.requestedBy, of.answeredBy].includes(viewer.accountId ?? '')
      ? refused(ANOTHER)
      : allowed,
  )
