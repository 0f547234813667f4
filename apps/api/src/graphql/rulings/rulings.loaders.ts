import { type AppealRow, publicAppealsByEvents } from '../../domain/appeals/appeals.repo.js'
import { type AdjustmentRow, adjustmentsOfSources } from '../../domain/rulings/adjustments.repo.js'
import {
  countRulings,
  ledOfAppeals,
  type PartyRow,
  partiesOfRulings,
  placesOfSlots,
  type RulingFilter,
  rulingsOfParents,
  type SlotPlace,
  successorsOf,
} from '../../domain/rulings/rulings.repo.js'
import { keyedLoader, rowLoader, rowsLoader } from '../shared/loader.js'
import { countLoader, pagedLoader } from '../shared/paged-loader.js'

export const rulingsPageLoader = pagedLoader(rulingsOfParents)
export const partiesLoader = rowsLoader<PartyRow>(partiesOfRulings, row => row.rulingId)
export const rulingAdjustmentsLoader = rowsLoader<AdjustmentRow>(adjustmentsOfSources, row => row.sourceId ?? '')
export const casesOfEventLoader = rowsLoader<AppealRow>(publicAppealsByEvents, row => row.eventId)
export const successorLoader = rowLoader<{ id: string; by: string }>(successorsOf, row => row.id)

export const ledOfAppealLoader = rowLoader<Awaited<ReturnType<typeof ledOfAppeals>>[number]>(
  ledOfAppeals,
  row => row.appealId,
)

export const rulingCountLoader = countLoader<RulingFilter>(countRulings)

interface SlotKey {
  readonly stageId: string
  readonly slot: string
}
const slotText = ({ stageId, slot }: SlotKey): string => `${stageId}/${slot}`

export const slotPlaceLoader = keyedLoader<SlotKey, SlotPlace>(placesOfSlots, slotText, slotText)
