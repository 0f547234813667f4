import { addMonths } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'

const inMonthOf = (day: IsoDate, issueDay: number): IsoDate => `${day.slice(0, 8)}${String(issueDay).padStart(2, '0')}`

/** The latest day that a monthly list was due on, today included. */
export const lastIssueOn = (issueDay: number, today: IsoDate): IsoDate => {
  const own = inMonthOf(today, issueDay)
  return own <= today ? own : addMonths(own, -1)
}

/** The next day that a monthly list is due on: today too, unless the newest list is of today or later. */
export const nextIssueOn = (issueDay: number, today: IsoDate, newest: IsoDate | undefined): IsoDate => {
  const own = inMonthOf(today, issueDay)
  return own < today || (newest !== undefined && newest >= own) ? addMonths(own, 1) : own
}
