import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Item = number | string | Buffer | ReadonlyMap<number | string, Item>

/** The head of a CBOR item: its major type and its length or value below 65536. */
const headOf = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** As much CBOR as a passkey is told in. */
const cbor = (item: Item): Buffer => {
  if (typeof item === 'number') return item >= 0 ? headOf(0, item) : headOf(1, -1 - item)
  if (typeof item === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([headOf(2, item.length), item])
  const pairs = [...(item as ReadonlyMap<number | string, Item>)]
  return Buffer.concat([headOf(5, pairs.length), ...pairs.flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

export interface Ceremony {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
  /** Whether the device asked who holds it. */
  readonly verified: boolean
}

/** A passkey in memory that asks its holder, or does not, as it is told. */
export const authenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let uses = 0
  const told = (type: string, { challenge, origin }: Ceremony): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = ({ rpId, verified }: Ceremony, flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), count, more])
  }
  const answer = (response: Readonly<Record<string, unknown>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    /** The answer to the options of a registration. */
    register: (ceremony: Ceremony) => {
      const key = new Map<number, Item>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, id.length])
      const authData = dataOf(ceremony, WITH_KEY, Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]))
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        clientDataJSON: told('webauthn.create', ceremony).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The answer to the options of a log-in. */
    authenticate: (ceremony: Ceremony) => {
      const client = told('webauthn.get', ceremony)
      const authenticatorData = dataOf(ceremony, 0)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey).toString('base64url'),
      })
    },
  }
}
