import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { canonicalJson, ok } from '@paiji/rules'
import { asc, desc, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { treeHeadBytes } from '@paiji/rules/proof'
import { auditEvent, seal } from '../../db/schema/index.js'
import { rowsOf, text } from '../../db/rows.js'
import { inTransaction } from '../../db/transaction.js'
import { signCheckpoint } from '../../base/signed-note.js'
import { growTree } from './log-tree.js'
import { originOfLog } from './witnesses.js'

/** An Ed25519 key that signs, here or on another machine. */
export interface Signer {
  readonly publicKeyPem: string
  sign(data: Uint8Array): Promise<Uint8Array>
}

/** The federation's key. Whoever holds the public half can check the log offline. */
export interface SealKey extends Signer {
  /** The key that this one replaces, while both sign the heads for witnesses. */
  readonly before?: Signer
}

const signerOf = (pem: string): Signer => {
  const key = createPrivateKey(pem)
  const publicKeyPem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString()
  return { publicKeyPem, sign: async data => sign(null, data, key) }
}

export const sealKeyFromPem = (pem: string, before?: string): SealKey => ({
  ...signerOf(pem),
  ...(before === undefined ? {} : { before: signerOf(before) }),
})

/** A new private key, as PKCS 8 PEM. */
export const newSealKeyPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** What a seal covers of one row: its place, its time and its content's digest. */
export interface SealedRow {
  readonly sequence: number
  readonly id: string
  readonly recordedAt: Date
  readonly digest: string
}

/** Digest of the previous seal and of every row in order: a changed, missing, moved or added row gives another. */
export const chainDigest = (previous: string, rows: readonly SealedRow[]): string => {
  const hash = createHash('sha256').update(previous)
  for (const row of rows) {
    hash.update(canonicalJson([row.sequence, row.id, row.recordedAt.toISOString(), row.digest]))
  }
  return hash.digest('hex')
}

const rowColumns = {
  sequence: auditEvent.sequence,
  id: auditEvent.id,
  recordedAt: auditEvent.recordedAt,
  digest: auditEvent.digest,
}

/** The moment of the transaction, to the millisecond: what is signed is what is stored. */
const databaseNow = async (db: Db): Promise<Date> => {
  const rows = await db.execute(sql`select floor(extract(epoch from now()) * 1000)::text as at`)
  return new Date(Number(rowsOf(rows, { at: text })[0]?.at))
}

/**
 * Seals every row that is not sealed yet, signs the head of the log's tree, and answers how many. Writers wait for the moment it takes, so that no
 * row can slip in behind the seal. The head is a checkpoint for witnesses too; a key that is being replaced signs it as well.
 */
export const sealLog = async (db: Db, key: SealKey): Promise<number> => {
  const outcome = await inTransaction(db, async tx => {
    // Against other writers, and against another sealing.
    await tx.execute(sql`lock table ${auditEvent} in share row exclusive mode`)
    const [last] = await tx.select().from(seal).orderBy(desc(seal.number)).limit(1)
    const rows = await tx
      .select(rowColumns)
      .from(auditEvent)
      .where(gt(auditEvent.sequence, last?.untilSequence ?? 0))
      .orderBy(asc(auditEvent.sequence))
    const [first, final] = [rows[0], rows.at(-1)]
    if (!first || !final) return ok(0)
    const digest = chainDigest(last?.digest ?? '', rows)
    const tree = await growTree(tx, final.sequence)
    const now = await databaseNow(tx)
    const [oldest] = await tx.select({ key: seal.publicKey }).from(seal).orderBy(asc(seal.number)).limit(1)
    const origin = originOfLog(oldest?.key ?? key.publicKeyPem)
    const keys = [...(key.before ? [key.before] : []), key]
    await tx.insert(seal).values({
      number: (last?.number ?? 0) + 1,
      fromSequence: first.sequence,
      untilSequence: final.sequence,
      rowCount: rows.length,
      previousDigest: last?.digest ?? '',
      digest,
      signature: await key.sign(Buffer.from(digest, 'hex')),
      publicKey: key.publicKeyPem,
      treeSize: tree.size,
      treeRoot: tree.root,
      treeAt: now,
      treeSignature: await key.sign(treeHeadBytes({ ...tree, at: now.toISOString() })),
      checkpoint: await signCheckpoint({ origin, ...tree }, keys),
    })
    return ok(rows.length)
  })
  return outcome.ok ? outcome.value : 0
}
