import { contractText } from './contract.js'
import type { BridgeSheet, SideAward, WeightedResult } from './sheet.js'

type SeatLetter = 'N' | 'E' | 'S' | 'W'

/** A result in the shape that results files carry and `parseBridgeSheet` reads. */
export type WrittenSheet =
  | { readonly contract: string; readonly declarer: SeatLetter; readonly tricks: number }
  | { readonly contract: 'PASS' }
  | { readonly nsScore: number }
  | { readonly adjusted: { readonly ns: string; readonly ew: string } }
  | { readonly adjusted: { readonly weighted: readonly WeightedResult[] } }

const grades = { plus: 'ave+', average: 'ave', minus: 'ave-' } as const

/** A percentage or an average as text; awards in IMPs and assigned scores have none. */
const artificialText = (award: SideAward): string | undefined =>
  award.kind === 'percent' ? award.percent : award.kind === 'average' ? grades[award.grade] : undefined

const sameResults = (a: readonly WeightedResult[], b: readonly WeightedResult[]): boolean =>
  a.length === b.length && a.every((one, i) => one.weight === b[i]?.weight && one.nsScore === b[i]?.nsScore)

const writtenAdjustment = (ns: SideAward, ew: SideAward): WrittenSheet | undefined => {
  if (ns.kind === 'assigned' && ew.kind === 'assigned') {
    if (!sameResults(ns.results, ew.results)) return undefined
    const [only, more] = ns.results
    const weighted = ns.results.map(({ weight, nsScore }) => ({ weight, nsScore }))
    return only && !more ? { nsScore: only.nsScore } : { adjusted: { weighted } }
  }
  const [north, east] = [artificialText(ns), artificialText(ew)]
  return north === undefined || east === undefined ? undefined : { adjusted: { ns: north, ew: east } }
}

/**
 * A sheet as files carry it. Undefined for what no results file has a place for: split assigned scores, awards in IMPs,
 * whole matches, byes and boards not played. Contracts of an award, markings of the copy, revokes and rulings on a side are left out.
 */
export const writtenSheet = (sheet: BridgeSheet): WrittenSheet | undefined => {
  if (sheet.result === 'played') {
    const declarer = sheet.declarer.charAt(0).toUpperCase() as SeatLetter
    return { contract: contractText(sheet.contract), declarer, tricks: sheet.tricks }
  }
  if (sheet.result === 'passedOut') return { contract: 'PASS' }
  if (sheet.result === 'score') return { nsScore: sheet.nsScore }
  return sheet.result === 'adjusted' ? writtenAdjustment(sheet.ns, sheet.ew) : undefined
}
