import { type ClauseRef, clause } from '../../core/clause.js'
import type { Bilingual } from '../../core/edition.js'
import type { Procedure } from '../../core/procedure.js'
import { assumedWindows, openLevelNames, practiceWindows } from '../../core/procedure-practice.js'

interface BridgeText {
  /** The edition whose Laws 92 and 93 are cited, where the text is none itself. */
  readonly laws?: string
  readonly id: string
  readonly title: Bilingual
  readonly issuer: Bilingual
  readonly absentMember: Procedure['concurrence']['absentMember']
}

type Article = (article: string) => ClauseRef

/** Who hears what, at the first instance and above. */
const hearingBodies = (law: Article): Procedure['hearing'] => [
  { instance: 1, matters: ['law'], body: 'chiefDirector', final: false, clause: law('93B1') },
  {
    instance: 1,
    matters: ['judgement', 'score', 'discipline', 'eligibility'],
    body: 'committee',
    otherwise: { body: 'chiefDirector', clause: law('93A') },
    final: false,
    clause: law('93B2'),
  },
  {
    instance: 2,
    matters: ['law'],
    body: 'committee',
    otherwise: { body: 'nationalAuthority', clause: law('93C') },
    final: false,
    clause: law('93B1'),
  },
  {
    instance: 2,
    matters: ['judgement', 'score', 'discipline', 'eligibility'],
    body: 'nationalAuthority',
    final: true,
    clause: law('93C'),
  },
  { instance: 3, matters: ['law'], body: 'nationalAuthority', final: true, clause: law('93C') },
]

/** Committees of three or five. */
const committees = (law: Article): Procedure['panels'] => [
  {
    body: 'committee',
    size: { least: 3, most: 5, odd: true },
    reserves: 1,
    chairVotes: true,
    soleAllowed: false,
    mixedStandard: false,
    sameBodyExcluded: 'club',
    clause: law('93B'),
  },
  {
    body: 'nationalAuthority',
    size: { least: 3, most: 5, odd: true },
    reserves: 1,
    chairVotes: true,
    soleAllowed: false,
    mixedStandard: false,
    sameBodyExcluded: 'club',
    clause: law('93C'),
  },
]

/** Laws 92 and 93, which the editions tell almost alike; what differs is in the text's own line below. */
export const bridgeProcedure = ({ id, laws = id, title, issuer, absentMember }: BridgeText): Procedure => {
  const law = (article: string) => clause(laws, article)
  return {
    id,
    title,
    issuer,
    standing: { capacities: ['contestant', 'teamMember', 'captain'], ownTableOnly: true, clause: law('92A') },
    subjects: ['ruling', 'score', 'eligibility', 'discipline'],
    windows: {
      ...practiceWindows(law('92B')),
      filing: { anchor: 'SCORE_AVAILABLE', amount: 30, unit: 'minute', adjustable: true, clause: law('92B') },
      escalation: { anchor: 'DECISION_NOTIFIED', amount: 7, unit: 'day', adjustable: true, clause: law('93C') },
    },
    lateLeave: { by: 'chiefDirector', clause: law('92B') },
    form: { written: true, signatures: ['contestant'], through: 'director', clause: law('92C') },
    concurrence: {
      needed: { individual: 'nobody', pair: 'everyMember', team: 'captain' },
      absentMember,
      clause: law('92D'),
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
    hearing: hearingBodies(law),
    limits: [
      { body: 'committee', matter: 'law', may: 'recommend', clause: law('93B3') },
      { body: 'committee', matter: 'discipline', may: 'recommend', clause: law('93B3') },
    ],
    panels: committees(law),
    withoutMerit: { forfeits: true, clause: law('92A') },
    suspensive: false,
    beforeNextStage: true,
    votes: 'sealedCount',
    thirdParties: 'bothSides',
    publication: openLevelNames,
    assumed: [...assumedWindows, 'escalation', 'lateLeave', 'panelSize'],
  }
}

const wbf: Bilingual = { zh: '世界桥牌联合会', en: 'World Bridge Federation' }

export const bridge1999 = bridgeProcedure({
  id: 'bridge/ccba-1999',
  title: { zh: '中国桥牌竞赛规则（1999）第92、93条', en: 'Laws as adopted in China (1999), Laws 92 and 93' },
  issuer: { zh: '中国桥牌协会', en: 'Chinese Contract Bridge Association' },
  absentMember: 'deemed',
})

export const bridge2007 = bridgeProcedure({
  id: 'bridge/laws-2007',
  title: { zh: '复式桥牌规则（2007）第92、93条', en: 'Laws of Duplicate Bridge 2007, Laws 92 and 93' },
  issuer: wbf,
  absentMember: 'asked',
})

export const bridge2017 = bridgeProcedure({
  id: 'bridge/laws-2017',
  title: { zh: '复式桥牌规则（2017）第92、93条', en: 'Laws of Duplicate Bridge 2017, Laws 92 and 93' },
  issuer: wbf,
  absentMember: 'asked',
})
