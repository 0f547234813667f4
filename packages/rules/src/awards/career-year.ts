import { careerOf, type CareerResult, type CareerSeason, type CareerStreak } from './career.js'

/** One calendar year of somebody's results, looked back on. */
export interface CareerYear {
  readonly season: CareerSeason
  /** Results whose events ended in each month, January first. */
  readonly months: readonly number[]
  /** The longest of each kind within the year, of two results at least. */
  readonly streaks: readonly CareerStreak[]
  /** The result of the highest percentage; of equal ones the earlier. */
  readonly highest: string | undefined
}

/** The year of these results, whatever their order; undefined where none of their events ended in it. */
export const careerYearOf = (results: readonly CareerResult[], year: number): CareerYear | undefined => {
  const own = results.filter(({ day }) => Number(day.slice(0, 4)) === year)
  const { seasons, streaks } = careerOf(own)
  const [season] = seasons
  if (!season) return undefined
  const highest = own
    .filter(({ percent }) => percent !== null && percent === season.bestPercent)
    .reduce<CareerResult | undefined>((first, one) => (first && first.day <= one.day ? first : one), undefined)
  return {
    season,
    months: Array.from(
      { length: 12 },
      (_, month) => own.filter(({ day }) => Number(day.slice(5, 7)) === month + 1).length,
    ),
    streaks,
    highest: highest?.key,
  }
}
