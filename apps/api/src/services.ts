import { createHmac } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newSealKeyPem, type SealKey, sealKeyFromPem } from './domain/audit/seal.js'
import { systemClock } from './base/clock.js'
import { OperatorFailure } from './base/operator-failure.js'
import { makePrivateFolder } from './base/own-folder.js'
import { newestSeal } from './domain/audit/seal-head.js'
import { createCursors } from './domain/shared/cursor.js'
import type { Deps } from './domain/shared/deps.js'
import { createMailing, type Mailing } from './domain/shared/mailing.js'
import type { LeakedRange } from './auth/passwords.js'
import type { Db } from './db/client.js'
import type { Env } from './env.js'
import { jobQueue } from './jobs/queue.js'
import { openRemoteSigner } from './remote-signer.js'
import { storedSecret, newSecret } from './secrets.js'

/** The secret that signs sessions and cursors. */
export const secretOf = (env: Env): string => env.secret ?? storedSecret(env.dataDir, 'secret', newSecret)

/** What portal and API share, so that the API believes whose request the portal passes on. */
export const forwardSecretOf = (env: Env): string =>
  env.forwardSecret ?? createHmac('sha256', secretOf(env)).update('forward').digest('base64url')

/** Where the key that seals the log is kept, and beside it the newest seal. */
export const keyFolderOf = (env: Env): string => path.join(env.dataDir, 'keys')

const SEAL_KEY = 'seal.pem'
/** The key that is being replaced: it signs the heads for witnesses beside the new one for as long as it lies there. */
const KEY_BEFORE = 'seal-before.pem'

const readSealKey = (file: string): SealKey => {
  const before = path.join(path.dirname(file), KEY_BEFORE)
  try {
    return sealKeyFromPem(readFileSync(file, 'utf8'), existsSync(before) ? readFileSync(before, 'utf8') : undefined)
  } catch {
    throw new OperatorFailure(
      `${file} is no private key as PEM: restore it from a backup (keys/${SEAL_KEY} in its folder).`,
    )
  }
}

/** The key that seals the log. Nothing makes one here: a key that is missing where seals exist is a loss, not a beginning. */
export const sealKeyOf = (env: Env): SealKey => {
  const file = path.join(keyFolderOf(env), SEAL_KEY)
  if (existsSync(file)) return readSealKey(file)
  throw new OperatorFailure(`The key that seals the log is missing: ${file}. ${RESTORE_KEY}`)
}

const RESTORE_KEY = `Restore it from a backup (keys/${SEAL_KEY} in its folder).`

/**
 * Fails where the key that made the newest seal is neither here nor, as a predecessor's, known by its public half: then every
 * signature would read as forged.
 */
export const requireSealKey = async (env: Env, db: Db): Promise<void> => {
  const newest = await newestSeal(db)
  if (!newest || sealKeysOf(env).length > 0) return
  throw new OperatorFailure(
    `The key of seal ${newest.number} is missing: ${path.join(keyFolderOf(env), SEAL_KEY)}. ${RESTORE_KEY}`,
  )
}

/** The public half of a key that is kept elsewhere. */
const PUBLIC_HALF = 'seal-public.pem'

const ownPublicKey = (env: Env): string | undefined => {
  const file = path.join(keyFolderOf(env), PUBLIC_HALF)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return existsSync(path.join(keyFolderOf(env), SEAL_KEY)) ? sealKeyOf(env).publicKeyPem : undefined
}

/**
 * The key that a signer elsewhere holds. Another one than sealed last is taken where the signer holds that one too, and both sign;
 * else it fails.
 */
const remoteSealKey = async (env: Env, db: Db, command: string): Promise<SealKey> => {
  const key = await openRemoteSigner(command)
  const [folder, known] = [keyFolderOf(env), ownPublicKey(env) ?? (await newestSeal(db))?.publicKey]
  makePrivateFolder(folder)
  if (known !== undefined && known !== key.publicKeyPem) {
    if (key.before?.publicKeyPem !== known)
      throw new OperatorFailure(
        'The signer holds neither the key that sealed last nor, with --before, the one that follows it.',
      )
    appendFileSync(path.join(folder, PREDECESSORS), known, { mode: 0o600 })
  }
  writeFileSync(path.join(folder, PUBLIC_HALF), key.publicKeyPem, { mode: 0o600, flush: true })
  return key
}

