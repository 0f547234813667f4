import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { organisationsByCodes, placesOfOrganisations } from './organisations.repo.js'
import { canManageRegister } from './policy.js'
import type { RegistryRefusalCode } from './problem-codes.js'

const OTHERS: RegistryRefusalCode = 'NUMBER_OF_ANOTHER_BODY'

/**
 * Those of the issuers whose numbers the viewer may neither give nor take: bodies of this register give their own, by their
 * office or one above it. Results are matched by these numbers, so a body that issued another's would take its points.
 */
export const issuersOfOthers = async (
  db: Db,
  viewer: Viewer,
  issuers: readonly string[],
): Promise<ReadonlySet<string>> => {
  const bodies = await organisationsByCodes(db, issuers)
  const places = await placesOfOrganisations(
    db,
    bodies.map(body => body.id),
  )
  const own = new Set(places.filter(place => canManageRegister(viewer, place).allowed).map(place => place.id))
  return new Set(bodies.filter(body => !own.has(body.id)).map(body => body.code))
}

/** What giving or taking a number of this issuer is: a body of this register answers for its own. */
export const actOfNumber = async (db: Db, issuer: string): Promise<'giveNumber' | 'keepIdentifiers'> =>
  (await organisationsByCodes(db, [issuer])).length > 0 ? 'giveNumber' : 'keepIdentifiers'

/** Problem: NOT_PERMITTED (NUMBER_OF_ANOTHER_BODY), at the issuer. */
export const requireOwnNumbers = async (db: Db, viewer: Viewer, issuers: readonly string[]): Promise<Outcome<true>> => {
  const [other] = await issuersOfOthers(db, viewer, issuers)
  return other === undefined
    ? ok(true)
    : err([problem('NOT_PERMITTED', { at: { path: 'issuer' }, params: { reason: OTHERS, issuer: other } })])
}
