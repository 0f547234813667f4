import { amount, ask, effectsOf, end, type LedNode, type LedTree, worked } from '../../core/led.js'
import { compare, type Ratio, ratio } from '../../core/ratio.js'
import { type BridgeTable, plain } from './table.js'

type Node = LedNode<BridgeTable>
type Tree = LedTree<BridgeTable>

export const suits = ['clubs', 'diamonds', 'hearts', 'spades'] as const

/** One leaf for each suit that a question may be answered with. */
export const bySuit = (question: string, leaf: (suit: string) => Node): Node =>
  ask(question, Object.fromEntries(suits.map(suit => [suit, leaf(suit)])))

/** One leaf for each two suits, in the order of the suits whichever is named first. */
const byTwoSuits = (questions: readonly [string, string], leaf: (suits: string) => Node): Node =>
  bySuit(questions[0], one =>
    ask(
      questions[1],
      Object.fromEntries(
        suits
          .filter(suit => suit !== one)
          .map(other => [other, leaf(suits.filter(suit => suit === one || suit === other).join('+'))]),
      ),
    ),
  )

interface Silenced {
  readonly article: string
  readonly effects: readonly string[]
}

const silenced = ({ article, effects }: Silenced, restriction: readonly string[]): Node =>
  end(article, 'silencePartner', [...effects, ...restriction])

/** What a withdrawn call leads to, given what declarer may then do about the first lead of the offender's partner. */
type Restricted = (leaf: (restriction: string) => Node) => Node

/** Law 26 until 2007: what the withdrawn call was about decides what declarer may do. */
const restrictedBefore2017: Restricted = leaf =>
  ask('withdrawnCallShowed', {
    oneSuit: bySuit('suitShown', suit => leaf(`leadRequireOrForbid:${suit}`)),
    twoSuits: byTwoSuits(['suitShown', 'otherSuitShown'], shown => leaf(`leadRequireOrForbidOneOf:${shown}`)),
    suitShownLater: leaf('noLeadRestriction'),
    strengthOrOther: leaf('leadForbidOneSuit'),
  })

/** Law 26B as amended in June 2017. */
const restrictedIn2017: Restricted = leaf => leaf('leadForbidUnshownSuit')

const leadsBefore2017 = (of: Silenced): Node => restrictedBefore2017(restriction => silenced(of, [restriction]))

const leadsIn2017 = (of: Silenced): Node => restrictedIn2017(restriction => silenced(of, [restriction]))

const accepted = (article: string, no: Node): Node =>
  ask('callAccepted', { yes: end(article, 'accept', ['callAccepted']), no })

const bySlip = (no: Node): Node =>
  ask('slipOfHand', { yes: end('25A', 'substitute', ['slipReplaced', 'lhoMayChange']), no })

const throughout = (article: string, ...before: string[]): Silenced => ({
  article,
  effects: [...before, 'partnerPassesThroughout'],
})

const free = (article: string): Node => end(article, 'substitute', ['replacementFree', 'scoreMayBeAdjusted'])

const cancelled = ['callCancelled', 'offenderCallsAgain'] as const

/** Law 27, 1997: only the lowest natural bid of the same denomination is free. */
export const insufficientBid1999: Tree = {
  situation: 'insufficientBid',
  article: '27',
  root: accepted(
    '27A',
    bySlip(
      ask('replacement', {
        lowestNatural: free('27B1a'),
        otherCall: leadsBefore2017(throughout('27B2')),
        doubleOrRedouble: leadsBefore2017(throughout('27B3', ...cancelled)),
        insufficientAgain: end('27B', 'substitute', ['directorDecides', ...cancelled]),
      }),
    ),
  ),
}

/** Law 27, 2007: a call of the same or a more precise meaning is free too. */
export const insufficientBid2007: Tree = {
  ...insufficientBid1999,
  root: accepted(
    '27A',
    bySlip(
      ask('replacement', {
        lowestNatural: free('27B1a'),
        sameMeaning: free('27B1b'),
        otherCall: leadsBefore2017(throughout('27B2')),
        doubleOrRedouble: leadsBefore2017(throughout('27B3', ...cancelled)),
        insufficientAgain: leadsBefore2017(throughout('27B4', ...cancelled)),
      }),
    ),
  ),
}

