import type { Offence, PenaltyRules } from '../../penalties/types.js'
import { gsac2017Clause } from './clauses.js'

/** Chapter 4 as a table. Where the text does not say how far repetitions reach back, they reach through the game. */
const offences: Readonly<Record<string, Offence>> = {
  wrongPlayManner: { article: '11.5', scope: 'game', steps: [['warning'], ['violation'], ['foul']] },
  tenNotReported: { article: '12.2', firstArticle: '12.1', scope: 'game', steps: [['warning'], ['violation']] },
  cardCountAsked: { article: '12.3', scope: 'game', steps: [['warning'], ['violation']] },
  minorDisturbance: { article: '15.3.1', scope: 'game', steps: [['warning']] },
  disturbance: { article: '15.3.2', scope: 'game', steps: [['violation']] },
  manifestDisturbance: { article: '15.3.3', scope: 'game', steps: [['foul']] },
  wrongCardCount: { article: '15.3.3', scope: 'game', steps: [['foul']], grave: ['gameLost'] },
  hiddenOrStolenCard: { article: '15.3.3', scope: 'game', steps: [['foul']], grave: ['gameLost', 'suspension'] },
  deliberateStalling: { article: '15.3.3', scope: 'game', steps: [['foul']], grave: ['gameLost'] },
  grossFoul: { article: '15.3.4', scope: 'event', steps: [['gameLost']], grave: ['suspension'] },
  refusedReferee: { article: '15.3.4', scope: 'event', steps: [['gameLost']], grave: ['suspension'], notFoul: true },
  walkover: { article: '15.3.4', scope: 'event', steps: [['gameLost']], notFoul: true },
  maliciousFoul: { article: '15.3.5', scope: 'event', steps: [['suspension']] },
  collusion: { article: '15.3.5', scope: 'event', steps: [['suspension']] },
  exposedTypeLedByPartner: { article: '16.4', scope: 'game', steps: [['warning', 'violation']] },
  drewOutOfTurnSeen: { article: '17.1.2', scope: 'game', steps: [['warning']] },
  drewOutOfTurnKept: { article: '17.1.3', scope: 'game', steps: [['warning', 'violation']] },
  wrongTributeCorrected: { article: '18.3', scope: 'game', steps: [['warning']] },
  illegalSignal: {
    article: '19.2',
    scope: 'event',
    steps: [['warning', 'violation'], ['foul']],
    grave: ['gameLost', 'suspension'],
  },
  lateArrival: { article: '20', scope: 'event', steps: [], byRegulation: true },
  slowPlay: { article: '21.1', scope: 'turn', steps: [['warning'], ['violation']] },
  slowTribute: { article: '21.2', scope: 'deal', steps: [['warning'], ['violation']] },
  delay: { article: '21.3', scope: 'game', steps: [['warning', 'violation', 'foul']], grave: ['gameLost'] },
}

export const gsac2017Penalties: PenaltyRules = {
  offences,
  violationsToFoul: 2,
  foulsToGameLost: 3,
  gamesLostToSuspension: 2,
  article: gsac2017Clause,
}
