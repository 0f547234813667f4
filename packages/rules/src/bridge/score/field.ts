import type { EntrantId } from '../../core/ids.js'
import type { Problem } from '../../core/problem.js'
import { compare, multiply, type Ratio, ratio } from '../../core/ratio.js'
import { ok, type Result } from '../../core/result.js'
import { boardGroups } from './board-group.js'
import type { BridgeBook } from '../book.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { type FieldOptions, fieldAwards } from './field-awards.js'
import { type BridgeSettings, parseBridgeSettings } from '../settings/settings.js'
import type { AwardedEntry, SideAwardResult } from './side-award.js'
import { isTeamMethod, type Side } from '../types.js'

/** One contestant's award for one sheet, own percentage settled. */
export interface FieldLine {
  readonly entrant: EntrantId
  readonly side: Side
  readonly opponents: readonly EntrantId[]
  readonly awarded: AwardedEntry
  readonly result: SideAwardResult
  /** The percentage an average was raised or lowered to because the contestant's own is better or worse. */
  readonly ownPercent?: Ratio
}

export interface ScoredField {
  readonly settings: BridgeSettings
  /** Sheets that count, rulings in place. */
  readonly sheets: readonly BridgeFact[]
  readonly awarded: readonly AwardedEntry[]
  readonly lines: readonly FieldLine[]
}

/** Two contestants (pairs, teams) or four players in seat order, each scoring for its side. */
export const entrantsOfSide = (sides: readonly EntrantId[], side: Side): readonly EntrantId[] => {
  const first = side === 'ns' ? 0 : 1
  if (sides.length === 4) return sides.filter((_, seat) => seat % 2 === first)
  const entrant = sides[first]
  return entrant === undefined ? [] : [entrant]
}

const rawLines = (settings: BridgeSettings, awarded: readonly AwardedEntry[]): FieldLine[] => {
  const lines: FieldLine[] = []
  // A team scores a board once, at the table where it sits north–south.
  const teams = isTeamMethod(settings.method)
  for (const item of awarded) {
    const { sides } = item.entry.fact
    const [ns, ew] = [entrantsOfSide(sides, 'ns'), entrantsOfSide(sides, 'ew')]
    for (const entrant of ns) lines.push({ entrant, side: 'ns', opponents: ew, awarded: item, result: item.ns })
    if (teams) continue
    for (const entrant of ew) lines.push({ entrant, side: 'ew', opponents: ns, awarded: item, result: item.ew })
  }
  return lines
}

const windowOf = (settings: BridgeSettings, line: FieldLine): string => {
  const { session = '', round = '' } = line.awarded.entry.fact
  const window = settings.profile.ownPercentageWindow
  const place = window === 'stage' ? '' : window === 'session' ? `${session}` : `${session}|${round}`
  return `${line.entrant}|${place}`
}

/** Percentages on real boards only, since an average may not lean on itself. */
const ownPercentages = (settings: BridgeSettings, lines: readonly FieldLine[]): ReadonlyMap<string, Ratio> => {
  const sums = new Map<string, { award: Ratio[]; available: Ratio[] }>()
  for (const line of lines) {
    if (line.result.artificial || !line.result.available) continue
    const key = windowOf(settings, line)
    const sum = sums.get(key) ?? { award: [], available: [] }
    sum.award.push(line.result.award)
    sum.available.push(line.result.available)
    sums.set(key, sum)
  }
  return new Map(
    [...sums].flatMap(([key, { award, available }]) => {
      const percent = percentage(sumOf(award), sumOf(available))
      return percent ? [[key, percent] as const] : []
    }),
  )
}

/** Sum by denominators, so that thousands of whole numbers cost one fraction; an absent value adds nothing. */
export const sumBy = <T>(items: readonly T[], value: (item: T) => Ratio | undefined): Ratio => {
  const byDenominator = new Map<bigint, bigint>()
  for (const item of items) {
    const part = value(item)
    if (part) byDenominator.set(part.den, (byDenominator.get(part.den) ?? 0n) + part.num)
  }
  let [num, den] = [0n, 1n]
  for (const [d, n] of byDenominator) [num, den] = [num * d + n * den, den * d]
  return ratio(num, den)
}

export const sumOf = (values: readonly Ratio[]): Ratio => sumBy(values, value => value)

/** 100 × part / whole; undefined when there was nothing to win. */
export const percentage = (part: Ratio, whole: Ratio): Ratio | undefined =>
  whole.num === 0n ? undefined : ratio(100n * part.num * whole.den, part.den * whole.num)

const settle = (book: BridgeBook, line: FieldLine, own: Ratio | undefined): FieldLine => {
  const { artificial, available, computed } = line.result
  if (computed || !own || !available || (artificial !== 'plus' && artificial !== 'minus')) return line
  const fixed = ratio(book.artificial.percent[artificial])
  const better = artificial === 'plus' ? compare(own, fixed) > 0 : compare(own, fixed) < 0
  if (!better || !book.ownPercentage[artificial]) return line
  const award = multiply(available, multiply(own, ratio(1, 100)))
  return { ...line, result: { ...line.result, award }, ownPercent: own }
}

const settleOwnPercentages = (
  book: BridgeBook,
  settings: BridgeSettings,
  lines: readonly FieldLine[],
): readonly FieldLine[] => {
  const averages = lines.some(line => line.result.artificial === 'plus' || line.result.artificial === 'minus')
  if (!averages || settings.method !== 'matchpoint' || settings.profile.ownPercentage === 'never') return lines
  const own = ownPercentages(settings, lines)
  return lines.map(line => settle(book, line, own.get(windowOf(settings, line))))
}

/** Awards → contestants' lines. */
export const fieldOf = (
  book: BridgeBook,
  settings: BridgeSettings,
  sheets: readonly BridgeFact[],
  awarded: readonly AwardedEntry[],
): ScoredField => {
  const lines = settleOwnPercentages(book, settings, rawLines(settings, awarded))
  return { settings, sheets, awarded, lines }
}

/** The whole field: groups, awards, and each contestant's line. */
export const scoreField = (
  book: BridgeBook,
  facts: BridgeFacts,
  options: FieldOptions = {},
): Result<ScoredField, readonly Problem[]> => {
  const settings = parseBridgeSettings(facts.settings)
  if (!settings.ok) return settings
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return sheets
  const groups = boardGroups(book, settings.value, sheets.value)
  if (!groups.ok) return groups
  const awarded = fieldAwards(book, settings.value, groups.value, options)
  if (!awarded.ok) return awarded
  return ok(fieldOf(book, settings.value, sheets.value, awarded.value))
}
