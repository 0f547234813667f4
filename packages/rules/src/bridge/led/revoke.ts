import {
  amount,
  ask,
  count,
  effectsOf,
  end,
  type LedOpen,
  type LedEnd,
  type LedNode,
  type LedTree,
  worked,
} from '../../core/led.js'
import { ratio, subtract } from '../../core/ratio.js'
import { revokeTransfer } from '../sheet/revoke.js'
import { type BridgeTable, entryOf, held, percentOf, plain, tricksAt, withResult } from './table.js'

type Node = LedNode<BridgeTable>
type Asked = LedOpen<BridgeTable>

/** What an edition says of revokes besides the numbers of Law 64A. */
export interface RevokeArticles {
  /** A defender who asks his partner against the rule has revoked for good (1997: 61B, 63B). */
  readonly askingEstablishes: boolean
  /** Both sides revoked: the article that restores equity. */
  readonly bothSides: string
  /** What would have been is weighed where it is uncertain (12C1c); before, doubt goes to the innocent side. */
  readonly weighed: boolean
}

const words = ['noTricks', 'oneTrick', 'twoTricks'] as const

const byDeclarer = (asked: Asked): boolean => asked.choice('offender') === 'declarer'

/** Tricks moved to declarer, below nought when they leave him. */
const signed = (asked: Asked, tricks: number): number => (byDeclarer(asked) ? -tricks : tricks)

const transferOf = (asked: Asked): number => {
  const [wonBy, laterTricksWon] = [asked.choice('revokeTrickWonBy'), asked.number('laterTricks')]
  if (wonBy === 'movedAlready') return Math.min(1, laterTricksWon)
  return revokeTransfer(asked.table.book.revoke, {
    offender: 'north',
    trick: 1,
    offenderWonTrick: wonBy === 'offender',
    sideWonTrick: wonBy !== 'others',
    laterTricksWon,
    laterWonWithSuit: asked.choice('laterWonWithSuit') === 'yes',
  }).tricks
}

const articleOf = (asked: Asked, tricks: number): string =>
  tricks === 0 ? '64B1' : asked.choice('revokeTrickWonBy') === 'offender' ? '64A1' : '64A2'

const transferred = (asked: Asked): LedEnd => {
  const tricks = transferOf(asked)
  const before = tricksAt(asked.table)
  const result = before === undefined ? undefined : withResult(asked.table, held(before + signed(asked, tricks)))
  return {
    article: articleOf(asked, tricks),
    option: tricks === 0 ? 'tableResultStands' : 'trickTransfer',
    effects: effectsOf(['revokeEstablished', words[tricks] ?? 'noTricks']),
    ...(tricks > 0 && result ? { answers: result.answers } : {}),
    figures: [{ code: 'tricksMoved', after: `${tricks}` }, ...(tricks > 0 && result ? result.figures : [])],
  }
}

/** Law 64C: the innocent side has at least what it would have had without the revoke. */
const equity =
  (article: string, moved: (asked: Asked) => number, fixed = false) =>
  (asked: Asked): LedEnd => {
    const before = tricksAt(asked.table)
    const without = asked.number('declarerTricksWithout')
    const after = before === undefined ? undefined : held(before + signed(asked, moved(asked)))
    const least = (a: number, b: number) => (byDeclarer(asked) ? Math.min(a, b) : Math.max(a, b))
    const tricks = fixed || after === undefined ? without : least(after, without)
    const stands = before === tricks
    const result = withResult(asked.table, tricks)
    return {
      article,
      option: stands ? 'tableResultStands' : 'equity',
      effects: effectsOf([fixed ? 'asIfNoRevoke' : 'equityRestored']),
      ...(stands ? {} : { answers: result.answers }),
      figures: result.figures,
    }
  }

/** The same where two results were possible, each with its weight (64C with 12C1c). */
const weighedEquity =
  (moved: (asked: Asked) => number) =>
  (asked: Asked): LedEnd => {
    const { table } = asked
    const before = tricksAt(table)
    const after = before === undefined ? undefined : held(before + signed(asked, moved(asked)))
    const least = (tricks: number): number =>
      after === undefined ? tricks : byDeclarer(asked) ? Math.min(after, tricks) : Math.max(after, tricks)
    const first = percentOf(asked.amount('weightOfFirst'))
    const parts = [
      [first, least(asked.number('declarerTricksWithout'))],
      [subtract(ratio(100), first), least(asked.number('declarerTricksOtherwise'))],
    ] as const
    const { sheet } = table
    return {
      article: '64C',
      option: 'assignedWeighted',
      effects: effectsOf(['equityWeighed']),
      ...(sheet
        ? { answers: { ns: parts.map(([weight, tricks]) => `${plain(weight)}% ${entryOf(sheet, tricks)}`).join('; ') } }
        : {}),
      figures: parts.map(([weight, tricks]) => ({
        code: 'tricksWithWeight',
        before: `${plain(weight)}%`,
        after: `${tricks}`,
      })),
    }
  }

