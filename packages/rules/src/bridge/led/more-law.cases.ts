import type { LawCase } from './law.cases.js'

const c = (no: number, situation: string, table: string, answers: string, expected: LawCase['expected']): LawCase => ({
  no,
  situation,
  answers,
  expected,
  ...(table ? { table } : {}),
})

const unshown = 'leadForbidUnshownSuit]'
const back = 'auctionToRightPlayer'
const major = 'majorPenaltyCard'

/** What else is asked at the table: every Law between 11 and 91 that the known cases leave out. */
export const moreCases: readonly LawCase[] = [
  c(
    41,
    'revoke',
    '',
    'established=no wrongCardFrom=defendersHand',
    `62B1 retract [revokeCorrected ${major} othersMayChange]`,
  ),
  c(
    42,
    'revoke',
    '3NT S 8',
    'established=yes offender=defender revokeExemption=noneOfThese revokeTrickWonBy=others laterTricks=3 99/laterWonWithSuit=no compensated=no declarerTricksWithout=11',
    '64C equity [equityRestored] declarerTricks=8>11 nsScore=-50>460',
  ),
  c(
    43,
    'revoke',
    '4S S 10',
    'established=yes offender=defender revokeExemption=trickTwelve handsReturned=yes compensated=yes',
    '64B6 tableResultStands [revokeEstablished noTricks] tricksMoved=0',
  ),
  c(
    44,
    'revoke',
    '1NTXX S 12 @2',
    'established=yes offender=declarer revokeExemption=noneOfThese revokeTrickWonBy=offender laterTricks=4 compensated=yes',
    '64A1 trickTransfer [revokeEstablished twoTricks] tricksMoved=2 declarerTricks=12>10 nsScore=2760>1960',
  ),
  c(45, 'insufficientBid', '', 'callAccepted=no slipOfHand=yes', '25A substitute [slipReplaced lhoMayChange]'),
  c(46, 'callOutOfRotation', '', 'callAccepted=rightfulPlayerCalled', '28B retract [wrongCallDisappears]'),
  c(
    47,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=pass 9907/someoneBid=yes turnOf=partner 17/comparable=samePurpose',
    {
      '99 07': `30B2 silencePartner [${back} offenderPassesThroughout partnerMayNotDoubleOnce]`,
      17: `30B1 retract [${back} partnerFree replacementFree scoreMayBeAdjusted]`,
    },
  ),
  c(
    48,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=bid turnOf=rightHandOpponent rightfulPlayer=acted 9907/newCall=sameDenomination 17/comparable=sameMeaning',
    {
      '99 07': `31A2a silencePartner [${back} partnerPassesOnce]`,
      17: `31A2 retract [${back} replacementFree scoreMayBeAdjusted]`,
    },
  ),
  c(49, 'callOutOfRotation', '', 'callAccepted=no whichCall=doubleOrRedouble turnOf=leftHandOpponent', {
    '99 07': `32 retract [${back} directorDecides]`,
    17: `32C retract [${back} directorDecides]`,
  }),
  c(50, 'inadmissibleCall', '', 'whatIsWrong=doubleNotAllowed lhoCalled=no', {
    '99 07': '36 silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout leadForbidOneSuit]',
    17: `36 silencePartner [callCancelled offenderCallsAgain partnerPassesThroughout ${unshown}`,
  }),
  c(51, 'inadmissibleCall', '', 'whatIsWrong=hadToPass lhoCalled=yes howLongToPass=throughout', {
    99: '35B accept [callAccepted obligationContinues]',
    '07 17': '37 accept [callAccepted obligationContinues]',
  }),
  c(52, 'inadmissibleCall', '', 'whatIsWrong=aboveSeven lhoCalled=no 9907/withdrawnCallShowed=strengthOrOther', {
    '99 07': '38 silencePartner [passPutIn bothPassThroughout leadForbidOneSuit]',
    17: `38 silencePartner [passPutIn bothPassThroughout ${unshown}`,
  }),
  c(53, 'inadmissibleCall', '', 'whatIsWrong=turnLost', {
    '99 07': `34 retract [laterPassesCancelled ${back}]`,
    17: `17D3 retract [laterPassesCancelled ${back}]`,
  }),
  c(
    54,
    'changeOfCall',
    '',
    'slipOfHand=yes 9907/pauseForThought=no partnerCalled=no',
    '25A substitute [slipReplaced lhoMayChange]',
  ),
  c(
    55,
    'cardExposedInAuction',
    '',
    'partnerCouldSee=yes whichCards=honourOrLed',
    '24B silencePartner [cardStaysFaceUp partnerPassesOnce thenMajorPenaltyCard]',
  ),
  c(
    56,
    'cardExposedInAuction',
    '',
    'partnerCouldSee=yes whichCards=oneLowCard',
    '24A penaltyCard [cardStaysFaceUp thenMinorPenaltyCard]',
  ),
  c(57, 'openingLeadOutOfTurn', '', 'faceDown=yes', '41A retract [cardBackFree]'),
  c(
    58,
    'openingLeadOutOfTurn',
    '',
    'faceDown=no toldByOpponent=no ledBy=defender declarerSawDummy=no declarerChooses=spreadHand',
    '54A accept [leadAccepted declarerBecomesDummy]',
  ),
  c(59, 'openingLeadOutOfTurn', '', 'faceDown=no toldByOpponent=no ledBy=declaringSide', {
    99: '24 retract [treatAsExposedInAuction]',
    '07 17': '54E retract [treatAsExposedInAuction]',
  }),
  c(60, 'leadOutOfTurn', '', 'toldByOpponent=yes', '47E1 retract [cardBackFree]'),
  c(
    61,
    'leadOutOfTurn',
    '',
    'toldByOpponent=no 17/trickThirteen=no ledBy=defender declarerChooses=noRestriction',
    `56 penaltyCard [leadsAnything ${major}]`,
  ),
  c(
    62,
    'penaltyCard',
    '',
    'whoseCard=anotherPlayedInstead declarerAccepts=no',
    '52B penaltyCard [penaltyCardPlayedNow wrongCardMajor]',
  ),
  c(
    63,
    'penaltyCard',
    '',
    'whoseCard=severalOfPartner declarerChooses=requireSuit whichSuit=clubs',
    '51B leadRestriction [leadRequired:clubs cardsPickedUp:clubs unableAnyCard]',
  ),
  c(
    64,
    'prematurePlay',
    '',
    'whatWasPlayed=beforePartner declarerPlayedBoth=no orderToPartner=forbidSuit whichSuit=diamonds',
    {
      '99 07': `57A3 penaltyCard [playForbidden:diamonds unableAnyCard ${major}]`,
      17: `57A4 penaltyCard [playForbidden:diamonds unableAnyCard ${major}]`,
    },
  ),
  c(65, 'playedCard', '', 'whoseCardPlayed=incompleteOrder declarerSaid=anything', '46B5 playOn [defenderNamesCard]'),
  c(66, 'playedCard', '', 'whoseCardPlayed=dummyTookWrong bothPlayedOn=yes', {
    '99 07': '45D tableResultStands [dummyPlayStands]',
    17: '45D tableResultStands [dummyMisplayMayBeRevoke]',
  }),
  c(
    67,
    'defectiveTrick',
    '3NT S 10',
    'bothPlayedOn=yes whatWasWrong=tooFew hasSuitLed=no offender=declarer sideTricksFromThere=4',
    '67B1b trickTransfer [missingCardPutIn trickOwnershipStands oneTrick] tricksMoved=1 declarerTricks=10>9 nsScore=430>400',
  ),
  c(
    68,
    'defectiveTrick',
    '4S S 9',
    'bothPlayedOn=yes whatWasWrong=tooFew hasSuitLed=yes 0717/offender=defender 0717/sideTricksFromThere=3',
    {
      99: '67B1a playOn [missingCardPutIn trickOwnershipStands noTricks]',
      '07 17':
        '67B1a trickTransfer [missingCardPutIn trickOwnershipStands oneTrick] tricksMoved=1 declarerTricks=9>10 nsScore=-50>420',
    },
  ),
  c(69, 'dummysRights', '', 'dummyDid=warnedAfterLooking', '43B2a playOn [defenderChoosesHand]'),
  c(70, 'dummysRights', '', 'dummyDid=namedAfterLooking', {
    99: '43C playOn [adjustIfDefendersProfit]',
    '07': '43B3 playOn [adjustIfDefendersProfit]',
    17: '43B3 playOn [defendersLoseTheGain]',
  }),
  c(71, 'unauthorizedInformation', '', 'informationFrom=withdrawnCallOrCard', {
    '99 17': '16C tableResultStands [withdrawnAuthorised withdrawnUnauthorised]',
    '07': '16D tableResultStands [withdrawnAuthorised withdrawnUnauthorised]',
  }),
  c(
    72,
    'unauthorizedInformation',
    '',
    'informationFrom=partner sidesAgreeOnFacts=yes boardStage=finished wasSuggested=yes logicalAlternative=no',
    {
      99: '16A tableResultStands [noAlternative]',
      '07 17': '16B tableResultStands [noAlternative]',
    },
  ),
  c(
    73,
    'misinformation',
    '',
    'whatWasWrongSaid=explanationWrong whenFoundOut=partnerNotCalled couldHaveInfluenced=yes',
    '21B1 playOn [lastCallMayChange lhoMayChange]',
  ),
  c(74, 'wrongBoardOrSeats', '', 'whatWasTaken=wrongBoard somebodyPlayedIt=no howFar=inAuction 9907/callsRepeated=no', {
    '99 07': '15C cancelBoard [boardCancelled]',
    17: '15B2 playOn [finishTheBoard]',
  }),
  c(
    75,
    'wrongNumberOfCards',
    '',
    'whichHands=oneTooMany whenFound=afterPlay 17/resultCanBeFound=no faultOfNs=none faultOfEw=wholly',
    {
      '99 07': '13C artificialScore [resultCancelled averagesByFault] awardNs=ave+ awardEw=ave-',
      17: '13D artificialScore [resultCancelled averagesByFault] awardNs=ave+ awardEw=ave-',
    },
  ),
  c(76, 'boardCannotBePlayed', '', 'faultOfNs=partly faultOfEw=none', {
    99: '12C1 artificialScore [averagesByFault] awardNs=ave awardEw=ave+',
    '07 17': '12C2a artificialScore [averagesByFault] awardNs=ave awardEw=ave+',
  }),
  c(77, 'knockoutUnbalanced', '', 'impsOfNs=10 impsOfEw=-4', {
    '99 07': '86B averageBothSides [averageOfBoth] awardNs=7 awardEw=-7',
    17: '12C4 averageBothSides [averageOfBoth] awardNs=7 awardEw=-7',
  }),
  c(78, 'otherTableResult', '', 'whatIsLeft=substituteWanted resultMayBeKnown=yes faultOfNs=none faultOfEw=none', {
    '99 07': '86C artificialScore [noSubstituteBoard averagesByFault] awardNs=ave+ awardEw=ave+',
    17: '86A artificialScore [noSubstituteBoard averagesByFault] awardNs=ave+ awardEw=ave+',
  }),
  c(79, 'lostRight', '', 'whatHappenedFirst=nonOffendersActed', {
    '99 07': '11A tableResultStands [rightMayBeLost]',
    17: '11A tableResultStands [gainRemoved]',
  }),
  c(80, 'slowPlay', '', 'boardLost=no firstTime=no', '90B2 proceduralPenalty [penaltyByTariff opponentsUnchanged]'),
]
