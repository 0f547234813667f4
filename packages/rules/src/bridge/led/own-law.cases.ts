import type { LawCase } from './law.cases.js'

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
const refused = 'callAccepted=no slipOfHand=no'
const silence = 'silencePartner [partnerPassesThroughout'
const unshown = 'leadForbidUnshownSuit]'
const back = 'auctionToRightPlayer'
const again = 'silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout'

/** Forty more, whose right side was written down from the laws before the trees were looked at. */
export const ownCases: readonly LawCase[] = [
  c(
    81,
    'revoke',
    '6H S 12 @2',
    `${by} revokeTrickWonBy=offender laterTricks=0 compensated=yes`,
    `64A1 ${one} declarerTricks=12>13 nsScore=1430>1460`,
  ),
  c(
    82,
    'revoke',
    '2DX N 9 @2',
    'established=yes offender=declarer revokeExemption=noneOfThese revokeTrickWonBy=offender laterTricks=2 compensated=yes',
    `64A1 ${two} declarerTricks=9>7 nsScore=380>-200`,
  ),
  c(83, 'revoke', '3C S 8', `${by} revokeTrickWonBy=partner laterTricks=3 99/laterWonWithSuit=yes compensated=yes`, {
    99: `64A2 ${two} declarerTricks=8>10 nsScore=-50>130`,
    '07 17': `64A2 ${one} declarerTricks=8>9 nsScore=-50>110`,
  }),
  c(
    84,
    'revoke',
    '3C S 8',
    `${by} revokeTrickWonBy=partner laterTricks=3 99/laterWonWithSuit=no compensated=yes`,
    `64A2 ${one} declarerTricks=8>9 nsScore=-50>110`,
  ),
  c(
    85,
    'revoke',
    '1NT S 6 @2',
    `${by} revokeTrickWonBy=others laterTricks=1 99/laterWonWithSuit=no compensated=yes`,
    `64A2 ${one} declarerTricks=6>7 nsScore=-100>90`,
  ),
  c(
    86,
    'revoke',
    '4H S 10 @2',
    'established=yes offender=defender revokeExemption=trickTwelve handsReturned=yes compensated=no declarerTricksWithout=11',
    '64C equity [equityRestored] declarerTricks=10>11 nsScore=620>650',
  ),
  c(
    87,
    'revoke',
    '4H S 9 @2',
    'established=yes offender=defender revokeExemption=calledOnNext compensated=no declarerTricksWithout=10',
    '64C equity [equityRestored] declarerTricks=9>10 nsScore=-100>620',
  ),
  c(
    88,
    'revoke',
    '5C S 9',
    `${by} revokeTrickWonBy=offender laterTricks=0 compensated=no declarerTricksWithout=11`,
    '64C equity [equityRestored] declarerTricks=9>11 nsScore=-100>400',
  ),
  c(
    89,
    'revoke',
    '3NT S 9',
    'established=yes offender=declarer revokeExemption=facedCard compensated=no declarerTricksWithout=8',
    '64C equity [equityRestored] declarerTricks=9>8 nsScore=400>-50',
  ),
  c(
    90,
    'revoke',
    '',
    'established=no wrongCardFrom=declarerOrFaced',
    '62B2 retract [revokeCorrected cardBackFree othersMayChange]',
  ),
  c(
    91,
    'revoke',
    '4S S 9',
    '99/established=defenderAsked 99/offender=defender 99/revokeExemption=noneOfThese 99/revokeTrickWonBy=offender 99/laterTricks=0 99/compensated=yes 0717/established=no 0717/wrongCardFrom=defendersHand',
    {
      99: `64A1 ${one} declarerTricks=9>10 nsScore=-50>420`,
      '07 17': '62B1 retract [revokeCorrected majorPenaltyCard othersMayChange]',
    },
  ),
  c(
    92,
    'insufficientBid',
    '',
    `${refused} 9907/replacement=otherCall 9907/withdrawnCallShowed=suitShownLater 17/replacement=anotherCall 17/comparable=notComparable`,
    { '99 07': `27B2 ${silence} noLeadRestriction]`, 17: `27B2 ${silence} ${unshown}` },
  ),
  c(
    93,
    'insufficientBid',
    '',
    `${refused} 99/replacement=otherCall 99/withdrawnCallShowed=strengthOrOther 07/replacement=sameMeaning 17/replacement=anotherCall 17/comparable=samePurpose`,
    {
      99: `27B2 ${silence} leadForbidOneSuit]`,
      '07 17': '27B1b substitute [replacementFree scoreMayBeAdjusted]',
    },
  ),
  c(
    94,
    'insufficientBid',
    '',
    `${refused} 9907/replacement=otherCall 9907/withdrawnCallShowed=strengthOrOther 17/replacement=anotherCall 17/comparable=notComparable`,
    { '99 07': `27B2 ${silence} leadForbidOneSuit]`, 17: `27B2 ${silence} ${unshown}` },
  ),
  c(
    95,
    'insufficientBid',
    '',
    `${refused} replacement=doubleOrRedouble 9907/withdrawnCallShowed=strengthOrOther 17/comparable=notComparable`,
    { '99 07': `27B3 ${again} leadForbidOneSuit]`, 17: `27B3 ${again} ${unshown}` },
  ),
  c(
    96,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=bid turnOf=leftHandOpponent offenderCalledBefore=no 9907/withdrawnCallShowed=strengthOrOther 17/comparable=notComparable',
    {
      '99 07': `31B silencePartner [${back} partnerPassesThroughout leadForbidOneSuit]`,
      17: `31B silencePartner [${back} partnerFree partnerPassesOnce ${unshown}`,
    },
  ),
  c(97, 'callOutOfRotation', '', 'callAccepted=no whichCall=bid turnOf=leftHandOpponent offenderCalledBefore=yes', {
    '99 07': `25 retract [${back} treatAsChangeOfCall]`,
    17: `31C retract [${back} treatAsChangeOfCall]`,
  }),
  c(98, 'callOutOfRotation', '', 'callAccepted=no whichCall=pass 9907/someoneBid=yes turnOf=rightHandOpponent', {
    '99 07': `30B1 retract [${back} offenderPassesOnce]`,
    17: `30A retract [${back} offenderPassesOnce]`,
  }),
  c(
    99,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=bid turnOf=rightHandOpponent rightfulPlayer=acted 9907/newCall=another 9907/withdrawnCallShowed=oneSuit 9907/suitShown=spades 17/comparable=notComparable',
    {
      '99 07': `31A2b silencePartner [${back} partnerPassesThroughout leadRequireOrForbid:spades]`,
      17: `31A2 silencePartner [${back} partnerPassesOnce ${unshown}`,
    },
  ),
  c(
    100,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=doubleOrRedouble turnOf=rightHandOpponent rightfulPlayer=passed',
    { '99 07': `32B1 retract [${back} offenderRepeats]`, 17: `32A1 retract [${back} offenderRepeats]` },
  ),
  c(
    101,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=pass 9907/someoneBid=yes turnOf=leftHandOpponent 17/offenderCalledBefore=yes',
    { '99 07': `30B3 retract [${back} treatAsChangeOfCall]`, 17: `25 retract [${back} treatAsChangeOfCall]` },
  ),
  c(102, 'inadmissibleCall', '', 'whatIsWrong=doubleNotAllowed lhoCalled=yes', {
    99: `35A retract [callCancelled ${back}]`,
    '07 17': `36 retract [callCancelled ${back}]`,
  }),
  c(
    103,
    'inadmissibleCall',
    '',
    'whatIsWrong=afterFinalPass lhoCalled=no callBy=defendersBid 9907/withdrawnCallShowed=oneSuit 9907/suitShown=hearts',
    {
      '99 07': '39 leadRestriction [callCancelled leadRequireOrForbid:hearts]',
      17: `39 leadRestriction [callCancelled ${unshown}`,
    },
  ),
  c(
    104,
    'inadmissibleCall',
    '',
    'whatIsWrong=hadToPass lhoCalled=no 9907/withdrawnCallShowed=oneSuit 9907/suitShown=spades',
    {
      '99 07': '37 silencePartner [passPutIn bothPassThroughout leadRequireOrForbid:spades]',
      17: `37 silencePartner [passPutIn bothPassThroughout ${unshown}`,
    },
  ),
  c(105, 'inadmissibleCall', '', 'whatIsWrong=simultaneous', '33 accept [callCountsAsLater]'),
  c(106, 'inadmissibleCall', '', 'whatIsWrong=doubleNotAllowed 9907/lhoCalled=no 17/lhoCalled=leadFaced', {
    '99 07': `36 ${again} leadForbidOneSuit]`,
    17: '36C retract [scoredWithoutIt]',
  }),
  c(
    107,
    'changeOfCall',
    '',
    'slipOfHand=no callAccepted=no 99/firstCallLegal=yes 99/offenderChooses=firstCall 9907/withdrawnCallShowed=oneSuit 9907/suitShown=diamonds',
    {
      99: '25B2 silencePartner [firstCallStands partnerPassesOnce leadRequireOrForbid:diamonds]',
      '07': '25B2 retract [firstCallStands leadRequireOrForbid:diamonds]',
      17: `25B2 retract [firstCallStands ${unshown}`,
    },
  ),
  c(108, 'changeOfCall', '', 'slipOfHand=yes 9907/pauseForThought=yes 9907/callAccepted=yes 17/partnerCalled=no', {
    '99 07': '25B1 accept [secondCallStands]',
    17: '25A substitute [slipReplaced lhoMayChange]',
  }),
  c(
    109,
    'cardExposedInAuction',
    '',
    'partnerCouldSee=yes whichCards=twoOrMore',
    '24C silencePartner [cardStaysFaceUp partnerPassesOnce thenAllMajor]',
  ),
  c(
    110,
    'penaltyCard',
    '',
    'whoseCard=defender partnerCouldSee=yes anotherPenaltyCard=no honourOrDeliberate=honour whatNow=partnerLeads declarerChooses=noRestriction',
    '50D2b penaltyCard [leadsAnything majorPenaltyCard]',
  ),
  c(
    111,
    'openingLeadOutOfTurn',
    '',
    'faceDown=no toldByOpponent=no ledBy=defender declarerSawDummy=yes',
    '54C accept [leadMustBeAccepted]',
  ),
  c(
    112,
    'openingLeadOutOfTurn',
    '',
    'faceDown=no toldByOpponent=no ledBy=defender declarerSawDummy=no declarerChooses=acceptAndPlay',
    '54B1 accept [leadAccepted dummySpreadDeclarerSecond]',
  ),
  c(
    113,
    'leadOutOfTurn',
    '',
    'toldByOpponent=no 17/trickThirteen=no ledBy=declarer 99/defendersAccept=no 99/turnWas=aDefenders 0717/defendersAccept=differ',
    { 99: '55B1 retract [cardBackFree defenderLeads]', '07 17': '55A playOn [nextDefenderPrevails]' },
  ),
  c(
    114,
    'prematurePlay',
    '',
    'whatWasPlayed=beforePartner declarerPlayedBoth=no 9907/orderToPartner=highestOfSuit 17/orderToPartner=requireSuit 17/whichSuit=hearts',
    {
      '99 07': '57A1 penaltyCard [partnerPlaysHighest unableAnyCard majorPenaltyCard]',
      17: '57A3 penaltyCard [playRequired:hearts unableAnyCard majorPenaltyCard]',
    },
  ),
  c(
    115,
    'claim',
    '3NT S 13 @2',
    'claimStage=objected claimer=declarer objection=lineNotStated declarerHad=9 tricksLeft=4 claimerLoses=2',
    {
      99: '70D tricksAwarded [newLineRefused] awardedTricks=11 nsScore=720>660',
      '07 17': '70D1 tricksAwarded [newLineRefused] awardedTricks=11 nsScore=720>660',
    },
  ),
  c(
    116,
    'concession',
    '3NT S 9',
    'beforeCorrectionEnds=yes groundOfWithdrawal=notLosableNormally 99/calledOnNext=yes 0717/giverOfTricks=declarer 0717/tricksRestored=1',
    {
      99: '71C tableResultStands [concessionStands]',
      '07 17': '71 tricksAwarded [concessionCancelled] declarerTricks=9>10 nsScore=400>430',
    },
  ),
  c(
    117,
    'damage',
    '',
    'sideDamaged=yes 99/howToAssign=likelyAndProbable 0717/howToAssign=weighed scoredIn=matchpoints topOfBoard=20 99/bestLikely=14 99/worstProbable=6 0717/firstIsWorth=14 0717/weightOfFirst=60 0717/secondIsWorth=6',
    {
      99: '12C2 assignedLikelyProbable [likelyAndProbable] nonOffenders=14 offenders=6',
      '07 17': '12C1c assignedWeighted [weighResults] nonOffenders=10.8 offenders=9.2',
    },
  ),
  c(118, 'knockoutUnbalanced', '', 'impsOfNs=6 impsOfEw=-2', {
    '99 07': '86B averageBothSides [averageOfBoth] awardNs=4 awardEw=-4',
    17: '12C4 averageBothSides [averageOfBoth] awardNs=4 awardEw=-4',
  }),
  c(
    119,
    'scoreCorrection',
    '3NT S 8',
    'whatIsDisputed=numberOfTricks roundOver=yes 17/clearlyConvinced=yes foundTricks=9',
    {
      '99 07': '79B correctScore [nobodyGains] nsScore=-50 scoreForEw=400',
      17: '79B3 correctScore [bothScoresChanged] declarerTricks=8>9 nsScore=-50>400',
    },
  ),
  c(
    120,
    'wrongNumberOfCards',
    '',
    'whichHands=oneTooMany whenFound=afterPlay 17/resultCanBeFound=yes 9907/faultOfNs=none 9907/faultOfEw=wholly',
    {
      '99 07': '13C artificialScore [resultCancelled averagesByFault] awardNs=ave+ awardEw=ave-',
      17: '13D assignedWeighted [resultCancelled weighResults]',
    },
  ),
  c(
    121,
    'revoke',
    '4S S 10',
    'established=yes offender=defender revokeExemption=trickTwelve handsReturned=no',
    '62D1 retract [revokeCorrectedLate partnerNotSuggested]',
  ),
  c(
    122,
    'revoke',
    '4S S 10',
    'established=yes offender=declarer revokeExemption=trickTwelve handsReturned=no',
    '62D1 retract [revokeCorrectedLate]',
  ),
]
