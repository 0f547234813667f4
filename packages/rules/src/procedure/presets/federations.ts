import { clause } from '../../core/clause.js'
import type { Procedure } from '../procedure.js'
import { bridge2017, bridgeProcedure } from './bridge.js'
import { assumedWindows, practiceWindows } from './practice.js'

const ebuId = 'bridge/ebu-2023'
const whiteBook = (article: string) => clause(ebuId, article)

/** The Laws of 2017 as an English organiser applies them: deposits, a referee instead of a committee, merit. */
export const ebuLike: Procedure = {
  ...bridgeProcedure({
    id: ebuId,
    title: { zh: '英格兰式申诉程序（2023）', en: 'Appeals as in England (2023)' },
    issuer: { zh: '英格兰桥牌联盟（参照）', en: 'after the English Bridge Union' },
    absentMember: bridge2017.concurrence.absentMember,
  }),
  deposits: [
    { instance: 1, kinds: ['individual', 'pair'], amount: 2_000, currency: 'GBP', clause: whiteBook('1.7') },
    { instance: 1, kinds: ['team'], amount: 3_000, currency: 'GBP', clause: whiteBook('1.7') },
    { instance: 2, kinds: ['individual', 'pair', 'team'], amount: 7_500, currency: 'GBP', clause: whiteBook('1.7') },
  ],
  panels: bridge2017.panels.map(panel => ({
    ...panel,
    soleAllowed: panel.body === 'committee',
    clause: whiteBook('1.7'),
  })),
  withoutMerit: { forfeits: true, penalty: 'standardPenalty', clause: whiteBook('1.7') },
}

const wcaId = 'federation/wca-2025'
const motion = (article: string) => clause(wcaId, article)

/** Long terms, no fee, three of a standing committee, and at once in force: as the World Cube Association does it. */
export const wcaLike: Procedure = {
  id: wcaId,
  title: { zh: '世界魔方协会式申诉程序（2025）', en: 'Appeals as in the World Cube Association (2025)' },
  issuer: { zh: '世界魔方协会（参照）', en: 'after the World Cube Association' },
  standing: {
    capacities: ['contestant', 'teamMember', 'captain', 'organisation'],
    ownTableOnly: false,
    clause: motion('15.2025.1'),
  },
  subjects: ['ruling', 'score', 'eligibility', 'discipline'],
  windows: {
    ...practiceWindows(motion('15.2025.1')),
    filing: { anchor: 'RULING_GIVEN', amount: 60, unit: 'day', adjustable: false, clause: motion('15.2025.1') },
    escalation: {
      anchor: 'DECISION_NOTIFIED',
      amount: 60,
      unit: 'day',
      adjustable: false,
      clause: motion('16.2025.1'),
    },
  },
  lateLeave: undefined,
  form: { written: true, signatures: ['contestant'], through: 'secretariat', clause: motion('15.2025.1') },
  concurrence: {
    needed: { individual: 'nobody', pair: 'nobody', team: 'nobody' },
    absentMember: 'deemed',
    clause: motion('15.2025.1'),
  },
  deposits: [],
  returnedWhen: [
    'rulingUpheld',
    'rulingVaried',
    'rulingOverturned',
    'remanded',
    'dismissed',
    'withdrawn',
    'inadmissible',
  ],
  hearing: [
    {
      instance: 1,
      matters: ['law', 'judgement', 'score', 'discipline', 'eligibility'],
      body: 'committee',
      otherwise: { body: 'nationalAuthority', clause: motion('16.2025.1') },
      final: false,
      clause: motion('15.2025.1'),
    },
    {
      instance: 2,
      matters: ['law', 'judgement', 'score', 'discipline', 'eligibility'],
      body: 'nationalAuthority',
      final: true,
      clause: motion('16.2025.1'),
    },
  ],
  limits: [],
  panels: [
    {
      body: 'committee',
      size: { least: 3, most: 3, odd: true },
      reserves: 0,
      chairVotes: true,
      soleAllowed: false,
      mixedStandard: false,
      sameBodyExcluded: 'none',
      clause: motion('10.2025.3'),
    },
    {
      body: 'nationalAuthority',
      size: { least: 3, most: 3, odd: true },
      reserves: 0,
      chairVotes: true,
      soleAllowed: false,
      mixedStandard: false,
      sameBodyExcluded: 'none',
      clause: motion('16.2025.1'),
    },
  ],
  withoutMerit: undefined,
  suspensive: false,
  beforeNextStage: false,
  votes: 'sealedCount',
  thirdParties: 'touchedStageOnly',
  publication: { byCategory: {}, otherwise: 'summary' },
  assumed: [...assumedWindows],
}
