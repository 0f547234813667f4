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
}
const passes = new Set(['PASS', 'PASSED', 'PASSEDOUT', 'PASSOUT', 'ALLPASS', 'AP', 'PO', 'P'])

const pattern = /^([1-7])(NT|SA|[CDHSN♣♦♥♠])(XX?|\*\*?|R?DBL|D|R)?$/

/** `3 nt x` → `3NTX`, `passed out` → `PASS`; undefined when it is no contract. */
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
