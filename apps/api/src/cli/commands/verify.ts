import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CertificateFile,
  type CertificateReport,
  checkCertificate,
  checkProof,
  isCertificateFile,
  isStatusFile,
  type TreeHead,
} from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import {
  NOTE_KEY_TYPES,
  type NoteKey,
  readCheckpoint,
  readNote,
  readVerifierKey,
  signedBy,
} from '../../base/signed-note.js'
import { readEnv } from '../../env.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson } from '../print-json.js'

const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(path.resolve(readEnv().callerFolder, file), 'utf8')
  } catch {
    throw new CommandFailure(`"${file}" cannot be read.`)
  }
}

const keyOf = (pem: string): KeyObject => {
  try {
    return createPublicKey(pem)
  } catch {
    throw new CommandFailure('The public key is no key in PEM.')
  }
}

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandFailure(`"${file}" is not JSON.`)
  }
}

/** What a proof says, for whoever reads the answer. */
const summaryOf = (proof: unknown): Record<string, unknown> => {
  const { head, content, first, second } = proof as Record<string, { kind?: string; key?: string } & Partial<TreeHead>>
  const told = (one: Partial<TreeHead> | undefined) => one && { size: one.size, root: one.root, at: one.at }
  return content
    ? { holds: { kind: content.kind, key: content.key }, head: told(head) }
    : { first: told(first), second: told(second) }
}

export interface VerifyOptions {
  readonly publicKey?: string
  /** A newer status list than a certificate carries. */
  readonly status?: string
  /** Verifier keys of witnesses: each must have cosigned the head. */
  readonly witness?: readonly string[]
}

const witnessKey = (text: string): NoteKey => {
  const key = readVerifierKey(text)
  if (key?.type !== NOTE_KEY_TYPES.cosignature)
    throw new CommandFailure(`"${text}" is not the verifier key of a witness.`)
  return key
}

/** When each of these witnesses cosigned a head; one that did not is a failure. */
const cosignedAt = (file: string, head: TreeHead | undefined, keys: readonly NoteKey[]) => {
  const note = head?.checkpoint === undefined ? undefined : readNote(head.checkpoint)
  const checkpoint = note && readCheckpoint(note.text)
  const isOfHead = checkpoint !== undefined && checkpoint.size === head?.size && checkpoint.root === head.root
  return keys.map(key => {
    const at = note && isOfHead ? signedBy(note, key)?.at : undefined
    if (!at) throw new CommandFailure(`${file}: ${key.name} has not cosigned the head of ${head?.size ?? 0} rows.`)
    return { name: key.name, at }
  })
}

/** Prints what a certificate says and where it stands; one that is not valid any more fails. */
const verifyCertificate = (
  file: string,
  { content, proof }: CertificateFile,
  report: CertificateReport,
  keys: readonly NoteKey[],
): void => {
  const { problems, status, since, statusAt } = report
  if (problems.length > 0) throw new CommandFailure(`${file}\n${problemLines(problems)}`)
  const witnesses = cosignedAt(file, proof.head, keys)
  const said = { file, certificate: content, status, since: since ?? null, statusAt: statusAt ?? null }
  printJson({ ...said, ...(keys.length > 0 ? { witnesses } : {}) })
  if (status !== 'VALID') throw new CommandFailure(`${file}: ${status} since ${since ?? 'unknown'}`)
}

/** Checks proofs with nothing but the federation's public key: no database, no network. */
export const verifyProofs = async (files: readonly string[], options: VerifyOptions): Promise<void> => {
  if (options.publicKey === undefined) throw new CommandFailure('--public-key is missing.')
  const key = keyOf(await readText(options.publicKey))
  const keys = (options.witness ?? []).map(witnessKey)
  const tools = {
    sha256: sha256Bytes,
    isSigned: (data: Uint8Array, signature: Uint8Array) => verify(null, data, key, signature),
  }
  const lists = options.status ? [parsed(options.status, await readText(options.status))].filter(isStatusFile) : []
  if (options.status && lists.length === 0) throw new CommandFailure(`"${options.status}" is no status list.`)
  for (const file of files) {
    const proof = parsed(file, await readText(file))
    if (isCertificateFile(proof)) {
      verifyCertificate(file, proof, checkCertificate(tools, proof, lists), keys)
      continue
    }
    const problems = checkProof(tools, proof)
    if (problems.length > 0) throw new CommandFailure(`${file}\n${problemLines(problems)}`)
    const { head, second } = proof as { readonly head?: TreeHead; readonly second?: TreeHead }
    const witnesses = cosignedAt(file, head ?? second, keys)
    printJson({ file, ...summaryOf(proof), ...(keys.length > 0 ? { witnesses } : {}) })
  }
}
