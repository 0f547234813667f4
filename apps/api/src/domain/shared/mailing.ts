import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** A mail as a mail server takes it. */
export interface Letter {
  /** Stands in its Message-ID: the same at every attempt. */
  readonly id: string
  readonly to: string
  /** The federation, beside the sender's address. */
  readonly fromName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one POST without a log-in ends mails of this topic (RFC 8058); none where they cannot be ended. */
  readonly unsubscribe: string | undefined
}

/** What became of one attempt: `refused` is for good, `failed` is this mail's and for now, `down` is the server's. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed' | 'down'; readonly problem: string }

/** The way to the mail server; it never throws. */
export interface MailTransport {
  send(letter: Letter): Promise<Delivery>
  close(): void
}

/** What links in mails are made with. */
export interface Mailing {
  /** Where people reach the portal, as an origin. */
  readonly portal: string
  /** Whether this installation has a mail server. */
  readonly sends: boolean
  /** A token that says `text` and that nobody else can make. */
  sign(purpose: string, text: string): string
  /** What a token of this purpose says; undefined for any other. */
  readSigned(purpose: string, token: string): string | undefined
  /** Encrypts the token of a one-time link for the outbox, and reads it again. */
  seal(text: string): string
  unseal(sealed: string): string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const SIGNATURE_BYTES = 18

/** Keys of their own for signatures and for what lies in the outbox, derived from the installation's secret. */
export const createMailing = (secret: string, portal: string, sends = false): Mailing => {
  const keyOf = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `paiji mail ${use}`, 32))
  const [signing, sealing] = [keyOf('links'), keyOf('outbox')]
  const signatureOf = (purpose: string, text: string): Buffer =>
    createHmac('sha256', signing).update(`${purpose}:${text}`).digest().subarray(0, SIGNATURE_BYTES)
  return {
    portal,
    sends,
    sign: (purpose, text) =>
      `${Buffer.from(text).toString('base64url')}.${signatureOf(purpose, text).toString('base64url')}`,
    readSigned: (purpose, token) => {
      const [said = '', signature = ''] = token.split('.')
      const text = Buffer.from(said, 'base64url').toString()
      const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(purpose, text)]
      return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
    },
    seal: text => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: sealed => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
