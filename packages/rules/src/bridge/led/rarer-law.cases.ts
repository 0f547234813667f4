import type { LawCase } from './law.cases.js'

const c = (no: number, situation: string, table: string, answers: string, expected: LawCase['expected']): LawCase => ({
  no,
  situation,
  table,
  answers,
  expected,
})

const back = 'auctionToRightPlayer'
const unshown = 'leadForbidUnshownSuit]'
const refused = 'callAccepted=no slipOfHand=no'
const artificial = 'callAccepted=no whichCall=artificialPass'
const penaltyCards = 'whoseCard=severalOfPartner declarerChooses=forbidSuits whichSuit=spades alsoForbid=clubs'

/** What happens rarely, and where the texts part: each row from the article that is named in it. */
export const rarerCases: readonly LawCase[] = [
  c(
    123,
    'callOutOfRotation',
    '',
    `${artificial} turnOf=rightHandOpponent rightfulPlayer=acted 9907/withdrawnCallShowed=oneSuit 9907/suitShown=hearts 17/comparable=notComparable`,
    {
      '99 07': `31A2b silencePartner [${back} passRuledAsBid partnerPassesThroughout leadRequireOrForbid:hearts]`,
      17: `31A2 silencePartner [${back} passRuledAsBid partnerPassesOnce ${unshown}`,
    },
  ),
  c(
    124,
    'callOutOfRotation',
    '',
    `${artificial} turnOf=partner 9907/withdrawnCallShowed=strengthOrOther 17/comparable=samePurpose`,
    {
      '99 07': `31B silencePartner [${back} passRuledAsBid partnerPassesThroughout leadForbidOneSuit]`,
      17: `31B retract [${back} passRuledAsBid partnerFree replacementFree scoreMayBeAdjusted]`,
    },
  ),
  c(
    125,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=artificialBid turnOf=rightHandOpponent rightfulPlayer=acted 9907/newCall=denominationsShown 17/comparable=sameMeaning',
    {
      '99 07': `31A2a silencePartner [${back} denominationsShown partnerPassesOnce]`,
      17: `31A2 retract [${back} denominationsShown replacementFree scoreMayBeAdjusted]`,
    },
  ),
  c(
    126,
    'insufficientBid',
    '',
    `${refused} 9907/replacement=otherCall 9907/withdrawnCallShowed=twoSuits 9907/suitShown=spades 9907/otherSuitShown=hearts 17/replacement=anotherCall 17/comparable=notComparable`,
    {
      '99 07': '27B2 silencePartner [partnerPassesThroughout leadRequireOrForbidOneOf:hearts+spades]',
      17: `27B2 silencePartner [partnerPassesThroughout ${unshown}`,
    },
  ),
  c(
    127,
    'penaltyCard',
    '',
    `${penaltyCards} thirdSuitToo=no`,
    '51B leadRestriction [leadForbidden:clubs+spades cardsPickedUp:clubs+spades unableAnyCard]',
  ),
  c(
    128,
    'penaltyCard',
    '',
    `${penaltyCards} thirdSuitToo=yes thirdSuit=hearts`,
    '51B leadRestriction [leadForbidden:clubs+hearts+spades cardsPickedUp:clubs+hearts+spades unableAnyCard]',
  ),
  // 0.5 × 10 + 0.3 × 1 − 0.2 × 6
  c(
    129,
    'damage',
    '',
    'sideDamaged=yes 99/howToAssign=likelyAndProbable 0717/howToAssign=weighedThree scoredIn=imps 99/bestLikely=10 99/worstProbable=-10 0717/firstIsWorth=10 0717/weightOfFirst=50 0717/secondIsWorth=1 0717/weightOfSecond=30 0717/thirdIsWorth=-6',
    {
      99: '12C2 assignedLikelyProbable [likelyAndProbable] nonOffenders=10 offenders=-10',
      '07 17': '12C1c assignedWeighted [weighResults] nonOffenders=4.1 offenders=-4.1',
    },
  ),
  // A third of 9 and two thirds of 6, of a top of 12.
  c(
    130,
    'damage',
    '',
    'sideDamaged=yes 99/howToAssign=likelyAndProbable 0717/howToAssign=weighed scoredIn=matchpoints topOfBoard=12 99/bestLikely=9 99/worstProbable=3 0717/firstIsWorth=9 0717/weightOfFirst=1/3 0717/secondIsWorth=6',
    {
      99: '12C2 assignedLikelyProbable [likelyAndProbable] nonOffenders=9 offenders=3',
      '07 17': '12C1c assignedWeighted [weighResults] nonOffenders=7 offenders=5',
    },
  ),
  // Eleven tricks in 60 %, else nine: but ten are won already, and nobody has fewer by 64C.
  c(
    131,
    'revoke',
    '4S S 10',
    'established=yes offender=defender revokeExemption=calledOnNext 99/compensated=no 0717/compensated=severalResults declarerTricksWithout=11 0717/weightOfFirst=60 0717/declarerTricksOtherwise=9',
    {
      99: '64C equity [equityRestored] declarerTricks=10>11 nsScore=420>450',
      '07 17': '64C assignedWeighted [equityWeighed] tricksWithWeight=60%>11 tricksWithWeight=40%>10',
    },
  ),
  c(132, 'inadmissibleCall', '', 'whatIsWrong=hadToPass lhoCalled=yes howLongToPass=once', {
    99: '35B accept [callAccepted]',
    '07 17': '37 accept [callAccepted]',
  }),
  c(133, 'inadmissibleCall', '', 'whatIsWrong=aboveSeven lhoCalled=yes', {
    99: `35C retract [passPutIn ${back}]`,
    '07 17': `38 retract [passPutIn ${back}]`,
  }),
  c(134, 'inadmissibleCall', '', 'whatIsWrong=afterFinalPass lhoCalled=yes', {
    99: '35D retract [callCancelled]',
    '07 17': '39 retract [callCancelled]',
  }),
  c(
    135,
    'wrongNumberOfCards',
    '',
    'whichHands=oneTooMany whenFound=wrongHandCalled 99/harmlessAndAllAgree=yes 0717/playable=yes',
    {
      99: '13 playOn [handsCorrected playNormally]',
      '07': '13A playOn [handsCorrected playNormally scoreMayBeAdjusted]',
      17: '13B1 playOn [handsCorrected playNormally scoreMayBeAdjusted]',
    },
  ),
  c(
    136,
    'leadOutOfTurn',
    '',
    'toldByOpponent=no 17/trickThirteen=no ledBy=defender declarerChooses=acceptAndPlay',
    '53A accept [leadAccepted]',
  ),
  c(
    137,
    'leadOutOfTurn',
    '',
    'toldByOpponent=no 17/trickThirteen=yes 9907/ledBy=defender 9907/declarerChooses=acceptAndPlay',
    { '99 07': '53A accept [leadAccepted]', 17: '53A retract [leadTakenBack]' },
  ),
  c(
    138,
    'callOutOfRotation',
    '',
    'callAccepted=no whichCall=doubleOrRedouble turnOf=rightHandOpponent rightfulPlayer=acted 17/comparable=notComparable',
    {
      '99 07': `32B2 silencePartner [${back} partnerPassesThroughout leadForbidOneSuit]`,
      17: `32A2 silencePartner [${back} partnerPassesOnce ${unshown}`,
    },
  ),
]
