import type { SeatLetter } from '../imported-event.js'

const strains: Readonly<Record<string, string>> = {
  C: 'C',
  D: 'D',
  H: 'H',
  S: 'S',
  N: 'NT',
  NT: 'NT',
  SA: 'NT',
  '♣': 'C',
  '♦': 'D',
  '♥': 'H',
  '♠': 'S',
  BA: 'NT',
  NOTRUMP: 'NT',
  NOTRUMPS: 'NT',
  CLUBS: 'C',
  DIAMONDS: 'D',
  HEARTS: 'H',
  SPADES: 'S',
  无将: 'NT',
  無將: 'NT',
  无: 'NT',
  無: 'NT',
  梅花: 'C',
  草花: 'C',
  方块: 'D',
  方塊: 'D',
  方片: 'D',
  红心: 'H',
  紅心: 'H',
  红桃: 'H',
  紅桃: 'H',
  黑桃: 'S',
}
const doublings: Readonly<Record<string, string>> = {
  '': '',
  X: 'X',
  XX: 'XX',
  '*': 'X',
  '**': 'XX',
  DBL: 'X',
  RDBL: 'XX',
  R: 'XX',
  D: 'X',
  '×': 'X',
  '××': 'XX',
  DOUBLED: 'X',
  REDOUBLED: 'XX',
  加倍: 'X',
  再加倍: 'XX',
}
const passes = new Set([
  ...['PASS', 'PASSED', 'PASSEDOUT', 'PASSOUT', 'ALLPASS', 'AP', 'PO', 'P', 'PAS', '4PASS', '4P'],
  ...['不叫', '派司', '全派司', '四家派司', '打通'],
])

const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .filter(word => word !== '')
    .sort((a, b) => b.length - a.length)
    .map(word => word.replaceAll('*', '\\*'))
    .join('|')

const pattern = new RegExp(`^([1-7])(${oneOf(strains)})(${oneOf(doublings)})?$`)

/** `3 nt x` → `3NTX`, `4黑桃加倍` → `4SX`, `passed out` → `PASS`; undefined when it is no contract. */
export const readContract = (text: string): string | undefined => {
  const squeezed = text.replace(/[\s-]|\ufe0e|\ufe0f/g, '').toUpperCase()
  if (passes.has(squeezed)) return 'PASS'
  const match = pattern.exec(squeezed)
  return match ? `${match[1]}${strains[match[2] as string]}${doublings[match[3] ?? '']}` : undefined
}

const seatsByName: Readonly<Record<string, SeatLetter>> = {
  N: 'N',
  NORTH: 'N',
  E: 'E',
  EAST: 'E',
  S: 'S',
  SOUTH: 'S',
  W: 'W',
  WEST: 'W',
  Ø: 'E',
  Ö: 'E',
  V: 'W',
  北: 'N',
  北家: 'N',
  东: 'E',
  東: 'E',
  东家: 'E',
  東家: 'E',
  南: 'S',
  南家: 'S',
  西: 'W',
  西家: 'W',
}

export const readSeat = (text: string): SeatLetter | undefined => {
  const key = text.trim().toUpperCase()
  return Object.hasOwn(seatsByName, key) ? seatsByName[key] : undefined
}

/** Tricks won by declarer, 0–13. */
export const readTricks = (text: string): number | undefined => {
  const trimmed = text.trim()
  return /^(?:\d|1[0-3])$/.test(trimmed) ? Number(trimmed) : undefined
}

/** Tricks from `=`, `+1`, `-2` against the contract. */
export const tricksFromResult = (contract: string, result: string): number | undefined => {
  const match = /^(=|0|\+?0|[+-](?:\d|1[0-3]))$/.exec(result.trim())
  if (!match || !/^[1-7]/.test(contract)) return undefined
  const tricks = Number(contract[0]) + 6 + (match[1] === '=' ? 0 : Number(match[1]))
  return tricks >= 0 && tricks <= 13 ? tricks : undefined
}
