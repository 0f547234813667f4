import { ask, count, effectsOf, end, type LedNode, type LedTree, worked } from '../../core/led.js'
import { bySuit, suits } from './auction.js'
import { type BridgeTable, held, tricksAt, withResult } from './table.js'

type Node = LedNode<BridgeTable>
type Tree = LedTree<BridgeTable>

/** Declarer's three ways with a card that was refused (50D2); `first` and `last` are the articles. */
const refused = (article: string, stays: string): Readonly<Record<string, Node>> => ({
  requireSuit: bySuit('whichSuit', suit =>
    end(article, 'leadRestriction', [`leadRequired:${suit}`, 'cardPickedUp', 'unableAnyCard']),
  ),
  forbidSuit: bySuit('whichSuit', suit =>
    end(article, 'leadRestriction', [`leadForbidden:${suit}`, 'cardPickedUp', 'unableAnyCard']),
  ),
  noRestriction: end(stays, 'penaltyCard', ['leadsAnything', 'majorPenaltyCard']),
})

const taken = (article: string): Node => end(article, 'retract', ['cardBackFree'])

const openingByDefender: Node = ask('declarerSawDummy', {
  yes: end('54C', 'accept', ['leadMustBeAccepted']),
  no: ask('declarerChooses', {
    acceptAndPlay: end('54B1', 'accept', ['leadAccepted', 'dummySpreadDeclarerSecond']),
    spreadHand: end('54A', 'accept', ['leadAccepted', 'declarerBecomesDummy']),
    ...refused('54D', '54D'),
  }),
})

/** Law 54, with the face-down lead of 41A; `early` is the article of a lead by the declaring side. */
export const openingLead = (early: string): Tree => ({
  situation: 'leadOutOfTurn',
  article: '54',
  root: ask('faceDown', {
    yes: taken('41A'),
    no: ask('toldByOpponent', {
      yes: taken('47E1'),
      no: ask('ledBy', {
        defender: openingByDefender,
        declaringSide: end(early, 'retract', ['treatAsExposedInAuction']),
      }),
    }),
  }),
})

const declarersLead: Node = ask('defendersAccept', {
  yes: end('55A', 'accept', ['leadAccepted']),
  no: ask('turnWas', {
    aDefenders: end('55B1', 'retract', ['cardBackFree', 'defenderLeads']),
    declarersOtherHand: end('55B2', 'retract', ['cardBackFree', 'leadAnyFromRightHand']),
  }),
})

/** Laws 53, 55 and 56; `disagree` says what holds when the defenders do not choose alike, `lastTrick` what the edition says of trick thirteen. */
export const laterLead = (disagree: Readonly<Record<string, Node>>, lastTrick?: Node): Tree => {
  const ledBy: Node = ask('ledBy', {
    defender: ask('declarerChooses', {
      acceptAndPlay: end('53A', 'accept', ['leadAccepted']),
      ...refused('56', '56'),
    }),
    declarer: { ...declarersLead, ...extended(declarersLead, disagree) },
  })
  return {
    situation: 'leadOutOfTurn',
    article: '53',
    root: ask('toldByOpponent', {
      yes: taken('47E1'),
      no: lastTrick ? ask('trickThirteen', { no: ledBy, yes: lastTrick }) : ledBy,
    }),
  }
}

/** Since 2017 no lead out of turn to the last trick can become right (53A). */
export const lastTrick2017: Node = end('53A', 'retract', ['leadTakenBack'])

const extended = (node: Node, more: Readonly<Record<string, Node>>): Node =>
  'to' in node && 'ask' in node ? ask(node.ask.code, { ...node.to, ...more }) : node

export const defendersDisagree: Readonly<Record<string, Node>> = {
  differ: end('55A', 'playOn', ['nextDefenderPrevails']),
}

const majorNow: Node = ask('whatNow', {
  ownerPlays: end('50D1', 'penaltyCard', ['majorPenaltyCard', 'playedAtFirstChance']),
  partnerLeads: ask('declarerChooses', {
    ...refused('50D2a', '50D2b'),
  }),
})

/** Suits that declarer forbids, in the order of the suits (51B2b). */
const forbidden = (named: readonly string[]): Node => {
  const all = suits.filter(suit => named.includes(suit)).join('+')
  return end('51B', 'leadRestriction', [`leadForbidden:${all}`, `cardsPickedUp:${all}`, 'unableAnyCard'])
}

