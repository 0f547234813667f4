import type { Terms } from '../../core/bilingual.js'

/** What is counted of a player's hands. */
export const tallyTerms: Terms = {
  handsInAll: { zh: '全部盘数', en: 'All hands' },
  handsPlayed: { zh: '打过的盘', en: 'Hands played' },
  handsWon: { zh: '和牌', en: 'Won' },
  handsByEnding: { zh: '各盘结局', en: 'How hands ended' },
  wonOnDiscard: { zh: '点和', en: 'Won on a discard' },
  wonBySelfDraw: { zh: '自摸', en: 'Won by self-draw' },
  dealtIn: { zh: '点炮', en: 'Gave the winning tile' },
  otherDrewItself: { zh: '他家自摸', en: 'Another self-drew' },
  otherDealtIn: { zh: '他家点炮', en: 'Another gave the tile' },
  highestHand: { zh: '最大的一盘（番）', en: 'Highest hand (fan)' },
  largestHand: { zh: '大番榜（番）', en: 'Largest hand (fan)' },
  winRate: { zh: '和牌率', en: 'Hands won' },
  dealInRate: { zh: '点炮率', en: 'Gave the winning tile' },
  meanHand: { zh: '平均和番', en: 'Mean hand (fan)' },
  selfDrawnShare: { zh: '自摸占比', en: 'Self-drawn of hands won' },
  fansByHand: { zh: '番种（记下牌的和牌）', en: 'Fans (of won hands whose tiles were kept)' },
  handsOnSlip: { zh: '记下牌的和牌', en: 'Hands with their tiles' },
  handDrawn: { zh: '荒牌', en: 'Drawn hand' },
}
