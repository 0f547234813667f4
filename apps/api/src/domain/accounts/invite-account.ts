import { randomUUID } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { readEmail } from '../../auth/accounts.js'
import { placeOf } from '../../auth/places.js'
import type { Viewer } from '../../auth/viewer.js'
import { person, user } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { plainNumber } from '../registry/person-number.js'
import { personFor } from '../registry/ownership.js'
import { logOf } from '../registry/places.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import { fail, type Outcome } from '../../base/problem.js'
import { type AccessLink, issueLink, mailLink, type MadeLink } from './access-link.js'
import { canGrantRoles } from './policy.js'

export interface InviteAccountInput {
  /** The body that keeps the account. */
  readonly organisationId: string
  readonly name: string
  readonly email: string
  /** The number of the register's person whose account it is. */
  readonly personNumber?: string | undefined
  /** The language of mails to it. */
  readonly language?: 'zh-CN' | 'en' | undefined
  readonly idempotencyKey?: string | undefined
}

const LONGEST_NAME = 80

/**
 * Makes an account without a password and the one-time link that sets one. Problems: NOT_FOUND (the body),
 * NOT_PERMITTED, ACCOUNT_NAME_MISSING, EMAIL_NOT_READABLE, EMAIL_TAKEN, PERSON_UNKNOWN, PERSON_HAS_ACCOUNT.
 */
export const inviteAccount = async (
  deps: Deps,
  viewer: Viewer,
  input: InviteAccountInput,
): Promise<Outcome<MadeLink>> => {
  const place = await placeOf(deps.db, { kind: 'organisation', id: input.organisationId })
  if (!place) return fail('NOT_FOUND', { kind: 'organisation' }, { path: 'organisation' })
  const permitted = requirePermission(canGrantRoles(viewer, place))
  if (!permitted.ok) return permitted
  const said = await readInvitation(deps, viewer, input)
  if (!said.ok) return said
  let link: AccessLink | undefined
  const done = await idempotently(deps, viewer, 'inviteAccount', input, async tx => {
    const { language = 'zh-CN', organisationId } = input
    const values = { id: randomUUID(), ...said.value, emailVerified: true, organisationId, language }
    const made = await tx.insert(user).values(values).onConflictDoNothing({ target: user.email }).returning()
    const [row] = made
    if (!row) return err([problem('EMAIL_TAKEN', { at: { path: 'email' } })])
    link = await issueLink({ tx, deps, viewer }, row.id)
    await mailLink(tx, deps, 'INVITATION', row.id, link)
    await recordAudit(tx, viewer, {
      type: 'ACCOUNT_INVITED',
      organisationId: logOf(place),
      aggregateKind: 'account',
      aggregateId: row.id,
      data: { accountId: row.id, organisationId: input.organisationId, personId: row.personId },
    })
    return ok({ accountId: row.id })
  })
  return done.ok ? ok({ ...done.value, ...(link ? { link } : {}) }) : done
}

interface Said {
  readonly name: string
  readonly email: string
  readonly personId: string | null
}

const readInvitation = async (deps: Deps, viewer: Viewer, input: InviteAccountInput): Promise<Outcome<Said>> => {
  const name = input.name.trim()
  if (!name || name.length > LONGEST_NAME) return err([problem('ACCOUNT_NAME_MISSING', { at: { path: 'name' } })])
  const email = readEmail(input.email)
  if (!email.ok) return email
  const number = plainNumber(input.personNumber ?? '')
  if (!number) return ok({ name, email: email.value, personId: null })
  const personId = await freePerson(deps, viewer, number)
  return personId.ok ? ok({ name, email: email.value, personId: personId.value }) : personId
}

/** The person of that number, whom the viewer keeps in the register and who has no account yet. */
const freePerson = async ({ db }: Deps, viewer: Viewer, number: string): Promise<Outcome<string>> => {
  const at = { at: { path: 'personNumber' } }
  const [found] = await db.select({ id: person.id }).from(person).where(eq(person.number, number))
  if (!found) return err([problem('PERSON_UNKNOWN', at)])
  const managed = await personFor(db, viewer, 'bindAccount', found.id)
  if (!managed.ok) return managed
  const [taken] = await db.select({ id: user.id }).from(user).where(eq(user.personId, found.id)).limit(1)
  return taken ? err([problem('PERSON_HAS_ACCOUNT', at)]) : ok(found.id)
}
