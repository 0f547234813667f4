import type { Draw } from './draw.js'
import { type BlockingSet, emptyChair } from './types.js'

/**
 * Proof that a draw is impossible (Gallai–Edmonds): the positions that some largest matching leaves alone fall into
 * odd groups, and all their other partners are `around` them, fewer than the groups.
 */
export const blockingSet = (draw: Draw): BlockingSet => {
  const { matching, chair, field } = draw
  const size = field.sides.length + (chair === undefined ? 0 : 1)
  const lonely = new Set(matching.complete().lonely)
  const joined = (a: number, b: number): boolean => {
    if (a === chair || b === chair) return (field.byes[a === chair ? b : a] ?? 0) <= draw.rules.mostByes
    return draw.forbidden(a, b) === undefined
  }
  const around: number[] = []
  for (let v = 0; v < size; v++) if (!lonely.has(v) && [...lonely].some(other => joined(v, other))) around.push(v)
  const groups: number[][] = []
  const left = new Set([...lonely].sort((a, b) => a - b))
  for (const start of left) {
    left.delete(start)
    const group = [start]
    for (const v of group)
      for (const w of left)
        if (joined(v, w)) {
          left.delete(w)
          group.push(w)
        }
    groups.push(group.sort((a, b) => a - b))
  }
  const idOf = (v: number): string => field.sides[v]?.id ?? emptyChair
  return { around: around.map(idOf), groups: groups.map(group => group.map(idOf)) }
}
