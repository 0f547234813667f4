import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { sha256 } from './digest.js'

/**
 * Signed notes, checkpoints and cosignatures as C2SP specifies them (signed-note v1, tlog-checkpoint v1, tlog-cosignature v1
 * with Ed25519), so that witnesses and verifiers of others work with this log. Roots are hexadecimal here, base64 in a note.
 */

/** Signature types of a note: of the log itself, and a witness's with its time. */
export const NOTE_KEY_TYPES = { log: 1, cosignature: 4 } as const
type NoteKeyType = (typeof NOTE_KEY_TYPES)[keyof typeof NOTE_KEY_TYPES]

/** A key that signs notes, by the name it signs under. */
export interface NoteKey {
  readonly name: string
  readonly type: NoteKeyType
  readonly key: KeyObject
}

/** One signature line of a note: `hint` tells keys of one name apart, as 8 hexadecimal digits. */
export interface NoteSignature {
  readonly name: string
  readonly hint: string
  readonly bytes: Buffer
}

export interface Note {
  /** With its final newline. */
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

/** The size and root of a log's tree, and which log it is. */
export interface Checkpoint {
  readonly origin: string
  readonly size: number
  readonly root: string
}

/** Ed25519's algorithm identifier in SPKI, before the 32 bytes of the key. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex')
const NAME = /^[^\s+]+$/u
const LONGEST_NOTE = 100_000
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const rawOf = (key: KeyObject): Buffer =>
  createPublicKey(
    key.type === 'private' ? key.export({ type: 'pkcs8', format: 'pem' }) : key.export({ type: 'spki', format: 'pem' }),
  )
    .export({ type: 'spki', format: 'der' })
    .subarray(SPKI_HEAD.length)

const hintOf = ({ name, type, key }: NoteKey): string =>
  sha256(Buffer.concat([Buffer.from(`${name}\n`), Buffer.from([type]), rawOf(key)])).slice(0, 8)

/** A verifier key as others are given it: `name+hint+base64(type || key)`. */
export const verifierKeyOf = (key: NoteKey): string =>
  `${key.name}+${hintOf(key)}+${Buffer.concat([Buffer.from([key.type]), rawOf(key.key)]).toString('base64')}`

/** The key of a verifier key; nothing where it is none, or its hint is another's. */
export const readVerifierKey = (text: string): NoteKey | undefined => {
  const [, name = '', hint = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(text.trim()) ?? []
  const bytes = BASE64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0)
  const type = Object.values(NOTE_KEY_TYPES).find(one => one === bytes[0])
  if (bytes.length !== 33 || type === undefined) return undefined
  const spki = Buffer.concat([SPKI_HEAD, bytes.subarray(1)])
  const key: NoteKey = { name, type, key: createPublicKey({ key: spki, type: 'spki', format: 'der' }) }
  return hintOf(key) === hint ? key : undefined
}

/** The text of a note and its signatures; nothing where it is no signed note. */
export const readNote = (note: string): Note | undefined => {
  const at = note.lastIndexOf('\n\n')
  if (at < 0 || note.length > LONGEST_NOTE || !note.endsWith('\n')) return undefined
  const signatures = readSignatures(note.slice(at + 2))
  return signatures && signatures.length > 0 ? { text: note.slice(0, at + 1), signatures } : undefined
}

/** Signature lines as a witness answers them; nothing where one of the lines is none. */
export const readSignatures = (lines: string): readonly NoteSignature[] | undefined => {
  const read = lines
    .split('\n')
    .slice(0, -1)
    .map(line => {
      const [, name = '', encoded = ''] = /^— (\S+) (\S+)$/u.exec(line) ?? []
      const bytes = BASE64.test(encoded) ? Buffer.from(encoded, 'base64') : Buffer.alloc(0)
      return NAME.test(name) && bytes.length > 4
        ? { name, hint: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) }
        : undefined
    })
  return read.every(one => one !== undefined) ? read : undefined
}

const lineOf = (key: NoteKey, bytes: Buffer): string =>
  `— ${key.name} ${Buffer.concat([Buffer.from(hintOf(key), 'hex'), bytes]).toString('base64')}\n`

/** The text of a checkpoint, which is what the log signs. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${Buffer.from(root, 'hex').toString('base64')}\n`

/** The checkpoint of a note's text; nothing where it is none. */
export const readCheckpoint = (text: string): Checkpoint | undefined => {
  const [origin = '', size = '', root = ''] = text.split('\n')
  const bytes = BASE64.test(root) ? Buffer.from(root, 'base64') : Buffer.alloc(0)
  if (origin === '' || !/^(0|[1-9]\d{0,14})$/.test(size) || bytes.length !== 32) return undefined
  return { origin, size: Number(size), root: bytes.toString('hex') }
}

/** A checkpoint as a note that each of these keys has signed under the log's name: two of them while a key is changed. */
export const signCheckpoint = async (
  checkpoint: Checkpoint,
  keys: readonly { readonly publicKeyPem: string; sign(data: Uint8Array): Promise<Uint8Array> }[],
): Promise<string> => {
  const text = checkpointText(checkpoint)
  const lines: string[] = []
  for (const { publicKeyPem, sign: signed } of keys) {
    const key = { name: checkpoint.origin, type: NOTE_KEY_TYPES.log, key: createPublicKey(publicKeyPem) }
    lines.push(lineOf(key, Buffer.from(await signed(Buffer.from(text)))))
  }
  return `${text}\n${lines.join('')}`
}

const cosignedBytes = (text: string, seconds: bigint): Buffer => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`)

/** A witness's signature line under the text of a checkpoint; the time counts in whole seconds. */
export const cosign = (text: string, key: NoteKey, at: Date): string => {
  const seconds = BigInt(Math.floor(at.getTime() / 1000))
  const time = Buffer.alloc(8)
  time.writeBigUInt64BE(seconds)
  return lineOf(key, Buffer.concat([time, sign(null, cosignedBytes(text, seconds), key.key)]))
}

export interface Signed {
  /** A log's own key says no time. */
  readonly at: Date | undefined
  /** The signature as it stands in a note. */
  readonly line: string
}

/** What this key signed of the text. Nothing where it did not, or a signature of its name is false. */
export const signedBy = ({ text, signatures }: Note, key: NoteKey): Signed | undefined => {
  const hint = hintOf(key)
  const own = signatures.filter(one => one.name === key.name && one.hint === hint)
  const read = own.map(({ bytes }) => {
    const line = lineOf(key, bytes)
    if (key.type === NOTE_KEY_TYPES.log)
      return verify(null, Buffer.from(text), key.key, bytes) ? { at: undefined, line } : undefined
    if (bytes.length !== 72) return undefined
    const seconds = bytes.readBigUInt64BE(0)
    const isTrue = verify(null, cosignedBytes(text, seconds), key.key, bytes.subarray(8))
    return isTrue ? { at: new Date(Number(seconds) * 1000), line } : undefined
  })
  return read.includes(undefined) ? undefined : read[0]
}
