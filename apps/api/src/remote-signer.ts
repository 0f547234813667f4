import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { OperatorFailure } from './base/operator-failure.js'
import type { SealKey } from './domain/audit/seal.js'

/** So long a signature may take, in milliseconds: writers of the log wait meanwhile. */
const LONGEST = 10_000

type Process = ChildProcessByStdio<Writable, Readable, null>

/** A started signer: lines that go there and come back. */
interface Line {
  readonly child: Process
  readonly answers: Interface
}

/** It is started again, and asked again: a signature of the same bytes is the same. */
class SignerEnded extends OperatorFailure {}

const start = (command: string): Line => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  // A signer that ends is noticed by its next answer that does not come.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  // It ends with the end of its input; it keeps no process from ending.
  child.unref()
  for (const stream of [child.stdin, child.stdout])
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
  return { child, answers: createInterface({ input: child.stdout }) }
}

const nextOf = ({ child, answers }: Line): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = () => {
      done()
      reject(new SignerEnded('The signer has ended: see PAIJI_SEAL_COMMAND.'))
    }
    const late = setTimeout(() => {
      done()
      reject(new OperatorFailure('The signer does not answer: see PAIJI_SEAL_COMMAND.'))
    }, LONGEST)
    const read = (line: string) => {
      done()
      try {
        resolve(JSON.parse(line))
      } catch {
        reject(new OperatorFailure('The signer answers what is no JSON: see PAIJI_SEAL_COMMAND.'))
      }
    }
    const done = () => {
      clearTimeout(late)
      answers.off('line', read)
      answers.off('close', ended)
    }
    answers.once('line', read)
    answers.once('close', ended)
    if (child.exitCode !== null) ended()
  })

const pemOf = (text: unknown): string => {
  try {
    const key = createPublicKey(String(text))
    if (key.asymmetricKeyType === 'ed25519') return key.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    // said below
  }
  throw new OperatorFailure('The signer shows no Ed25519 key: see PAIJI_SEAL_COMMAND.')
}

/**
 * A key on another machine or in a token, by a command that speaks lines of JSON: it says its public keys first, `{"keys":[PEM]}`
 * (the one it replaces after it, while it does), and answers `{"key":0,"data":BASE64}` with `{"signature":BASE64}`. The command is
 * started again where it has ended. Fails with an `OperatorFailure`.
 */
export const openRemoteSigner = async (command: string): Promise<SealKey> => {
  let queue: Promise<unknown> = Promise.resolve()
  const open = async (): Promise<{ readonly line: Line; readonly keys: readonly string[] }> => {
    const started = start(command)
    const said = (await nextOf(started)) as { readonly keys?: readonly unknown[] }
    return { line: started, keys: (said.keys ?? []).map(pemOf) }
  }
  const first = await open()
  const [publicKeyPem, before] = first.keys
  if (publicKeyPem === undefined) throw new OperatorFailure('The signer shows no key: see PAIJI_SEAL_COMMAND.')
  let { line } = first
  const ask = (at: Line, key: number, data: Uint8Array): Promise<unknown> => {
    at.child.stdin.write(`${JSON.stringify({ key, data: Buffer.from(data).toString('base64') })}\n`)
    return nextOf(at)
  }
  const askAgain = async (key: number, data: Uint8Array): Promise<unknown> => {
    const again = await open()
    if (again.keys[key] !== first.keys[key])
      throw new OperatorFailure('The signer shows another key than it did: start again.')
    line = again.line
    return ask(line, key, data)
  }
  const signed = async (key: number, data: Uint8Array): Promise<Uint8Array> => {
    const answer = await ask(line, key, data).catch(error => {
      if (error instanceof SignerEnded) return askAgain(key, data)
      throw error
    })
    const { signature } = answer as { readonly signature?: unknown }
    const bytes = Buffer.from(String(signature ?? ''), 'base64')
    if (bytes.length !== 64) throw new OperatorFailure('The signer has not signed: see its own log.')
    return bytes
  }
  // One after the other: answers come in the order of the questions.
  const inTurn = (key: number) => (data: Uint8Array) => {
    const asked = queue.then(() => signed(key, data))
    queue = asked.catch(() => undefined)
    return asked
  }
  return {
    publicKeyPem,
    sign: inTurn(0),
    ...(before === undefined ? {} : { before: { publicKeyPem: before, sign: inTurn(1) } }),
  }
}
