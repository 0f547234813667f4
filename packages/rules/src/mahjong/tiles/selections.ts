import type { SetFan } from './set-fans.js'

type Components = readonly number[]

const eachAlone: Components = [1, 2, 4, 8, 16]

/** The components after `nodes` are joined, or `undefined` when two of them are joined already (3.9.1-5 (5)). */
const joined = (components: Components, nodes: number): Components | undefined => {
  const touched = components.filter(component => component & nodes)
  if (touched.some(component => (component & nodes & ((component & nodes) - 1)) !== 0)) return undefined
  const merged = touched.reduce((all, component) => all | component, 0)
  return [...components.filter(component => !(component & nodes)), merged]
}

/** A set used in a fan may not make the same fan again (3.9.1-5 (3)). */
const repeats = (chosen: readonly SetFan[], next: SetFan): boolean =>
  chosen.some(fan => fan.fan === next.fan && (fan.nodes & next.nodes) !== 0)

/**
 * All ways to choose among set fans that the principles allow: every further fan joins sets not yet joined with
 * each other (combine once), and no set makes the same fan twice. The empty choice is included.
 */
export const selectionsOf = (candidates: readonly SetFan[]): readonly (readonly SetFan[])[] => {
  const result: (readonly SetFan[])[] = []
  const visit = (from: number, components: Components, chosen: readonly SetFan[]): void => {
    result.push(chosen)
    for (let i = from; i < candidates.length; i++) {
      const next = candidates[i] as SetFan
      if (repeats(chosen, next)) continue
      const after = joined(components, next.nodes)
      if (after) visit(i + 1, after, [...chosen, next])
    }
  }
  visit(0, eachAlone, [])
  return result
}
