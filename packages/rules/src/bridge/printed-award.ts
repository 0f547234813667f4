import { type Ratio, ratio } from '../core/ratio.js'
import { type FieldLine, percentage } from './field.js'
import { rawMatchpoints } from './matchpoint.js'
import { fifty, halfOf, printAt } from './rounding.js'
import type { BridgeSettings } from './settings.js'

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
