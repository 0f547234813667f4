import type { Expiry } from '@paiji/rules/awards'
import type { IsoDate } from '../shared/clock.js'

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/** The same day so many months later, or the last day of a shorter month. */
export const addMonths = (day: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const total = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${pad(toYear, 4)}-${pad(toMonth)}-${pad(Math.min(date, last))}`
}

/** The first day on which an award earned on `earnedOn` no longer counts. */
export const expiresOn = (expiry: Expiry | undefined, earnedOn: IsoDate): IsoDate | undefined => {
  if (!expiry) return undefined
  const { age, periods } = expiry
  if (age.kind === 'anniversary') return addMonths(earnedOn, age.months * periods)
  const [year = 0, month = 1] = earnedOn.split('-').map(Number)
  const season = month >= age.startsMonth ? year : year - 1
  return `${pad(season + periods, 4)}-${pad(age.startsMonth)}-01`
}
