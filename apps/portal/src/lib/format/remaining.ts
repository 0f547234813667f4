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
