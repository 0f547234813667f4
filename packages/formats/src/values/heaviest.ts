import type { WeightedScore } from '../imported-event.js'

/** The component of a weighted score that weighs most, of several alike the first: what a file without weights shows. */
export const heaviest = (weighted: readonly WeightedScore[]): WeightedScore | undefined => {
  const size = ({ weight }: WeightedScore): number => {
    const [whole, parts = '1'] = weight.split('/')
    return Number(whole) / Number(parts)
  }
  return [...weighted].sort((a, b) => size(b) - size(a))[0]
}
