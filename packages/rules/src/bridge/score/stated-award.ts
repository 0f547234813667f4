import { add, fromDecimal, multiply, ratio, subtract } from '../../core/ratio.js'
import type { Side } from '../types.js'
import type { BridgeSettings } from '../settings/settings.js'
import { rawOf } from './raw-award.js'
import type { AwardedEntry, SideAwardResult } from './side-award.js'

/**
 * A figure of a file as an award: a percentage is taken of what could be won, or of a hundred where nothing can be won
 * because the file has no other result of the board; raw match points of a short board grow
 * with the field as those computed do (Neuberg); any other figure is the award itself.
 */
const awardOf = (settings: BridgeSettings, awarded: AwardedEntry, side: Side, text: string): SideAwardResult => {
  const { profile, method } = settings
  const own = awarded[side]
  const figure = fromDecimal(text)
  if (!figure) return own
  const { award, available } = own
  const raw = method === 'matchpoint' && profile.shortBoardPrint === 'raw' ? rawOf(settings, awarded, side) : undefined
  const { group } = awarded
  const { actual } = side === 'ns' ? group.nsTable : group.ewTable
  const grown = raw && add(award, multiply(subtract(figure, raw), ratio(group.expected, actual)))
  if (profile.awardPrint === 'percent' && method === 'matchpoint' && available?.num === 0n)
    return { ...own, award: figure, available: ratio(100), computed: award }
  const share =
    profile.awardPrint === 'percent' && available ? multiply(available, multiply(figure, ratio(1, 100))) : undefined
  return { ...own, award: grown ?? share ?? figure, computed: award }
}

/** The awards of one sheet, those that a results file states in the place of those computed. */
export const withStated = (settings: BridgeSettings, awarded: AwardedEntry): AwardedEntry => {
  const { stated } = awarded.entry.fact.sheet
  if (!stated) return awarded
  const { ns, ew } = stated
  return {
    ...awarded,
    ns: ns === undefined ? awarded.ns : awardOf(settings, awarded, 'ns', ns),
    ew: ew === undefined ? awarded.ew : awardOf(settings, awarded, 'ew', ew),
  }
}