/** One suit more; `more` asks on, or ends. */
const alsoForbidden = (question: string, named: readonly string[], more: (named: readonly string[]) => Node): Node =>
  ask(
    question,
    Object.fromEntries(suits.filter(suit => !named.includes(suit)).map(suit => [suit, more([...named, suit])])),
  )

const alsoAThird = (named: readonly string[]): Node =>
  ask('thirdSuitToo', { no: forbidden(named), yes: alsoForbidden('thirdSuit', named, forbidden) })

/** Laws 48–52; `information` is what the edition says of the card's information. */
export const penaltyCard = (information: string): Tree => ({
  situation: 'penaltyCard',
  article: '50',
  root: ask('whoseCard', {
    declarerOrDummy: end('48A', 'playOn', ['nothingFollows']),
    defender: ask('partnerCouldSee', {
      no: end('49', 'playOn', ['nothingFollows']),
      yes: ask('anotherPenaltyCard', {
        yes: end('50B', 'penaltyCard', ['allMajor', information]),
        no: ask('honourOrDeliberate', {
          neither: end('50C', 'penaltyCard', ['minorPenaltyCard', 'honourMayGoFirst', information]),
          honour: majorNow,
          deliberate: majorNow,
        }),
      }),
    }),
    severalOfPartner: ask('declarerChooses', {
      requireSuit: bySuit('whichSuit', suit =>
        end('51B', 'leadRestriction', [`leadRequired:${suit}`, `cardsPickedUp:${suit}`, 'unableAnyCard']),
      ),
      forbidSuit: bySuit('whichSuit', suit => forbidden([suit])),
      forbidSuits: bySuit('whichSuit', one => alsoForbidden('alsoForbid', [one], alsoAThird)),
      noRestriction: end('51B', 'penaltyCard', ['leadsAnything', 'cardsStay']),
    }),
    anotherPlayedInstead: ask('declarerAccepts', {
      yes: end('52A', 'accept', ['playAccepted', 'cardsStay']),
      no: end('52B', 'penaltyCard', ['penaltyCardPlayedNow', 'wrongCardMajor']),
    }),
  }),
})

/** Laws 57 and 58; `fourth` is the order that only the Laws of 2017 know. */
export const premature = (fourth: Readonly<Record<string, Node>>): Tree => ({
  situation: 'prematurePlay',
  article: '57',
  root: ask('whatWasPlayed', {
    beforePartner: ask('declarerPlayedBoth', {
      yes: end('57C', 'playOn', ['nothingFollows']),
      no: ask('orderToPartner', {
        highestOfSuit: end('57A1', 'penaltyCard', ['partnerPlaysHighest', 'unableAnyCard', 'majorPenaltyCard']),
        lowestOfSuit: end('57A2', 'penaltyCard', ['partnerPlaysLowest', 'unableAnyCard', 'majorPenaltyCard']),
        ...fourth,
      }),
    }),
    twoCards: ask('facesVisible', {
      one: end('58B1', 'playOn', ['visibleCardPlayed']),
      several: end('58B2', 'penaltyCard', ['ownerNamesCard', 'othersPenaltyCards']),
    }),
    sameMoment: end('58A', 'playOn', ['countsSecond']),
  }),
})

const forbidPlay = (article: string): Node =>
  bySuit('whichSuit', suit =>
    end(article, 'penaltyCard', [`playForbidden:${suit}`, 'unableAnyCard', 'majorPenaltyCard']),
  )
const requirePlay = (article: string): Node =>
  bySuit('whichSuit', suit =>
    end(article, 'penaltyCard', [`playRequired:${suit}`, 'unableAnyCard', 'majorPenaltyCard']),
  )

export const ordersBefore2017 = { forbidSuit: forbidPlay('57A3') }
export const orders2017 = { requireSuit: requirePlay('57A3'), forbidSuit: forbidPlay('57A4') }

const designation = ask<BridgeTable>('declarerSaid', {
  high: end('46B1', 'playOn', ['highestPlayed']),
  winIt: end('46B1', 'playOn', ['lowestWinnerPlayed']),
  low: end('46B1', 'playOn', ['lowestPlayed']),
  suitOnly: end('46B2', 'playOn', ['lowestOfSuitPlayed']),
  rankOnly: end('46B3', 'playOn', ['sameSuitOfRank']),
  notInDummy: end('46B4', 'playOn', ['anyLegalCard']),
  anything: end('46B5', 'playOn', ['defenderNamesCard']),
})

