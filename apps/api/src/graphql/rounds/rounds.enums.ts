import type { Room } from '@paiji/rules'
import type { RoundsFact } from '../../domain/seating/amend-rounds.js'
import type { SeatingFact } from '../../domain/seating/change-seating.js'
import type { BlockedDraw, DrawChoice } from '../../domain/rounds/draw-round.js'
import type { ClockState } from '../../domain/rounds/round-clock.js'
import type { RoundRow, SheetRow, TableRow } from '../../domain/rounds/rounds.repo.js'
import type { UnlikeTheDraw } from '../../domain/rounds/tables-to-watch.js'
import type { ClockAction } from '../../domain/rounds/set-clock.js'
import type { NamedGround } from '../../domain/rounds/name-winner.js'
import { enumOf } from '../shared/enum.js'

export const RoundStatusEnum = enumOf<RoundRow['status']>('RoundStatus', 'Where a round stands.', {
  PLANNED: 'A draft of the director; nobody else sees it.',
  OPEN: 'Announced, and being played.',
  CLOSED: 'Its results are complete, or it was closed without them.',
})

export const RoundMethodEnum = enumOf<NonNullable<RoundRow['method']>>('RoundMethod', 'How a round came about.', {
  drawn: 'Paired by the format of the stage.',
  movement: 'From a movement over the whole session.',
  seating: 'From a seating over the whole session, or by the standings.',
  manual: 'Paired by the director by hand.',
})

export const NamedGroundEnum = enumOf<NamedGround>('NamedGround', 'On what ground a side goes on from a level match.', {
  extraPlay: 'Further play at the table decided it.',
  lot: 'A lot was drawn.',
  seed: 'The better seed, or the better place before, goes on.',
  withdrawal: 'The other side withdrew or did not appear.',
  conditions: 'Another rule of the conditions of contest.',
})

export const SeatingFactEnum = enumOf<SeatingFact>('SeatingFact', 'What happened after rounds were announced.', {
  comes: 'A contestant came late: it takes the phantom or the bye.',
  leaves: 'A contestant leaves: its opponents sit out.',
  exchanges: "Two sit in each other's place, or one in the place of the other; results go with them.",
})

export const RoundsFactEnum = enumOf<RoundsFact>('RoundsFact', 'What became of announced rounds.', {
  notPlayed: 'Boards, or a table, are not played: closing asks nothing about them.',
  playedAfterAll: 'They are played after all.',
  tableMore: 'Contestants without a seat sit at a table more.',
})

export const DrawChoiceEnum = enumOf<DrawChoice>('DrawChoice', 'What is relaxed when no legal pairing is left.', {
  oldestRematch: 'The meetings that are longest ago may be repeated.',
  secondBye: 'Somebody may have a second bye.',
})

/** What a director may do about a blocked draw. */
export type WayOut = BlockedDraw['choices'][number]

export const WayOutEnum = enumOf<WayOut>('WayOut', 'What a director may do when no legal pairing is left.', {
  oldestRematch: 'Repeat the meetings that are longest ago.',
  secondBye: 'Give somebody a second bye.',
  manual: 'Pair by hand.',
  endStage: 'End the stage here.',
})

export const ClockStateEnum = enumOf<ClockState>('ClockState', 'What the clock of a round does.', {
  WAITING: 'Starts later.',
  RUNNING: 'Runs.',
  PAUSED: 'Stands still until it is resumed.',
  ENDED: 'Time was called, or the round was closed.',
})

export const ClockActionEnum = enumOf<ClockAction>('ClockAction', 'What is done to the clock of a round.', {
  START: 'Start it now.',
  PAUSE: 'Stop it for a while.',
  RESUME: 'Let it run again.',
  END: 'Call time.',
  LENGTH: 'Change its length.',
})

export const TableKindEnum = enumOf<TableRow['kind']>('TableKind', 'What a place of a round is.', {
  match: 'A table that is played.',
  bye: 'A side without a table.',
})

export const RoomEnum = enumOf<Room>('Room', 'Where a table of a match stands.', {
  open: 'The open room: the side named first sits north and south.',
  closed: 'The closed room: the side named first sits east and west.',
})

export const SheetSourceEnum = enumOf<SheetRow['source']>('SheetSource', 'Where a score sheet comes from.', {
  desk: 'Entered at the score desk.',
  table: 'Entered at the table itself, with the code of its slip.',
  import: 'Read from a results file.',
  correction: 'Written by a correction.',
})

/** What an even Mitchell does about meeting the same boards again. */
export type EvenMitchell = 'skip' | 'shareAndRelay'

export const EvenMitchellEnum = enumOf<EvenMitchell>(
  'EvenMitchell',
  'How a Mitchell of even tables avoids repetition.',
  {
    skip: 'The moving pairs skip a table half way.',
    shareAndRelay: 'Two tables share boards, and a relay stands half way round.',
  },
)

/** The direction whose pairs sit out in turn, where a pair is missing. */
export type SitOutDirection = 'ns' | 'ew'

export const SitOutDirectionEnum = enumOf<SitOutDirection>(
  'SitOutDirection',
  'Whose pairs sit out in turn where their number is odd.',
  { ns: 'North–south pairs, at the table whose opponents are missing.', ew: 'East–west pairs, as they come to it.' },
)

/** How the seats of a session are given out. */
export type SeatingKind = 'perfect' | 'roller' | 'search' | 'ranking' | 'swiss' | 'partners'

export const SeatingKindEnum = enumOf<SeatingKind>('SeatingKind', 'How four seats at each table are given out.', {
  perfect: 'Nobody meets anybody twice.',
  roller: 'By a roller draw.',
  search: 'The evenest of many tried from a seed.',
  ranking: 'The next round by the standings, neighbours of the order together.',
  swiss: 'The next round by the standings, in which as few as can be meet again.',
  partners: 'Another partner in every round.',
})

export const UnlikeTheDrawEnum = enumOf<UnlikeTheDraw>('UnlikeTheDraw', 'How a sheet says other than the draw.', {
  turned: 'The same contestants sat the other way round.',
  others: 'Other contestants sat there.',
  notDrawn: 'It was not drawn for the table.',
})
