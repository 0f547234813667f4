import { type FanCounts, isFanNo } from '@paiji/rules/mahjong'

/** Announced fans as they travel in an address: `22.63.64x2`. */
export const claimText = (claimed: FanCounts): string =>
  Object.entries(claimed)
    .map(([fan, count]) => (count === 1 ? fan : `${fan}x${count}`))
    .join('.')

/** The fans of such a text; undefined where there are none, or it says something else. */
export const claimOfText = (text: string): FanCounts | undefined => {
  const read = text.split('.').map(item => /^(\d{1,2}m?)(?:x([1-8]))?$/.exec(item))
  const counts: Record<string, number> = {}
  for (const found of read) {
    const fan = found?.[1] ?? ''
    if (!isFanNo(fan)) return undefined
    counts[fan] = Number(found?.[2] ?? 1)
  }
  return counts
}
