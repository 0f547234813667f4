import { ratio } from '../../core/ratio.js'
import { type FieldLine, percentage, type ScoredField } from './field.js'
import { rawOf } from './raw-award.js'
import { fifty, halfOf, printAt } from './rounding.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { Side } from '../types.js'

/** An award as the profile's program prints it on the traveller. */
export const printedAward = (
  settings: BridgeSettings,
  line: Pick<FieldLine, 'awarded' | 'side' | 'result'>,
): string => {
  const { profile, method } = settings
  const { award, available } = line.result
  const raw =
    method === 'matchpoint' && profile.shortBoardPrint === 'raw' ? rawOf(settings, line.awarded, line.side) : undefined
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
