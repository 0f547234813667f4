import type { EntrantId } from './ids.js'

/** A place of a published round: who sits there is known before anything is written down. */
export interface DrawnPlace {
  /** The name under which its sheet is stored. */
  readonly slot: string
  readonly session?: number
  readonly section?: string
  readonly round?: number
  readonly table?: string
  readonly board?: string
  /** In the sport's seat order. */
  readonly sides: readonly EntrantId[]
}
