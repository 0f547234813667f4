import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { account, session, user } from '../db/schema/index.js'
import type { Outcome } from '../domain/shared/problem.js'

/** The cost that OWASP gives for Argon2id with one lane: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The register's person, if it is one. */
  readonly personId?: string
}

/** Makes an account that can sign in with its address and password. Answers its id. */
export const createAccount = async (db: Db, input: NewAccount): Promise<Outcome<string>> => {
  const refusal = checkPassword(input.password)
  if (refusal) return refusal
  const email = input.email.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return err([problem('EMAIL_NOT_READABLE', { at: { path: 'email' } })])
  const id = randomUUID()
  const made = await db
    .insert(user)
    .values({ id, name: input.name, email, emailVerified: true, personId: input.personId ?? null })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (made.length === 0) return err([problem('EMAIL_TAKEN', { at: { path: 'email' } })])
  await db.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hashPassword(input.password),
  })
  return ok(id)
}

/** Gives an account a new password and ends its sessions. */
export const resetPassword = async (db: Db, email: string, password: string): Promise<Outcome<string>> => {
  const refusal = checkPassword(password)
  if (refusal) return refusal
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()))
  if (!found) return err([problem('ACCOUNT_UNKNOWN', { at: { path: 'email' } })])
  const hashed = await hashPassword(password)
  await db
    .update(account)
    .set({ password: hashed, updatedAt: new Date() })
    .where(and(eq(account.userId, found.id), eq(account.providerId, 'credential')))
  await db.delete(session).where(eq(session.userId, found.id))
  return ok(found.id)
}

const checkPassword = (password: string): Outcome<never> | undefined =>
  password.length < MIN_PASSWORD || password.length > MAX_PASSWORD
    ? err([
        problem('PASSWORD_LENGTH', { at: { path: 'password' }, params: { least: MIN_PASSWORD, most: MAX_PASSWORD } }),
      ])
    : undefined

/** Who is behind these accounts, for those who may see it; one statement. */
export const namesOfAccounts = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]))
