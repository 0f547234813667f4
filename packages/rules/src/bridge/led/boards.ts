import { amount, ask, count, effectsOf, end, type LedNode, type LedTree, worked } from '../../core/led.js'
import { divide, multiply, negate, ratio, subtract } from '../../core/ratio.js'
import { type BridgeTable, plain } from './table.js'

type Node = LedNode<BridgeTable>
type Tree = LedTree<BridgeTable>

const grades = { none: 'ave+', partly: 'ave', wholly: 'ave-' } as const
type Fault = keyof typeof grades

/** Both sides' averages by their fault (12C). */
export const averages = (article: string, ...effects: string[]): Node =>
  ask(
    'faultOfNs',
    Object.fromEntries(
      Object.keys(grades).map(ns => [
        ns,
        ask<BridgeTable>(
          'faultOfEw',
          Object.fromEntries(
            Object.keys(grades).map(ew => [ew, averagesEnd(article, effects, [ns as Fault, ew as Fault])]),
          ),
        ),
      ]),
    ),
  )

const averagesEnd = (article: string, effects: readonly string[], [ns, ew]: readonly [Fault, Fault]): Node =>
  end(article, 'artificialScore', [...effects, 'averagesByFault'], {
    answers: { ns: grades[ns], ew: grades[ew] },
    figures: [
      { code: 'awardNs', after: grades[ns] },
      { code: 'awardEw', after: grades[ew] },
    ],
  })

export const cannotBePlayed = (article: string): Tree => ({
  situation: 'boardCannotBePlayed',
  article,
  root: averages(article),
})

const playNormally = (article: string): Node => end(article, 'playOn', ['handsCorrected', 'playNormally'])
const adjustLater = (article: string): Node =>
  end(article, 'playOn', ['handsCorrected', 'playNormally', 'scoreMayBeAdjusted'])

interface WrongNumber {
  /** Somebody with a wrong hand has called. */
  readonly called: Node
  /** Nobody has, but a card of another hand was seen. */
  readonly seen: Node
  /** A card that is no part of the deal; absent where the text does not know it. */
  readonly foreign?: string
  /** A missing card, as it is found among the played cards, elsewhere or nowhere. */
  readonly missing?: readonly [amongPlayed: string, elsewhere: string, nowhere: string]
  readonly afterPlay: Node
  readonly none: string
}

/** Laws 13 and 14. */
const wrongNumber = ({
  missing: [amongPlayed, elsewhere, nowhere] = ['14B1', '14B2', '14B3'],
  ...of
}: WrongNumber): Tree => ({
  situation: 'incorrectDeal',
  article: '13',
  root: ask('whichHands', {
    oneTooMany: ask('whenFound', {
      nobodyCalled: ask('cardOfOtherHandSeen', { no: playNormally(of.none), yes: of.seen }),
      wrongHandCalled: of.called,
      afterPlay: of.afterPlay,
    }),
    ...(of.foreign ? { foreignCard: end(of.foreign, 'playOn', ['foreignCardRemoved', 'playNormally']) } : {}),
    cardMissing: ask('openingLeadFaced', {
      no: end('14A', 'playOn', ['cardGivenBack', 'playNormally']),
      yes: ask('whereFound', {
        amongPlayed: end(amongPlayed, 'playOn', ['ruleDefectiveTrick']),
        elsewhere: end(elsewhere, 'playOn', ['cardAlwaysThere', 'mayBeRevoke', 'mayBePenaltyCard']),
        nowhere: end(nowhere, 'playOn', ['cardReplacedFromAnotherPack', 'cardAlwaysThere', 'mayBeRevoke']),
      }),
    }),
  }),
})

const four = (article: string): Node =>
  ask('harmlessAndAllAgree', { yes: playNormally(article), no: averages(article) })