/** What makes a call comparable (Law 23A of 2017). */
const comparable = (yes: Node, no: Node): Node =>
  ask('comparable', { sameMeaning: yes, subsetOfMeanings: yes, samePurpose: yes, notComparable: no })

/** Law 27, 2017: the lowest bid that shows the same denominations, or a comparable call. */
export const insufficientBid2017: Tree = {
  ...insufficientBid1999,
  root: accepted(
    '27A',
    bySlip(
      ask('replacement', {
        lowestSameDenomination: free('27B1a'),
        anotherCall: comparable(free('27B1b'), leadsIn2017(throughout('27B2'))),
        doubleOrRedouble: comparable(free('27B1b'), leadsIn2017(throughout('27B3', ...cancelled))),
        insufficientAgain: leadsIn2017(throughout('27B4', ...cancelled)),
      }),
    ),
  ),
}

const back = 'auctionToRightPlayer'
const changeOfCall = (article: string): Node => end(article, 'retract', [back, 'treatAsChangeOfCall'])
const undecided = (article: string): Node => end(article, 'retract', [back, 'directorDecides'])

const lhoTurn = (article: string, first: Node): Node =>
  ask('offenderCalledBefore', { yes: changeOfCall(article), no: first })

const passBefore2017: Node = ask('someoneBid', {
  no: end('30A', 'retract', [back, 'offenderPassesOnce']),
  yes: ask('turnOf', {
    rightHandOpponent: end('30B1', 'retract', [back, 'offenderPassesOnce']),
    partner: end('30B2', 'silencePartner', [back, 'offenderPassesThroughout', 'partnerMayNotDoubleOnce']),
    leftHandOpponent: changeOfCall('30B3'),
  }),
})

/** Law 31; of an artificial bid what counts is the denominations it showed (29C). */
const bidBefore2017 = (sameDenomination: 'sameDenomination' | 'denominationsShown'): Node => {
  const before = sameDenomination === 'denominationsShown' ? [back, sameDenomination] : [back]
  const toPartner = leadsBefore2017(throughout('31B', ...before))
  return ask('turnOf', {
    rightHandOpponent: ask('rightfulPlayer', {
      passed: end('31A1', 'retract', [back, 'offenderRepeats']),
      acted: ask('newCall', {
        [sameDenomination]: end('31A2a', 'silencePartner', [...before, 'partnerPassesOnce']),
        another: leadsBefore2017(throughout('31A2b', ...before)),
      }),
    }),
    partner: toPartner,
    leftHandOpponent: lhoTurn('25', toPartner),
  })
}

/** An artificial pass, or a pass over partner's artificial call, is ruled on as a bid (30C). */
const asBid = [back, 'passRuledAsBid'] as const
const artificialPassToPartner: Node = leadsBefore2017(throughout('31B', ...asBid))
const artificialPassBefore2017: Node = ask('turnOf', {
  rightHandOpponent: ask('rightfulPlayer', {
    passed: end('31A1', 'retract', [...asBid, 'offenderRepeats']),
    acted: leadsBefore2017(throughout('31A2b', ...asBid)),
  }),
  partner: artificialPassToPartner,
  leftHandOpponent: lhoTurn('25', artificialPassToPartner),
})

const forbidAny = (article: string): Node => silenced(throughout(article, back), ['leadForbidOneSuit'])

const doubleBefore2017: Node = ask('turnOf', {
  rightHandOpponent: ask('rightfulPlayer', {
    passed: end('32B1', 'retract', [back, 'offenderRepeats']),
    acted: forbidAny('32B2'),
  }),
  partner: forbidAny('32A'),
  leftHandOpponent: undecided('32'),
})

const rotation = (root: Readonly<Record<string, Node>>): Tree => ({
  situation: 'callOutOfRotation',
  article: '29',
  root: ask('callAccepted', {
    yes: end('29A', 'accept', ['callAccepted']),
    rightfulPlayerCalled: end('28B', 'retract', ['wrongCallDisappears']),
    no: ask('whichCall', root),
  }),
})

/** Laws 29–32 until 2007. */
export const outOfRotationBefore2017: Tree = rotation({
  pass: passBefore2017,
  artificialPass: artificialPassBefore2017,
  bid: bidBefore2017('sameDenomination'),
  artificialBid: bidBefore2017('denominationsShown'),
  doubleOrRedouble: doubleBefore2017,
})

