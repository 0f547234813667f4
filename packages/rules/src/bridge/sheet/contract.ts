import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Contract, Doubling, Strain } from '../types.js'

const strainOf: Readonly<Record<string, Strain>> = {
  C: 'clubs',
  '♣': 'clubs',
  D: 'diamonds',
  '♦': 'diamonds',
  H: 'hearts',
  '♥': 'hearts',
  S: 'spades',
  '♠': 'spades',
  N: 'notrump',
  NT: 'notrump',
  SA: 'notrump',
}
const letters: Readonly<Record<Strain, string>> = {
  clubs: 'C',
  diamonds: 'D',
  hearts: 'H',
  spades: 'S',
  notrump: 'NT',
}
const marks: Readonly<Record<Doubling, string>> = { undoubled: '', doubled: 'X', redoubled: 'XX' }
const shape = /^([1-7])(NT|SA|[CDHSN♣♦♥♠])\uFE0F?(X{0,2}|\*{0,2}|DBL|RDBL)$/
const passes = new Set(['PASS', 'P', 'PASSED', 'PASSEDOUT', 'PASSOUT', 'AP', 'ALLPASS'])

const doublingOf = (mark: string): Doubling =>
  mark === '' ? 'undoubled' : mark === 'X' || mark === '*' || mark === 'DBL' ? 'doubled' : 'redoubled'

/**
 * Reads a contract as programs and people write it: `3NTXX`, `4Sx`, `4♠`, `3 NT x`, `1N`.
 * `PASS` gives `passedOut`. Anything else is `CONTRACT_UNREADABLE`.
 */
export const parseContract = (text: string): Result<Contract | 'passedOut', Problem> => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\-_]/g, '')
    .toUpperCase()
  if (passes.has(plain)) return ok('passedOut')
  const [, level, strain, mark] = shape.exec(plain) ?? []
  if (level === undefined || strain === undefined) {
    return err(problem('CONTRACT_UNREADABLE', { params: { contract: text.slice(0, 40) } }))
  }
  return ok({ level: Number(level), strain: strainOf[strain] as Strain, doubling: doublingOf(mark ?? '') })
}

/** Canonical text: `3NTXX`. */
export const contractText = (contract: Contract): string =>
  `${contract.level}${letters[contract.strain]}${marks[contract.doubling]}`
