import {
  type Decision,
  type Ending,
  type GuandanSheet,
  type HandType,
  handTypes,
  type LadderEvent,
} from '@paiji/rules/guandan'
import { enumOf, enumOfCodes } from '../../schema-kit/enum.js'

export const GuandanSheetKindEnum = enumOf<GuandanSheet['kind']>('GuandanSheetKind', 'What stands on a sheet.', {
  game: 'A game, deal by deal or by its final levels.',
  points: 'Only the points are known.',
  bye: 'A contestant without an opponent.',
  duplicateDeal: 'One deal of a duplicate event.',
})

export const GuandanEndingEnum = enumOf<Ending>('GuandanEnding', 'How a game ended.', {
  inProgress: 'Not yet: the deals so far, and no score.',
  passAce: 'A side passed A.',
  dealCount: 'The number of deals was reached.',
  time: 'Time was called.',
  aceFailed: 'A side failed at A for the last time.',
  forfeit: 'A side forfeited.',
  penalty: 'It was taken from a side as a penalty.',
  suspension: 'It was taken from a side that was suspended.',
})

export const GuandanDecisionEnum = enumOf<Decision>('GuandanDecision', 'What gave a game its winner.', {
  inProgress: 'It is not over.',
  passAce: 'A side passed A.',
  levels: 'The higher level.',
  drawn: 'Nothing: it is drawn.',
  dealPoints: 'More levels won in deals of a fixed level.',
  draw: 'Equal levels are a draw.',
  extraDeal: 'A deal more at the levels reached.',
  extraDealAtTwo: 'A deal more at level 2.',
  firstToReach: 'Who reached the level first.',
  onStage: 'The side whose level was being played.',
  nextLead: 'The side that would have led next.',
  aceFailed: 'The other side failed at A.',
  offence: 'It was taken from a side.',
})

export const GuandanLadderEventEnum = enumOf<LadderEvent>('GuandanLadderEvent', 'What happened on the ladder.', {
  climbed: 'The winner went up.',
  heldAtAce: 'The winner stays at A.',
  passedAce: 'The winner passed A.',
  aceFailed: 'A try at A failed.',
  demotedTo2: 'The side went back to 2.',
  lostAtAce: 'The side lost the game at A.',
})

export const GuandanHandTypeEnum = enumOfCodes<HandType>('GuandanHandType', 'A type of hand.', handTypes)
