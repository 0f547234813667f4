/** What a Director may be called for; each opens a ruling form that knows the options of the event's edition. */
export const rulingSituations = [
  'incorrectDeal',
  'wrongBoardOrSeats',
  'unauthorizedInformation',
  'misinformation',
  'cardExposedInAuction',
  'lateChangeOfCall',
  'insufficientBid',
  'callOutOfRotation',
  'inadmissibleCall',
  'callAfterBarredOrEnd',
  'leadOutOfTurn',
  'penaltyCard',
  'prematurePlay',
  'playedCard',
  'dummysRights',
  'defectiveTrick',
  'revoke',
  'contestedClaim',
  'concession',
  'damage',
  'boardCannotBePlayed',
  'fouledBoard',
  'knockoutUnbalanced',
  'otherTableResult',
  'directorsError',
  'procedure',
  'discipline',
  'scoreCorrection',
  'lostRight',
] as const
export type RulingSituation = (typeof rulingSituations)[number]

export const rulingOptions = [
  'playOn',
  'redeal',
  'cancelBoard',
  'accept',
  'retract',
  'substitute',
  'silencePartner',
  'leadRestriction',
  'penaltyCard',
  'trickTransfer',
  'equity',
  'tricksAwarded',
  'tableResultStands',
  'splitHeldToMinus',
  'artificialScore',
  'assignedLikelyProbable',
  'assignedWeighted',
  'committeeVariesForEquity',
  'averageBothSides',
  'separateGroups',
  'artificialOrExtraBoards',
  'bothNonOffending',
  'proceduralPenalty',
  'warning',
  'disciplinaryPenalty',
  'suspension',
  'disqualification',
  'correctScore',
] as const
export type RulingOption = (typeof rulingOptions)[number]

export interface RulingGuide {
  readonly article: string
  readonly options: readonly RulingOption[]
}
/** A text that is silent on a situation has no guide for it. */
export type RulingGuides = Readonly<Partial<Record<RulingSituation, RulingGuide>>>

export const guide = (article: string, ...options: readonly RulingOption[]): RulingGuide => ({ article, options })

/** The options a Director has in a situation under an edition, and the article they come from; none where it is silent. */
export const rulingGuide = (
  edition: { readonly book: { readonly rulings: RulingGuides } },
  situation: RulingSituation,
): RulingGuide | undefined => edition.book.rulings[situation]
