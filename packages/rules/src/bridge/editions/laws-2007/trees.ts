import type { LedTrees } from '../../../core/led.js'
import { changeOfCall2007, inadmissible2007, insufficientBid2007 } from '../../led/auction.js'
import {
  averages,
  cannotBePlayed,
  directorsError,
  fouledBoard,
  otherTable2007,
  wrongBoard2007,
  wrongNumber2007,
} from '../../led/boards.js'
import { damage2007, information, lateArrival, misinformation, slowPlay } from '../../led/conduct.js'
import {
  deemedRevoke,
  defectiveTrick,
  defendersDisagree,
  dummysRights,
  laterLead,
  openingLead,
  playedCard,
} from '../../led/play.js'
import { claim, claims2007, concession, correction2007, onPartner, playVoid } from '../../led/results.js'
import { revoke } from '../../led/revoke.js'
import type { BridgeTable } from '../../led/table.js'
import { redealOrPlay2007 } from '../../led/ways.js'
import { trees as trees1999 } from '../ccba-1999/trees.js'

const assigned = ['assignedWeighted', '12C1c'] as const

/** Where the Laws of 2007 ask or answer differently. */
export const trees = {
  ...trees1999,
  revoke: revoke({ askingEstablishes: false, bothSides: '64C', weighed: true }),
  insufficientBid: insufficientBid2007,
  changeOfCall: changeOfCall2007,
  inadmissibleCall: inadmissible2007,
  openingLeadOutOfTurn: openingLead('54E'),
  leadOutOfTurn: laterLead(defendersDisagree),
  playedCard: playedCard('slipBeforePartnerPlays', 'dummyPlayStands'),
  dummysRights: dummysRights('43B3', 'adjustIfDefendersProfit'),
  defectiveTrick: defectiveTrick(deemedRevoke),
  claim: claim({ playedOn: playVoid, likelyEnough: true, articles: claims2007, objections: onPartner }),
  concession: concession(false),
  unauthorizedInformation: information({
    fromPartner: '16B',
    reserve: '16B2',
    deception: '73F',
    outside: '16C',
    withdrawn: '16D',
    assigned,
    outsideWays: redealOrPlay2007,
  }),
  misinformation: misinformation({
    change: '21B1',
    late: '21B3',
    rightExplanation: '75C',
    ownDuty: '20F',
    assigned,
  }),
  damage: damage2007,
  wrongBoardOrSeats: wrongBoard2007,
  wrongNumberOfCards: wrongNumber2007,
  boardCannotBePlayed: cannotBePlayed('12C2a'),
  fouledBoard: fouledBoard(true),
  otherTableResult: otherTable2007,
  directorsError: directorsError('weighForEach'),
  scoreCorrection: correction2007,
  slowPlay: slowPlay(averages('12C2a')),
  lateArrival: lateArrival(averages('12C2a')),
} satisfies LedTrees<BridgeTable>
