import { timingSafeEqual } from 'node:crypto'
import { err, ok, type Problem, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { createAccount } from '../../auth/accounts.js'
import { system, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { requirePermission } from '../../base/permission.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { createOrganisation } from '../registry/create-organisation.js'
import { isFounded } from '../registry/organisations.repo.js'
import { registerPerson } from '../registry/register-person.js'
import { splitName } from '../registry/split-name.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { grantRole } from './grant-role.js'
import { canFoundFirst } from './policy.js'

/** Somebody who is to keep the accounts of the federation: a person of its register with an account. */
export interface FirstAdministrator {
  /** As the person writes it: 王小明, or Li WANG. */
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface FoundFederationInput {
  /** What `start` printed; not needed on the machine itself. */
  readonly setupCode?: string | undefined
  readonly code: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** An IANA name. */
  readonly timeZone: string
  readonly administrators: readonly FirstAdministrator[]
}

/** Two, because what only a second person may confirm could otherwise never be confirmed. */
const ADMINISTRATORS = 2

/** One at a time may found the first federation; held until the transaction ends. */
const FOUNDING_LOCK = 7_204_513

/**
 * Founds the first federation of an empty database with its first two administrators: each is registered and has an
 * account. Impossible once there is a federation. Problems: FEDERATION_FOUNDED_ALREADY, SETUP_CODE_WRONG,
 * TWO_ADMINISTRATORS_NEEDED, ADMINISTRATORS_ARE_ONE, and those of `createOrganisation`, `registerPerson` and
 * `createAccount`, with the path `administrators[0].email` and the like.
 */
export const foundFederation = async (
  deps: Deps,
  viewer: Viewer,
  input: FoundFederationInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const permitted = requirePermission(canFoundFirst(viewer, await isFounded(deps.db)))
  if (!permitted.ok) return permitted
  if (!viewer.operator && !isCode(input.setupCode, deps.setupCode))
    return err([problem('SETUP_CODE_WRONG', { at: { path: 'setupCode' } })])
  const wrong = checkAdministrators(input.administrators)
  if (wrong) return wrong
  return inTransaction(deps.db, tx => found({ tx, deps, viewer }, input))
}

const plain = (code: string): Buffer => Buffer.from(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))

/** Compared without telling how much of it was right; an installation without a code has none that is right. */
const isCode = (given: string | undefined, own: string | undefined): boolean => {
  if (given === undefined || own === undefined) return false
  const [a, b] = [plain(given), plain(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const checkAdministrators = (people: readonly FirstAdministrator[]): Outcome<never> | undefined => {
  const at = { at: { path: 'administrators' } }
  if (people.length !== ADMINISTRATORS) return err([problem('TWO_ADMINISTRATORS_NEEDED', at)])
  const [names, emails] = [new Set(people.map(one => one.name.trim())), people.map(one => one.email.trim())]
  const isOne = names.size < ADMINISTRATORS || new Set(emails.map(one => one.toLowerCase())).size < ADMINISTRATORS
  return isOne ? err([problem('ADMINISTRATORS_ARE_ONE', at)]) : undefined
}

const found = async (
  { tx, deps, viewer }: Act,
  input: FoundFederationInput,
): Promise<Outcome<{ organisationId: string }>> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`)
  if (await isFounded(tx)) return err([problem('FEDERATION_FOUNDED_ALREADY')])
  const inner = { ...deps, db: tx }
  const { requestId } = viewer
  const { code, nameZh, nameEn, timeZone } = input
  const made = await createOrganisation(
    inner,
    { grants: [], operator: true, requestId },
    { code, nameZh, nameEn, timeZone, kind: 'federation' },
  )
  if (!made.ok) return made
  const { organisationId } = made.value
  const accounts: string[] = []
  for (const [at, person] of input.administrators.entries()) {
    const account = await appoint(inner, system(organisationId, requestId), organisationId, person)
    if (!account.ok) return err(account.error.map(one => within(one, `administrators[${at}]`)))
    accounts.push(account.value)
  }
  await recordAudit(tx, viewer, {
    type: 'FEDERATION_FOUNDED',
    organisationId,
    aggregateKind: 'organisation',
    aggregateId: organisationId,
    data: { code, accounts },
  })
  return ok({ organisationId })
}

const within = (one: Problem, part: string): Problem => ({
  ...one,
  at: { ...one.at, path: one.at?.path ? `${part}.${one.at.path}` : part },
})

/** Registers the person, opens the account and gives it the federation. */
const appoint = async (
  deps: Deps,
  program: Viewer,
  organisationId: string,
  { name, email, password }: FirstAdministrator,
): Promise<Outcome<string>> => {
  const registered = await registerPerson(deps, program, { organisationId, names: [splitName(name.trim())] })
  if (!registered.ok) return registered
  const { personId } = registered.value
  const account = await createAccount(deps.db, { name: name.trim(), email, password, personId, organisationId })
  if (!account.ok) return account
  const accountId = account.value
  const scope = { kind: 'organisation', id: organisationId } as const
  const granted = await grantRole(deps, program, { accountId, role: 'admin', scope })
  return granted.ok ? ok(accountId) : granted
}
