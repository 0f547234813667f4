import { type Ratio, ratio } from '../../core/ratio.js'
import { type FieldLine, percentage, type ScoredField } from './field.js'
import { rawMatchpoints } from './matchpoint.js'
import { fifty, halfOf, printAt } from './rounding.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { Side } from '../types.js'

/** Missing results that an artificial score accounts for are not what makes a program print raw points. */
const missesResults = (line: Pick<FieldLine, 'awarded'>): boolean =>
  line.awarded.group.entries.length < line.awarded.group.expected

const rawOf = (settings: BridgeSettings, line: Pick<FieldLine, 'awarded' | 'side'>): Ratio | undefined => {
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind === 'artificial' || !missesResults(line)) return undefined
  const table = line.side === 'ns' ? line.awarded.group.nsTable : line.awarded.group.ewTable
  const ns = rawMatchpoints(table, outcome)
  const own = line.side === 'ns' ? ns : ratio(BigInt(2 * (table.actual - 1)) * ns.den - ns.num, ns.den)
  return settings.profile.matchpointScale === '2-1-0' ? own : ratio(own.num, own.den * 2n)
}

/** An award as the profile's program prints it on the traveller. */
export const printedAward = (
  settings: BridgeSettings,
  line: Pick<FieldLine, 'awarded' | 'side' | 'result'>,
): string => {
  const { profile, method } = settings
  const { award, available } = line.result
  const raw = method === 'matchpoint' && profile.shortBoardPrint === 'raw' ? rawOf(settings, line) : undefined
  const percent =
    profile.awardPrint === 'percent' && available ? (percentage(award, available) ?? ratio(50)) : undefined
  const average = percent && !raw ? fifty : halfOf(available)
  return printAt(profile, raw ?? percent ?? award, profile.awardDecimals, average)
}

/** By slot: what each side got, as printed; a team's other table is printed though it has no line of its own. */
export const printedAwards = (field: ScoredField): ReadonlyMap<string, Readonly<Partial<Record<Side, string>>>> => {
  const bySlot = new Map<string, Partial<Record<Side, string>>>()
  for (const awarded of field.awarded) {
    const print = (side: Side): string => printedAward(field.settings, { awarded, side, result: awarded[side] })
    bySlot.set(awarded.entry.fact.slot, { ns: print('ns'), ew: print('ew') })
  }
  for (const line of field.lines) {
    const printed = bySlot.get(line.awarded.entry.fact.slot)
    if (printed && line.ownPercent) printed[line.side] = printedAward(field.settings, line)
  }
  return bySlot
}
