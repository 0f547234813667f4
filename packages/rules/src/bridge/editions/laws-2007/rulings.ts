import { guide, type RulingGuides } from '../../rulings/ruling-guide.js'
import { rulings as rulings1999 } from '../ccba-1999/rulings.js'

const weighted = ['tableResultStands', 'assignedWeighted', 'artificialScore'] as const

/** Where the Laws of 2007 give other options. */
export const rulings: RulingGuides = {
  ...rulings1999,
  revoke: guide('64A', 'trickTransfer', 'equity', 'assignedWeighted', 'tableResultStands', 'retract'),
  incorrectDeal: guide('13', 'redeal', 'playOn', 'artificialScore', 'assignedWeighted'),
  unauthorizedInformation: guide('16B', ...weighted, 'proceduralPenalty'),
  misinformation: guide('21B', ...weighted, 'playOn'),
  lateChangeOfCall: guide('25B', 'accept', 'retract', 'substitute', 'leadRestriction'),
  insufficientBid: guide('27', 'accept', 'substitute', 'silencePartner', 'assignedWeighted'),
  damage: guide('12C1', 'assignedWeighted', 'assignedLikelyProbable', 'artificialScore', 'tableResultStands'),
  boardCannotBePlayed: guide('12C2', 'artificialScore'),
  otherTableResult: guide('86D', 'assignedWeighted', 'artificialScore'),
  dummysRights: guide('43', 'playOn', 'warning', 'proceduralPenalty', 'assignedWeighted'),
  directorsError: guide('82C', 'playOn', 'bothNonOffending', 'artificialScore', 'assignedWeighted'),
}
