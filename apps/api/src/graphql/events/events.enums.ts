import type { EventRow, StandingsState } from '../../domain/events/events.repo.js'
import type { OfficialRole } from '../../domain/events/officials.js'
import { enumOf } from '../shared/enum.js'

export const EventStatusEnum = enumOf<EventRow['status']>('EventStatus', 'Where an event stands.', {
  SANCTIONED: 'Announced, not yet played.',
  RUNNING: 'Being played.',
  CLOSED: 'Over.',
  CANCELLED: 'Called off.',
})

export const StandingsStateEnum = enumOf<StandingsState>('StandingsState', 'How far the standings of an event are.', {
  PLANNED: 'No stage has standings yet.',
  PROVISIONAL: 'Computed, not yet published.',
  PUBLISHED: 'Published; windows for corrections and appeals may run.',
  OFFICIAL: 'Final, unless reopened.',
})

export const OfficialRoleEnum = enumOf<OfficialRole>('OfficialRole', 'What somebody is at one event.', {
  director: 'Runs it and rules on it.',
  scorer: 'Enters its results.',
})
