import type { ComponentType } from 'react'
import { MovementForm } from './movement-form'
import { SeatingForm } from './seating-form'

interface Planner {
  readonly Form: ComponentType<{ readonly session: string }>
  /** Namespace of its words. */
  readonly words: 'movement' | 'seating'
}

/** Sports whose sessions may be laid out as a whole, each with its form. */
export const planners: Readonly<Record<string, Planner>> = {
  bridge: { Form: MovementForm, words: 'movement' },
  mahjong: { Form: SeatingForm, words: 'seating' },
}
