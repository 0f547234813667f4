import { ask, count, effectsOf, end, type LedNode, type LedTree, type LedTrees, worked } from '../../core/led.js'
import type { GuandanTable, Severity } from './table.js'

type Node = LedNode<GuandanTable>

/** A call of the table of offences, after what was put right at the table. */
const called = (offence: string, severity: Severity, ...before: string[]): Node =>
  worked(({ table }) => {
    const ruled = table.called(offence, severity)
    return { ...ruled, effects: [...effectsOf(before), ...ruled.effects] }
  })

const bySeriousness = (offence: string, ...before: string[]): Node =>
  ask('howSerious', { minor: called(offence, 'usual', ...before), serious: called(offence, 'graver', ...before) })

const putRight = (article: string, situation: string, ...effects: string[]): Node =>
  end(article, 'rectified', effects, { situation: `put-right/${situation}` })

const tree = (situation: string, article: string, root: Node): LedTree<GuandanTable> => ({ situation, article, root })

/** Within the deal and the turn: the rule counts by them (21.1). */
const withinTurn = (offence: string): Node =>
  count(
    'dealNumber',
    1,
    99,
    count(
      'turnNumber',
      1,
      999,
      worked(({ table, number }) =>
        table.called(offence, 'usual', { deal: `${number('dealNumber')}`, turn: `${number('turnNumber')}` }),
      ),
    ),
  )
const withinDeal = (offence: string): Node =>
  count(
    'dealNumber',
    1,
    99,
    worked(({ table, number }) => table.called(offence, 'usual', { deal: `${number('dealNumber')}` })),
  )

/** 18.4: the rest of the hand is void; who gave wrong is last and those behind move up. */
const voidHand: Node = count(
  'placeOfGiver',
  1,
  4,
  worked(({ number }) => ({
    situation: 'put-right/wrongTributeInPlay',
    article: '18.4',
    option: 'rectified',
    effects: effectsOf(['handVoid', 'placedLast', ...(number('placeOfGiver') < 4 ? ['othersMoveUp'] : [])]),
    figures: [{ code: 'placeInDeal', before: `${number('placeOfGiver')}`, after: '4' }],
  })),
)

const lost = (reason: string, article: string): Node =>
  end(article, 'rightLost', ['rightIsLost'], { answers: { reason } })

/** Chapter 4 of the 2017 text: what is put right at the table, and the ladder of penalties. */
export const guandanTrees: LedTrees<GuandanTable> = {
  wrongPlay: tree(
    'put-right/wrongLead',
    '16',
    ask('whatHappened', {
      ledWrong: putRight('16.3.1', 'wrongLead', 'takenBack', 'leftNamesType', 'partnerMayNotLeadType'),
      followedWrong: putRight('16.3.2', 'wrongFollow', 'takenBack', 'turnLost', 'partnerMayNotLeadType'),
      partnerLedThatType: bySeriousness('exposedTypeLedByPartner', 'takenBack', 'playsAnotherType'),
      topCardShown: putRight('16.5', 'topCardShown', 'shownCardFirst'),
    }),
  ),
  drewOutOfTurn: tree(
    'put-right/drawnOutOfTurnUnseen',
    '17.1',
    ask('drawnCard', {
      notSeen: putRight('17.1.1', 'drawnOutOfTurnUnseen', 'cardReturned'),
      seenNotKept: called('drewOutOfTurnSeen', 'usual', 'cardReturned'),
      putIntoHand: bySeriousness('drewOutOfTurnKept', 'cardDrawnFromHand'),
    }),
  ),
  playedOutOfTurn: tree(
    'put-right/playedOutOfTurn',
    '17.2',
    putRight('17.2', 'playedOutOfTurn', 'takenBack', 'trickLost', 'partnerMayNotLeadType'),
  ),
  passedOutOfTurn: tree(
    'put-right/passedOutOfTurn',
    '17.3',
    ask('opponentsPlayed', {
      no: putRight('17.3', 'passedOutOfTurn', 'sideMayNotFollow'),
      yes: putRight('17.3', 'passedOutOfTurn', 'penaltyLifted'),
    }),
  ),
  wrongTribute: tree(
    'put-right/wrongTributeBeforePlay',
    '18',
    ask('foundWhen', {
      beforePlay: called('wrongTributeCorrected', 'usual', 'exchangeCorrected'),
      inPlay: ask('whichExchange', {
        tribute: voidHand,
        returned: end('18.3', 'rectified', ['directorDecides'], {
          situation: 'put-right/wrongTributeInPlay',
        }),
      }),
    }),
  ),
  tenNotReported: tree(
    'tenNotReported',
    '12',
    ask('whatHappened', {
      notReported: called('tenNotReported', 'usual', 'reportsAgain'),
      askedTheCount: called('cardCountAsked', 'usual'),
    }),
  ),
  wrongManner: tree('wrongPlayManner', '11.5', called('wrongPlayManner', 'usual')),
  illegalSignal: tree(
    'illegalSignal',
    '19',
    ask('howSerious', {
      minor: called('illegalSignal', 'usual'),
      serious: called('illegalSignal', 'graver'),
      graveGame: called('illegalSignal', 'gameLost'),
      graveOut: called('illegalSignal', 'suspension'),
    }),
  ),
  slowPlay: tree(
    'slowPlay',
    '21',
    ask('whichDelay', {
      play: withinTurn('slowPlay'),
      tribute: withinDeal('slowTribute'),
      otherDelay: ask('howSerious', {
        minor: called('delay', 'warning'),
        serious: called('delay', 'violation'),
        damaging: called('delay', 'foul'),
        graveGame: called('delay', 'gameLost'),
      }),
    }),
  ),
  lateArrival: tree(
    'lateArrival',
    '20',
    ask('regulationSays', {
      warning: called('lateArrival', 'warning'),
      violation: called('lateArrival', 'violation'),
      foul: called('lateArrival', 'foul'),
      gameLost: called('lateArrival', 'gameLost'),
      suspension: called('lateArrival', 'suspension'),
    }),
  ),
  wrongCards: tree(
    'wrongCardCount',
    '15.3.3',
    ask('whichCards', {
      tooManyOrFew: ask('howSerious', {
        serious: called('wrongCardCount', 'usual'),
        graveGame: called('wrongCardCount', 'gameLost'),
      }),
      hiddenOrStolen: ask('howSerious', {
        serious: called('hiddenOrStolenCard', 'usual'),
        graveGame: called('hiddenOrStolenCard', 'gameLost'),
        graveOut: called('hiddenOrStolenCard', 'suspension'),
      }),
    }),
  ),
  conduct: tree(
    'disturbance',
    '15.3',
    ask('whichConduct', {
      minorDisturbance: called('minorDisturbance', 'usual'),
      disturbance: called('disturbance', 'usual'),
      manifestDisturbance: called('manifestDisturbance', 'usual'),
      refusedReferee: called('refusedReferee', 'usual'),
      walkover: called('walkover', 'usual'),
      maliciousFoul: called('maliciousFoul', 'usual'),
      collusion: called('collusion', 'usual'),
    }),
  ),
  rightLost: tree(
    'disturbance',
    '15.8',
    ask('whyLost', {
      notPointedOut: lost('notPointedOut', '15.8.1'),
      nextTrick: lost('pointedOutNextTrick', '15.8.1'),
      nextDeal: lost('pointedOutNextDeal', '15.8.1'),
      byOutsider: lost('pointedOutByOutsider', '15.8.2'),
      actedFirst: lost('actedBeforeCalling', '15.8.3'),
      unfairGain: lost('unfairGain', '15.8.4'),
    }),
  ),
}
