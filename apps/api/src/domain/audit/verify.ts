import { createPublicKey, verify } from 'node:crypto'
import { type Problem, problem } from '@paiji/rules'
import { and, asc, gte, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { auditEvent, seal } from '../../db/schema/index.js'
import { auditDigest } from './record.js'
import { chainDigest } from './seal.js'

export interface LogReport {
  readonly seals: number
  readonly rows: number
  readonly problems: readonly Problem[]
}

type SealRow = typeof seal.$inferSelect

const sealedRows = (db: Db, of: SealRow) =>
  db
    .select()
    .from(auditEvent)
    .where(and(gte(auditEvent.sequence, of.fromSequence), lte(auditEvent.sequence, of.untilSequence)))
    .orderBy(asc(auditEvent.sequence))

const checkSeal = async (
  db: Db,
  of: SealRow,
  previous: SealRow | undefined,
  publicKeyPem: string,
): Promise<Problem[]> => {
  const at = { params: { seal: of.number } }
  const rows = await sealedRows(db, of)
  const changed = rows.filter(row => auditDigest(row) !== row.digest)
  const digest = chainDigest(of.previousDigest, rows)
  const signed = verify(null, Buffer.from(of.digest, 'hex'), createPublicKey(publicKeyPem), of.signature)
  return [
    ...changed.map(row => problem('LOG_ROW_CHANGED', { params: { seal: of.number, sequence: row.sequence } })),
    ...(rows.length === of.rowCount ? [] : [problem('LOG_ROWS_MISSING', at)]),
    ...(digest === of.digest ? [] : [problem('LOG_DIGEST_DIFFERS', at)]),
    ...(of.previousDigest === (previous?.digest ?? '') ? [] : [problem('LOG_CHAIN_BROKEN', at)]),
    ...(signed ? [] : [problem('LOG_SIGNATURE_INVALID', at)]),
  ]
}

/** Reads the whole log against its seals and the federation's public key; one seal at a time in memory. */
export const verifyLog = async (db: Db, publicKeyPem: string): Promise<LogReport> => {
  const seals = await db.select().from(seal).orderBy(asc(seal.number))
  const problems: Problem[] = []
  for (const [index, row] of seals.entries()) {
    problems.push(...(await checkSeal(db, row, seals[index - 1], publicKeyPem)))
  }
  return { seals: seals.length, rows: seals.reduce((sum, row) => sum + row.rowCount, 0), problems }
}
