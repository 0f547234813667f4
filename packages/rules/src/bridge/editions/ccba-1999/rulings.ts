import { guide, type RulingGuides } from '../../ruling-guide.js'

/** Situations a Director rules on and what the 1997 Laws let him do. */
export const rulings: RulingGuides = {
  incorrectDeal: guide('13', 'redeal', 'playOn', 'artificialScore', 'assignedLikelyProbable'),
  wrongBoardOrSeats: guide('15', 'playOn', 'cancelBoard', 'artificialScore', 'proceduralPenalty'),
  unauthorizedInformation: guide('16', 'tableResultStands', 'assignedLikelyProbable', 'artificialScore'),
  misinformation: guide('40C', 'tableResultStands', 'assignedLikelyProbable', 'artificialScore'),
  cardExposedInAuction: guide('24', 'penaltyCard', 'silencePartner', 'leadRestriction'),
  lateChangeOfCall: guide('25B', 'accept', 'retract', 'splitHeldToMinus', 'leadRestriction'),
  insufficientBid: guide('27', 'accept', 'substitute', 'silencePartner', 'assignedLikelyProbable'),
  callOutOfRotation: guide('29', 'accept', 'retract', 'silencePartner', 'leadRestriction'),
  inadmissibleCall: guide('35', 'retract', 'silencePartner', 'leadRestriction'),
  callAfterBarredOrEnd: guide('39', 'retract', 'silencePartner', 'leadRestriction'),
  leadOutOfTurn: guide('53', 'accept', 'leadRestriction', 'penaltyCard'),
  penaltyCard: guide('50', 'penaltyCard', 'leadRestriction'),
  revoke: guide('64A', 'trickTransfer', 'equity', 'tableResultStands'),
  contestedClaim: guide('70', 'tricksAwarded'),
  concession: guide('71', 'tricksAwarded', 'tableResultStands'),
  damage: guide('12C2', 'assignedLikelyProbable', 'committeeVariesForEquity', 'artificialScore', 'tableResultStands'),
  boardCannotBePlayed: guide('12C1', 'artificialScore'),
  fouledBoard: guide('87', 'separateGroups', 'artificialScore'),
  knockoutUnbalanced: guide('86B', 'averageBothSides'),
  otherTableResult: guide('86A', 'artificialScore'),
  directorsError: guide('82C', 'bothNonOffending', 'artificialScore', 'assignedLikelyProbable'),
  procedure: guide('90', 'warning', 'proceduralPenalty'),
  discipline: guide('91', 'warning', 'disciplinaryPenalty', 'suspension', 'disqualification'),
  scoreCorrection: guide('79B', 'correctScore', 'tableResultStands'),
}
