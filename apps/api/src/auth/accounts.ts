import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { account, apiToken, oauthClient, session, user } from '../db/schema/index.js'
import { inTransaction, type Transaction } from '../db/transaction.js'
import type { Outcome } from '../base/problem.js'
import { checkPassword } from './passwords.js'

/** The cost that OWASP gives for Argon2id with one lane: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)

const MAX_EMAIL = 254
const CREDENTIAL = 'credential'

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The register's person, if it is one. */
  readonly personId?: string
  /** The body whose administrators keep it. */
  readonly organisationId?: string
}

/**
 * Makes an account that can sign in with its address and password. Answers its id. Problems: PASSWORD_LENGTH, PASSWORD_COMMON,
 * EMAIL_NOT_READABLE, EMAIL_TAKEN.
 */
export const createAccount = async (db: Db, input: NewAccount): Promise<Outcome<string>> => {
  const refusal = await checkPassword(input.password, input)
  if (refusal) return refusal
  const email = readEmail(input.email)
  if (!email.ok) return email
  const id = randomUUID()
  const { name, personId = null, organisationId = null } = input
  const credential = await credentialOf(id, input.password)
  return inTransaction(db, async tx => {
    const made = await tx
      .insert(user)
      .values({ id, name, email: email.value, emailVerified: true, personId, organisationId })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id })
    if (made.length === 0) return err([problem('EMAIL_TAKEN', { at: { path: 'email' } })])
    await tx.insert(account).values(credential)
    return ok(id)
  })
}

/** An address as it is stored. Problems: EMAIL_NOT_READABLE. */
export const readEmail = (text: string): Outcome<string> => {
  const email = text.trim().toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= MAX_EMAIL
    ? ok(email)
    : err([problem('EMAIL_NOT_READABLE', { at: { path: 'email' } })])
}

const credentialOf = async (userId: string, password: string) => ({
  id: randomUUID(),
  accountId: userId,
  providerId: CREDENTIAL,
  userId,
  password: await hashPassword(password),
})

/** Ends every token of an account that holds, and every client that fetches some. */
export const endTokens = async (db: Db, at: Date, accountId: string): Promise<void> => {
  await db
    .update(apiToken)
    .set({ revokedAt: at })
    .where(and(eq(apiToken.accountId, accountId), isNull(apiToken.revokedAt)))
  await db
    .update(oauthClient)
    .set({ revokedAt: at })
    .where(and(eq(oauthClient.accountId, accountId), isNull(oauthClient.revokedAt)))
}

/** Gives an account its password, the first or another one, and ends its sessions and its tokens; within a transaction, which seals it. */
export const setPassword = async (db: Transaction, userId: string, password: string): Promise<void> => {
  const credential = await credentialOf(userId, password)
  const changed = await db
    .update(account)
    .set({ password: credential.password, updatedAt: new Date() })
    .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL)))
    .returning({ id: account.id })
  if (changed.length === 0) await db.insert(account).values(credential)
  await db.delete(session).where(eq(session.userId, userId))
  await endTokens(db, new Date(), userId)
}

/** Gives an account a new password and ends its sessions and tokens. Problems: PASSWORD_LENGTH, PASSWORD_COMMON, ACCOUNT_UNKNOWN. */
export const resetPassword = async (db: Db, email: string, password: string): Promise<Outcome<string>> => {
  const refusal = await checkPassword(password, { email })
  if (refusal) return refusal
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.trim().toLowerCase()))
  if (!found) return err([problem('ACCOUNT_UNKNOWN', { at: { path: 'email' } })])
  return inTransaction(db, async tx => {
    await setPassword(tx, found.id, password)
    return ok(found.id)
  })
}

/** Who is behind these accounts, for those who may see it; one statement. */
export const namesOfAccounts = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]))
