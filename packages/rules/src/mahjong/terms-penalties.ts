import type { Terms } from '../core/sport.js'
import { fineAmounts } from './penalty.js'

const fines: Terms = Object.fromEntries(
  fineAmounts.map(amount => [`fine${amount}`, { zh: `罚${amount}分`, en: `Fine of ${amount}` }]),
)

/** Words of the catalogue of penalties: acts and measures. */
export const penaltyTerms: Terms = {
  ...fines,
  asWritten: { zh: '按条款处罚', en: 'As the article says' },
  disturbance: { zh: '影响比赛', en: 'Disturbance' },
  lateToTenMinutes: { zh: '迟到10分钟以内', en: 'Late, up to 10 minutes' },
  lateToFifteenMinutes: { zh: '迟到15分钟以内', en: 'Late, up to 15 minutes' },
  lateOverFifteenMinutes: { zh: '迟到超过15分钟', en: 'Late, over 15 minutes' },
  violation: { zh: '违反规定', en: 'Violation of the regulations' },
  cheatingWithTiles: { zh: '换牌、偷牌、藏牌', en: 'Tiles swapped, stolen or hidden' },
  wrongMeld: { zh: '错吃、错碰、错杠、错补花', en: 'Wrong chow, pung, kong or flower' },
  emptyCall: { zh: '空吃、空碰、空杠', en: 'Empty call' },
  earlyDraw: { zh: '提前摸牌', en: 'Drew early' },
  wrongTileTakenIn: { zh: '错摸的牌已入手', en: 'Wrong tile taken into the hand' },
  latePung: { zh: '超时碰牌', en: 'Late pung' },
  exposedTile: { zh: '露牌', en: 'Exposed tile' },
  shownBesideValidWin: { zh: '他人和牌有效时亮牌', en: 'Showed the hand beside a valid win' },
  shownBesideInvalidWin: { zh: '他人和牌无效时亮牌', en: 'Showed the hand beside an invalid win' },
  exposedOthersTiles: { zh: '碰露他人的牌', en: 'Exposed another player’s tiles' },
  wrongNumberOfTiles: { zh: '相公（多牌或少牌）', en: 'Wrong number of tiles' },
  illegalInformation: { zh: '非法传递信息', en: 'Illegal information' },
  seriousDisturbance: { zh: '严重扰乱赛场', en: 'Serious disturbance' },
  claimedTileNotTaken: { zh: '叫牌后未取牌', en: 'Claimed tile not taken' },
  winningTileNotTaken: { zh: '计分前未取和牌张', en: 'Winning tile not taken before counting' },
  callChangedToWinHidden: { zh: '吃碰杠改叫和，未亮牌', en: 'Call changed to a win, hand not shown' },
  callChangedToWinShown: { zh: '吃碰杠改叫和，已亮牌', en: 'Call changed to a win, hand shown' },
  shownBeforeCalling: { zh: '未叫先亮牌', en: 'Hand shown before calling' },
  reachedForThePool: { zh: '手已伸入牌池', en: 'Reached for the pool' },
  countedWithMixedTiles: { zh: '计番时与和牌张混放', en: 'Counted with the tiles mixed' },
  payEach10: { zh: '付给其他三家各10分', en: 'Pays 10 to each of the others' },
  payEach20: { zh: '付给其他三家各20分', en: 'Pays 20 to each of the others' },
  payEach30: { zh: '付给其他三家各30分', en: 'Pays 30 to each of the others' },
  fineBetween: { zh: '罚分', en: 'Fine' },
  forfeitSession: { zh: '本局弃权', en: 'Session forfeited' },
  discardExposed: { zh: '露出的牌随后打出', en: 'Exposed tiles are discarded at the next turns' },
  'loseClaim/nextDraw': { zh: '下次摸牌前不得和牌', en: 'No win until the next draw' },
  'loseClaim/thisTurn': { zh: '放弃本次吃碰杠和', en: 'This claim is given up' },
  injured: { zh: '受损方', en: 'Injured player' },
  pointsTaken: { zh: '扣分方式', en: 'How the points are taken' },
  byRuling: { zh: '由本判罚扣分', en: 'By this ruling' },
  onSheet: { zh: '已写在记分表上', en: 'Already on the score sheet' },
}
