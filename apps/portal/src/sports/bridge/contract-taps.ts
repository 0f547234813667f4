import type { Seat } from '@paiji/rules'
import type { BridgeSheet, Doubling, Strain } from '@paiji/rules/bridge'

/** What was tapped so far of one board. */
export interface Taps {
  readonly level?: number | undefined
  readonly strain?: Strain | undefined
  readonly doubling: Doubling
  readonly declarer?: Seat | undefined
  /** Tricks over (or, below zero, under) the contract. */
  readonly result?: number | undefined
  readonly passed: boolean
}

export const noTaps: Taps = { doubling: 'undoubled', passed: false }

const letters: Readonly<Record<Strain, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's', notrump: 'nt' }
const marks: Readonly<Record<Doubling, string>> = { undoubled: '', doubled: 'x', redoubled: 'xx' }

const TRICKS = 13
const BOOK = 6

/** 1 … the overtricks that are possible: none at the seven level. */
export const overtricksOf = (level: number): readonly number[] =>
  Array.from({ length: TRICKS - BOOK - level }, (_, at) => at + 1)

/** 1 … the tricks that a contract can go down. */
export const undertricksOf = (level: number): readonly number[] =>
  Array.from({ length: BOOK + level }, (_, at) => at + 1)

/** The taps as the line that a scorer would type; undefined while something is missing. */
export const lineOfTaps = ({ level, strain, doubling, declarer, result, passed }: Taps): string | undefined => {
  if (passed) return 'pass'
  if (level === undefined || !strain || !declarer || result === undefined) return undefined
  const tricks = result === 0 ? '=' : result > 0 ? `+${result}` : `${result}`
  return `${level}${letters[strain]}${marks[doubling]} ${declarer.charAt(0)} ${tricks}`
}

/** A stored sheet as the taps that would make it; nothing for what taps cannot say. */
export const tapsOf = (sheet: BridgeSheet | undefined): Taps => {
  if (sheet?.result === 'passedOut') return { doubling: 'undoubled', passed: true }
  if (sheet?.result !== 'played') return noTaps
  const { contract, declarer, tricks } = sheet
  return { ...contract, declarer, result: tricks - contract.level - BOOK, passed: false }
}
