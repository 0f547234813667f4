import { clause } from '../core/clause.js'
import type { Procedure } from '../core/procedure.js'
import { assumedWindows, openLevelNames, practiceWindows } from '../core/procedure-practice.js'
import type { SportProcedures } from '../core/sport.js'

const id = 'mahjong/wmo-2006'
const article = (number: string) => clause(id, number)

/** 3.12 and 3.13: half an hour after the session, in writing, two signatures and two hundred dollars. */
export const mahjong2006: Procedure = {
  id,
  title: { zh: '麻将竞赛规则（2006）3.12、3.13', en: 'Mahjong competition rules (2006), 3.12 and 3.13' },
  issuer: { zh: '世界麻将组织', en: 'World Mahjong Organization' },
  standing: { capacities: ['contestant', 'teamMember', 'captain'], ownTableOnly: true, clause: article('3.12.1') },
  subjects: ['ruling', 'score', 'eligibility', 'discipline'],
  windows: {
    ...practiceWindows(article('3.13')),
    filing: { anchor: 'SESSION_END', amount: 30, unit: 'minute', adjustable: false, clause: article('3.12.2') },
    escalation: {
      anchor: 'DECISION_NOTIFIED',
      amount: 30,
      unit: 'minute',
      adjustable: true,
      clause: article('3.13.1'),
    },
  },
  lateLeave: { by: 'committee', clause: article('3.12.2') },
  form: { written: true, signatures: ['contestant', 'captain'], through: 'committee', clause: article('3.12.3') },
  concurrence: {
    needed: { individual: 'nobody', pair: 'nobody', team: 'nobody' },
    absentMember: 'deemed',
    clause: article('3.12.1'),
  },
  deposits: [
    {
      instance: 1,
      kinds: ['individual', 'pair', 'team'],
      amount: 20_000,
      currency: 'USD',
      clause: article('3.12.2'),
    },
  ],
  returnedWhen: ['rulingVaried', 'rulingOverturned', 'remanded', 'withdrawn', 'inadmissible'],
  hearing: [
    {
      instance: 1,
      matters: ['law'],
      body: 'chiefDirector',
      final: false,
      clause: article('3.13.1'),
    },
    {
      instance: 1,
      matters: ['judgement', 'score', 'discipline', 'eligibility'],
      body: 'committee',
      otherwise: { body: 'chiefDirector', clause: article('3.13.2') },
      final: true,
      clause: article('3.13.2'),
    },
    { instance: 2, matters: ['law'], body: 'committee', final: true, clause: article('3.13.1') },
  ],
  limits: [
    { body: 'committee', matter: 'law', may: 'nothing', clause: article('3.13.3') },
    { body: 'committee', matter: 'discipline', may: 'nothing', clause: article('3.13.3') },
  ],
  panels: [
    {
      body: 'committee',
      size: { least: 3, most: 5, odd: true },
      reserves: 1,
      chairVotes: true,
      soleAllowed: false,
      mixedStandard: false,
      sameBodyExcluded: 'club',
      clause: article('3.13'),
    },
  ],
  withoutMerit: undefined,
  suspensive: false,
  beforeNextStage: true,
  votes: 'sealedCount',
  thirdParties: 'bothSides',
  publication: openLevelNames,
  assumed: [...assumedWindows, 'escalation', 'lateLeave', 'panelSize', 'concurrence'],
}

export const mahjongProcedures: SportProcedures = { texts: [mahjong2006], ofEditions: { 'mahjong/mcr-1998': id } }
