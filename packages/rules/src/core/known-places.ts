import type { DrawnPlace } from './drawn-place.js'
import type { SheetFact, StageFacts } from './facts.js'

/** What is known of the places of a stage: sheets where they are, the draw where they are not. */
export interface KnownPlaces {
  readonly facts: Pick<StageFacts<unknown>, 'sheets'>
  readonly drawn?: readonly DrawnPlace[]
}

/** Who sits in a place: as its sheet says, or as it was drawn where there is no sheet yet; undefined where neither is. */
export const placeAt = ({ facts, drawn = [] }: KnownPlaces, slot: string | undefined): DrawnPlace | undefined =>
  facts.sheets.find(sheet => sheet.slot === slot) ?? drawn.find(place => place.slot === slot)

type Ruled = StageFacts<unknown>['adjustments'][number]

/**
 * Places that were drawn and ruled on before anything was written there, with the sheet that `sheetBefore` gives them;
 * one for each slot, under the id of the ruling.
 */
export const sheetsBefore = (
  stored: Pick<StageFacts<unknown>, 'sheets' | 'adjustments'>,
  sheetBefore: (adjustment: Ruled['adjustment']) => unknown,
): readonly SheetFact<unknown>[] => {
  const written = new Set(stored.sheets.map(({ slot }) => slot))
  const found = new Map<string, SheetFact<unknown>>()
  for (const { id, adjustment } of stored.adjustments) {
    if (!('drawn' in adjustment) || !adjustment.drawn) continue
    const { drawn } = adjustment
    const sheet = written.has(drawn.slot) || found.has(drawn.slot) ? undefined : sheetBefore(adjustment)
    if (sheet !== undefined) found.set(drawn.slot, { ...drawn, id, sheet })
  }
  return [...found.values()]
}
