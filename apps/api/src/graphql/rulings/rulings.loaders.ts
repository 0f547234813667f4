import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import { type AppealRow, publicAppealsByEvents } from '../../domain/appeals/appeals.repo.js'
import { type AdjustmentRow, adjustmentsOfSources } from '../../domain/rulings/adjustments.repo.js'
import {
  countRulings,
  type PartyRow,
  partiesOfRulings,
  placesOfSlots,
  type RulingFilter,
  rulingsOfParents,
  type SlotPlace,
  successorsOf,
} from '../../domain/rulings/rulings.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { pagedLoader } from '../shared/paged-loader.js'

export const rulingsPageLoader = pagedLoader(rulingsOfParents)
export const partiesLoader = rowsLoader<PartyRow>(partiesOfRulings, row => row.rulingId)
export const rulingAdjustmentsLoader = rowsLoader<AdjustmentRow>(adjustmentsOfSources, row => row.sourceId ?? '')
export const casesOfEventLoader = rowsLoader<AppealRow>(publicAppealsByEvents, row => row.eventId)
export const successorLoader = rowLoader<{ id: string; by: string }>(successorsOf, row => row.id)

interface CountKey {
  readonly parentId: string
  readonly filter: RulingFilter
}

export const rulingCountLoader: LoaderFactory<DataLoader<CountKey, number, string>> = ({ db }) =>
  new DataLoader(
    async keys => {
      const counts = new Map<string, number>()
      const filters = new Map(keys.map(({ filter }) => [JSON.stringify(filter), filter]))
      for (const [name, filter] of filters) {
        const ids = keys.filter(key => JSON.stringify(key.filter) === name).map(key => key.parentId)
        for (const row of await countRulings(db, ids, filter)) counts.set(`${row.parentId}/${name}`, row.n)
      }
      return keys.map(key => counts.get(`${key.parentId}/${JSON.stringify(key.filter)}`) ?? 0)
    },
    { cacheKeyFn: key => JSON.stringify(key) },
  )

interface SlotKey {
  readonly stageId: string
  readonly slot: string
}
const slotText = ({ stageId, slot }: SlotKey): string => `${stageId}/${slot}`

export const slotPlaceLoader: LoaderFactory<DataLoader<SlotKey, SlotPlace | undefined, string>> = ({ db }) =>
  new DataLoader(
    async keys => {
      const places = new Map((await placesOfSlots(db, keys)).map(place => [slotText(place), place]))
      return keys.map(key => places.get(slotText(key)))
    },
    { cacheKeyFn: slotText },
  )
