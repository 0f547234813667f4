import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ConsistencyProof, fromHex, isConsistent } from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import {
  type Checkpoint,
  cosign,
  NOTE_KEY_TYPES,
  type Note,
  type NoteKey,
  readCheckpoint,
  readNote,
  signedBy,
  verifierKeyOf,
} from '../../base/signed-note.js'
import { readEnv } from '../../env.js'
import { CommandFailure } from '../failure.js'
import { printJson } from '../print-json.js'

/** A head of the log as a source gave it. */
interface Head extends Checkpoint {
  readonly note: Note
  readonly whole: string
  /** Undefined of what was kept from before. */
  readonly source: string | undefined
}

export interface WitnessOptions {
  /** The folder of the own key and of the heads that were seen. */
  readonly folder: string
  /** What the witness signs as; needed once, when the key is made. */
  readonly name?: string
  /** The log's public key, as PEM; else the one that the log itself shows is taken at the first visit and held to from then on. */
  readonly publicKey?: string
  /** Other sources of the same log, to be compared. */
  readonly against?: readonly string[]
}

const TWO_HISTORIES = 3
const NOTHING = new Uint8Array()

/** Two heads that cannot be of one log, with a message and the files that prove it. */
class TwoHistories extends CommandFailure {}

const readOr = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole or not at all, even when the machine stops in between. */
const store = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

const ownKey = async ({ folder, name }: WitnessOptions): Promise<NoteKey> => {
  const file = path.join(folder, 'key.json')
  const kept = await readOr(file)
  if (kept !== undefined) {
    const { name: known, pem } = JSON.parse(kept) as { name: string; pem: string }
    return { name: known, type: NOTE_KEY_TYPES.cosignature, key: createPrivateKey(pem) }
  }
  if (!name || !/^[^\s+]+$/u.test(name))
    throw new CommandFailure(
      'A new witness needs --name, such as bridge.example.org/witness, with no space and no plus.',
    )
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await store(file, `${JSON.stringify({ name, pem })}\n`)
  return { name, type: NOTE_KEY_TYPES.cosignature, key: createPrivateKey(pem) }
}

/** The address of a log: of a portal it is the folder that every portal has it in. */
const logAddress = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new CommandFailure(`"${address}" is no address of a log.`)
  return (url.pathname === '/' ? new URL('/files/log', url).href : url.href).replace(/\/$/, '')
}

const ask = async (address: string, body?: string): Promise<Response> => {
  const method = body === undefined ? 'GET' : 'POST'
  const answer = await fetch(address, { method, body, redirect: 'error', signal: AbortSignal.timeout(30_000) }).catch(
    () => undefined,
  )
  if (!answer) throw new CommandFailure(`${address} does not answer.`)
  return answer
}

const keysIn = (pem: string): KeyObject[] =>
  [...pem.matchAll(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g)].map(([one]) => createPublicKey(one))

/** The keys that this log may be signed with. */
const pinnedKeys = async (source: string, { folder, publicKey }: WitnessOptions): Promise<KeyObject[]> => {
  const file = path.join(folder, 'log.pem')
  const given = publicKey && (await readFile(path.resolve(readEnv().callerFolder, publicKey), 'utf8'))
  const known = given ?? (await readOr(file))
  const pem = known ?? (await (await ask(`${source}/key.pem`)).text())
  const keys = keysIn(pem)
  if (keys.length === 0) throw new CommandFailure(`${source} shows no public key.`)
  if (pem !== (await readOr(file))) await store(file, pem)
  return keys
}

const signedByLog = ({ note, origin }: Pick<Head, 'note' | 'origin'>, keys: readonly KeyObject[]): boolean =>
  keys.some(key => signedBy(note, { name: origin, type: NOTE_KEY_TYPES.log, key }) !== undefined)

const readHead = async (source: string, keys: readonly KeyObject[]): Promise<Head> => {
  const answer = await ask(`${source}/checkpoint`)
  const whole = answer.ok ? await answer.text() : ''
  const note = readNote(whole)
  const checkpoint = note && readCheckpoint(note.text)
  if (!note || !checkpoint) throw new CommandFailure(`${source} shows no checkpoint.`)
  const head = { ...checkpoint, note, whole, source }
  if (!signedByLog(head, keys)) throw new CommandFailure(`${source}: the log's key did not sign this checkpoint.`)
  return head
}

