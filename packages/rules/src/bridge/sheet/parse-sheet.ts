import { own } from '../../core/own.js'
import { textOf } from '../../core/text-of.js'
import { problem, type Problem } from '../../core/problem.js'
import { fromDecimal } from '../../core/ratio.js'
import { all, err, ok, type Result } from '../../core/result.js'
import type { Seat } from '../../core/seat.js'
import { contractText, parseContract } from './contract.js'
import { parseAdjusted } from './parse-adjusted.js'
import { parseRevokes } from './parse-revokes.js'
import { parseSeat } from './parse-seat.js'
import { isRecord, type UnknownRecord } from '../read.js'
import type { BridgeSheet, PlayedSheet, SheetExtras } from './sheet.js'
import { type Contract, doublings, strains, type Vulnerability } from '../types.js'

type Read<T> = Result<T, readonly Problem[]>
const refuse = (code: string, path: string, params?: Record<string, string | number>): Read<never> =>
  err([problem(code, { at: { path }, ...(params ? { params } : {}) })])

const vulnerabilityNames: Readonly<Record<string, Vulnerability>> = {
  none: 'none', '-': 'none', love: 'none', o: 'none',
  ns: 'ns', n: 'ns', 'n-s': 'ns',
  ew: 'ew', e: 'ew', 'e-w': 'ew',
  both: 'both', all: 'both', b: 'both',
} // biome-ignore format: one row for each value

const parseTricks = (value: unknown): number | undefined => {
  const tricks = typeof value === 'string' && /^\d{1,2}$/.test(value.trim()) ? Number(value) : value
  return typeof tricks === 'number' && Number.isInteger(tricks) && tricks >= 0 && tricks <= 13 ? tricks : undefined
}

const parseLead = (value: unknown): string | undefined => {
  const text = textOf(value).normalize('NFKC').toUpperCase().replace(/\s/g, '').replace('10', 'T')
  const suited = text.replace('♣', 'C').replace('♦', 'D').replace('♥', 'H').replace('♠', 'S')
  const [, suit, rank] = /^([CDHS])([2-9TJQKA])$/.exec(suited) ?? []
  if (suit && rank) return `${suit}${rank}`
  const [, rankFirst, suitLast] = /^([2-9TJQKA])([CDHS])$/.exec(suited) ?? []
  return rankFirst && suitLast ? `${suitLast}${rankFirst}` : undefined
}

const readContract = (value: unknown): Read<Contract | 'passedOut'> => {
  if (isRecord(value)) {
    const level = typeof value.level === 'number' ? value.level : 0
    const strain = strains.find(name => name === value.strain)
    const doubling = doublings.find(name => name === (value.doubling ?? 'undoubled'))
    if (!strain || !doubling || !Number.isInteger(level) || level < 1 || level > 7) {
      return refuse('CONTRACT_UNREADABLE', 'contract')
    }
    return ok({ level, strain, doubling })
  }
  if (typeof value !== 'string') return refuse('CONTRACT_UNREADABLE', 'contract')
  const parsed = parseContract(value)
  return parsed.ok ? parsed : err([{ ...parsed.error, at: { path: 'contract' } }])
}

const extrasOf = (input: UnknownRecord): Read<SheetExtras> => {
  const name = typeof input.vulnerable === 'string' ? input.vulnerable.trim().toLowerCase() : undefined
  const vulnerable = name === undefined || name === '' ? undefined : own(vulnerabilityNames, name)
  if (name && !vulnerable) return refuse('VULNERABILITY_UNREADABLE', 'vulnerable')
  const dealer = parseSeat(input.dealer)
  return ok({
    ...(typeof input.copy === 'string' && input.copy !== '' ? { copy: input.copy } : {}),
    ...(dealer ? { dealer } : {}),
    ...(vulnerable ? { vulnerable } : {}),
    ...(input.heldToMinus === 'ns' || input.heldToMinus === 'ew' ? { heldToMinus: input.heldToMinus } : {}),
  })
}

