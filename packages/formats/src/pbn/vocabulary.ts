import type { ImportedBoard, ScoringMethod } from '../imported-event.js'
import { readSeat } from '../values/contract.js'
import { type Cards, dealText, holdingsIn, readHolding, seatLetters } from '../values/deal.js'

const scorings: readonly (readonly [RegExp, ScoringMethod])[] = [
  [/^(?:mp\d?|matchpoints?|oldmp|instantscore|frenchmp)$/, 'matchpoint'],
  [/^(?:butler(?:-2)?|mean|median)$/, 'butler'],
  [/^(?:cross\d?|cavendish|crossimps?|ximps?)$/, 'crossImp'],
  [/^(?:imps?|imp_\d{4})$/, 'imp'],
  [/^(?:bam|pab)$/, 'boardAMatch'],
  [/^(?:totalpoints?|total|aggregate|rubber|chicago)$/, 'totalPoints'],
  [/^patton$/, 'patton'],
]

/** The first part of `MatchPoints;MP1` that is known. */
export const readScoring = (text: string): ScoringMethod | undefined =>
  text
    .toLowerCase()
    .split(/[;,\s]+/)
    .map(part => scorings.find(([pattern]) => pattern.test(part))?.[1])
    .find(method => method !== undefined)

/** Terms of the Scoring tag that say more than the method; plain `MP`, `Cross` and `Butler` leave it open. */
const arithmetics: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mp1: { matchpointScale: '2-1-0' },
  mp2: { matchpointScale: '1-0.5-0' },
  cross1: { crossImpDivisor: 'n' },
  cross2: { crossImpDivisor: 'n-1' },
  'butler-2': { datum: 'trimmedMean' },
  mean: { datum: 'mean' },
  median: { datum: 'median' },
}

/** What `MatchPoints;MP2` states of the arithmetic; undefined where it leaves that open. */
export const readArithmetic = (text: string): Readonly<Record<string, string>> | undefined => {
  const stated = text
    .toLowerCase()
    .split(/[;,\s]+/)
    .filter(part => Object.hasOwn(arithmetics, part))
  return stated.length > 0 ? Object.assign({}, ...stated.map(part => arithmetics[part])) : undefined
}

const vulnerabilities: Readonly<Record<string, ImportedBoard['vulnerability']>> = {
  none: 'none',
  love: 'none',
  '-': 'none',
  ns: 'ns',
  ew: 'ew',
  all: 'both',
  both: 'both',
}

export const readVulnerability = (text: string): ImportedBoard['vulnerability'] => {
  const key = text.trim().toLowerCase()
  return Object.hasOwn(vulnerabilities, key) ? vulnerabilities[key] : undefined
}

/** PBN deal, from any seat, unknown hands as `-` → the same starting with north. */
export const readDeal = (text: string): string | undefined => {
  const match = /^([NESW]):\s*(.+)$/i.exec(text.trim())
  const first = readSeat(match?.[1] ?? '')
  const hands = match?.[2]?.trim().split(/\s+/) ?? []
  if (!first || hands.length !== 4) return undefined
  const start = seatLetters.indexOf(first)
  const read = new Map<(typeof seatLetters)[number], Cards>()
  for (const [i, hand] of hands.entries()) {
    if (hand === '-') continue
    const holdings = holdingsIn(hand).map(readHolding)
    const [s, h, d, c] = holdings
    if (holdings.length !== 4 || s === undefined || h === undefined || d === undefined || c === undefined)
      return undefined
    read.set(seatLetters[(start + i) % 4] as (typeof seatLetters)[number], [s, h, d, c])
  }
  return dealText(read)
}

/** `NS 420`, `EW 100`, `NS 420 EW -420`, or the declaring side's `420` → points for NS. */
export const readScoreTag = (text: string, declarer: string | undefined): string | undefined => {
  const trimmed = text.trim()
  const sided = /^(NS|EW)\s*([+-]?\d+)/i.exec(trimmed)
  const amount = sided?.[2] ?? (/^[+-]?\d+$/.test(trimmed) ? trimmed : undefined)
  if (amount === undefined) return trimmed === '' || trimmed === '?' ? undefined : trimmed
  const side = sided?.[1]?.toUpperCase() ?? (declarer && /^[EW]/i.test(declarer) ? 'EW' : 'NS')
  return String(side === 'EW' ? -Number(amount) : Number(amount))
}

/** `A. Alfa - B. Bravo`, `Alfa; Bravo`, `Alfa-Bravo` → the players' names. */
export const splitNames = (text: string): readonly string[] => {
  const separator = [';', ' - ', ' – ', ' & ', ' + ', '/', ' and ', ','].find(mark => text.includes(mark))
  const parts = separator ? text.split(separator) : (text.match(/-/g)?.length ?? 0) === 1 ? text.split('-') : [text]
  return parts.map(part => part.trim()).filter(part => part !== '')
}
