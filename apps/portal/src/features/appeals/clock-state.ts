import type { FragmentOf } from '@/gql'
import type { ClockFields } from './cases.graphql'

export type CaseClock = FragmentOf<typeof ClockFields>

export type ClockState = 'met' | 'stopped' | 'passed' | 'near' | 'open'

/** How a clock stands at a moment: `near` in the last quarter of its time. */
export const clockState = (
  clock: Pick<CaseClock, 'anchoredAt' | 'dueAt' | 'stoppedAt' | 'metAt' | 'lapsedAt'>,
  now: number,
): ClockState => {
  if (clock.metAt) return 'met'
  if (clock.lapsedAt) return 'passed'
  if (clock.stoppedAt) return 'stopped'
  const [from, due] = [Date.parse(clock.anchoredAt), Date.parse(clock.dueAt)]
  if (now > due) return 'passed'
  return (due - now) * 4 <= due - from ? 'near' : 'open'
}

export const isRunning = (clock: CaseClock): boolean => !clock.metAt && !clock.lapsedAt

/** The clock that a list shows: the running one that ends first. */
export const firstToEnd = (clocks: readonly CaseClock[]): CaseClock | undefined =>
  clocks.filter(isRunning).sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0]
