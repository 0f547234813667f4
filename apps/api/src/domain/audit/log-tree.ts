import {
  type LeafRange,
  leafHash,
  logLeaf,
  nodeHash,
  rangeHash,
  type SubtreeHash,
  subtreesOf,
  toHex,
} from '@paiji/rules/proof'
import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { sha256Bytes } from '../../base/digest.js'
import { orNull, rowsOf, whole } from '../../db/rows.js'
import { auditEvent, logNode } from '../../db/schema/index.js'

const LEAVES = 2_000

const nameOf = (level: number, index: number): string => `${level}/${index}`

/** The hashes of these ranges of the log's tree; their complete subtrees are read in one statement. */
export const hashesOfRanges = async (db: Db, ranges: readonly LeafRange[]): Promise<Uint8Array[]> => {
  const subtree = await readSubtrees(db, ranges)
  return ranges.map(range => rangeHash(sha256Bytes, range, subtree))
}

const readSubtrees = async (db: Db, ranges: readonly LeafRange[]): Promise<SubtreeHash> => {
  const parts = ranges.flatMap(subtreesOf)
  const found = new Map<string, Uint8Array>()
  if (parts.length > 0) {
    const wanted = parts.map(({ level, index }) => and(eq(logNode.level, level), eq(logNode.index, index)))
    for (const row of await db
      .select()
      .from(logNode)
      .where(or(...wanted))) {
      found.set(nameOf(row.level, row.index), row.hash)
    }
  }
  return (level, index) => {
    const hash = found.get(nameOf(level, index))
    if (!hash) throw new Error(`the tree of the log has no node ${nameOf(level, index)}`)
    return hash
  }
}

/** Rows in the tree, and the last of them. */
const endOfTree = async (db: Db): Promise<{ size: number; sequence: number }> => {
  const [row] = rowsOf(
    await db.execute(sql`select index::int as index, sequence::int as sequence from log_node
      where level = 0 order by index desc limit 1`),
    { index: whole, sequence: orNull(whole) },
  )
  return row ? { size: row.index + 1, sequence: row.sequence ?? 0 } : { size: 0, sequence: 0 }
}

interface Node {
  readonly level: number
  readonly index: number
  readonly hash: Uint8Array
  readonly sequence: number | null
}

/** The nodes that these rows add behind the first `size` leaves: each leaf, and every subtree that it completes. */
const nodesOf = (rows: readonly (typeof auditEvent.$inferSelect)[], size: number, known: SubtreeHash): Node[] => {
  const added: Node[] = []
  const own = new Map<string, Uint8Array>()
  const hashOf = (level: number, index: number) => own.get(nameOf(level, index)) ?? known(level, index)
  const add = (node: Node) => {
    added.push(node)
    own.set(nameOf(node.level, node.index), node.hash)
  }
  for (const [at, row] of rows.entries()) {
    let [level, index] = [0, size + at]
    const leaf = logLeaf({ ...row, recordedAt: row.recordedAt.toISOString() })
    add({ level, index, hash: leafHash(sha256Bytes, leaf), sequence: row.sequence })
    while (index % 2 === 1) {
      const hash = nodeHash(sha256Bytes, hashOf(level, index - 1), hashOf(level, index))
      ;[level, index] = [level + 1, (index - 1) / 2]
      add({ level, index, hash, sequence: null })
    }
  }
  return added
}

/** Puts the rows of the log up to one of them into its tree; answers the tree's size and root. Whoever calls holds off other writers. */
export const growTree = async (tx: Db, until: number): Promise<{ size: number; root: string }> => {
  for (;;) {
    const { size, sequence } = await endOfTree(tx)
    const rows = await tx
      .select()
      .from(auditEvent)
      .where(and(gt(auditEvent.sequence, sequence), lte(auditEvent.sequence, until)))
      .orderBy(asc(auditEvent.sequence))
      .limit(LEAVES)
    if (rows.length === 0) {
      const [root] = await hashesOfRanges(tx, [{ from: 0, until: size }])
      return { size, root: toHex(root as Uint8Array) }
    }
    const known = await readSubtrees(tx, [{ from: 0, until: size }])
    const nodes = nodesOf(rows, size, known).map(node => ({ ...node, hash: toHex(node.hash) }))
    await tx.execute(sql`insert into log_node (level, index, hash, sequence)
      select level, index, decode(hash, 'hex'), sequence from jsonb_to_recordset(${JSON.stringify(nodes)}::jsonb)
        as n (level int, index bigint, hash text, sequence bigint)`)
  }
}

/** The root that the stored rows themselves give, size by size as asked for; nothing of the stored tree is believed. */
export const rootsOfRows = async (db: Db, sizes: readonly number[]): Promise<Map<number, string>> => {
  const roots = new Map<number, string>()
  const frontier = new Map<string, Uint8Array>()
  const largest = Math.max(0, ...sizes)
  const wanted = new Set(sizes)
  const known: SubtreeHash = (level, index) => frontier.get(nameOf(level, index)) as Uint8Array
  let [size, sequence] = [0, 0]
  while (size < largest) {
    const rows = await db
      .select()
      .from(auditEvent)
      .where(gt(auditEvent.sequence, sequence))
      .orderBy(asc(auditEvent.sequence))
      .limit(Math.min(LEAVES, largest - size))
    if (rows.length === 0) break
    for (const row of rows) {
      for (const node of nodesOf([row], size, known)) frontier.set(nameOf(node.level, node.index), node.hash)
      size += 1
      const kept = new Set(subtreesOf({ from: 0, until: size }).map(({ level, index }) => nameOf(level, index)))
      for (const name of frontier.keys()) if (!kept.has(name)) frontier.delete(name)
      if (wanted.has(size)) roots.set(size, toHex(rangeHash(sha256Bytes, { from: 0, until: size }, known)))
      sequence = row.sequence
    }
  }
  return roots
}
