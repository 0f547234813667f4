import type { FragmentOf } from '@/gql'
import type { ClockFields } from './cases.graphql'

export type CaseClock = FragmentOf<typeof ClockFields>

export type ClockState = 'met' | 'stopped' | 'passed' | 'near' | 'open' | `ended_${NonNullable<CaseClock['endedFor']>}`

/** How a clock stands at a moment: `near` in the last quarter of its time. */
export const clockState = (
  clock: Pick<CaseClock, 'anchoredAt' | 'dueAt' | 'stoppedAt' | 'metAt' | 'lapsedAt' | 'endedFor'>,
  now: number,
): ClockState => {
  if (clock.metAt) return 'met'
  if (clock.lapsedAt) return 'passed'
  if (clock.endedFor) return `ended_${clock.endedFor}`
  if (clock.stoppedAt) return 'stopped'
  const [from, due] = [Date.parse(clock.anchoredAt), Date.parse(clock.dueAt)]
  if (now > due) return 'passed'
  return (due - now) * 4 <= due - from ? 'near' : 'open'
}

export const isRunning = (clock: CaseClock): boolean => !clock.metAt && !clock.lapsedAt && !clock.endedAt

/** The clock that a list shows: the running one that ends first. */
export const firstToEnd = (clocks: readonly CaseClock[]): CaseClock | undefined =>
  clocks.filter(isRunning).sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0]

export interface Remaining {
  readonly passed: boolean
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** Time until (or since) an instant in whole minutes, never more than is left. */
export const remaining = (dueAt: string, now: number): Remaining => {
  const left = Date.parse(dueAt) - now
  const minutes = Math.floor(Math.abs(left) / 60_000)
  return {
    passed: left < 0,
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  }
}
