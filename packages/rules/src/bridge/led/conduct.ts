import {
  amount,
  ask,
  effectsOf,
  end,
  type LedOpen,
  type LedEnd,
  type LedNode,
  type LedTree,
  worked,
} from '../../core/led.js'
import { add, compare, divide, multiply, negate, type Ratio, ratio, subtract } from '../../core/ratio.js'
import { type BridgeTable, plain, shareOf, total } from './table.js'
import { substituted1999 } from './ways.js'

type Node = LedNode<BridgeTable>
type Tree = LedTree<BridgeTable>

const stands = (article: string, effect: string): Node => end(article, 'tableResultStands', [effect])

/** Articles of unauthorised information; the numbering differs in every edition. */
export interface InformationArticles {
  readonly fromPartner: string
  readonly reserve: string
  /** Absent where the text on file does not reach so far. */
  readonly deception?: string
  readonly outside: string
  readonly withdrawn: string
  /** The option and the article of an assigned score. */
  readonly assigned: readonly [option: string, article: string]
  /** What stands besides the fourth way of outside information (2007: play on and adjust). */
  readonly outsideWays: Readonly<Record<string, Node>>
  /** What the offenders may use of what was withdrawn; nothing unless said otherwise. */
  readonly offendersMayUse?: string
}

const assignedEnd = ([option, article]: InformationArticles['assigned']): Node =>
  end(article, option, [option === 'assignedWeighted' ? 'weighResults' : 'likelyAndProbable'])

const afterPlay = (of: InformationArticles): Node =>
  ask('wasSuggested', {
    no: stands(of.fromPartner, 'notSuggested'),
    yes: ask('logicalAlternative', {
      no: stands(of.fromPartner, 'noAlternative'),
      yes: ask('sideDamaged', { no: stands(of.fromPartner, 'noDamage'), yes: assignedEnd(of.assigned) }),
    }),
  })

/** Laws 16 and 73: information from partner, from withdrawn actions, from outside, and deception. */
export const information = (of: InformationArticles): Tree => ({
  situation: 'unauthorizedInformation',
  article: of.fromPartner,
  root: ask('informationFrom', {
    partner: ask('sidesAgreeOnFacts', {
      no: end('85', 'tableResultStands', ['factsDisputed', 'playGoesOn', 'mayAppeal']),
      yes: ask('boardStage', {
        inProgress: end(of.reserve, 'tableResultStands', ['partnerMayNotUse', 'playGoesOn', 'callAgainAfterPlay']),
        finished: afterPlay(of),
      }),
    }),
    withdrawnCallOrCard: end(of.withdrawn, 'tableResultStands', [
      'withdrawnAuthorised',
      of.offendersMayUse ?? 'withdrawnUnauthorised',
    ]),
    outside: ask('outsideBeforeCall', {
      no: end(of.outside, 'tableResultStands', ['playGoesOn', 'scoreMayBeAdjusted']),
      yes: ask('directorChooses', {
        turnTable: end(of.outside, 'tableResultStands', ['tableTurned']),
        averages: end(of.outside, 'artificialScore', ['averagesByFault']),
        ...of.outsideWays,
      }),
    }),
    ...(of.deception
      ? {
          opponentsDeception: ask<BridgeTable>('couldHaveKnown', {
            no: stands(of.deception, 'inferencesAtOwnRisk'),
            yes: assignedEnd(of.assigned),
          }),
        }
      : {}),
  }),
})

/** Law 16 of 1987: who withdrew an action and paid for it may use it. */
export const information1987 = information({
  fromPartner: '16A',
  reserve: '16A1',
  outside: '16B',
  withdrawn: '16C',
  assigned: ['assignedLikelyProbable', '12C2'],
  outsideWays: substituted1999,
  offendersMayUse: 'ownWithdrawnAfterPenalty',
})

/** Laws 20, 21, 40 and 75. */
export const misinformation = (of: {
  readonly change: string
  readonly late: string
  readonly rightExplanation: string
  readonly ownDuty: string
  readonly assigned: InformationArticles['assigned']
}): Tree => ({
  situation: 'misinformation',
  article: of.change,
  root: ask('whatWasWrongSaid', {
    ownMisunderstanding: stands('21A', 'ownRisk'),
    explanationRightBidWrong: stands(of.rightExplanation, 'noInfraction'),
    explanationWrong: ask('whenFoundOut', {
      partnerNotCalled: ask('couldHaveInfluenced', {
        yes: end(of.change, 'playOn', ['lastCallMayChange', 'lhoMayChange']),
        no: stands(of.change, 'callStandsNotInfluenced'),
      }),
      cardNotPlayedAfter: end('47E2', 'playOn', ['cardMayBeTakenBack']),
      tooLate: ask('sideDamaged', { no: stands(of.late, 'noDamage'), yes: assignedEnd(of.assigned) }),
    }),
    explainerNoticed: ask('whoNoticed', {
      explainer: end(of.ownDuty, 'playOn', ['explainerCallsDirector']),
      defendersPartner: end(of.ownDuty, 'playOn', ['silentUntilEndOfPlay']),
      declarersSide: end(of.ownDuty, 'playOn', ['correctedAfterFinalPass']),
    }),
  }),
})

