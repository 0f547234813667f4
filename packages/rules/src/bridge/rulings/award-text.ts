import { problem, type Problem } from '../../core/problem.js'
import {
  add,
  compare,
  divide,
  equals,
  fromDecimal,
  multiply,
  one,
  type Ratio,
  ratio,
  toDecimal,
  toText,
  zero,
} from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { BridgeBook } from '../book.js'
import { parseDeskEntry } from '../sheet/desk-entry.js'
import { contractText, parseContract } from '../sheet/contract.js'
import { artificialPercent } from '../score/side-award.js'
import { nsScoreOf, weightValue } from '../sheet/outcome.js'
import type { ArtificialAward, ArtificialShare, BridgeSheet, PlayedSheet, WeightedResult } from '../sheet/sheet.js'

type Read<T> = Result<T, readonly Problem[]>

/** One side's award in the shape `parseAdjusted` reads. */
export type AwardInput =
  | ArtificialAward
  | { readonly results: readonly WeightedResult[]; readonly share?: ArtificialShare }

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

/** The board an award is about: its number, and what stands on the sheet of the table. */
export interface AwardedTable {
  readonly board: string | undefined
  readonly sheet?: BridgeSheet | undefined
}

const withoutDeclarer = /^([1-7]\s*(?:nt|sa|[cdhsn♣♦♥♠])\s*(?:xx|x|\*{1,2})?)\s*(=|[+\-−]\d{1,2})$/i

/** `4♠=` by itself is played by whoever declared that suit at the table. */
const withDeclarer = (text: string, sheet: BridgeSheet | undefined): string => {
  const [, contract, mark] = withoutDeclarer.exec(text) ?? []
  const parsed = contract === undefined ? undefined : parseContract(contract)
  if (sheet?.result !== 'played' || !parsed?.ok || parsed.value === 'passedOut') return text
  return parsed.value.strain === sheet.contract.strain ? `${contract} ${sheet.declarer.charAt(0)} ${mark}` : text
}

interface ReadResult {
  readonly nsScore: number
  readonly result?: string
}

/** A contract as it is kept: `4S N =`. */
const keptResult = ({ contract, declarer, tricks }: PlayedSheet): string => {
  const over = tricks - contract.level - 6
  const mark = over === 0 ? '=' : over > 0 ? `+${over}` : `${over}`
  return `${contractText(contract)} ${declarer.charAt(0).toUpperCase()} ${mark}`
}

/** A result as typed at the desk → its north–south score on this board, with the contract where one was typed. */
export const readResult = (book: BridgeBook, { board, sheet }: AwardedTable, text: string): Read<ReadResult> => {
  const typed = parseDeskEntry(withDeclarer(text, sheet))
  if (!typed.ok) return refuse(text)
  const vulnerable = sheet?.vulnerable
  const score = nsScoreOf(book, vulnerable ? { ...typed.value, vulnerable } : typed.value, board)
  if (!score.ok) return err([score.error])
  if (score.value === undefined) return refuse(text)
  return ok({ nsScore: score.value, ...(typed.value.result === 'played' ? { result: keptResult(typed.value) } : {}) })
}

const artificialOf = (text: string): ArtificialAward | undefined => {
  const mark = text.toLowerCase().replace('−', '-')
  if (Object.hasOwn(grades, mark)) return { kind: 'average', grade: grades[mark as keyof typeof grades] }
  const percent =
    /^(\d{1,3}(?:\.\d{1,4})?)\s*%$/.exec(mark)?.[1] ?? (/^\d{2}(?:\.\d{1,4})?$/.test(mark) ? mark : undefined)
  if (percent !== undefined) return { kind: 'percent', percent }
  const imps = /^([+-]?\d{1,3}(?:\.\d{1,2})?)\s*imps?$/.exec(mark)?.[1]
  return imps === undefined ? undefined : { kind: 'imps', imps: imps.replace(/^\+/, '') }
}

const weightOf = (percent: string): string =>
  toDecimal(divide(fromDecimal(percent) ?? ratio(0), ratio(100)), 4).replace(/\.?0+$/, '')

