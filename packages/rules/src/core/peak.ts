import type { EntrantId } from './ids.js'

/** Something that a sport counts at its tables and that nobody had more of: the highest hand, the most double wins. */
export interface Peak {
  /** Among the sport's terms. */
  readonly code: string
  readonly value: number
  readonly entrant: EntrantId
  /** Where it happened. */
  readonly slot: string
}

/** The single highest of those; undefined where there is none, or several are as high. */
export const highestOf = (found: readonly Peak[]): Peak | undefined => {
  const [best, next] = [...found].sort((a, b) => b.value - a.value)
  return best && best.value > (next?.value ?? 0) ? best : undefined
}
