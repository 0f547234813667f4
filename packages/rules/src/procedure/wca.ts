import { clause } from '../core/clause.js'
import type { Procedure } from '../core/procedure.js'
import { assumedWindows, practiceWindows } from '../core/procedure-practice.js'

const id = 'federation/wca-2025'
const motion = (article: string) => clause(id, article)

/** Long terms, no fee, three of a standing committee, and at once in force: as the World Cube Association does it. */
export const wcaLike: Procedure = {
  id,
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
