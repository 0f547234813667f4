import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Problem, problem } from '@paiji/rules'
import { treeHeadBytes } from '@paiji/rules/proof'
import { and, asc, gt, gte, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { auditEvent, seal } from '../../db/schema/index.js'
import { auditDigest } from '../../db/log/write-log.js'
import { chainDigest } from './seal.js'
import { rootsOfRows } from './log-tree.js'
import type { SealHead } from './seal-head.js'

export interface LogReport {
  readonly seals: number
  /** Rows that a seal covers. */
  readonly rows: number
  /** Rows that no seal covers yet. */
  readonly unsealed: number
  /** Numbers left out among the unsealed rows: transactions that were rolled back leave some, and so do deleted rows. */
  readonly unsealedGaps: number
  readonly newestSealAt: Date | null
  readonly problems: readonly Problem[]
}

type SealRow = typeof seal.$inferSelect

const sealedRows = (db: Db, of: SealRow) =>
  db
    .select()
    .from(auditEvent)
    .where(and(gte(auditEvent.sequence, of.fromSequence), lte(auditEvent.sequence, of.untilSequence)))
    .orderBy(asc(auditEvent.sequence))

type Signed = (bytes: Uint8Array, signature: Uint8Array) => boolean

/** Whether one of the keys signed it; a key that was followed by the next does not come back. */
const signedInTurn = (keys: readonly KeyObject[]): Signed => {
  let turn = 0
  return (bytes, signature) => {
    const by = keys.findIndex((key, at) => at >= turn && verify(null, bytes, key, signature))
    turn = Math.max(turn, by)
    return by >= 0
  }
}

const checkSeal = async (db: Db, of: SealRow, previous: SealRow | undefined, signedBy: Signed): Promise<Problem[]> => {
  const at = { params: { seal: of.number } }
  const rows = await sealedRows(db, of)
  const changed = rows.filter(row => auditDigest(row) !== row.digest)
  const digest = chainDigest(of.previousDigest, rows)
  const signed = signedBy(Buffer.from(of.digest, 'hex'), of.signature)
  return [
    ...changed.map(row => problem('LOG_ROW_CHANGED', { params: { seal: of.number, sequence: row.sequence } })),
    ...(rows.length === of.rowCount ? [] : [problem('LOG_ROWS_MISSING', at)]),
    ...(digest === of.digest ? [] : [problem('LOG_DIGEST_DIFFERS', at)]),
    ...(of.previousDigest === (previous?.digest ?? '') ? [] : [problem('LOG_CHAIN_BROKEN', at)]),
    ...(signed ? [] : [problem('LOG_SIGNATURE_INVALID', at)]),
  ]
}

const UNSEALED_PAGE = 5_000

/** What no seal covers: each row against its own digest, and the numbers that are left out. */
const checkUnsealed = async (
  db: Db,
  until: number,
): Promise<Pick<LogReport, 'unsealed' | 'unsealedGaps' | 'problems'>> => {
  const problems: Problem[] = []
  let [last, unsealed, unsealedGaps] = [until, 0, 0]
  for (;;) {
    const rows = await db
      .select()
      .from(auditEvent)
      .where(gt(auditEvent.sequence, last))
      .orderBy(asc(auditEvent.sequence))
      .limit(UNSEALED_PAGE)
    for (const row of rows) {
      if (auditDigest(row) !== row.digest)
        problems.push(problem('LOG_ROW_CHANGED', { params: { sequence: row.sequence } }))
      unsealedGaps += row.sequence - last - 1
      last = row.sequence
    }
    unsealed += rows.length
    if (rows.length < UNSEALED_PAGE) return { unsealed, unsealedGaps, problems }
  }
}

/** The head was kept outside of the database: the seal it names must still be there, as it was. */
const checkHead = (head: SealHead | undefined, seals: readonly SealRow[]): Problem[] => {
  if (!head) return []
  const kept = seals.find(row => row.number === head.number)
  const at = { params: { seal: head.number } }
  if (!kept) return [problem('LOG_SEAL_MISSING', at)]
  return kept.digest === head.digest && kept.untilSequence === head.untilSequence
    ? []
    : [problem('LOG_HEAD_DIFFERS', at)]
}

/** The signed heads of the tree against the rows themselves; seals from before the tree have none. */
const checkTree = async (db: Db, seals: readonly SealRow[], signedBy: Signed): Promise<Problem[]> => {
  const headed = seals.filter(row => row.treeSize !== null)
  const roots = await rootsOfRows(
    db,
    headed.map(row => row.treeSize ?? 0),
  )
  return headed.flatMap(({ number, treeSize, treeRoot, treeAt, treeSignature }) => {
    const at = { params: { seal: number } }
    const head = { size: treeSize ?? 0, root: treeRoot ?? '', at: treeAt?.toISOString() ?? '' }
    const signed = signedBy(treeHeadBytes(head), treeSignature ?? new Uint8Array())
    return [
      ...(roots.get(head.size) === head.root ? [] : [problem('LOG_TREE_DIFFERS', at)]),
      ...(signed ? [] : [problem('LOG_TREE_SIGNATURE_INVALID', at)]),
    ]
  })
}

/**
 * Reads the whole log against its seals, the federation's public key (or keys, in the order of their use) and the newest
 * seal as it was kept outside of the database (`head`); one seal at a time in memory.
 */
export const verifyLog = async (
  db: Db,
  publicKeyPem: string | readonly string[],
  head?: SealHead,
): Promise<LogReport> => {
  const seals = await db.select().from(seal).orderBy(asc(seal.number))
  const keys = [publicKeyPem].flat().map(pem => createPublicKey(pem))
  const problems: Problem[] = []
  const signed = signedInTurn(keys)
  for (const [index, row] of seals.entries()) {
    problems.push(...(await checkSeal(db, row, seals[index - 1], signed)))
  }
  const newest = seals.at(-1)
  const open = await checkUnsealed(db, newest?.untilSequence ?? 0)
  return {
    seals: seals.length,
    rows: seals.reduce((sum, row) => sum + row.rowCount, 0),
    unsealed: open.unsealed,
    unsealedGaps: open.unsealedGaps,
    newestSealAt: newest?.recordedAt ?? null,
    problems: [
      ...problems,
      ...(await checkTree(db, seals, signedInTurn(keys))),
      ...open.problems,
      ...checkHead(head, seals),
    ],
  }
}