/** Not comparable: partner passes once, and declarer may forbid a suit that was not shown. */
const comparableCall = (article: string, ...before: string[]): Node =>
  comparable(
    end(article, 'retract', [back, ...before, 'replacementFree', 'scoreMayBeAdjusted']),
    leadsIn2017({ article, effects: [back, ...before, 'partnerPassesOnce'] }),
  )

const rhoIn2017 = (law: string, ...before: string[]): Node =>
  ask('rightfulPlayer', {
    passed: end(`${law}A1`, 'retract', [back, ...before, 'offenderRepeats']),
    acted: comparableCall(`${law}A2`, ...before),
  })

/** Law 31 of 2017: bids, and passes that 30C sends here. */
const bidIn2017 = (...before: string[]): Node =>
  ask('turnOf', {
    rightHandOpponent: rhoIn2017('31', ...before),
    partner: comparableCall('31B', ...before, 'partnerFree'),
    leftHandOpponent: lhoTurn('31C', comparableCall('31B', ...before, 'partnerFree')),
  })

/** Laws 29–32 of 2017, built on comparable calls. */
export const outOfRotation2017: Tree = rotation({
  pass: ask('turnOf', {
    rightHandOpponent: end('30A', 'retract', [back, 'offenderPassesOnce']),
    partner: comparableCall('30B1', 'partnerFree'),
    leftHandOpponent: lhoTurn('25', comparableCall('30B1', 'partnerFree')),
  }),
  artificialPass: bidIn2017('passRuledAsBid'),
  bid: bidIn2017(),
  artificialBid: bidIn2017('denominationsShown'),
  doubleOrRedouble: ask('turnOf', {
    rightHandOpponent: rhoIn2017('32'),
    partner: comparableCall('32B', 'partnerFree'),
    leftHandOpponent: undecided('32C'),
  }),
})

const lhoFirst = (
  article: string,
  effects: readonly string[],
  no: Node,
  more: Readonly<Record<string, Node>> = {},
): Node => ask('lhoCalled', { yes: end(article, 'retract', effects), no, ...more })

const both = 'bothPassThroughout'

interface Inadmissible {
  /** The articles of a left-hand opponent who called first, by what was wrong, and of a missed turn. */
  readonly first: Readonly<Record<'double' | 'hadToPass' | 'aboveSeven' | 'afterFinalPass', string>>
  readonly missed: string
  /** What a double, which shows no suit, lets declarer do. */
  readonly afterDouble: string
  /** What a bid lets him do. */
  readonly afterBid: Restricted
  /** When else a double that is not allowed comes to light (2017). */
  readonly double?: Readonly<Record<string, Node>>
}

/** Laws 33, 34 and 36–39. */
const inadmissible = ({ first, missed, afterDouble, afterBid, double }: Inadmissible): Tree => ({
  situation: 'inadmissibleCall',
  article: '36',
  root: ask('whatIsWrong', {
    doubleNotAllowed: lhoFirst(
      first.double,
      ['callCancelled', back],
      end('36', 'silencePartner', ['callCancelled', 'offenderCallsAgain', 'partnerPassesThroughout', afterDouble]),
      double,
    ),
    hadToPass: ask('lhoCalled', {
      yes: ask('howLongToPass', {
        once: end(first.hadToPass, 'accept', ['callAccepted']),
        throughout: end(first.hadToPass, 'accept', ['callAccepted', 'obligationContinues']),
      }),
      no: afterBid(lead => end('37', 'silencePartner', ['passPutIn', both, lead])),
    }),
    aboveSeven: lhoFirst(
      first.aboveSeven,
      ['passPutIn', back],
      afterBid(lead => end('38', 'silencePartner', ['passPutIn', both, lead])),
    ),
    afterFinalPass: lhoFirst(
      first.afterFinalPass,
      ['callCancelled'],
      ask('callBy', {
        declaringSide: end('39', 'retract', ['callCancelled']),
        defendersPass: end('39', 'retract', ['callCancelled']),
        defendersBid: afterBid(lead => end('39', 'leadRestriction', ['callCancelled', lead])),
      }),
    ),
    turnLost: end(missed, 'retract', ['laterPassesCancelled', back]),
    simultaneous: end('33', 'accept', ['callCountsAsLater']),
  }),
})

