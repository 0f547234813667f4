import { highestOf, type Peak } from '../../core/peak.js'
import type { StageFacts } from '../../core/facts.js'
import type { MahjongSheet } from '../sheet.js'

/** The hand that was won for the most fan, where sessions were written down hand by hand. */
export const mahjongPeaks = ({ sheets }: StageFacts<MahjongSheet>): readonly Peak[] => {
  const won = sheets.flatMap(({ sheet, sides, slot }) =>
    sheet.kind !== 'hands'
      ? []
      : sheet.hands.flatMap(({ result }): readonly Peak[] => {
          const entrant = result.kind === 'drawn' ? undefined : sides[result.winner]
          return result.kind === 'drawn' || entrant === undefined
            ? []
            : [{ code: 'highestHand', value: result.fan, entrant, slot }]
        }),
  )
  const highest = highestOf(won)
  return highest ? [highest] : []
}
