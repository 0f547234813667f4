import type { ResultOf } from '@/gql'
import type { LedSituationsQuery } from './led.graphql'

export type LedSituationItem = ResultOf<typeof LedSituationsQuery>['ledSituations'][number]
export type LedMoment = LedSituationItem['moments'][number]

/** The moments of play that the situations belong to, in the order of play. */
export const momentsOf = (situations: readonly LedSituationItem[]): readonly LedMoment[] => {
  const byCode = new Map(situations.flatMap(({ moments }) => moments.map(moment => [moment.code, moment])))
  return [...byCode.values()].sort((a, b) => a.order - b.order)
}

/** What fits the moment, likeliest first, and the rest as it came; everything fits where no moment is named. */
export const fitting = (
  situations: readonly LedSituationItem[],
  moment: string | undefined,
): { readonly fit: readonly LedSituationItem[]; readonly rest: readonly LedSituationItem[] } => {
  const positionOf = ({ moments }: LedSituationItem) => moments.find(one => one.code === moment)?.position
  if (moment === undefined) return { fit: situations, rest: [] }
  const fit = situations
    .flatMap(one => {
      const position = positionOf(one)
      return position === undefined ? [] : [{ one, position }]
    })
    .sort((a, b) => a.position - b.position)
  return { fit: fit.map(({ one }) => one), rest: situations.filter(one => positionOf(one) === undefined) }
}
