import type { ImportedPublished } from '@paiji/formats'
import { Ratios, type StandingLine } from '@paiji/rules'
import type { DerivedStandings } from '../standings/derive-standings.js'
import type { ImportPlan } from './import-plan.js'

/** Our figures beside those the file prints. */
export interface ComparedStanding {
  readonly key: string
  readonly line: StandingLine
  readonly published: ImportedPublished
  /** Every figure the file prints is ours at the precision it prints; undefined where it prints none. */
  readonly agrees: boolean | undefined
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** Whether an exact number reads as `printed` at its own precision; true when nothing is printed. */
const readsAs = (value: Ratios.Ratio | undefined, printed: string | undefined): boolean => {
  const figure = printed && Ratios.fromDecimal(printed)
  if (!figure || !printed) return true
  return (
    value !== undefined &&
    Ratios.toDecimal(value, decimalsOf(printed)) === Ratios.toDecimal(figure, decimalsOf(printed))
  )
}

const placeAgrees = (line: StandingLine, place: string | undefined): boolean => {
  const number = /^\d+/.exec(place?.trim() ?? '')?.[0]
  return number === undefined || Number(number) === line.rank
}

/** One row a contestant that we rank, in our order. */
export const comparePublished = (plan: ImportPlan, derived: DerivedStandings): ComparedStanding[] => {
  const published = new Map(plan.event.entrants.map(entrant => [entrant.key, entrant.published]))
  return derived.standings.map(line => {
    const figures = published.get(line.entrant) ?? {}
    const isPrinted = [figures.place, figures.percent, figures.total].some(figure => figure !== undefined)
    const isOurs =
      placeAgrees(line, figures.place) &&
      readsAs(line.total.percent, figures.percent) &&
      readsAs(line.total.total.value, figures.total)
    return { key: line.entrant, line, published: figures, agrees: isPrinted ? isOurs : undefined }
  })
}
