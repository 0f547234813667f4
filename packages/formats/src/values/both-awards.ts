import type { Direction, ImportedLine } from '../imported-event.js'

/** What a side gets where a file states what the other one does: the rest of a hundred, or as many IMPs less. */
export const bothAwards = (side: Direction, award: string, isPercent: boolean): ImportedLine['published'] => {
  const decimals = award.split('.')[1]?.length ?? 0
  const units = BigInt(award.replace('.', ''))
  const rest = (isPercent ? 100n * 10n ** BigInt(decimals) : 0n) - units
  const digits = `${rest < 0n ? -rest : rest}`.padStart(decimals + 1, '0')
  const whole = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  const other = rest < 0n ? `-${whole}` : whole
  return side === 'NS' ? { ns: award, ew: other } : { ns: other, ew: award }
}
