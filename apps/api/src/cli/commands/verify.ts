import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkProof, type TreeHead } from '@paiji/rules/proof'
import { sha256Bytes } from '../../db/log/sha256.js'
import { readEnv } from '../../env.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson } from '../with-database.js'

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

/** Checks proofs with nothing but the federation's public key: no database, no network. */
export const verifyProofs = async (files: readonly string[], options: { publicKey?: string }): Promise<void> => {
  if (options.publicKey === undefined) throw new CommandFailure('--public-key is missing.')
  const key = keyOf(await readText(options.publicKey))
  const tools = {
    sha256: sha256Bytes,
    isSigned: (data: Uint8Array, signature: Uint8Array) => verify(null, data, key, signature),
  }
  for (const file of files) {
    const proof = parsed(file, await readText(file))
    const problems = checkProof(tools, proof)
    if (problems.length > 0) throw new CommandFailure(`${file}\n${problemLines(problems)}`)
    printJson({ file, ...summaryOf(proof) })
  }
}