/** Once a wrong hand has called there is no more playing the board (13); else consent of all four (13B). */
export const wrongNumber1987 = wrongNumber({
  none: '13A',
  seen: ask('harmlessAndAllAgree', { yes: playNormally('13B1'), no: averages('13B2') }),
  called: averages('13'),
  missing: ['14B1a', '14B1b', '14B2'],
  afterPlay: end('13C', 'cancelBoard', ['resultCancelled']),
})
export const wrongNumber1999 = wrongNumber({
  none: '13A',
  seen: four('13B'),
  called: four('13'),
  foreign: '13',
  afterPlay: averages('13C', 'resultCancelled'),
})
export const wrongNumber2007 = wrongNumber({
  none: '13D1',
  seen: ask('harmless', { yes: adjustLater('13D2'), no: averages('13D2') }),
  called: ask('playable', { yes: adjustLater('13A'), no: averages('13B') }),
  foreign: '13F',
  afterPlay: averages('13C', 'resultCancelled'),
})
/** The score that would have been, where it can be found; else the averages (12C1b, 12C1d of 2017). */
const assignedIfFound = (article: string, ...effects: string[]): Node =>
  ask('resultCanBeFound', {
    yes: end(article, 'assignedWeighted', [...effects, 'weighResults']),
    no: averages(article, ...effects),
  })

export const wrongNumber2017 = wrongNumber({
  none: '13A1',
  seen: adjustLater('13A2'),
  called: ask('playable', { yes: adjustLater('13B1'), no: assignedIfFound('13B2') }),
  foreign: '13C',
  afterPlay: assignedIfFound('13D', 'resultCancelled'),
})

interface WrongBoard {
  readonly played: Node
  readonly inAuction: Node
  readonly finished: string
  /** A call made on cards of another board: by whom it was followed; absent where the text is silent. */
  readonly wrongCards?: Node
}

/** Laws 15 and 17D. */
const wrongBoard = (of: WrongBoard): Tree => ({
  situation: 'wrongBoardOrSeats',
  article: '15',
  root: ask('whatWasTaken', {
    wrongBoard: ask('somebodyPlayedIt', {
      yes: of.played,
      no: ask('howFar', {
        inAuction: of.inAuction,
        finished: end(of.finished, 'tableResultStands', ['scoreStandsHere', 'rightBoardLater']),
      }),
    }),
    ...(of.wrongCards ? { cardsOfAnotherBoard: of.wrongCards } : {}),
  }),
})

const secondAuction: Node = ask('callsRepeated', {
  yes: end('15C', 'playOn', ['rightContestantsSeated', 'secondAuction']),
  no: end('15C', 'cancelBoard', ['boardCancelled']),
})
const differs = (article: string): Node =>
  ask('newCallDiffers', {
    no: end(article, 'retract', ['callCancelled', 'looksAtRightHand', 'lhoRepeats']),
    yes: averages(article),
  })

/** Before the second auction any player may have the board cancelled (15C1). */
export const wrongBoard1987 = wrongBoard({
  played: averages('15B', 'secondScoreCancelled'),
  inAuction: ask('somebodyObjects', {
    yes: end('15C1', 'cancelBoard', ['boardCancelledAtRequest']),
    no: ask('callsRepeated', {
      yes: end('15C2', 'playOn', ['rightContestantsSeated', 'secondAuction']),
      no: end('15C2', 'cancelBoard', ['boardCancelled']),
    }),
  }),
  finished: '15A',
})
export const wrongBoard1999 = wrongBoard({
  played: averages('15B', 'secondScoreCancelled'),
  inAuction: secondAuction,
  finished: '15A',
  wrongCards: differs('17D'),
})
export const wrongBoard2007 = wrongBoard({
  played: averages('15B', 'secondScoreCancelled'),
  inAuction: secondAuction,
  finished: '15A',
  wrongCards: ask('partnerCalled', { yes: averages('17D2'), no: differs('17D2') }),
})
export const wrongBoard2017 = wrongBoard({
  played: averages('15B3', 'secondScoreCancelled'),
  inAuction: end('15B2', 'playOn', ['finishTheBoard']),
  finished: '15B2',
  wrongCards: ask('partnerCalled', {
    yes: averages('15A'),
    no: end('15A', 'retract', ['callCancelled', 'looksAtRightHand', 'auctionContinues']),
  }),
})

