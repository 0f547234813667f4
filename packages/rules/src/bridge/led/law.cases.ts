/** One law case: the table (`4S S 9`, tricks won; `@2` names the board), the answers, and what each edition makes of it. */
export interface LawCase {
  readonly no: number
  readonly situation: string
  readonly table?: string
  /** `question=answer`, separated by blanks; `99/…`, `07/…`, `17/…` and `9907/…` are asked in those editions alone. */
  readonly answers: string
  /** `article option [effects] figures`, one for all editions or one for each group of them. */
  readonly expected: string | Readonly<Record<string, string>>
}

const c = (no: number, situation: string, table: string, answers: string, expected: LawCase['expected']): LawCase => ({
  no,
  situation,
  answers,
  expected,
  ...(table ? { table } : {}),
})

const by = 'established=yes offender=defender revokeExemption=noneOfThese'
const two = 'trickTransfer [revokeEstablished twoTricks] tricksMoved=2'
const one = 'trickTransfer [revokeEstablished oneTrick] tricksMoved=1'
const free = '[replacementFree scoreMayBeAdjusted]'
const refused = 'callAccepted=no slipOfHand=no'
const silence = 'silencePartner [partnerPassesThroughout'
const unshown = 'leadForbidUnshownSuit]'
const back = 'auctionToRightPlayer'

