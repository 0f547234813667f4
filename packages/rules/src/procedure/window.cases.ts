import type { ProcedureWindow } from '../core/procedure.js'

export interface WindowCase {
  readonly says: string
  readonly anchor: string
  readonly window: Pick<ProcedureWindow, 'amount' | 'unit' | 'ends' | 'rolls'>
  readonly zone: string
  readonly due: string
  readonly holidays?: readonly string[]
  readonly workedWeekends?: readonly string[]
}

const minutes = (amount: number) => ({ amount, unit: 'minute' as const })
const hours = (amount: number) => ({ amount, unit: 'hour' as const })
const days = (amount: number, extra: Partial<WindowCase['window']> = {}) => ({ amount, unit: 'day' as const, ...extra })
const workdays = (amount: number) => ({ amount, unit: 'businessDay' as const })

/** Anchors and ends as instants; worked out by hand from the zones' published changes. */
export const windowCases: readonly WindowCase[] = [
  // elapsed time, whatever the clocks do
  { says: 'half an hour in Beijing', anchor: '2026-11-21T09:00:00Z', window: minutes(30), zone: 'Asia/Shanghai', due: '2026-11-21T09:30:00.000Z' },
  { says: 'over midnight', anchor: '2026-12-31T15:45:00Z', window: minutes(30), zone: 'Asia/Shanghai', due: '2026-12-31T16:15:00.000Z' },
  { says: 'to the millisecond', anchor: '2026-11-21T09:00:00.123Z', window: minutes(30), zone: 'Asia/Shanghai', due: '2026-11-21T09:30:00.123Z' },
  { says: 'while London puts its clocks forward', anchor: '2026-03-29T00:45:00Z', window: minutes(30), zone: 'Europe/London', due: '2026-03-29T01:15:00.000Z' },
  { says: 'while London puts its clocks back', anchor: '2026-10-25T00:45:00Z', window: minutes(30), zone: 'Europe/London', due: '2026-10-25T01:15:00.000Z' },
  { says: 'a day in hours is 24 of them, spring', anchor: '2026-03-28T12:00:00Z', window: hours(24), zone: 'Europe/Paris', due: '2026-03-29T12:00:00.000Z' },
  { says: 'a quarter of an hour at 45 minutes from UTC', anchor: '2026-06-01T00:00:00Z', window: minutes(15), zone: 'Asia/Kathmandu', due: '2026-06-01T00:15:00.000Z' },
  // calendar days end with the day in the zone
  { says: 'seven days in Beijing', anchor: '2026-11-21T09:00:00Z', window: days(7), zone: 'Asia/Shanghai', due: '2026-11-28T15:59:59.999Z' },
  { says: 'late at night in UTC is the next day in Beijing', anchor: '2026-11-21T17:00:00Z', window: days(7), zone: 'Asia/Shanghai', due: '2026-11-29T15:59:59.999Z' },
  { says: 'the same instant is still the day before in New York', anchor: '2026-11-22T03:00:00Z', window: days(7), zone: 'America/New_York', due: '2026-11-29T04:59:59.999Z' },
  { says: 'sixty days', anchor: '2026-01-31T10:00:00Z', window: days(60), zone: 'Asia/Shanghai', due: '2026-04-01T15:59:59.999Z' },
  { says: 'over a leap day', anchor: '2028-02-22T10:00:00Z', window: days(7), zone: 'Asia/Shanghai', due: '2028-02-29T15:59:59.999Z' },
  { says: 'the last day is one of 23 hours', anchor: '2026-03-22T12:00:00Z', window: days(7), zone: 'Europe/London', due: '2026-03-29T22:59:59.999Z' },
  { says: 'the last day is one of 25 hours', anchor: '2026-10-18T12:00:00Z', window: days(7), zone: 'Europe/London', due: '2026-10-25T23:59:59.999Z' },
  { says: 'half-hour zone with half an hour of summer time', anchor: '2026-09-27T12:00:00Z', window: days(7), zone: 'Australia/Lord_Howe', due: '2026-10-04T12:59:59.999Z' },
  { says: 'midnight that never comes (Beirut goes forward at midnight)', anchor: '2026-03-21T10:00:00Z', window: days(7), zone: 'Asia/Beirut', due: '2026-03-28T21:59:59.999Z' },
  // the same time of day
  { says: 'same time, plain', anchor: '2026-11-21T09:00:00Z', window: days(1, { ends: 'sameTime' }), zone: 'Asia/Shanghai', due: '2026-11-22T09:00:00.000Z' },
  { says: 'same time on the clock is 23 hours in spring', anchor: '2026-03-28T12:00:00Z', window: days(1, { ends: 'sameTime' }), zone: 'Europe/Paris', due: '2026-03-29T11:00:00.000Z' },
  { says: 'same time on the clock is 25 hours in autumn', anchor: '2026-10-24T12:00:00Z', window: days(1, { ends: 'sameTime' }), zone: 'Europe/Paris', due: '2026-10-25T13:00:00.000Z' },
  { says: 'a time that is skipped moves on by the gap', anchor: '2026-03-28T01:30:00Z', window: days(1, { ends: 'sameTime' }), zone: 'Europe/Paris', due: '2026-03-29T01:30:00.000Z' },
  { says: 'a time that comes twice is the later one', anchor: '2026-10-24T00:30:00Z', window: days(1, { ends: 'sameTime' }), zone: 'Europe/Paris', due: '2026-10-25T01:30:00.000Z' },
  // workdays
  { says: 'three workdays from a Thursday', anchor: '2026-11-19T09:00:00Z', window: workdays(3), zone: 'Asia/Shanghai', due: '2026-11-24T15:59:59.999Z' },
  { says: 'one workday from a Saturday', anchor: '2026-11-21T09:00:00Z', window: workdays(1), zone: 'Asia/Shanghai', due: '2026-11-23T15:59:59.999Z' },
  { says: 'Friday evening in UTC is Saturday in Beijing', anchor: '2026-11-20T17:00:00Z', window: workdays(1), zone: 'Asia/Shanghai', due: '2026-11-23T15:59:59.999Z' },
  { says: 'over a week of holidays', anchor: '2026-09-30T09:00:00Z', window: workdays(2), zone: 'Asia/Shanghai', due: '2026-10-09T15:59:59.999Z', holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'] },
  { says: 'a Saturday that is worked instead counts', anchor: '2026-10-08T09:00:00Z', window: workdays(2), zone: 'Asia/Shanghai', due: '2026-10-10T15:59:59.999Z', workedWeekends: ['2026-10-10'] },
  // rolling
  { says: 'a Saturday gives way to Monday', anchor: '2026-11-14T09:00:00Z', window: days(7, { rolls: true }), zone: 'Asia/Shanghai', due: '2026-11-23T15:59:59.999Z' },
  { says: 'a workday stays', anchor: '2026-11-16T09:00:00Z', window: days(7, { rolls: true }), zone: 'Asia/Shanghai', due: '2026-11-23T15:59:59.999Z' },
  { says: 'Christmas and the weekend behind it', anchor: '2026-12-18T12:00:00Z', window: days(7, { rolls: true }), zone: 'Europe/London', due: '2026-12-28T23:59:59.999Z', holidays: ['2026-12-25'] },
] // biome-ignore format: a table
