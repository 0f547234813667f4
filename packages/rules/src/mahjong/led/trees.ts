import { ask, count, type LedNode, type LedTree, type LedTrees, worked } from '../../core/led.js'
import { fineAmounts } from '../score/penalty.js'
import type { MahjongTable } from './table.js'

type Node = LedNode<MahjongTable>

const act = (code: string): Node => worked(({ table }) => table.act(code))

/** Counted for one player within one hand: a warning, then the fines from the least upwards (3.11.6-3). */
const counted = (code: string): Node =>
  count(
    'handNumber',
    1,
    16,
    worked(({ table, number }) => table.act(code, { hand: `${number('handNumber')}` })),
  )

/** One of the fines there are (3.11.2-2). */
const fined = (code: string, option?: (fine: string) => string): Node =>
  ask(
    'whichFine',
    Object.fromEntries(
      fineAmounts.map(fine => [
        `points${fine}`,
        worked<MahjongTable>(({ table }) => table.act(code, { fine: `${fine}` }, option?.(`${fine}`))),
      ]),
    ),
  )

const tree = (situation: string, article: string, root: Node): LedTree<MahjongTable> => ({ situation, article, root })

const late = count<MahjongTable>(
  'minutesLate',
  1,
  240,
  worked(({ table, number }) => {
    const minutes = number('minutesLate')
    return table.act(
      minutes <= 10 ? 'lateToTenMinutes' : minutes <= 15 ? 'lateToFifteenMinutes' : 'lateOverFifteenMinutes',
    )
  }),
)

/** Article 3.11 of the book: what a referee is called for, and what it costs. */
export const mahjongTrees: LedTrees<MahjongTable> = {
  wrongWin: tree(
    'falseWin',
    '3.11.6-6',
    ask('whatAboutTheWin', {
      belowEightOrWrongTile: act('falseWin'),
      notReady: act('bluffWin'),
      tileNotTakenBack: act('winningTileNotTaken'),
      shownFirst: act('shownBeforeCalling'),
      changedFromCall: ask('handShown', { yes: act('callChangedToWinShown'), no: act('callChangedToWinHidden') }),
      countedMixed: act('countedWithMixedTiles'),
    }),
  ),
  wrongCall: tree(
    'wrongMeld',
    '3.11.6-2',
    ask('whatAboutTheCall', {
      wrongTiles: act('wrongMeld'),
      calledWithout: counted('emptyCall'),
      tooLate: counted('latePung'),
      notTaken: act('claimedTileNotTaken'),
      handInPool: act('reachedForThePool'),
    }),
  ),
  wrongDraw: tree(
    'earlyDraw',
    '3.11.6-4',
    ask('whatAboutTheDraw', { tooEarly: counted('earlyDraw'), wrongTileKept: act('wrongTileTakenIn') }),
  ),
  shownTiles: tree(
    'exposedTile',
    '3.11.6-7',
    ask('whatWasShown', {
      ownTile: act('exposedTile'),
      ownHandAtAWin: ask('winWasValid', { yes: act('shownBesideValidWin'), no: act('shownBesideInvalidWin') }),
      handOrWallWrecked: act('wreckedHand'),
      othersTiles: fined('exposedOthersTiles'),
    }),
  ),
  wrongCount: tree('wrongNumberOfTiles', '3.11.6-8', act('wrongNumberOfTiles')),
  lateArrival: tree('lateToTenMinutes', '3.11.2-1', late),
  information: tree(
    'illegalInformation',
    '3.11.6-9',
    ask('whatIsImposed', {
      fine: fined('illegalInformation', () => 'fineBetween'),
      deadHand: worked(({ table }) => table.act('illegalInformation', {}, 'deadHand')),
    }),
  ),
  conduct: tree(
    'disturbance',
    '3.11',
    ask('whichConduct', {
      minor: act('disturbance'),
      violation: fined('violation'),
      swappedOrHidden: act('cheatingWithTiles'),
      graveDisturbance: act('seriousDisturbance'),
    }),
  ),
}
