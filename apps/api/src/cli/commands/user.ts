import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createAccount, resetPassword } from '../../auth/accounts.js'
import { plainNumber } from '../../domain/registry/person-number.js'
import { dropSecondFactor } from '../../domain/accounts/drop-second-factor.js'
import { grantRole } from '../../domain/accounts/grant-role.js'
import { scopeByCode } from '../../auth/places.js'
import { type Role, roles } from '../../auth/viewer.js'
import { person, user } from '../../db/schema/index.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { operator, withDatabase } from '../with-database.js'

const newPassword = (): string => randomBytes(12).toString('base64url')

/** Makes an account; a password that was not given is made and printed once. */
export const createUser = (
  email: string,
  options: { name?: string; person?: string; organisation?: string; password?: string },
): Promise<void> =>
  withDatabase(async ({ deps }) => {
    const password = options.password ?? newPassword()
    const personId = options.person && (await personByNumber(deps.db, options.person))
    const organisationId = options.organisation && (await bodyByCode(deps.db, options.organisation))
    const who = { email, name: options.name ?? email, personId: personId || undefined }
    const input = { ...who, password, ...(organisationId ? { organisationId } : {}) }
    const accountId = settled(await createAccount(deps.db, input))
    printJson({ accountId, email, ...(options.password ? {} : { password }) })
  })

const bodyByCode = async (db: Parameters<typeof createAccount>[0], code: string): Promise<string> => {
  const scope = await scopeByCode(db, code)
  if (scope?.kind !== 'organisation') throw new CommandFailure(`There is no organisation "${code}".`)
  return scope.id
}

const personByNumber = async (db: Parameters<typeof createAccount>[0], number: string): Promise<string> => {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.number, plainNumber(number)))
  if (!found) throw new CommandFailure(`Nobody has the number ${number}.`)
  return found.id
}

/** Gives an account a role in an organisation (by its code) or an event (`organisation/event`). */
export const grantUser = (
  email: string,
  role: string,
  scopeCode: string,
  options: { from?: string; until?: string },
): Promise<void> =>
  withDatabase(async ({ deps }) => {
    if (!roles.includes(role as Role)) throw new CommandFailure(`A role is one of: ${roles.join(', ')}.`)
    const [account] = await deps.db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()))
    if (!account) throw new CommandFailure(`There is no account "${email}".`)
    const scope = await scopeByCode(deps.db, scopeCode)
    if (!scope) throw new CommandFailure(`There is no organisation or event "${scopeCode}".`)
    const viewer = await operator(deps)
    printJson(settled(await grantRole(deps, viewer, { accountId: account.id, role: role as Role, scope, ...options })))
  })

/** Gives an account a new password and ends its sessions; on request takes the second factor away, which the log says. */
export const resetUser = (email: string, options: { password?: string; secondFactor?: boolean }): Promise<void> =>
  withDatabase(async ({ deps }) => {
    const password = options.password ?? newPassword()
    const accountId = settled(await resetPassword(deps.db, email, password))
    if (options.secondFactor) settled(await dropSecondFactor(deps, await operator(deps), accountId))
    printJson({ email, ...(options.password ? {} : { password }) })
  })
