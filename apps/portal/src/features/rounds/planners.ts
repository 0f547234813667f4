import type { ComponentType } from 'react'
import type { SportPlug } from '@/sports/sport-plug'
import { MovementForm } from './movement-form'
import type { DirectorStage } from './round-data'
import { PartnersForm } from './partners-form'
import { SeatingForm } from './seating-form'
import { SeatByRanking } from './seat-by-ranking'

type PlannerKind = NonNullable<SportPlug['session']>['planner']

interface Planner {
  /** `sides`: contestants who are playing; `players`: how many most of them have; `settings`: the conditions of contest. */
  readonly Form: ComponentType<{
    readonly session: string
    readonly sides: number
    readonly players: number
    readonly settings: Readonly<Record<string, unknown>>
  }>
  /** Lays out stages of that format alone; the others offer it folded. */
  readonly laidOutOnly?: true
  /** Adds a round to those played, by the standings. */
  readonly Next?: ComponentType<{
    readonly session: string
    readonly number: number
    readonly entries: DirectorStage['entries']
  }>
}

/** The ways a session may be laid out as a whole, each with its form. */
export const planners: Readonly<Record<PlannerKind, Planner>> = {
  movement: { Form: MovementForm },
  seating: { Form: SeatingForm, Next: SeatByRanking },
  partners: { Form: PartnersForm, laidOutOnly: true },
}
