import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type SealKey, sealKeyFromPem } from '../../domain/audit/seal.js'
import { readEnv } from '../../env.js'
import { CommandFailure } from '../failure.js'

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(path.resolve(readEnv().callerFolder, file), 'utf8')
  } catch {
    throw new CommandFailure(`"${file}" cannot be read.`)
  }
}

const keyOf = async (key: string, before: string | undefined): Promise<SealKey> => {
  const texts = [await textOf(key), before === undefined ? undefined : await textOf(before)] as const
  try {
    return sealKeyFromPem(...texts)
  } catch {
    throw new CommandFailure('The key is no private key as PEM.')
  }
}

const questionIn = (line: string): { readonly key: number; readonly data: string } | undefined => {
  try {
    const { key, data } = JSON.parse(line) as { readonly key?: unknown; readonly data?: unknown }
    return Number.isInteger(key) && typeof data === 'string' ? { key: Number(key), data } : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs for an installation whose sealing key is kept here: lines of JSON on standard input and output, until the input ends. What it
 * says besides goes to the error output.
 */
export const answerSigner = async ({
  key,
  before,
}: {
  readonly key: string
  readonly before?: string
}): Promise<void> => {
  const own = await keyOf(key, before)
  const keys = [own, ...(own.before ? [own.before] : [])]
  const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`)
  say({ keys: keys.map(one => one.publicKeyPem) })
  for await (const line of createInterface({ input: process.stdin })) {
    const asked = questionIn(line)
    const signer = asked && keys[asked.key]
    if (!asked || !signer) throw new CommandFailure(`"${line.slice(0, 80)}" asks for no signature.`)
    const signature = await signer.sign(Buffer.from(asked.data, 'base64'))
    say({ signature: Buffer.from(signature).toString('base64') })
  }
}
