import type { LedTrees } from '../../../core/led.js'
import {
  cardExposed,
  changeOfCall1999,
  inadmissible1999,
  insufficientBid1999,
  outOfRotationBefore2017,
} from '../../led/auction.js'
import {
  averages,
  balanced,
  cannotBePlayed,
  directorsError,
  fouledBoard,
  otherTable1999,
  wrongBoard1999,
  wrongNumber1999,
} from '../../led/boards.js'
import {
  damage1999,
  disciplineTree,
  information,
  lateArrival,
  misinformation,
  procedure,
  rightLostBefore2017,
  slowPlay,
} from '../../led/conduct.js'
import {
  defectiveTrick,
  dummysRights,
  laterLead,
  noPenalty1999,
  openingLead,
  ordersBefore2017,
  penaltyCard,
  playedCard,
  premature,
} from '../../led/play.js'
import { claim, claims1999, concession, correction1999, playVoid } from '../../led/results.js'
import { revoke } from '../../led/revoke.js'
import { substituted1999 } from '../../led/ways.js'
import type { BridgeTable } from '../../led/table.js'

const assigned = ['assignedLikelyProbable', '12C2'] as const

/** The Director led by the 1997 Laws as adopted in China in 1999. */
export const trees = {
  revoke: revoke({ askingEstablishes: true, bothSides: '64C', weighed: false }),
  insufficientBid: insufficientBid1999,
  callOutOfRotation: outOfRotationBefore2017,
  changeOfCall: changeOfCall1999,
  inadmissibleCall: inadmissible1999,
  cardExposedInAuction: cardExposed,
  openingLeadOutOfTurn: openingLead('24'),
  leadOutOfTurn: laterLead({}),
  penaltyCard: penaltyCard('cardUnauthorised'),
  prematurePlay: premature(ordersBefore2017),
  playedCard: playedCard('slipAtOnce', 'dummyPlayStands'),
  defectiveTrick: defectiveTrick(noPenalty1999),
  dummysRights: dummysRights('43C', 'adjustIfDefendersProfit'),
  claim: claim({ playedOn: playVoid, likelyEnough: false, articles: claims1999, objections: {} }),
  concession: concession(true),
  unauthorizedInformation: information({
    fromPartner: '16A',
    reserve: '16A1',
    deception: '73F2',
    outside: '16B',
    withdrawn: '16C',
    assigned,
    outsideWays: substituted1999,
  }),
  misinformation: misinformation({
    change: '21B1',
    late: '21B3',
    rightExplanation: '75',
    ownDuty: '75D',
    assigned,
  }),
  damage: damage1999,
  wrongBoardOrSeats: wrongBoard1999,
  wrongNumberOfCards: wrongNumber1999,
  boardCannotBePlayed: cannotBePlayed('12C1'),
  fouledBoard: fouledBoard(false),
  knockoutUnbalanced: balanced('86B'),
  otherTableResult: otherTable1999,
  directorsError: directorsError('mostFavourableEach'),
  scoreCorrection: correction1999,
  slowPlay: slowPlay(averages('12C1')),
  lateArrival: lateArrival(averages('12C1')),
  procedure,
  discipline: disciplineTree,
  lostRight: rightLostBefore2017,
} satisfies LedTrees<BridgeTable>
