import { randomBytes } from 'node:crypto'

/** No I, L, O or U: what is read off paper is typed as it looks. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** A new code: sixty bits by chance. */
export const newTableCode = (): string =>
  Array.from(randomBytes(LENGTH), byte => alphabet.charAt(byte % alphabet.length)).join('')

/** What somebody typed or a camera read as the code that it stands for; dashes, blanks and look-alikes are forgiven. */
export const readTableCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
