import type { ComponentType } from 'react'
import { MovementForm } from './movement-form'
import { SeatingForm } from './seating-form'
import { SeatByRanking } from './seat-by-ranking'

interface Planner {
  readonly Form: ComponentType<{ readonly session: string }>
  /** Adds a round to those played, by the standings. */
  readonly Next?: ComponentType<{ readonly session: string; readonly number: number }>
  /** Namespace of its words. */
  readonly words: 'movement' | 'seating'
  /** What a session usually lasts, where the conditions of contest do not say. */
  readonly minutes?: number
}

/** Sports whose sessions may be laid out as a whole, each with its form. */
export const planners: Readonly<Record<string, Planner>> = {
  bridge: { Form: MovementForm, words: 'movement' },
  mahjong: { Form: SeatingForm, Next: SeatByRanking, words: 'seating', minutes: 120 },
}
