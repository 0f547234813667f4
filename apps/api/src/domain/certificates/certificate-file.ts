import { err, ok, problem } from '@paiji/rules'
import { toHex } from '@paiji/rules/proof'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { proveInclusion } from '../audit/prove-inclusion.js'
import { type PublicationRow, publicationsOf } from '../publications/publications.repo.js'
import { certificatesByIds } from './certificates.repo.js'
import { newestStatusList } from './status-list.js'

const signed = ({ kind, name, form, digest, signature }: PublicationRow, content: unknown) => ({
  content,
  publication: { kind, name, form, digest },
  signature: toHex(signature),
})

/** The newest list of certificates that are not valid, signed; null before there is any. */
export const statusFile = async (db: Db): Promise<object | null> => {
  const newest = await newestStatusList(db)
  return newest ? { format: 'paiji-status-file/1', ...signed(newest.row, newest.list) } : null
}

/**
 * A certificate as a file that is checked offline: its words, the signature, the proof that the log seals it, and the
 * newest status list. Problems: CERTIFICATE_UNKNOWN, CERTIFICATE_NOT_SIGNED_YET (within a minute it is).
 */
export const certificateFile = async (db: Db, id: string): Promise<Outcome<object>> => {
  const [row] = await certificatesByIds(db, [id])
  if (!row || row.withdrawnAt) return err([problem('CERTIFICATE_UNKNOWN')])
  const [registered] = await publicationsOf(db, 'certificate', [id])
  const proof = registered && (await proveInclusion(db, 'publication', registered.id))
  if (!registered || !proof?.ok) return err([problem('CERTIFICATE_NOT_SIGNED_YET')])
  return ok({
    format: 'paiji-certificate-file/1',
    ...signed(registered, row.content),
    proof: proof.value,
    status: await statusFile(db),
  })
}
