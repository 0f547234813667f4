import { type Ratio, ratio } from '../../core/ratio.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { Side } from '../types.js'
import { rawMatchpoints } from './matchpoint.js'
import type { AwardedEntry } from './side-award.js'

/** Missing results that an artificial score accounts for are not what makes a program print raw points. */
const missesResults = ({ group }: AwardedEntry): boolean => group.entries.length < group.expected

/** Match points within a short board, before they grow to the size of the field; undefined where a program prints others. */
export const rawOf = (settings: BridgeSettings, awarded: AwardedEntry, side: Side): Ratio | undefined => {
  const outcome = awarded.entry[side]
  if (outcome.kind === 'artificial' || !missesResults(awarded)) return undefined
  const table = side === 'ns' ? awarded.group.nsTable : awarded.group.ewTable
  const ns = rawMatchpoints(table, outcome)
  const own = side === 'ns' ? ns : ratio(BigInt(2 * (table.actual - 1)) * ns.den - ns.num, ns.den)
  return settings.profile.matchpointScale === '2-1-0' ? own : ratio(own.num, own.den * 2n)
}
