import { randomUUID } from 'node:crypto'
import { canonicalJson, ok } from '@paiji/rules'
import { publicationBytes, publicationForms, publicDigest } from '@paiji/rules/proof'
import { asc, desc, eq } from 'drizzle-orm'
import { MS_A_DAY } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { sha256Bytes } from '../../base/digest.js'
import { organisation, publication } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import type { SealKey } from '../audit/seal.js'
import { type CertificateStatus, statusesOf } from './certificates.repo.js'

/** Every certificate that is not valid, with since when. */
export interface StatusList {
  readonly format: typeof publicationForms.status
  /** From 1; the greater number is the newer list. */
  readonly number: number
  readonly at: string
  readonly certificates: Readonly<Record<string, { readonly status: CertificateStatus; readonly since: string }>>
}

/** The newest list as it was signed. */
export const newestStatusList = async (db: Db) => {
  const [row] = await db
    .select()
    .from(publication)
    .where(eq(publication.kind, 'status'))
    .orderBy(desc(publication.recordedAt), desc(publication.id))
    .limit(1)
  return row && { row, list: row.content as StatusList }
}

/** Signs a new list when a certificate stands otherwise than the newest says, or when that is a day old. Answers whether. */
export const keepStatusList = async (db: Db, key: SealKey, now: Date): Promise<boolean> => {
  const outcome = await inTransaction(db, async tx => {
    const statuses = await statusesOf(tx)
    const [body] = await tx
      .select({ id: organisation.id })
      .from(organisation)
      .orderBy(asc(organisation.recordedAt), asc(organisation.id))
      .limit(1)
    if (statuses.length === 0 || !body) return ok(false)
    const newest = await newestStatusList(tx)
    const before = newest?.list.certificates ?? {}
    const at = now.toISOString()
    const certificates = Object.fromEntries(
      statuses
        .filter(({ status }) => status !== 'VALID')
        .map(({ id, status }) => [id, before[id]?.status === status ? before[id] : { status, since: at }]),
    )
    const isFresh = newest !== undefined && now.getTime() - newest.row.recordedAt.getTime() < MS_A_DAY
    if (isFresh && canonicalJson(certificates) === canonicalJson(before)) return ok(false)
    const number = (newest?.list.number ?? 0) + 1
    const content: StatusList = { format: publicationForms.status, number, at, certificates }
    const named = {
      kind: 'status' as const,
      name: `status:${number}`,
      form: publicationForms.status,
      digest: publicDigest(sha256Bytes, content),
    }
    const signature = await key.sign(publicationBytes(named))
    const [row] = await tx.select({ id: publication.id }).from(publication).where(eq(publication.name, named.name))
    if (row) return ok(false)
    await tx
      .insert(publication)
      .values({ ...named, organisationId: body.id, subjectId: randomUUID(), content, signature, recordedAt: now })
    return ok(true)
  })
  return outcome.ok && outcome.value
}