/** Awards of the best and the worst result of one group, `2(A−1)` and 0 before the factor. */
const groupFigures: Node = count(
  'expectedResults',
  2,
  500,
  count(
    'resultsInGroup',
    1,
    500,
    worked(asked => {
      const [expected, size] = [asked.number('expectedResults'), asked.number('resultsInGroup')]
      const award = (own: number) => subtract(divide(multiply(ratio(own + 1), ratio(expected)), ratio(size)), ratio(1))
      return {
        article: '87B',
        option: 'separateGroups',
        effects: effectsOf(['scoredInGroups']),
        figures: [
          { code: 'topOfGroup', after: plain(award(2 * (size - 1))) },
          { code: 'bottomOfGroup', after: plain(award(0)) },
        ],
      }
    }),
  ),
)

/** Law 87; until 1997 copies that differ in their markings alone are not of different form. */
export const fouledBoard = (byMarkings: boolean): Tree => ({
  situation: 'fouledBoard',
  article: '87',
  root: ask('copiesDiffer', {
    inCards: groupFigures,
    inDealerOrVulnerability: byMarkings ? groupFigures : end('87A', 'tableResultStands', ['notFouled']),
  }),
})

/** Half the difference of the two sides' own IMPs. */
export const balanced = (article: string): Tree => ({
  situation: 'knockoutUnbalanced',
  article,
  root: amount(
    'impsOfNs',
    amount(
      'impsOfEw',
      worked(asked => {
        const net = divide(subtract(asked.amount('impsOfNs'), asked.amount('impsOfEw')), ratio(2))
        return {
          article,
          option: 'averageBothSides',
          effects: effectsOf(['averageOfBoth']),
          answers: { ns: `${plain(net)} imp`, ew: `${plain(negate(net))} imp` },
          figures: [
            { code: 'awardNs', after: plain(net) },
            { code: 'awardEw', after: plain(negate(net)) },
          ],
        }
      }),
    ),
  ),
})

/** What replaces a board that cannot be played where the other table has a result (Law 86). */
export const otherTable = (of: { readonly substitute: string; readonly other: Node }): Tree => ({
  situation: 'otherTableResult',
  article: of.substitute,
  root: ask('whatIsLeft', {
    substituteWanted: ask('resultMayBeKnown', {
      yes: averages(of.substitute, 'noSubstituteBoard'),
      no: end(of.substitute, 'artificialScore', ['substituteBoardAllowed']),
    }),
    otherTableHasResult: of.other,
  }),
})
export const otherTable1999 = otherTable({ substitute: '86C', other: averages('86A') })
const assignedByOther = (article: string, effect: string): Node =>
  ask('clearlyFavourable', {
    yes: end(article, 'assignedWeighted', [effect, 'weighResults']),
    no: averages(article),
  })
export const otherTable2007 = otherTable({ substitute: '86C', other: assignedByOther('86D', 'mayAssign') })
export const otherTable2017 = otherTable({ substitute: '86A', other: assignedByOther('86B1', 'assigns') })

/** Law 82: what can be put right is; else both sides are innocent. */
export const directorsError = (both: string): Tree => ({
  situation: 'directorsError',
  article: '82C',
  root: ask('canBePutRight', {
    yes: end('82B', 'playOn', ['errorPutRight']),
    no: ask('resultCanBeFound', {
      yes: end('82C', 'bothNonOffending', ['bothInnocent', both]),
      no: end('82C', 'artificialScore', ['bothInnocent', 'averagesByFault'], {
        answers: { ns: 'ave+', ew: 'ave+' },
        figures: [
          { code: 'awardNs', after: 'ave+' },
          { code: 'awardEw', after: 'ave+' },
        ],
      }),
    }),
  }),
})