const weighedResults = (moved: (asked: Asked) => number): Node =>
  count(
    'declarerTricksWithout',
    0,
    13,
    amount('weightOfFirst', count('declarerTricksOtherwise', 0, 13, worked(weighedEquity(moved)))),
  )

type Enough = (whenEnough: Node, moved: (asked: Asked) => number) => Node

const enough =
  ({ weighed }: RevokeArticles): Enough =>
  (whenEnough, moved) =>
    ask('compensated', {
      yes: whenEnough,
      no: count('declarerTricksWithout', 0, 13, worked(equity('64C', moved))),
      ...(weighed ? { severalResults: weighedResults(moved) } : {}),
    })

/** No transfer by Law 64B, equity only. */
const exempt = (restored: Enough, article: string): Node =>
  restored(
    end(article, 'tableResultStands', ['revokeEstablished', 'noTricks'], {
      figures: [{ code: 'tricksMoved', after: '0' }],
    }),
    () => 0,
  )

const later = (laterSuit: boolean, last: Node): Node =>
  count('laterTricks', 0, 12, laterSuit ? ask('laterWonWithSuit', { yes: last, no: last }) : last)

/** Each revoke of the two sides is paid for by itself (1997). */
const bothPay: Node = count(
  'movedToDeclarer',
  0,
  4,
  count(
    'movedFromDeclarer',
    0,
    4,
    worked(asked => {
      const net = asked.number('movedToDeclarer') - asked.number('movedFromDeclarer')
      const before = tricksAt(asked.table)
      const result = before === undefined ? undefined : withResult(asked.table, held(before + net))
      return {
        article: '64A',
        option: 'trickTransfer',
        effects: effectsOf(['eachRevokePaid']),
        ...(result ?? {}),
      }
    }),
  ),
)

const bothSides = (article: string): Node =>
  count('declarerTricksWithout', 0, 13, worked(equity(article, () => 0, true)))

const established = (articles: RevokeArticles): Node => {
  const restored = enough(articles)
  const transfer = restored(worked(transferred), transferOf)
  const whoWon = ask('revokeTrickWonBy', {
    offender: later(false, transfer),
    partner: later(articles.askingEstablishes, transfer),
    others: later(articles.askingEstablishes, transfer),
    movedAlready: later(false, transfer),
  })
  const both = articles.askingEstablishes
    ? ask('sameTrick', { yes: bothSides(articles.bothSides), no: bothPay })
    : bothSides(articles.bothSides)
  return ask('offender', {
    defender: ask('revokeExemption', exemptions('defender', { whoWon, both, restored })),
    declarer: ask('revokeExemption', exemptions('declarer', { whoWon, both, restored })),
  })
}

/** Law 62D: on trick twelve a revoke is corrected even when established, until the hands are back in the board. */
const onTrickTwelve = (offender: 'defender' | 'declarer', restored: Enough): Node =>
  ask('handsReturned', {
    yes: exempt(restored, '64B6'),
    no: end('62D1', 'retract', ['revokeCorrectedLate', ...(offender === 'defender' ? ['partnerNotSuggested'] : [])]),
  })

interface Established {
  readonly whoWon: Node
  readonly both: Node
  readonly restored: Enough
}

const exemptions = (
  offender: 'defender' | 'declarer',
  { whoWon, both, restored }: Established,
): Readonly<Record<string, Node>> => ({
  noneOfThese: whoWon,
  secondInSuit: exempt(restored, '64B2'),
  facedCard: exempt(restored, '64B3'),
  calledOnNext: exempt(restored, '64B4'),
  roundOver: exempt(restored, '64B5'),
  trickTwelve: onTrickTwelve(offender, restored),
  bothSidesRevoked: both,
})

const notEstablished: Node = ask('wrongCardFrom', {
  defendersHand: end('62B1', 'retract', ['revokeCorrected', 'majorPenaltyCard', 'othersMayChange']),
  declarerOrFaced: end('62B2', 'retract', ['revokeCorrected', 'cardBackFree', 'othersMayChange']),
})

export const revoke = (articles: RevokeArticles): LedTree<BridgeTable> => {
  const stands = established(articles)
  return {
    situation: 'revoke',
    article: '64A',
    root: ask('established', {
      yes: stands,
      no: notEstablished,
      ...(articles.askingEstablishes ? { defenderAsked: stands } : {}),
    }),
  }
}
