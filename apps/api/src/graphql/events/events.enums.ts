import type { SettingDescription, SheetField } from '@paiji/rules'
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

export const SettingKindEnum = enumOf<SettingDescription['kind']>('SettingKind', 'What may be written in a setting.', {
  choice: 'One of its options.',
  whole: 'A whole number within its bounds, or one of its options.',
  amount: 'An exact decimal, as text.',
  amounts: 'A list of exact decimals, as text.',
  ratios: 'A list of ratios, as text: -1 or 3/2.',
  yesNo: 'True or false.',
  text: 'Text.',
  steps: 'Some of its options in their order, none twice; or the code of a named list of them.',
  records: 'A list of records with its fields.',
  seedTables: 'Seeds by seat, at each table of each round.',
  byEntrant: 'Figures of each contestant, written when contestants are known.',
})

/** Where a condition is written. */
export type StageConditionPart = 'plan' | 'settings'

export const StageConditionPartEnum = enumOf<StageConditionPart>(
  'StageConditionPart',
  'Where a condition is written.',
  {
    plan: 'In the plan: how rounds are made.',
    settings: 'In the conditions of contest of the sport.',
  },
)

export const SheetFieldKindEnum = enumOf<SheetField['kind']>(
  'SheetFieldKind',
  'What is entered in a field of a sheet.',
  {
    choice: 'One of its options.',
    integer: 'A whole number within its bounds.',
    integerPerSeat: 'A whole number within its bounds for every seat.',
    seat: 'A seat of the table.',
    seats: 'Several seats of the table.',
    rows: 'Lines of one form, deal by deal.',
    finishingOrder: 'The seats in the order in which they finished.',
    yesNo: 'Yes or no.',
    text: 'Text, by its pattern where it has one.',
  },
)
