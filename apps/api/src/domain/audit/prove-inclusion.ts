import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import {
  contentDigest,
  contentLeaf,
  type InclusionProof,
  inclusionRanges,
  leafHash,
  rangeHash,
  subtreeOfLeaves,
  toHex,
} from '@paiji/rules/proof'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type ContentForm, readContents } from '../../db/log/read-contents.js'
import { type SealedKind, sealedKind } from '../../db/log/sealed-kinds.js'
import { sha256Bytes } from '../../base/digest.js'
import { auditContent, auditEvent, contentForm, logNode } from '../../db/schema/index.js'
import { hashesOfRanges } from './log-tree.js'
import { newestHeadOver } from './tree-heads.js'

/** The newest that the log says of a content. */
const newestRecord = async (db: Db, kind: string, key: string) => {
  const [found] = await db
    .select({ record: auditContent, row: auditEvent, shape: contentForm.shape })
    .from(auditContent)
    .innerJoin(auditEvent, eq(auditEvent.sequence, auditContent.sequence))
    .innerJoin(contentForm, eq(contentForm.id, auditContent.form))
    .where(and(eq(auditContent.kind, kind), eq(auditContent.key, key)))
    .orderBy(desc(auditContent.sequence), desc(auditContent.position))
    .limit(1)
  return found
}

/** A content that was sealed before one of its columns was found not to be for everybody: its proof would show it. */
const showsMore = ({ columns, parts }: ContentForm, kind: SealedKind): boolean => {
  const shown = new Map(kind.parts.map(part => [part.table, part.columns]))
  return (
    columns.some(column => !kind.columns.includes(column)) ||
    Object.entries(parts).some(([table, own]) => own.some(column => !shown.get(table)?.includes(column)))
  )
}

const pathInRow = async (db: Db, sequence: number, position: number) => {
  const records = await db
    .select()
    .from(auditContent)
    .where(eq(auditContent.sequence, sequence))
    .orderBy(asc(auditContent.position))
  const leaves = records.map(({ kind, key, digest }) => leafHash(sha256Bytes, contentLeaf(kind, key, digest)))
  const ranges = inclusionRanges(position, leaves.length)
  const path = ranges.map(range => toHex(rangeHash(sha256Bytes, range, subtreeOfLeaves(sha256Bytes, leaves))))
  return { index: position, size: leaves.length, path }
}

/**
 * The proof that the log holds a content as it stands now, under the newest head unless told. The caller decides whether it may be
 * shown. Problems: CONTENT_NOT_LOGGED, CONTENT_OF_OLDER_FORM, CONTENT_CHANGED, CONTENT_NOT_SEALED_YET (within a minute it is).
 */
export const proveInclusion = async (
  db: Db,
  kindName: string,
  key: string,
  headOver: typeof newestHeadOver = newestHeadOver,
): Promise<Result<InclusionProof, readonly Problem[]>> => {
  const params = { kind: kindName, key }
  const found = await newestRecord(db, kindName, key)
  if (!found) return err([problem('CONTENT_NOT_LOGGED', { params })])
  const { record, row } = found
  const kind = sealedKind(kindName)
  if (showsMore(found.shape as ContentForm, kind)) return err([problem('CONTENT_OF_OLDER_FORM', { params })])
  const content = (await readContents(db, kind, [key], found.shape as ContentForm)).get(key)
  if (!content || contentDigest(sha256Bytes, content) !== record.digest)
    return err([problem('CONTENT_CHANGED', { params })])
  const [node] = await db.select({ index: logNode.index }).from(logNode).where(eq(logNode.sequence, row.sequence))
  const head = node && (await headOver(db, node.index))
  if (!head) return err([problem('CONTENT_NOT_SEALED_YET', { params })])
  const path = await hashesOfRanges(db, inclusionRanges(node.index, head.size))
  const { sequence, id, recordedAt, digest, contents } = row
  return ok({
    format: 'paiji-inclusion/1',
    head,
    row: { sequence, id, recordedAt: recordedAt.toISOString(), digest, contents },
    inLog: { index: node.index, size: head.size, path: path.map(toHex) },
    content,
    inRow: await pathInRow(db, record.sequence, record.position),
  })
}
