import { err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { rowsOf, text } from '../../db/rows.js'
import { organisationsByCodes, placesOfOrganisations } from './organisations.repo.js'
import { canManageRegister, registerScopes } from './policy.js'
import type { RegistryRefusalCode } from './problem-codes.js'
import { seesNumber } from './visibility.js'

export interface NumberOf {
  readonly issuer: string
  readonly value: string
}

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

/**
 * The first of these numbers that somebody holds of whom the viewer may know so: its issuer's are public or are the viewer's own
 * body's to give, or the viewer reads the holder's record. Whoever may not know is told nothing and gives it; the two holders
 * stand as a check on the desk of the body above both, and results are matched by the first.
 */
export const takenNumber = async (
  db: Db,
  viewer: Viewer,
  numbers: readonly NumberOf[],
): Promise<NumberOf | undefined> => {
  if (numbers.length === 0) return undefined
  const sight = { personId: viewer.personId ?? null, bodies: registerScopes(viewer) }
  const rows = await db.execute(sql`
    select i.issuer, i.value from person_identifier i join person p on p.id = i.person_id
    join jsonb_to_recordset(${JSON.stringify(numbers)}::text::jsonb) as n(issuer text, value text)
      on n.issuer = i.issuer and n.value = i.value
    where i.superseded_at is null and (exists (select 1 from organisation o where o.code = i.issuer)
      or ${seesNumber(sight, sql`i.issuer`, sql`coalesce(p.merged_into_id, p.id)`)}) limit 1`)
  return rowsOf<NumberOf>(rows, { issuer: text, value: text })[0]
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