/** Revokes, insufficient bids, calls out of turn, cards, claims, damage, boards: the cases every director is asked. */
export const knownCases: readonly LawCase[] = [
  c(
    1,
    'revoke',
    '4S S 9',
    `${by} revokeTrickWonBy=offender laterTricks=1 compensated=yes`,
    `64A1 ${two} declarerTricks=9>11 nsScore=-50>450`,
  ),
  c(
    2,
    'revoke',
    '4S S 9',
    `${by} revokeTrickWonBy=offender laterTricks=0 compensated=yes`,
    `64A1 ${one} declarerTricks=9>10 nsScore=-50>420`,
  ),
  c(3, 'revoke', '4S S 9', `${by} revokeTrickWonBy=others laterTricks=2 99/laterWonWithSuit=yes compensated=yes`, {
    99: `64A2 ${two} declarerTricks=9>11 nsScore=-50>450`,
    '07 17': `64A2 ${one} declarerTricks=9>10 nsScore=-50>420`,
  }),
  c(
    4,
    'revoke',
    '4S S 9',
    `${by} revokeTrickWonBy=others laterTricks=1 99/laterWonWithSuit=yes compensated=yes`,
    `64A2 ${one} declarerTricks=9>10 nsScore=-50>420`,
  ),
  c(
    5,
    'revoke',
    '4H S 9',
    `${by} revokeTrickWonBy=partner laterTricks=0 99/laterWonWithSuit=no compensated=yes`,
    `64A2 ${one} declarerTricks=9>10 nsScore=-50>420`,
  ),
  c(
    6,
    'revoke',
    '3NT S 9',
    `${by} revokeTrickWonBy=others laterTricks=0 99/laterWonWithSuit=no compensated=yes`,
    '64B1 tableResultStands [revokeEstablished noTricks] tricksMoved=0',
  ),
  c(
    7,
    'revoke',
    '4H S 10',
    'established=yes offender=declarer revokeExemption=noneOfThese revokeTrickWonBy=partner laterTricks=1 99/laterWonWithSuit=yes compensated=yes',
    {
      99: `64A2 ${two} declarerTricks=10>8 nsScore=420>-100`,
      '07 17': `64A2 ${one} declarerTricks=10>9 nsScore=420>-50`,
    },
  ),
  c(
    8,
    'revoke',
    '4S S 8',
    'established=yes offender=defender revokeExemption=secondInSuit compensated=yes',
    '64B2 tableResultStands [revokeEstablished noTricks] tricksMoved=0',
  ),
  c(
    9,
    'revoke',
    '3NT S 9',
    'established=yes offender=defender revokeExemption=bothSidesRevoked 99/sameTrick=no 99/movedToDeclarer=1 99/movedFromDeclarer=2 0717/declarerTricksWithout=9',
    {
      99: '64A trickTransfer [eachRevokePaid] declarerTricks=9>8 nsScore=400>-50',
      '07': '64C tableResultStands [asIfNoRevoke] declarerTricks=9>9 nsScore=400>400',
      17: '64C2b tableResultStands [asIfNoRevoke] declarerTricks=9>9 nsScore=400>400',
    },
  ),
  c(
    10,
    'revoke',
    '3NT S 9',
    'established=yes offender=declarer revokeExemption=facedCard compensated=yes',
    '64B3 tableResultStands [revokeEstablished noTricks] tricksMoved=0',
  ),
  c(
    11,
    'insufficientBid',
    '',
    `${refused} 9907/replacement=lowestNatural 17/replacement=lowestSameDenomination`,
    `27B1a substitute ${free}`,
  ),
  c(
    12,
    'insufficientBid',
    '',
    `${refused} 99/replacement=otherCall 99/withdrawnCallShowed=strengthOrOther 07/replacement=sameMeaning 17/replacement=anotherCall 17/comparable=sameMeaning`,
    {
      99: `27B2 ${silence} leadForbidOneSuit]`,
      '07 17': `27B1b substitute ${free}`,
    },
  ),
  c(
    13,
    'insufficientBid',
    '',
    `${refused} 9907/replacement=otherCall 9907/withdrawnCallShowed=oneSuit 9907/suitShown=spades 17/replacement=anotherCall 17/comparable=notComparable`,
    {
      '99 07': `27B2 ${silence} leadRequireOrForbid:spades]`,
      17: `27B2 ${silence} ${unshown}`,
    },
  ),
  c(
    14,
    'insufficientBid',
    '',
    `${refused} 99/replacement=doubleOrRedouble 99/withdrawnCallShowed=oneSuit 99/suitShown=hearts 07/replacement=sameMeaning 17/replacement=doubleOrRedouble 17/comparable=sameMeaning`,
    {
      99: '27B3 silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout leadRequireOrForbid:hearts]',
      '07 17': `27B1b substitute ${free}`,
    },
  ),
  c(15, 'insufficientBid', '', 'callAccepted=yes', '27A accept [callAccepted]'),
  c(16, 'insufficientBid', '', `${refused} replacement=insufficientAgain 07/withdrawnCallShowed=strengthOrOther`, {
    99: '27B substitute [directorDecides callCancelled offenderCallsAgain]',
    '07': '27B4 silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout leadForbidOneSuit]',
    17: `27B4 silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout ${unshown}`,
  }),
  c(
    17,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=pass 9907/someoneBid=no 17/turnOf=rightHandOpponent',
    `30A retract [${back} offenderPassesOnce]`,
  ),
  c(
    18,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=pass 9907/someoneBid=no 17/turnOf=partner 17/comparable=notComparable',
    {
      '99 07': `30A retract [${back} offenderPassesOnce]`,
      17: `30B1 silencePartner [${back} partnerFree partnerPassesOnce ${unshown}`,
    },
  ),
  c(
    19,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=bid turnOf=rightHandOpponent rightfulPlayer=passed',
    `31A1 retract [${back} offenderRepeats]`,
  ),
  c(
    20,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=bid turnOf=partner 9907/withdrawnCallShowed=oneSuit 9907/suitShown=spades 17/comparable=notComparable',
    {
      '99 07': `31B silencePartner [${back} partnerPassesThroughout leadRequireOrForbid:spades]`,
      17: `31B silencePartner [${back} partnerFree partnerPassesOnce ${unshown}`,
    },
  ),
  c(
    21,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=doubleOrRedouble turnOf=partner 17/comparable=subsetOfMeanings',
    {
      '99 07': `32A silencePartner [${back} partnerPassesThroughout leadForbidOneSuit]`,
      17: `32B retract [${back} partnerFree replacementFree scoreMayBeAdjusted]`,
    },
  ),
  c(22, 'penaltyCard', '', 'whoseCard=defender partnerCouldSee=yes anotherPenaltyCard=no honourOrDeliberate=neither', {
    '99 07': '50C penaltyCard [minorPenaltyCard honourMayGoFirst cardUnauthorised]',
    17: '50C penaltyCard [minorPenaltyCard honourMayGoFirst cardKnownWhileFaced]',
  }),
  c(23, 'penaltyCard', '', 'whoseCard=defender partnerCouldSee=yes anotherPenaltyCard=yes', {
    '99 07': '50B penaltyCard [allMajor cardUnauthorised]',
    17: '50B penaltyCard [allMajor cardKnownWhileFaced]',
  }),
  c(
    24,
    'penaltyCard',
    '',
    'whoseCard=defender partnerCouldSee=yes anotherPenaltyCard=no honourOrDeliberate=honour whatNow=partnerLeads declarerChooses=forbidSuit whichSuit=hearts',
    '50D2a leadRestriction [leadForbidden:hearts cardPickedUp unableAnyCard]',
  ),
  c(
    25,
    'openingLeadOutOfTurn',
    '',
    'faceDown=no toldByOpponent=no ledBy=defender declarerSawDummy=no declarerChooses=requireSuit whichSuit=spades',
    '54D leadRestriction [leadRequired:spades cardPickedUp unableAnyCard]',
  ),
  c(
    26,
    'leadOutOfTurn',
    '',
    'toldByOpponent=no 17/trickThirteen=no ledBy=declarer defendersAccept=no turnWas=declarersOtherHand',
    '55B2 retract [cardBackFree leadAnyFromRightHand]',
  ),
  c(
    27,
    'claim',
    '4S S 13',
    'claimStage=objected claimer=declarer objection=trumpForgotten declarerHad=8 tricksLeft=5 claimerLoses=1',
    '70C tricksAwarded [trumpTrickToOpponents] awardedTricks=12 nsScore=510>480',
  ),
  c(
    28,
    'claim',
    '3NT S 10',
    'claimStage=agreedBefore beforeCorrectionEnds=yes groundOfWithdrawal=likelyWon 0717/giverOfTricks=defenders 0717/tricksRestored=1',
    {
      99: '69B tableResultStands [agreementStands]',
      '07 17': '69B tricksAwarded [agreementWithdrawn] declarerTricks=10>9 nsScore=430>400',
    },
  ),
  c(
    29,
    'concession',
    '1NT S 6',
    'beforeCorrectionEnds=yes groundOfWithdrawal=trickWasWon giverOfTricks=declarer tricksRestored=1',
    '71 tricksAwarded [concessionCancelled] declarerTricks=6>7 nsScore=-50>90',
  ),
  c(
    30,
    'claim',
    '3NT S 8',
    'claimStage=playedOn 9907/claimer=declarer 9907/declarerHad=6 9907/tricksLeft=3 9907/claimerLoses=0 17/allFourAgreed=yes',
    {
      '99 07': '68D tricksAwarded [laterPlayVoid doubtAgainstClaimer] awardedTricks=9 nsScore=-50>400',
      17: '68D2b tableResultStands [claimVoidScoreStands]',
    },
  ),
  c(
    31,
    'damage',
    '',
    'sideDamaged=yes 99/howToAssign=likelyAndProbable 0717/howToAssign=weighed scoredIn=matchpoints topOfBoard=10 99/bestLikely=9.7 99/worstProbable=0.3 0717/firstIsWorth=9.7 0717/weightOfFirst=30 0717/secondIsWorth=5.7',
    {
      99: '12C2 assignedLikelyProbable [likelyAndProbable] nonOffenders=9.7 offenders=0.3',
      '07 17': '12C1c assignedWeighted [weighResults] nonOffenders=6.9 offenders=3.1',
    },
  ),
  c(
    32,
    'damage',
    '',
    'sideDamaged=yes 99/howToAssign=likelyAndProbable 0717/howToAssign=weighed scoredIn=imps 99/bestLikely=10 99/worstProbable=-10 0717/firstIsWorth=10 0717/weightOfFirst=60 0717/secondIsWorth=1',
    {
      99: '12C2 assignedLikelyProbable [likelyAndProbable] nonOffenders=10 offenders=-10',
      '07 17': '12C1c assignedWeighted [weighResults] nonOffenders=6.4 offenders=-6.4',
    },
  ),
  c(
    33,
    'damage',
    '',
    'sideDamaged=yes howToAssign=ownBlunder 0717/scoredIn=imps 0717/tableScore=-11 0717/expectedScore=-4 0717/scoreWithoutBlunder=2',
    {
      99: '12C2 assignedLikelyProbable [directorDecides]',
      '07': '12C1b assignedWeighted [ownBlunderNotRedressed] nonOffenders=-11 offenders=4 knockoutNet=-7.5',
      17: '12C1e assignedWeighted [ownBlunderNotRedressed] nonOffenders=-11 offenders=4 knockoutNet=-7.5',
    },
  ),
  c(
    34,
    'fouledBoard',
    '',
    'copiesDiffer=inCards expectedResults=7 resultsInGroup=4',
    '87B separateGroups [scoredInGroups] topOfGroup=11.25 bottomOfGroup=0.75',
  ),
  c(35, 'fouledBoard', '', 'copiesDiffer=inDealerOrVulnerability 0717/expectedResults=7 0717/resultsInGroup=4', {
    99: '87A tableResultStands [notFouled]',
    '07 17': '87B separateGroups [scoredInGroups] topOfGroup=11.25 bottomOfGroup=0.75',
  }),
  c(
    36,
    'changeOfCall',
    '',
    'slipOfHand=no callAccepted=no 99/firstCallLegal=yes 99/offenderChooses=anotherCall 9907/withdrawnCallShowed=strengthOrOther 99/scoredBy=percent 99/offendersScore=55 99/othersScore=45',
    {
      99: '25B2 splitHeldToMinus [offendersHeldToMinus leadForbidOneSuit] offenders=55>40 nonOffenders=45',
      '07': '25B2 retract [firstCallStands leadForbidOneSuit]',
      17: `25B2 retract [firstCallStands ${unshown}`,
    },
  ),
  c(
    37,
    'revoke',
    '4S S 11',
    `${by} revokeTrickWonBy=movedAlready laterTricks=0 compensated=yes`,
    '64B1 tableResultStands [revokeEstablished noTricks] tricksMoved=0',
  ),
  c(
    38,
    'scoreCorrection',
    '7NTXX S 13 @2',
    'whatIsDisputed=wrongEntry beforeCorrectionEnds=yes correctTricks=0',
    '79C correctScore [scoreCorrected] declarerTricks=13>0 nsScore=2980>-7600',
  ),
  c(
    39,
    'scoreCorrection',
    '4S S 11',
    'whatIsDisputed=numberOfTricks roundOver=yes 17/clearlyConvinced=no foundTricks=10',
    {
      '99 07': '79B correctScore [nobodyGains] nsScore=420 scoreForEw=450',
      17: '79B3 correctScore [nobodyGains] nsScore=420 scoreForEw=450',
    },
  ),
  c(40, 'directorsError', '', 'canBePutRight=no resultCanBeFound=yes', {
    99: '82C bothNonOffending [bothInnocent mostFavourableEach]',
    '07 17': '82C bothNonOffending [bothInnocent weighForEach]',
  }),
]
