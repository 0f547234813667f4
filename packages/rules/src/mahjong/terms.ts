import type { Terms } from '../core/sport.js'
import { mahjongEditions } from './editions/index.js'
import { tallyTerms } from './score/terms-tallies.js'
import { penaltyTerms } from './terms-penalties.js'

const words: Terms = {
  ...tallyTerms,
  hand: { zh: '盘', en: 'hand' },
  windRound: { zh: '圈', en: 'wind round' },
  gameSession: { zh: '局', en: 'session' },
  standardPoint: { zh: '标准分', en: 'table points' },
  gamePoint: { zh: '比赛分', en: 'game points' },
  gamePoints: { zh: '比赛分', en: 'game points' },
  bestSession: { zh: '单局最高标准分', en: 'best session' },
  bestSessionCount: { zh: '单局最高标准分次数', en: 'number of best sessions' },
  drawnLots: { zh: '抽签', en: 'drawn lots' },
  east: { zh: '东', en: 'East' },
  south: { zh: '南', en: 'South' },
  west: { zh: '西', en: 'West' },
  north: { zh: '北', en: 'North' },
  dealer: { zh: '庄家', en: 'dealer' },
  prevalentWind: { zh: '圈风', en: 'prevalent wind' },
  seatWind: { zh: '门风', en: 'seat wind' },
  selfDraw: { zh: '自摸', en: 'self-draw' },
  discard: { zh: '点和', en: 'win by discard' },
  robbedKong: { zh: '抢杠和', en: 'robbed kong' },
  drawn: { zh: '荒牌', en: 'drawn hand' },
  falseWin: { zh: '错和', en: 'False hu' },
  bluffWin: { zh: '诈和', en: 'Bluff hu' },
  wreckedHand: { zh: '推乱手牌或牌墙', en: 'Wrecked hand or wall' },
  fine: { zh: '罚分', en: 'fine' },
  warning: { zh: '警告', en: 'warning' },
  deadHand: { zh: '停和', en: 'dead hand' },
  exclusion: { zh: '停赛', en: 'exclusion' },
  disqualification: { zh: '取消资格', en: 'disqualification' },
  minimum: { zh: '起和八分', en: 'eight-point minimum' },
  notPlayed: { zh: '未赛', en: 'not played' },
  allHands: { zh: '打满', en: 'all hands' },
  time: { zh: '时间到', en: 'time' },
  hands: { zh: '盘数', en: 'hands' },
  ended: { zh: '结束', en: 'ended' },
  totals: { zh: '局分', en: 'session points' },
  kind: { zh: '记分方式', en: 'kind of sheet' },
  standIns: { zh: '替补', en: 'stand-ins' },
  standIn: { zh: '替补', en: 'stand-in' },
  forfeit: { zh: '弃权', en: 'forfeit' },
  assigned: { zh: '裁定', en: 'by ruling' },
  table: { zh: '按桌', en: 'by table' },
  group: { zh: '按组', en: 'by group' },
}

/** Terms of the sport and the names of all fans in the newest edition; older names are in each edition's table. */
export const mahjongTerms: Terms = {
  ...penaltyTerms,
  ...words,
  ...Object.fromEntries(mahjongEditions.flatMap(edition => edition.book.profile.fans.map(fan => [fan.code, fan.name]))),
}