/** Takes the key that follows, once a head carries the signatures of both. */
const followKey = async (head: Head, source: string, folder: string): Promise<void> => {
  const file = path.join(folder, 'log.pem')
  const known = (await readOr(file)) ?? ''
  const shown = await (await ask(`${source}/key.pem`)).text()
  const isNew = (pem: string) => !known.includes(pem.trim())
  if (isNew(shown) && signedByLog(head, keysIn(shown))) await store(file, `${known.trim()}\n${shown}`)
}

const isProved = async (earlier: Head, later: Head, source: string | undefined): Promise<boolean> => {
  if (source === undefined) return false
  const answer = await ask(`${source}/consistency?first=${earlier.size}&second=${later.size}`)
  if (!answer.ok) return false
  const { path: steps = [] } = (await answer.json()) as Partial<ConsistencyProof>
  const trees = {
    first: earlier.size,
    firstRoot: fromHex(earlier.root) ?? NOTHING,
    size: later.size,
    root: fromHex(later.root) ?? NOTHING,
  }
  return isConsistent(
    sha256Bytes,
    trees,
    steps.map(step => fromHex(step) ?? NOTHING),
  )
}

const called = ({ source }: Head): string => source ?? 'kept from before'

/** That two heads are of one history: alike at one size, else the larger goes on from the smaller by a proof. */
const expectOneHistory = async (a: Head, b: Head, folder: string): Promise<void> => {
  const [earlier, later] = a.size <= b.size ? [a, b] : [b, a]
  const isOne =
    a.origin === b.origin &&
    (a.size === b.size
      ? a.root === b.root
      : earlier.size === 0 || (await isProved(earlier, later, b.source)) || (await isProved(earlier, later, a.source)))
  if (isOne) return
  const file = path.join(folder, `two-histories-${earlier.size}-${later.size}.txt`)
  await store(file, [earlier, later].map(one => `${called(one)}\n\n${one.whole}`).join('\n'))
  throw new TwoHistories(
    `TWO HISTORIES: the log signed a head of ${earlier.size} rows (${called(earlier)}) and one of ${later.size} rows ` +
      `(${called(later)}), and the second does not go on from the first. Nothing was cosigned. Both heads are in ${file}: show them to others.`,
  )
}

const keptHead = async (folder: string): Promise<Head | undefined> => {
  const whole = await readOr(path.join(folder, 'checkpoint'))
  const note = whole === undefined ? undefined : readNote(whole)
  const checkpoint = note && readCheckpoint(note.text)
  return whole !== undefined && note && checkpoint ? { ...checkpoint, note, whole, source: undefined } : undefined
}

/** Sends the signature back; a log that does not know this witness yet says so, which is no failure of the witness. */
const send = async (source: string, size: number, line: string): Promise<boolean> =>
  (await ask(`${source}/cosignatures/${size}`, line)).ok

const visit = async (address: string, options: WitnessOptions): Promise<void> => {
  const [source = '', ...others] = [address, ...(options.against ?? [])].map(logAddress)
  const { folder } = options
  const key = await ownKey(options)
  const keys = await pinnedKeys(source, options)
  const kept = await keptHead(folder)
  const seen: Head[] = kept ? [kept] : []
  for (const each of [source, ...others]) {
    const head = await readHead(each, keys)
    await store(path.join(folder, 'heads', `${head.size}-${head.root.slice(0, 16)}.txt`), head.whole)
    for (const other of seen) await expectOneHistory(other, head, folder)
    seen.push(head)
  }
  const [newest] = seen.sort((a, b) => b.size - a.size)
  if (!newest) throw new CommandFailure(`${source} shows no checkpoint.`)
  await followKey(newest, source, folder)
  const line = cosign(newest.note.text, key, new Date())
  // Kept before it is given away: a witness never takes back what it signed.
  await store(path.join(folder, 'checkpoint'), newest.whole)
  const taken = await send(source, newest.size, line)
  printJson({ origin: newest.origin, size: newest.size, root: newest.root, witness: verifierKeyOf(key), taken })
}

/**
 * Visits a log as its witness: reads the newest head, holds it against all that was seen before and against other sources,
 * cosigns it and sends the signature back. Status 3 when two histories are shown.
 */
export const witnessLog = async (address: string, options: WitnessOptions): Promise<void> => {
  try {
    await visit(address, { ...options, folder: path.resolve(readEnv().callerFolder, options.folder) })
  } catch (error) {
    if (!(error instanceof TwoHistories)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = TWO_HISTORIES
  }
}
