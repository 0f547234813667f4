import type { Terms } from '../../core/bilingual.js'

/** What is counted of a contestant's deals. */
export const tallyTerms: Terms = {
  dealsInAll: { zh: '全部副数', en: 'All deals' },
  dealsPlayed: { zh: '打过的副', en: 'Deals played' },
  dealsWon: { zh: '胜', en: 'Won' },
  dealsByEnding: { zh: '各副结局', en: 'How deals ended' },
  dealsByPlayer: { zh: '个人各副名次', en: 'Deals by player' },
  outInDeal: { zh: '个人打过的副', en: 'Deals of the player' },
  outFirst: { zh: '头游', en: 'First out' },
  firstOuts: { zh: '个人头游率', en: 'First out, by player' },
  dealWinRate: { zh: '胜副率（头游）', en: 'Deals won (first out)' },
  doubleWins: { zh: '双下率', en: 'Double wins' },
  levelsADeal: { zh: '平均每副净升级', en: 'Net levels a deal' },
  gamesRecorded: { zh: '全场有记录的局', en: 'Games with all their cards' },
  bombsAGame: { zh: '平均每局炸弹', en: 'Bombs a game' },
  bombsADeal: { zh: '平均每副炸弹', en: 'Bombs a deal' },
  dealsByCards: { zh: '逐张记录的副', en: 'Deals written down card by card' },
  dealsRecorded: { zh: '有记录的副', en: 'Deals with their cards' },
  bomb: { zh: '炸弹', en: 'bombs' },
  wonByThree: { zh: '双下，升三级', en: 'Won by three (first and second)' },
  wonByTwo: { zh: '升两级', en: 'Won by two (first and third)' },
  wonByOne: { zh: '升一级', en: 'Won by one (first and last)' },
  lostByOne: { zh: '对方升一级', en: 'Lost by one' },
  lostByTwo: { zh: '对方升两级', en: 'Lost by two' },
  lostByThree: { zh: '被双下', en: 'Lost by three' },
}
