import { createHash } from 'node:crypto'
import { err, problem } from '@paiji/rules'
import type { Outcome } from '../base/problem.js'

export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** Whose password it is to be: what everybody who knows the account would try first. */
export interface PasswordOwner {
  readonly name?: string
  readonly email?: string
}

/**
 * Asks a register of leaked passwords by the first five hexadecimal digits of a SHA-1; answers its lines `SUFFIX:COUNT`, or
 * nothing where it cannot be reached.
 */
export type LeakedRange = (prefix: string) => Promise<string | undefined>

/** So many digits or signs before or behind a common word make no other word of it. */
const TRIMMED = 4
const SHORTEST_WORD = 4
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

let known: Promise<ReadonlySet<string>> | undefined
/** The passwords that lists of leaks have most often, in lower case; read with the first that is asked about. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
const trimmed = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const unmasked = (text: string): string => [...text].map(sign => LOOK_ALIKE[sign] ?? sign).join('')

/** The words that a password may be a disguise of: itself, without what is put before and behind, with letters for digits. */
const wordsBehind = (password: string): string[] => {
  const text = plain(password)
  const heads = [text, text.replace(/[^\p{L}\p{N}]+$/u, '')]
  const words = [...heads, ...heads.map(unmasked), ...[text, unmasked(text)].map(trimmed)]
  return [...new Set(words)].filter(
    word => word === text || (word.length >= SHORTEST_WORD && text.length - word.length <= TRIMMED),
  )
}

/** `aaaaaaaa`, `abcabcabc`, `23456789`, `hgfedcba`. */
const isPattern = (text: string): boolean => {
  if (/^(.{1,4})\1+$/u.test(text)) return true
  const points = [...text].map(sign => sign.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, at) => point - (points[at] ?? 0))
  return steps.every(step => step === 1) || steps.every(step => step === -1)
}

const isOwners = (words: readonly string[], { name = '', email = '' }: PasswordOwner): boolean => {
  const own = [plain(email), plain(email).split('@')[0] ?? '', plain(name).replace(/\s/gu, '')]
  return own.some(one => one.length >= SHORTEST_WORD && words.includes(one))
}

const isLeaked = async (password: string, range: LeakedRange): Promise<boolean> => {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
  const lines = await range(digest.slice(0, 5))
  // Answers are filled up with lines of no count, so that their length says nothing.
  return lines?.split(/\r?\n/).some(line => /^[^:]*:0*[1-9]/.test(line) && line.startsWith(digest.slice(5))) === true
}

/**
 * What is wrong with a new password (NIST SP 800-63B, 5.1.1.2): its length; or that it is common, leaked, a mere pattern or its
 * owner's name. Problems: PASSWORD_LENGTH, PASSWORD_COMMON.
 */
export const checkPassword = async (
  password: string,
  owner: PasswordOwner = {},
  range?: LeakedRange,
): Promise<Outcome<never> | undefined> => {
  const at = { path: 'password' }
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD)
    return err([problem('PASSWORD_LENGTH', { at, params: { least: MIN_PASSWORD, most: MAX_PASSWORD } })])
  const common = await commonPasswords()
  const words = wordsBehind(password)
  const isKnown = words.some(word => common.has(word)) || isPattern(plain(password)) || isOwners(words, owner)
  if (isKnown || (range && (await isLeaked(password, range)))) return err([problem('PASSWORD_COMMON', { at })])
  return undefined
}

const WAITS = 2_000
const MOST = 200_000

/** The register at this address: the prefix is put at its end. One that does not answer within two seconds is passed over. */
export const leakedRange =
  (address: string, report: (error: unknown) => void): LeakedRange =>
  async prefix => {
    try {
      const answer = await fetch(`${address}${prefix}`, {
        headers: { 'add-padding': 'true', 'user-agent': 'Paiji' },
        redirect: 'error',
        signal: AbortSignal.timeout(WAITS),
      })
      if (!answer.ok) throw new Error(`the register of leaked passwords answered ${answer.status}`)
      return (await answer.text()).slice(0, MOST)
    } catch (error) {
      report(error)
      return undefined
    }
  }