/** The key that seals the log; the first start of an installation makes it, where no seal exists yet and no signer holds it. */
export const ensureSealKey = async (env: Env, db: Db): Promise<SealKey> => {
  if (env.sealCommand) return remoteSealKey(env, db, env.sealCommand)
  const file = path.join(keyFolderOf(env), SEAL_KEY)
  if (!existsSync(file)) await requireSealKey(env, db)
  makePrivateFolder(keyFolderOf(env))
  if (existsSync(file)) return readSealKey(file)
  return sealKeyFromPem(storedSecret(keyFolderOf(env), SEAL_KEY, newSealKeyPem))
}

/** Public keys that sealed the log before this installation's own, as PEM one after another; written when it was taken over. */
export const PREDECESSORS = 'earlier-seal-keys.pem'

const PUBLIC_KEY = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----\n?/g

/** The public keys of a text of PEM, in their order. */
export const publicKeysIn = (pem: string): string[] => pem.match(PUBLIC_KEY) ?? []

/** The public keys that seal the log, in the order of their use; without the newest where its private key is missing. */
export const sealKeysOf = (env: Env): readonly string[] => {
  const file = path.join(keyFolderOf(env), PREDECESSORS)
  const earlier = existsSync(file) ? publicKeysIn(readFileSync(file, 'utf8')) : []
  const own = ownPublicKey(env)
  return [...earlier, ...(own === undefined ? [] : [own])]
}

/**
 * Makes a new key to seal the log with; the one before goes on signing the heads for witnesses beside it, and stays known by its
 * public half. Fails while an earlier change is not done.
 */
export const replaceSealKey = (env: Env): { readonly publicKey: string; readonly before: string } => {
  if (env.sealCommand)
    throw new OperatorFailure('The signer keeps the key: give it the new one with --key, the old one with --before.')
  const folder = keyFolderOf(env)
  const [file, before] = [path.join(folder, SEAL_KEY), path.join(folder, KEY_BEFORE)]
  if (existsSync(before))
    throw new OperatorFailure(`${before} is still there: remove it when every witness knows the new key.`)
  const old = sealKeyOf(env)
  const known = path.join(folder, PREDECESSORS)
  appendFileSync(known, old.publicKeyPem, { mode: 0o600 })
  renameSync(file, before)
  writeFileSync(file, newSealKeyPem(), { mode: 0o600, flush: true })
  return { publicKey: sealKeyOf(env).publicKeyPem, before: old.publicKeyPem }
}

const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12

/** The one-time code of an empty database, `8K3M-2QWX-7RTB`: of the secret, so that every process knows the same. */
export const setupCodeOf = (secret: string): string => {
  const bytes = createHmac('sha256', secret).update('setup').digest().subarray(0, CODE_LENGTH)
  const letters = Array.from(bytes, byte => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** How this installation makes links, and whether it sends mails. */
export const mailingOf = (env: Env, portalPort?: number): Pick<Mailing, 'portal' | 'sends'> => ({
  portal: portalOf(env, portalPort),
  sends: env.smtp !== undefined,
})

/** Where people reach the portal. */
const portalOf = (env: Env, portalPort = env.portalPort): string => env.publicUrl ?? `http://${env.host}:${portalPort}`

export const createDeps = (
  db: Db,
  secret: string,
  mailing: Pick<Mailing, 'portal' | 'sends'>,
  leaked?: LeakedRange,
): Deps => ({
  db,
  leaked,
  clock: systemClock,
  jobs: jobQueue,
  cursors: createCursors(secret),
  mailing: createMailing(secret, mailing.portal, mailing.sends),
  setupCode: setupCodeOf(secret),
})
