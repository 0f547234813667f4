import type { Terms } from '../core/bilingual.js'

/** The words of dou dizhu on its sheets and in its statistics. */
export const doudizhuTerms: Terms = {
  dealScore: { zh: '分', en: 'points' },
  bestUnit: { zh: '单场最高', en: 'best session' },
  drawnLots: { zh: '抽签', en: 'drawn lots' },
  deals: { zh: '各副', en: 'Deals' },
  landlord: { zh: '地主', en: 'Landlord' },
  bid: { zh: '叫分', en: 'Bid' },
  winner: { zh: '胜方', en: 'Won by' },
  landlordSide: { zh: '地主胜', en: 'the landlord' },
  peasantSide: { zh: '农民胜', en: 'the other two' },
  bombs: { zh: '炸弹与火箭', en: 'Bombs and rockets' },
  spring: { zh: '春天（反春天）', en: 'Spring' },
  scores: { zh: '终局得分', en: 'Points at the end' },
  seat1: { zh: '一号位', en: 'Seat 1' },
  seat2: { zh: '二号位', en: 'Seat 2' },
  seat3: { zh: '三号位', en: 'Seat 3' },
  dealsByRole: { zh: '按角色', en: 'By role' },
  dealsAsLandlord: { zh: '当地主', en: 'As landlord' },
  dealsAsPeasant: { zh: '当农民', en: 'Against the landlord' },
  dealsWon: { zh: '胜', en: 'Won' },
}