const before2017 = { missed: '34', afterDouble: 'leadForbidOneSuit', afterBid: restrictedBefore2017 }
/** Law 35 of 1997 says for all of them what later editions say in each Law. */
const law35 = { double: '35A', hadToPass: '35B', aboveSeven: '35C', afterFinalPass: '35D' }
const ownLaws = { double: '36', hadToPass: '37', aboveSeven: '38', afterFinalPass: '39' }
export const inadmissible1999 = inadmissible({ ...before2017, first: law35 })
export const inadmissible2007 = inadmissible({ ...before2017, first: ownLaws })
export const inadmissible2017 = inadmissible({
  first: ownLaws,
  missed: '17D3',
  afterDouble: 'leadForbidUnshownSuit',
  afterBid: restrictedIn2017,
  double: { leadFaced: end('36C', 'retract', ['scoredWithoutIt']) },
})

/** The offenders score at most average minus, the others what they have (25B2 of 1997). */
const heldToMinus = (restriction: string): Node => {
  const capped = (cap: number): Node =>
    amount(
      'offendersScore',
      amount(
        'othersScore',
        worked(asked => cappedEnd([asked.amount('offendersScore'), asked.amount('othersScore')], cap, restriction)),
      ),
    )
  return ask('scoredBy', { percent: capped(40), imps: capped(-3) })
}

const cappedEnd = ([offenders, others]: readonly [Ratio, Ratio], cap: number, restriction: string) => ({
  article: '25B2',
  option: 'splitHeldToMinus',
  effects: effectsOf(['offendersHeldToMinus', restriction]),
  figures: [
    {
      code: 'offenders',
      before: plain(offenders),
      after: plain(compare(offenders, ratio(cap)) > 0 ? ratio(cap) : offenders),
    },
    { code: 'nonOffenders', after: plain(others) },
  ],
})

const unintended = (pause: boolean, second: Node): Node => {
  const replaced = ask('partnerCalled', {
    no: end('25A', 'substitute', ['slipReplaced', 'lhoMayChange']),
    yes: end('25A', 'retract', ['tooLateToReplace']),
  })
  return ask('slipOfHand', {
    yes: pause ? ask('pauseForThought', { no: replaced, yes: second }) : replaced,
    no: second,
  })
}

export const changeOfCall1999: Tree = {
  situation: 'lateChangeOfCall',
  article: '25',
  root: unintended(
    true,
    ask('callAccepted', {
      yes: end('25B1', 'accept', ['secondCallStands']),
      no: ask('firstCallLegal', {
        no: restrictedBefore2017(lead =>
          end('25B2', 'leadRestriction', ['secondCallCancelled', 'ruleFirstCall', lead]),
        ),
        yes: ask('offenderChooses', {
          firstCall: restrictedBefore2017(lead =>
            end('25B2', 'silencePartner', ['firstCallStands', 'partnerPassesOnce', lead]),
          ),
          anotherCall: restrictedBefore2017(heldToMinus),
        }),
      }),
    }),
  ),
}

const changeSince2007 = (pause: boolean, restricted: Restricted): Tree => ({
  ...changeOfCall1999,
  root: unintended(
    pause,
    ask('callAccepted', {
      yes: end('25B1', 'accept', ['secondCallStands']),
      no: restricted(lead => end('25B2', 'retract', ['firstCallStands', lead])),
    }),
  ),
})
export const changeOfCall2007 = changeSince2007(true, restrictedBefore2017)
export const changeOfCall2017 = changeSince2007(false, restrictedIn2017)

const stays = 'cardStaysFaceUp'

/** Law 24: the same in every edition. */
export const cardExposed: Tree = {
  situation: 'cardExposedInAuction',
  article: '24',
  root: ask('partnerCouldSee', {
    no: end('24', 'playOn', ['nothingFollows']),
    yes: ask('whichCards', {
      oneLowCard: end('24A', 'penaltyCard', [stays, 'thenMinorPenaltyCard']),
      honourOrLed: end('24B', 'silencePartner', [stays, 'partnerPassesOnce', 'thenMajorPenaltyCard']),
      twoOrMore: end('24C', 'silencePartner', [stays, 'partnerPassesOnce', 'thenAllMajor']),
    }),
  }),
}
