import { problem, type Problem } from '../../core/problem.js'
import { divide, fromDecimal, ratio, toDecimal } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { BridgeBook } from '../book.js'
import { parseDeskEntry } from '../sheet/desk-entry.js'
import { nsScoreOf } from '../sheet/outcome.js'

type Read<T> = Result<T, readonly Problem[]>

/** One side's award in the shape `parseAdjusted` reads. */
export type AwardInput =
  | { readonly kind: 'average'; readonly grade: 'plus' | 'average' | 'minus' }
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly imps: string }
  | { readonly results: readonly { readonly weight: string; readonly nsScore: number }[] }

const grades = {
  'ave+': 'plus',
  'avg+': 'plus',
  ave: 'average',
  avg: 'average',
  'ave-': 'minus',
  'avg-': 'minus',
} as const

const refuse = (text: string): Read<never> =>
  err([problem('AWARD_UNREADABLE', { at: { path: 'award' }, params: { text: text.slice(0, 60) } })])

/** A result as typed at the desk → its north–south score on this board. */
const scoreOf = (book: BridgeBook, board: string | undefined, text: string): Read<number> => {
  const sheet = parseDeskEntry(text)
  if (!sheet.ok) return refuse(text)
  const score = nsScoreOf(book, sheet.value, board)
  if (!score.ok) return err([score.error])
  return score.value === undefined ? refuse(text) : ok(score.value)
}

const artificialOf = (text: string): AwardInput | undefined => {
  const mark = text.toLowerCase().replace('−', '-')
  if (Object.hasOwn(grades, mark)) return { kind: 'average', grade: grades[mark as keyof typeof grades] }
  const percent =
    /^(\d{1,3}(?:\.\d{1,4})?)\s*%$/.exec(mark)?.[1] ?? (/^\d{2}(?:\.\d{1,4})?$/.test(mark) ? mark : undefined)
  if (percent !== undefined) return { kind: 'percent', percent }
  const imps = /^([+-]?\d{1,3}(?:\.\d{1,2})?)\s*imps?$/.exec(mark)?.[1]
  return imps === undefined ? undefined : { imps: imps.replace(/^\+/, '') }
}

const weightOf = (percent: string): string =>
  toDecimal(divide(fromDecimal(percent) ?? ratio(0), ratio(100)), 4).replace(/\.?0+$/, '')

const weighted = (book: BridgeBook, board: string | undefined, parts: readonly string[]): Read<AwardInput> => {
  const results: { weight: string; nsScore: number }[] = []
  for (const part of parts) {
    const [, percent, entry] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%\s+(.+)$/.exec(part) ?? []
    if (percent === undefined || entry === undefined) return refuse(part)
    const score = scoreOf(book, board, entry)
    if (!score.ok) return score
    results.push({ weight: weightOf(percent), nsScore: score.value })
  }
  return ok({ results })
}

/**
 * An award as a director writes it: `ave+`, `60%`, `-3 imp`, a result as typed at the score desk (`4s n =`, `+620`, always
 * from north–south's side), or several results with weights, `60% 3nt n +1; 40% 3nt n =`.
 */
export const parseAwardText = (book: BridgeBook, board: string | undefined, text: string): Read<AwardInput> => {
  const parts = text
    .split(/[;；\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const [only] = parts
  if (only === undefined) return refuse(text)
  if (parts.length > 1 || /^\d{1,3}(?:\.\d{1,2})?\s*%\s+\S/.test(only)) return weighted(book, board, parts)
  const artificial = artificialOf(only)
  if (artificial) return ok(artificial)
  const score = scoreOf(book, board, only)
  return score.ok ? ok({ results: [{ weight: '1', nsScore: score.value }] }) : score
}

export const isArtificial = (award: AwardInput): boolean => !('results' in award)
export const isWeighted = (award: AwardInput): boolean => 'results' in award && award.results.length > 1