const fifthCard = ask<BridgeTable>('playedBy', {
  defender: end('45E1', 'penaltyCard', ['cardIsPenaltyCard']),
  declaringSide: end('45E2', 'retract', ['cardBackFree']),
})

/** Laws 45–47; `slip` says until when a slip of the tongue is put right, `misplay` what a late misplay of dummy is. */
export const playedCard = (slip: string, misplay: string): Tree => ({
  situation: 'playedCard',
  article: '45',
  root: ask('whoseCardPlayed', {
    defender: ask('partnerCouldSee', {
      yes: end('45C1', 'playOn', ['cardIsPlayed']),
      no: end('45C1', 'retract', ['cardNotPlayed']),
    }),
    declarer: ask('faceUpOrTouching', {
      yes: end('45C2', 'playOn', ['cardIsPlayed']),
      no: end('45C2', 'retract', ['cardNotPlayed']),
    }),
    dummyNamed: ask('slipOfTongue', {
      yes: end('45C4b', 'retract', [slip, 'opponentMayTakeBack']),
      no: end('45C4a', 'playOn', ['cardIsPlayed']),
    }),
    incompleteOrder: designation,
    dummyTookWrong: ask('bothPlayedOn', {
      no: end('45D', 'retract', ['dummyCardBack', 'othersMayChange']),
      yes: end('45D', 'tableResultStands', [misplay]),
    }),
    fifthCard,
  }),
})

/** Laws 42 and 43; `named` is what follows, by its article, when dummy is the first to name a defender's irregularity. */
export const dummysRights = (article: string, named: string): Tree => ({
  situation: 'dummysRights',
  article: '43',
  root: ask('dummyDid', {
    calledOrPointedOut: end('43A1', 'warning', ['dummyHasNoRight']),
    lookedAtHand: end('43A2', 'warning', ['dummyLosesRights']),
    suggestedPlay: end('45F', 'playOn', ['scoreMayBeAdjusted']),
    triedToPrevent: end('42B2', 'playOn', ['dummyMay']),
    warnedAfterLooking: end('43B2a', 'playOn', ['defenderChoosesHand']),
    askedRevokeAfterLooking: end('43B2b', 'playOn', ['cardReplaced', 'ruleRevokeAsEstablished']),
    namedAfterLooking: end(article, 'playOn', [named]),
  }),
})

const defective = (article: string): Node =>
  ask('offender', {
    defender: count('sideTricksFromThere', 0, 13, moveOne(article, 1)),
    declarer: count('sideTricksFromThere', 0, 13, moveOne(article, -1)),
  })

const moveOne = (article: string, sign: 1 | -1): Node =>
  worked(asked => {
    const tricks = Math.min(1, asked.number('sideTricksFromThere'))
    const before = tricksAt(asked.table)
    const result = before === undefined ? undefined : withResult(asked.table, held(before + sign * tricks))
    return {
      article,
      option: tricks === 0 ? 'tableResultStands' : 'trickTransfer',
      effects: effectsOf(['missingCardPutIn', 'trickOwnershipStands', tricks === 0 ? 'noTricks' : 'oneTrick']),
      ...(tricks > 0 && result ? { answers: result.answers } : {}),
      figures: [{ code: 'tricksMoved', after: `${tricks}` }, ...(tricks > 0 && result ? result.figures : [])],
    }
  })

const inTime = ask<BridgeTable>('whatWasWrong', {
  tooFew: end('67A', 'retract', ['missingCardPlayedNow']),
  tooMany: end('67A', 'retract', ['extraCardBack']),
})

/** Law 67; `withSuit` is what follows when the player who did not play has a card of the suit that was led. */
export const defectiveTrick = (withSuit: Node): Tree => ({
  situation: 'defectiveTrick',
  article: '67',
  root: ask('bothPlayedOn', {
    no: inTime,
    yes: ask('whatWasWrong', {
      tooFew: ask('hasSuitLed', { yes: withSuit, no: defective('67B1b') }),
      tooMany: end('67B2', 'retract', ['extraCardBack', 'mayBeRevoke']),
    }),
  }),
})
export const noPenalty1999: Node = end('67B1a', 'playOn', ['missingCardPutIn', 'trickOwnershipStands', 'noTricks'])
export const deemedRevoke: Node = defective('67B1a')
