import { guide, type RulingGuides } from '../../rulings/ruling-guide.js'

/** Situations of Laws 9 to 16 alone; the text on file says nothing of any other. */
export const rulings: RulingGuides = {
  incorrectDeal: guide('13', 'redeal', 'playOn', 'cancelBoard', 'artificialScore', 'proceduralPenalty'),
  wrongBoardOrSeats: guide('15', 'playOn', 'tableResultStands', 'cancelBoard', 'artificialScore', 'proceduralPenalty'),
  unauthorizedInformation: guide('16', 'tableResultStands', 'assignedLikelyProbable', 'artificialScore'),
  damage: guide('12C2', 'assignedLikelyProbable', 'artificialScore', 'tableResultStands'),
  boardCannotBePlayed: guide('12C1', 'artificialScore'),
  lostRight: guide('11', 'tableResultStands', 'proceduralPenalty'),
}
