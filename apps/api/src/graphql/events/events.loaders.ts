import DataLoader from 'dataloader'
import type { LoaderFactory } from '../../context.js'
import type { Place } from '../../auth/grants.js'
import { type CalledEntry, entriesCalled } from '../../domain/events/entries-called.js'
import {
  type EntryPlayerRow,
  type EntryRow,
  type EventHead,
  type EventRow,
  entriesByIds,
  entriesByStages,
  type EventOfPerson,
  eventHeads,
  eventsByIds,
  nextEventsOfPeople,
  placesOfEvents,
  playersByEntries,
  type StageRow,
  stagesByEvents,
  stagesByIds,
  type StandingsState,
  standingsStatusOfEvents,
} from '../../domain/events/events.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const eventLoader = rowLoader<EventRow>(eventsByIds, row => row.id)
export const eventHeadLoader = rowLoader<EventHead>(eventHeads, row => row.id)
export const stageLoader = rowLoader<StageRow>(stagesByIds, row => row.id)
export const entryLoader = rowLoader<EntryRow>(entriesByIds, row => row.id)
export const stagesOfEventLoader = rowsLoader<StageRow>(stagesByEvents, row => row.eventId)
/** What contestants are called, by their ids. */
export const calledEntryLoader = rowLoader<CalledEntry>(entriesCalled, row => row.id)
export const entriesOfStageLoader = rowsLoader<EntryRow>(entriesByStages, row => row.stageId)
export const playersOfEntryLoader = rowsLoader<EntryPlayerRow>(playersByEntries, row => row.entryId)

export const nextEventsLoader = rowsLoader<EventOfPerson>(nextEventsOfPeople, row => row.forId)

export const eventPlaceLoader: LoaderFactory<DataLoader<string, Place | undefined>> = ({ db }) =>
  new DataLoader(async ids => {
    const places = await placesOfEvents(db, ids)
    return ids.map(id => places.get(id))
  })

export const eventStatusLoader: LoaderFactory<DataLoader<string, { status: StandingsState; corrected: boolean }>> = ({
  db,
}) =>
  new DataLoader(async ids => {
    const found = await standingsStatusOfEvents(db, ids)
    return ids.map(id => found.get(id) ?? { status: 'PLANNED' as const, corrected: false })
  })