const playedSheet = (input: UnknownRecord, contract: Contract, extras: SheetExtras): Read<PlayedSheet> => {
  const declarer = parseSeat(input.declarer)
  const tricks = parseTricks(input.tricks)
  const missing = input.declarer === undefined || input.declarer === null || input.declarer === ''
  const params = { contract: contractText(contract) }
  const checked = all<unknown, Problem>([
    declarer ? ok(declarer) : refuse(missing ? 'DECLARER_MISSING' : 'DECLARER_UNREADABLE', 'declarer', params),
    tricks === undefined ? refuse('TRICKS_UNREADABLE', 'tricks', params) : ok(tricks),
  ])
  if (!checked.ok) return checked
  const revokes = parseRevokes(input.revokes)
  if (!revokes.ok) return revokes
  const lead = input.lead === undefined || input.lead === null || input.lead === '' ? undefined : parseLead(input.lead)
  return ok({
    result: 'played',
    contract,
    declarer: declarer as Seat,
    tricks: tricks as number,
    ...(lead ? { lead } : {}),
    ...(revokes.value.length > 0 ? { revokes: revokes.value } : {}),
    ...extras,
  })
}

const scoreSheet = (value: unknown, extras: SheetExtras): Read<BridgeSheet> => {
  const score = typeof value === 'string' && /^[+-]?\d{1,5}$/.test(value.trim()) ? Number(value) : value
  if (typeof score !== 'number' || !Number.isInteger(score)) return refuse('SCORE_UNREADABLE', 'nsScore')
  if (Math.abs(score) > 7600) return refuse('SCORE_IMPOSSIBLE', 'nsScore', { score })
  return ok({ result: 'score', nsScore: score === 0 ? 0 : score, ...extras })
}

const decimalPair = (value: unknown): readonly [string, string] | undefined => {
  const pair = Array.isArray(value) ? value.map(String) : []
  const [a, b] = pair
  return a !== undefined && b !== undefined && pair.every(text => text.length < 12 && fromDecimal(text))
    ? [a, b]
    : undefined
}

const matchSheet = (value: unknown, extras: SheetExtras): Read<BridgeSheet> => {
  if (!isRecord(value)) return refuse('MATCH_UNREADABLE', 'match')
  const imps = decimalPair(value.imps)
  const victoryPoints = decimalPair(value.victoryPoints)
  const { boards = 0 } = value
  if ((!imps && !victoryPoints) || !Number.isInteger(boards) || (boards as number) < 0 || (boards as number) > 1000) {
    return refuse('MATCH_UNREADABLE', 'match')
  }
  return ok({
    result: 'match',
    boards: boards as number,
    ...(imps ? { imps } : {}),
    ...(victoryPoints ? { victoryPoints } : {}),
    ...extras,
  })
}

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

const parseBody = (input: UnknownRecord, extras: SheetExtras): Read<BridgeSheet> => {
  if (input.result === 'notPlayed' || input.notPlayed === true) return ok({ result: 'notPlayed', ...extras })
  if (input.result === 'bye' || input.bye === true) return ok({ result: 'bye', ...extras })
  if (input.result === 'match') return matchSheet(input, extras)
  if (given(input.match)) return matchSheet(input.match, extras)
  if (input.result === 'passedOut') return ok({ result: 'passedOut', ...extras })
  const adjusted = input.result === 'adjusted' ? input : input.adjusted
  if (given(adjusted)) {
    const awards = parseAdjusted(adjusted)
    return awards.ok ? ok({ result: 'adjusted', ...awards.value, ...extras }) : awards
  }
  if (given(input.contract)) {
    const contract = readContract(input.contract)
    if (!contract.ok) return given(input.nsScore) ? scoreSheet(input.nsScore, extras) : contract
    if (contract.value === 'passedOut') return ok({ result: 'passedOut', ...extras })
    return playedSheet(input, contract.value, extras)
  }
  return given(input.nsScore) ? scoreSheet(input.nsScore, extras) : refuse('SHEET_EMPTY', '')
}

/**
 * Reads a score sheet from a desk, a file or the store: `{ contract, declarer, tricks, lead? }`, `{ contract: "PASS" }`,
 * `{ nsScore }` (also beside a contract that cannot be read), `{ adjusted: … }` (see `parseAdjusted`), `{ notPlayed: true }`;
 * whole matches as `{ match: { boards, imps | victoryPoints } }` and `{ bye: true }`; a sheet already read comes back equal.
 */
export const parseBridgeSheet = (input: unknown): Read<BridgeSheet> => {
  if (!isRecord(input)) return refuse('SHEET_EMPTY', '')
  const extras = extrasOf(input)
  return extras.ok ? parseBody(input, extras.value) : extras
}