type Asked = LedOpen<BridgeTable>

/** The other side's share: what is left of a top, or the same IMPs below nought. */
const otherSide = (asked: Asked, own: Ratio): Ratio =>
  asked.choice('scoredIn') === 'matchpoints' ? subtract(asked.amount('topOfBoard'), own) : negate(own)

const shares = (asked: Asked, own: Ratio, others = otherSide(asked, own)) => [
  { code: 'nonOffenders', after: plain(own) },
  { code: 'offenders', after: plain(others) },
]

const damageEnd = (
  [option, article]: InformationArticles['assigned'],
  effect: string,
  figures: LedEnd['figures'],
): LedEnd => ({
  article,
  option,
  effects: effectsOf([effect]),
  ...(figures ? { figures } : {}),
})

/** Two outcomes with the weight of the first in percent (12C1c). */
export const weighed = (assigned: InformationArticles['assigned']): Node =>
  amount(
    'firstIsWorth',
    amount(
      'weightOfFirst',
      amount(
        'secondIsWorth',
        worked(asked => {
          const weight = shareOf(asked.amount('weightOfFirst'))
          const own = add(
            multiply(weight, asked.amount('firstIsWorth')),
            multiply(subtract(ratio(1), weight), asked.amount('secondIsWorth')),
          )
          return damageEnd(assigned, 'weighResults', shares(asked, own))
        }),
      ),
    ),
  )

const scored = (next: Node): Node => ask('scoredIn', { matchpoints: amount('topOfBoard', next), imps: next })

const WORTH = ['firstIsWorth', 'secondIsWorth', 'thirdIsWorth', 'fourthIsWorth', 'fifthIsWorth'] as const
const WEIGHTS = ['weightOfFirst', 'weightOfSecond', 'weightOfThird', 'weightOfFourth'] as const

/** Three or more outcomes, each with its weight; the last has what the others leave. */
const weighedAmong = (assigned: InformationArticles['assigned'], outcomes: 3 | 4 | 5): Node => {
  const last: Node = amount(
    WORTH[outcomes - 1] ?? '',
    worked(asked => {
      const parts = WEIGHTS.slice(0, outcomes - 1).map(question => shareOf(asked.amount(question)))
      const rest = parts.reduce(subtract, ratio(1))
      if (compare(rest, ratio(0)) < 0) return damageEnd(assigned, 'weightsBeyondWhole', undefined)
      const own = [...parts, rest].map((share, at) => multiply(share, asked.amount(WORTH[at] ?? '')))
      return damageEnd(assigned, 'weighResults', shares(asked, total(...own)))
    }),
  )
  return WEIGHTS.slice(0, outcomes - 1).reduceRight<Node>(
    (next, weight, at) => amount(WORTH[at] ?? '', amount(weight, next)),
    last,
  )
}

/** However many outcomes there are, by their number. */
const weighedWays = (assigned: InformationArticles['assigned']): Readonly<Record<string, Node>> => ({
  weighed: scored(weighed(assigned)),
  weighedThree: scored(weighedAmong(assigned, 3)),
  weighedFour: scored(weighedAmong(assigned, 4)),
  weighedFive: scored(weighedAmong(assigned, 5)),
})

/** The most favourable result that was likely, the worst that was at all probable (12C2 of 1997). */
const likely = (assigned: InformationArticles['assigned']): Node =>
  amount(
    'bestLikely',
    amount(
      'worstProbable',
      worked(asked => {
        const own = asked.amount('bestLikely')
        return damageEnd(assigned, 'likelyAndProbable', shares(asked, own, asked.amount('worstProbable')))
      }),
    ),
  )

/**
 * Table score A, expected score B, score after the infraction without the own blunder C, all as the innocent see them:
 * the score of the innocent, and the one the offenders answer for. Without damage (A ≥ B) the table stands.
 */
const ownDamage = (a: Ratio, b: Ratio, c: Ratio): { readonly own: Ratio; readonly answered: Ratio } => {
  if (compare(a, b) >= 0) return { own: a, answered: a }
  if (compare(b, c) <= 0) return { own: a, answered: b }
  return { own: add(a, subtract(b, c)), answered: b }
}

export const selfInflicted = (assigned: InformationArticles['assigned']): Node =>
  amount(
    'tableScore',
    amount(
      'expectedScore',
      amount(
        'scoreWithoutBlunder',
        worked(asked => {
          const [a, b, c] = ['tableScore', 'expectedScore', 'scoreWithoutBlunder'].map(asked.amount) as [
            Ratio,
            Ratio,
            Ratio,
          ]
          const { own, answered } = ownDamage(a, b, c)
          const others = otherSide(asked, answered)
          return damageEnd(assigned, compare(answered, a) === 0 ? 'noDamage' : 'ownBlunderNotRedressed', [
            ...shares(asked, own, others),
            ...(asked.choice('scoredIn') === 'imps'
              ? [{ code: 'knockoutNet', after: plain(divide(subtract(own, others), ratio(2))) }]
              : []),
          ])
        }),
      ),
    ),
  )