const WEIGHT = String.raw`(?:(\d{1,3}(?:\.\d{1,2})?)\s*%|(\d{1,3}\/[1-9]\d{0,3})\s*[×x*]?)`
const weightFirst = new RegExp(String.raw`^${WEIGHT}\s+(.+)$`, 'i')
const weightLast = new RegExp(String.raw`^(.+?)\s+${WEIGHT}$`, 'i')

/** `60% 4s n =`, `4s n = 60 %`, `1/3 4s n =`: the weight and what it weighs. */
const weighedPart = (part: string): { weight: string; entry: string } | undefined => {
  const first = weightFirst.exec(part)
  const last = first ? undefined : weightLast.exec(part)
  const [percent, share, entry] = first ? first.slice(1) : [last?.[2], last?.[3], last?.[1]]
  if (entry === undefined) return undefined
  return { weight: percent === undefined ? (share ?? '') : weightOf(percent), entry }
}

type WeighedArtificial = { readonly weight: Ratio; readonly award: ArtificialAward }

/** Averages and percentages alone, each by its weight: a percentage; what they leave is nothing. */
const percentOf = (book: BridgeBook, parts: readonly WeighedArtificial[], text: string): Read<AwardInput> => {
  if (parts.some(({ award }) => award.kind === 'imps')) return refuse(text)
  const percent = parts
    .map(({ weight, award }) => multiply(weight, artificialPercent(book, award)))
    .reduce((sum, part) => add(sum, part), zero)
  return ok({ kind: 'percent', percent: toDecimal(percent, 4).replace(/\.?0+$/, '') })
}

const weighted = (book: BridgeBook, table: AwardedTable, parts: readonly string[]): Read<AwardInput> => {
  const results: WeightedResult[] = []
  const artificial: WeighedArtificial[] = []
  for (const part of parts) {
    const weighed = weighedPart(part)
    if (!weighed) return refuse(part)
    const award = artificialOf(weighed.entry)
    const read = award ? undefined : readResult(book, table, weighed.entry)
    if (award) artificial.push({ weight: weightValue(weighed.weight), award })
    else if (read?.ok) results.push({ weight: weighed.weight, ...read.value })
    else if (read) return read
  }
  if (artificial.length === 0) return ok({ results })
  const [share, more] = artificial
  const total = [...artificial.map(({ weight }) => weight), ...results.map(({ weight }) => weightValue(weight))].reduce(
    (sum, weight) => add(sum, weight),
    zero,
  )
  if (compare(total, one) > 0) return err([problem('WEIGHTS_NOT_ONE', { at: { path: 'award' } })])
  if (results.length === 0) return percentOf(book, artificial, parts.join('; '))
  if (!share || more) return refuse(parts.join('; '))
  if (!equals(total, one)) return err([problem('WEIGHTS_NOT_ONE', { at: { path: 'award' } })])
  const rest = add(total, multiply(share.weight, ratio(-1)))
  const within = results.map(each => ({ ...each, weight: toText(divide(weightValue(each.weight), rest)) }))
  return ok({ results: within, share: { weight: toText(share.weight), award: share.award } })
}

/**
 * An award as a director or a casebook writes it: `ave+`, `60%`, `-3 imp`, a result as typed at the score desk (`4s n =`,
 * `+620`, always from north–south's side; without its declarer it is the table's), or any number of results with weights in
 * percent or as fractions: `60% 3nt n +1; 40% 3nt n =`, `4♠= 60 %, 4♠−1 40 %`, `1/3 4h s =; 2/3 4h s -1`. One of the
 * parts may be artificial (`1/2 4s n =; 1/2 ave`); averages alone come to a percentage (`1/2 ave`: half an average).
 */
export const parseAwardText = (book: BridgeBook, table: AwardedTable, text: string): Read<AwardInput> => {
  const parts = text
    .split(/[;；,，\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const [only] = parts
  if (only === undefined) return refuse(text)
  if (parts.length > 1 || weighedPart(only)) return weighted(book, table, parts)
  const artificial = artificialOf(only)
  if (artificial) return ok(artificial)
  const read = readResult(book, table, only)
  return read.ok ? ok({ results: [{ weight: '1', ...read.value }] }) : read
}

export const isArtificial = (award: AwardInput): boolean => !('results' in award)
export const isWeighted = (award: AwardInput): boolean =>
  'results' in award && (award.results.length > 1 || award.share !== undefined)
