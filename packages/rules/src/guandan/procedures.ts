import { clause } from '../core/clause.js'
import type { Procedure } from '../core/procedure.js'
import { assumedWindows, openLevelNames, practiceWindows } from '../core/procedure-practice.js'
import type { SportProcedures } from '../core/sport.js'

const id = 'guandan/gsac-2017'
const article = (number: string) => clause(id, number)

/** Article 33.3: a committee of three or more, odd, and its word is the last. On filing the rulebook says nothing. */
export const guandan2017: Procedure = {
  id,
  title: { zh: '掼蛋竞赛规则（2017）第三十三条', en: 'Guandan rules (2017), article 33' },
  issuer: { zh: '国家体育总局棋牌运动管理中心', en: 'Board and Card Games Administrative Centre' },
  standing: { capacities: ['contestant', 'teamMember', 'captain'], ownTableOnly: false, clause: article('33.3') },
  subjects: ['ruling', 'score', 'eligibility', 'discipline'],
  windows: {
    ...practiceWindows(article('33.3')),
    filing: { anchor: 'SCORE_AVAILABLE', amount: 30, unit: 'minute', adjustable: true, clause: article('33.3') },
  },
  lateLeave: { by: 'committee', clause: article('33.3') },
  form: { written: true, signatures: ['contestant'], through: 'chiefDirector', clause: article('33.3') },
  concurrence: {
    needed: { individual: 'nobody', pair: 'nobody', team: 'nobody' },
    absentMember: 'deemed',
    clause: article('33.3'),
  },
  deposits: [],
  returnedWhen: ['rulingVaried', 'rulingOverturned', 'remanded', 'withdrawn', 'inadmissible'],
  hearing: [
    {
      instance: 1,
      matters: ['law', 'judgement', 'score', 'discipline', 'eligibility'],
      body: 'committee',
      otherwise: { body: 'chiefDirector', clause: article('33.2') },
      final: true,
      clause: article('33.3'),
    },
  ],
  limits: [],
  panels: [
    {
      body: 'committee',
      size: { least: 3, most: 7, odd: true },
      reserves: 1,
      chairVotes: true,
      soleAllowed: false,
      mixedStandard: false,
      sameBodyExcluded: 'club',
      clause: article('33.3'),
    },
  ],
  withoutMerit: undefined,
  suspensive: false,
  beforeNextStage: true,
  votes: 'sealedCount',
  thirdParties: 'bothSides',
  publication: openLevelNames,
  assumed: [...assumedWindows, 'filing', 'standing', 'concurrence', 'lateLeave', 'form'],
}

export const guandanProcedures: SportProcedures = { texts: [guandan2017], ofEditions: { 'guandan/jingji-2022': id } }