/** Law 12C: which score, and who gets what of it. */
const damageTree = (article: string, ways: Readonly<Record<string, Node>>): Tree => ({
  situation: 'damage',
  article,
  root: ask('sideDamaged', { no: stands(article, 'noDamage'), yes: ask('howToAssign', ways) }),
})

const tooMany = (article: string): Node => end(article, 'artificialScore', ['tooManyOutcomes', 'averagesByFault'])

/** 1987 knows no other way, and none because a penalty was too severe (12B). */
export const damage1987 = damageTree('12C2', {
  likelyAndProbable: scored(likely(['assignedLikelyProbable', '12C2'])),
  penaltyTooSevere: stands('12B', 'noMoreThanThePenalty'),
})
export const damage1999 = damageTree('12C2', {
  likelyAndProbable: scored(likely(['assignedLikelyProbable', '12C2'])),
  ownBlunder: end('12C2', 'assignedLikelyProbable', ['directorDecides']),
})
export const damage2007 = damageTree('12C1', {
  ...weighedWays(['assignedWeighted', '12C1c']),
  ownBlunder: scored(selfInflicted(['assignedWeighted', '12C1b'])),
  tooManyOutcomes: tooMany('12C1d'),
})
export const damage2017 = damageTree('12C1b', {
  ...weighedWays(['assignedWeighted', '12C1c']),
  ownBlunder: scored(selfInflicted(['assignedWeighted', '12C1e'])),
  tooManyOutcomes: tooMany('12C1d'),
})

const penalised = (article: string, ...effects: string[]): Node =>
  ask('firstTime', {
    yes: end(article, 'warning', [...effects, 'warned']),
    no: end(article, 'proceduralPenalty', [...effects, 'penaltyByTariff', 'opponentsUnchanged']),
  })

/** Slow play: who was slow, and whether a board is lost by it (90B2 with 12C). */
export const slowPlay = (lost: Node): Tree => ({
  situation: 'procedure',
  article: '90B2',
  root: ask('boardLost', { no: penalised('90B2'), yes: lost }),
})
export const lateArrival = (lost: Node): Tree => ({
  situation: 'procedure',
  article: '90B1',
  root: ask('boardLost', { no: penalised('90B1'), yes: lost }),
})

/** Law 90: the other duties. */
export const procedure: Tree = {
  situation: 'procedure',
  article: '90',
  root: ask('whichDuty', {
    loudDiscussion: penalised('90B3'),
    comparingScores: penalised('90B4'),
    touchingCards: penalised('90B5'),
    misplacedCards: penalised('90B6'),
    wrongProcedure: penalised('90B7'),
    notObeyingDirector: penalised('90B8'),
  }),
}

/** Law 91. */
export const disciplineTree: Tree = {
  situation: 'discipline',
  article: '91',
  root: ask('whatIsNeeded', {
    warning: end('91A', 'warning', ['warned']),
    points: end('91A', 'disciplinaryPenalty', ['disciplinaryPoints', 'decisionFinal']),
    suspended: end('91A', 'suspension', ['outForTheSession', 'decisionFinal']),
    disqualified: end('91B', 'disqualification', ['organiserApproves']),
  }),
}

interface RightLost {
  readonly acted: Node
  readonly spectator?: string
  readonly ways?: Readonly<Record<string, Node>>
}

/** Law 11: the right to a rectification may be lost; before 2017 the whole right, since then the gain alone. */
export const rightLost = ({ acted, spectator = '11B', ways = {} }: RightLost): Tree => ({
  situation: 'lostRight',
  article: '11',
  root: ask('whatHappenedFirst', {
    nonOffendersActed: acted,
    ...ways,
    theirSpectator: end(spectator, 'tableResultStands', ['rightMayBeLost']),
    playersAgreed: end('10B', 'tableResultStands', ['directorMayCancel']),
  }),
})
/** The left-hand opponent's call or play before the penalty was stated loses the right outright (11B). */
export const rightLost1987 = rightLost({
  acted: end('11A', 'tableResultStands', ['rightMayBeLost']),
  spectator: '11C1',
  ways: {
    lhoActedFirst: end('11B', 'tableResultStands', ['rightLost']),
    offendersSpectator: end('11C2', 'tableResultStands', ['correctionMayBeLost']),
  },
})
export const rightLostBefore2017 = rightLost({ acted: end('11A', 'tableResultStands', ['rightMayBeLost']) })
export const rightLost2017 = rightLost({ acted: end('11A', 'tableResultStands', ['gainRemoved']) })
