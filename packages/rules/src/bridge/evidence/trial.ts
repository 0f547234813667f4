import type { EntrantId } from '../../core/ids.js'
import { toText } from '../../core/ratio.js'
import type { EntrantTotal } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { type ScoredField, scoreField } from '../score/field.js'
import { printedAwards } from '../score/printed-award.js'
import type { ArithmeticProfile } from '../settings/profile.js'
import { fifty, printAt } from '../score/rounding.js'
import { toScoreLines } from '../score/score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'
import { totalsOf } from '../score/totals.js'
import { atDecimals, type FigureColumn, type PrintedFigures } from './printed-figures.js'

interface Decimals {
  readonly lines: number
  readonly totals: number
  readonly percents: number
}

/** The facts scored under one profile and held against the figures of a file. */
export interface Trial {
  readonly settings: BridgeSettings
  readonly field: ScoredField
  readonly totals: readonly EntrantTotal[]
  /** Figures of the file that are ours at the decimals the file prints. */
  readonly agree: number
}

type Counts = Readonly<Record<keyof Decimals, number>>

const agreeing = <Key>(column: FigureColumn<Key>, decimals: number, ours: (key: Key) => string | undefined): number =>
  atDecimals(column, decimals).figures.reduce((sum, [key, figure]) => sum + (ours(key) === figure ? 1 : 0), 0)

/** Figures that agree, by column, when printed with so many decimals. */
const agreement = (trial: Omit<Trial, 'agree'>, printed: PrintedFigures, decimals: Decimals): Counts => {
  const { settings, field, totals } = trial
  const profile: ArithmeticProfile = { ...settings.profile, awardDecimals: decimals.lines }
  const awards = printedAwards({ ...field, settings: { ...settings, profile } })
  const totalOf = new Map<EntrantId, EntrantTotal>(totals.map(total => [total.entrant, total]))
  return {
    lines: agreeing(printed.lines, decimals.lines, ({ slot, side }) => awards.get(slot)?.[side]),
    totals: agreeing(printed.totals, decimals.totals, id => {
      const found = totalOf.get(id)
      return found && printAt(profile, found.total.value, decimals.totals)
    }),
    percents: agreeing(printed.percents, decimals.percents, id => {
      const found = totalOf.get(id)?.percent
      return found && printAt(profile, found, decimals.percents, fifty)
    }),
  }
}

const decimalsPrinted = ({ lines, totals, percents }: PrintedFigures): Decimals => ({
  lines: lines.decimals,
  totals: totals.decimals,
  percents: percents.decimals,
})

/** Undefined where the facts cannot be scored that way. */
export const tryProfile = (
  book: BridgeBook,
  facts: BridgeFacts,
  settings: BridgeSettings,
  printed: PrintedFigures,
): Trial | undefined => {
  const tried = { ...facts, settings }
  const field = scoreField(book, tried, { waits: true })
  if (!field.ok) return undefined
  const totals = totalsOf(book, settings, tried, toScoreLines(book, field.value))
  const trial = { settings, field: field.value, totals }
  if (printed.count === 0) return { ...trial, agree: 0 }
  const counts = agreement(trial, printed, decimalsPrinted(printed))
  return { ...trial, agree: counts.lines + counts.totals + counts.percents }
}

/** Every award, total and percentage exactly: trials with the same text differ in nothing that this file can show. */
export const exactText = ({ field, totals }: Trial): string =>
  [
    ...field.lines.map(line => toText(line.result.award)),
    ...totals.map(({ total, percent }) => `${toText(total.value)} ${percent ? toText(percent) : ''}`),
  ].join(' ')

/**
 * The profile of a trial with the decimals the file prints, where its own would print other figures than the file's:
 * a column with more decimals, or one rounded to fewer.
 */
export const printingLike = (trial: Trial, printed: PrintedFigures): ArithmeticProfile => {
  const { profile } = trial.settings
  const shown = decimalsPrinted(printed)
  const own = {
    lines: Math.max(profile.awardDecimals, printed.lines.needed),
    totals: Math.max(profile.totalDecimals, printed.totals.needed),
    percents: Math.max(profile.percentDecimals, printed.percents.needed),
  }
  const [asShown, asOwn] = [agreement(trial, printed, shown), agreement(trial, printed, own)]
  const decimals = (column: keyof Decimals): number => (asOwn[column] < asShown[column] ? shown[column] : own[column])
  return {
    ...profile,
    awardDecimals: decimals('lines'),
    totalDecimals: decimals('totals'),
    percentDecimals: decimals('percents'),
  }
}
