import { hasRole, type Place } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import { actorOf } from '../../auth/viewer.js'
import { allOf, allowed, anyOf, type Permission, refused } from '../../base/permission.js'
import { canRunEvent, canSanctionEvent, SANCTIONERS } from '../events/policy.js'
import type { EventRequestRefusalCode } from './problem-codes.js'

const refuse = (code: EventRequestRefusalCode): Permission => refused(code)

/** Whoever works for a body may ask on its behalf. */
const ORGANISERS: readonly Role[] = [...SANCTIONERS, 'registrar', 'director', 'scorer', 'publisher', 'clerk']

/** Requested on behalf of a body by who holds a role in it, or an office of it today. */
export const canRequestEvent = (viewer: Viewer, place: Place, holdsOffice: boolean): Permission => {
  if (viewer.accountId === undefined && viewer.grants.length === 0) return refused('NOT_SIGNED_IN')
  return holdsOffice || hasRole(viewer, ORGANISERS, place) ? allowed : refuse('NOT_AN_ORGANISER')
}

/** The bodies at which a viewer's role lets him ask. */
export const organiserScopes = (viewer: Viewer): readonly string[] =>
  viewer.grants
    .filter(({ role, scope }) => scope.kind === 'organisation' && (role === 'admin' || ORGANISERS.includes(role)))
    .map(({ scope }) => scope.id)

/** The desk of requests: of who may ask on behalf of some body. */
export const canOpenEventRequests = (viewer: Viewer, holdsOffice: boolean): Permission => {
  if (viewer.accountId === undefined && viewer.grants.length === 0) return refused('NOT_SIGNED_IN')
  return holdsOffice || organiserScopes(viewer).length > 0 ? allowed : refuse('NOT_AN_ORGANISER')
}

/** The bodies below which a viewer decides on requests. */
export const decidingScopes = (viewer: Viewer): readonly string[] =>
  viewer.grants
    .filter(
      ({ role, scope }) =>
        scope.kind === 'organisation' && (role === 'admin' || SANCTIONERS.some(sanctioner => sanctioner === role)),
    )
    .map(({ scope }) => scope.id)

interface Requested {
  readonly requestedBy: string
}

/** Decided by who sanctions events there, never by who asked. */
export const canDecideRequest = (viewer: Viewer, place: Place, request: Requested): Permission =>
  allOf(
    canSanctionEvent(viewer, place),
    actorOf(viewer) === request.requestedBy ? refuse('OWN_EVENT_REQUEST') : allowed,
  )

/** Changed, sent again and withdrawn by who asked. */
export const canChangeRequest = (viewer: Viewer, request: Requested): Permission => {
  if (viewer.accountId === undefined && viewer.grants.length === 0) return refused('NOT_SIGNED_IN')
  return actorOf(viewer) === request.requestedBy ? allowed : refuse('NOT_YOUR_REQUEST')
}

/** Read by who asked, and by who decides. */
export const canReadRequest = (viewer: Viewer, place: Place, request: Requested): Permission =>
  anyOf(canSanctionEvent(viewer, place), canChangeRequest(viewer, request))

/** Made known by who sanctions it or runs it. */
export const canAnnounceEvent = (viewer: Viewer, place: Place): Permission =>
  anyOf(canSanctionEvent(viewer, place), canRunEvent(viewer, place))
