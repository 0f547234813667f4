import { randomUUID } from 'node:crypto'
import { ok } from '@paiji/rules'
import {
  type ConsistencyProof,
  consistencyRanges,
  type InclusionProof,
  type PublicationName,
  type PublicSnapshot,
  publicationBytes,
  publicationForms,
  publicDigest,
  snapshotValue,
  toHex,
} from '@paiji/rules/proof'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { sha256Bytes } from '../../base/digest.js'
import { orNull, rowsOf, text, whole, written } from '../../db/rows.js'
import { organisation, publication } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { hashesOfRanges } from '../audit/log-tree.js'
import { proveInclusion } from '../audit/prove-inclusion.js'
import { type SealKey, sealLog } from '../audit/seal.js'
import { consistencyBetween } from '../audit/tree-heads.js'

/** A publication and where the log has it: the row of the log by its place in the tree, and its own place in the row. */
export interface RegisteredPublication extends PublicationName {
  readonly id: string
  readonly place: readonly [row: number, inRow: number]
  /** What is digested, of a snapshot. */
  readonly content: PublicSnapshot | null
}

/** The register: every publication that the tree of the log holds, in the order in which it first did. */
export const registerOf = async (db: Db): Promise<RegisteredPublication[]> =>
  rowsOf(
    await db.execute(sql`
      select p.id, p.kind, p.name, p.form, p.digest, n.index::int as row, first.position as "inRow",
        case when p.kind = 'snapshot' then p.content end as content
      from publication p
      cross join lateral (select c.sequence, c.position from audit_content c
        where c.kind = 'publication' and c.key = p.id::text order by c.sequence, c.position limit 1) first
      join log_node n on n.level = 0 and n.sequence = first.sequence
      order by n.index, first.position`),
    {
      ...{ id: text, kind: text, name: text, form: text, digest: text, row: whole, inRow: whole },
      content: orNull(written<PublicSnapshot>()),
    },
  ).map(({ row, inRow, ...one }) => ({ ...one, place: [row, inRow] }))

/** Whether a publication waits for the next seal. */
export const isRegisterOpen = async (db: Db): Promise<boolean> =>
  (await registerOf(db)).length < (await db.$count(publication))

/** The snapshot that was registered last, and the hashes that lead from its head to a later one of that size. */
export const snapshotBefore = async (
  db: Db,
  register: readonly RegisteredPublication[],
  size: number,
): Promise<PublicSnapshot['after']> => {
  const last = register.findLast(({ content }) => content !== null)
  if (!last?.content) return null
  const path = await hashesOfRanges(db, consistencyRanges(last.content.head.size, size))
  return { name: last.name, path: path.map(toHex) }
}

/** That the federation has registered a snapshot and the log seals it: what stands beside the files as `proof.json`. */
export interface SnapshotProof {
  readonly format: 'paiji-snapshot-proof/1'
  readonly content: PublicSnapshot
  readonly publication: PublicationName
  /** Ed25519 over `publicationBytes`, hexadecimal. */
  readonly signature: string
  readonly proof: InclusionProof
  /** From the head that the files show to the head of the proof. */
  readonly consistency: ConsistencyProof
}

/** Registers a snapshot by its manifest, seals the log and answers the proof of both. */
export const registerSnapshot = async (db: Db, key: SealKey, snapshot: PublicSnapshot): Promise<SnapshotProof> => {
  const content = snapshotValue(snapshot)
  const named = {
    kind: 'snapshot' as const,
    name: `snapshot:${snapshot.writtenAt}`,
    form: publicationForms.snapshot,
    digest: publicDigest(sha256Bytes, content),
  }
  const signature = await key.sign(publicationBytes(named))
  const id = randomUUID()
  const registered = await inTransaction(db, async tx => {
    const [body] = await tx
      .select({ organisationId: organisation.id })
      .from(organisation)
      .orderBy(asc(organisation.recordedAt), asc(organisation.id))
      .limit(1)
    if (!body) throw new Error('there is no federation whose word a snapshot is')
    await tx.insert(publication).values({ ...named, ...body, id, subjectId: id, content, signature })
    return ok(undefined)
  })
  if (!registered.ok) throw new Error(`${named.name} was not registered`)
  await sealLog(db, key)
  const proof = await proveInclusion(db, 'publication', id)
  if (!proof.ok) throw new Error(`${named.name}: ${proof.error.map(one => one.code).join(' ')}`)
  const consistency = await consistencyBetween(db, snapshot.head.size, proof.value.head.size)
  if (!consistency) throw new Error(`the log has no head of ${snapshot.head.size} rows`)
  return {
    format: 'paiji-snapshot-proof/1',
    content,
    publication: named,
    signature: toHex(signature),
    proof: proof.value,
    consistency,
  }
}
