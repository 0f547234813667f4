import type { LedTrees } from '../../../core/led.js'
import { changeOfCall2017, inadmissible2017, insufficientBid2017, outOfRotation2017 } from '../../led/auction.js'
import { balanced, otherTable2017, wrongBoard2017, wrongNumber2017 } from '../../led/boards.js'
import { damage2017, information, misinformation, rightLost2017 } from '../../led/conduct.js'
import {
  defendersDisagree,
  dummysRights,
  lastTrick2017,
  laterLead,
  orders2017,
  penaltyCard,
  playedCard,
  premature,
} from '../../led/play.js'
import { claim, claims2007, correction2017, onPartner, playOnByConsent } from '../../led/results.js'
import { revoke } from '../../led/revoke.js'
import type { BridgeTable } from '../../led/table.js'
import { redealOrPlay2017 } from '../../led/ways.js'
import { trees as trees2007 } from '../laws-2007/trees.js'

const assigned = ['assignedWeighted', '12C1c'] as const

/** Where the Laws of 2017 ask or answer differently: comparable calls, play after a claim, known penalty cards. */
export const trees = {
  ...trees2007,
  revoke: revoke({ askingEstablishes: false, bothSides: '64C2b', weighed: true }),
  insufficientBid: insufficientBid2017,
  callOutOfRotation: outOfRotation2017,
  changeOfCall: changeOfCall2017,
  inadmissibleCall: inadmissible2017,
  penaltyCard: penaltyCard('cardKnownWhileFaced'),
  prematurePlay: premature(orders2017),
  playedCard: playedCard('slipBeforeNextPlay', 'dummyMisplayMayBeRevoke'),
  dummysRights: dummysRights('43B3', 'defendersLoseTheGain'),
  leadOutOfTurn: laterLead(defendersDisagree, lastTrick2017),
  claim: claim({ playedOn: playOnByConsent, likelyEnough: true, articles: claims2007, objections: onPartner }),
  unauthorizedInformation: information({
    fromPartner: '16B',
    reserve: '16B2',
    deception: '73E2',
    outside: '16D',
    withdrawn: '16C',
    assigned,
    outsideWays: redealOrPlay2017,
  }),
  misinformation: misinformation({
    change: '21B1',
    late: '21B3',
    rightExplanation: '75D',
    ownDuty: '20F',
    assigned,
  }),
  damage: damage2017,
  wrongBoardOrSeats: wrongBoard2017,
  wrongNumberOfCards: wrongNumber2017,
  knockoutUnbalanced: balanced('12C4'),
  otherTableResult: otherTable2017,
  scoreCorrection: correction2017,
  lostRight: rightLost2017,
} satisfies LedTrees<BridgeTable>
