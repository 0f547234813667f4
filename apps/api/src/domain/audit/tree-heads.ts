import { type ConsistencyProof, consistencyRanges, type TreeHead, toHex } from '@paiji/rules/proof'
import { and, asc, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { seal } from '../../db/schema/index.js'
import { hashesOfRanges } from './log-tree.js'
import { checkpointsOf } from './witnesses.js'

type SealRow = typeof seal.$inferSelect

const headOf = ({ treeSize, treeRoot, treeAt, treeSignature }: SealRow): TreeHead | undefined =>
  treeSize === null || treeRoot === null || treeAt === null || treeSignature === null
    ? undefined
    : { size: treeSize, root: treeRoot, at: treeAt.toISOString(), signature: toHex(treeSignature) }

/** The signed heads of the log's tree, the newest first; `before` is the size to go on from. */
export const treeHeads = async (db: Db, first: number, before?: number): Promise<TreeHead[]> => {
  const rows = await db
    .select()
    .from(seal)
    .where(and(isNotNull(seal.treeSize), before === undefined ? undefined : lt(seal.treeSize, before)))
    .orderBy(desc(seal.treeSize))
    .limit(first)
  return withCheckpoints(
    db,
    rows.flatMap(row => headOf(row) ?? []),
  )
}

/** Cosigned heads travel with whatever is proved under them. */
const withCheckpoints = async (db: Db, heads: readonly TreeHead[]): Promise<TreeHead[]> => {
  const checkpoints = await checkpointsOf(
    db,
    heads.map(({ size }) => size),
  )
  return heads.map(head => {
    const checkpoint = checkpoints.get(head.size)
    return checkpoint === undefined ? head : { ...head, checkpoint }
  })
}

/** The first signed head that covers a row of the log: what is proved under it is proved by the same words for ever. */
export const firstHeadOver = async (db: Db, index: number): Promise<TreeHead | undefined> => {
  const [row] = await db.select().from(seal).where(gt(seal.treeSize, index)).orderBy(asc(seal.treeSize)).limit(1)
  return row && headOf(row)
}

/** The newest signed head that covers a row of the log. */
export const newestHeadOver = async (db: Db, index: number): Promise<TreeHead | undefined> =>
  (await treeHeads(db, 1)).find(({ size }) => size > index)

/** The public key that the newest seal was made with, as PEM. */
export const publicKeyOf = async (db: Db): Promise<string | undefined> => {
  const [row] = await db.select({ publicKey: seal.publicKey }).from(seal).orderBy(desc(seal.number)).limit(1)
  return row?.publicKey
}

const headOfSize = async (db: Db, size: number): Promise<TreeHead | undefined> => {
  const [row] = await db.select().from(seal).where(eq(seal.treeSize, size)).limit(1)
  return row && headOf(row)
}

/** The proof that the log of the later head begins with that of the earlier one; none where either size has no head. */
export const consistencyBetween = async (db: Db, a: number, b: number): Promise<ConsistencyProof | undefined> => {
  const [first, second] = [await headOfSize(db, Math.min(a, b)), await headOfSize(db, Math.max(a, b))]
  if (!first || !second) return undefined
  const hashes = await hashesOfRanges(db, consistencyRanges(first.size, second.size))
  return { format: 'paiji-consistency/1', first, second, path: hashes.map(toHex) }
}
