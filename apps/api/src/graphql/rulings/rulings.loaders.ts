import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import type { RulingSight } from '../../domain/rulings/policy.js'
import { type AppealRow, publicAppealsByEvents } from '../../domain/appeals/appeals.repo.js'
import { type AdjustmentRow, adjustmentsOfSources } from '../../domain/rulings/adjustments.repo.js'
import {
  countRulings,
  ledOfAppeals,
  type PartyRow,
  partiesOfRulings,
  placesOfSlots,
  type RulingRow,
  rulingsAtSlots,
  type RulingFilter,
  rulingsOfParents,
  type SlotPlace,
  stagesOfRulings,
  successorsOf,
} from '../../domain/rulings/rulings.repo.js'
import { decidedByRuling } from '../../domain/rounds/tables-short.js'
import { findStage } from '../../domain/standings/stage.repo.js'
import { keyedLoader, rowLoader, rowsLoader } from '../shared/loader.js'
import { countLoader, pagedLoader } from '../shared/paged-loader.js'

/** By stage: the places whose result a ruling has given. */
export const decidedPlacesLoader: LoaderFactory<DataLoader<string, ReadonlySet<string>>> = ({ db }) =>
  new DataLoader(stages =>
    Promise.all(
      stages.map(async id => {
        const stage = await findStage(db, id)
        return stage ? decidedByRuling(db, stage) : new Set<string>()
      }),
    ),
  )

export const rulingStageLoader = rowLoader(stagesOfRulings, row => row.id)
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

interface SlotSight extends SlotKey {
  readonly sight: RulingSight
}
const sightText = ({ sight }: SlotSight): string => `${sight.all} ${sight.personId ?? ''}`

/** The rulings that stand at each place, as somebody may see them; one statement for each way of seeing. */
export const slotRulingsLoader: LoaderFactory<DataLoader<SlotSight, RulingRow[], string>> = ({ db }) =>
  new DataLoader(
    async keys => {
      const ways = new Map(keys.map(key => [sightText(key), key.sight]))
      const found = new Map<string, RulingRow[]>()
      for (const [way, sight] of ways) {
        const own = keys.filter(key => sightText(key) === way)
        for (const row of await rulingsAtSlots(db, own, sight)) {
          const name = `${way} ${slotText({ stageId: row.stageId, slot: row.slot ?? '' })}`
          found.set(name, [...(found.get(name) ?? []), row])
        }
      }
      return keys.map(key => found.get(`${sightText(key)} ${slotText(key)}`) ?? [])
    },
    { cacheKeyFn: key => `${sightText(key)} ${slotText(key)}` },
  )
