/** Whose rules these are, and since when. */
export const meta1998 = {
  issuer: { zh: '国家体育总局', en: 'General Administration of Sport of China' },
  title: { zh: '中国麻将竞赛规则（试行，1998）', en: 'Chinese Mahjong Competition Rules (trial, 1998)' },
  effectiveFrom: '1998-07-01',
} as const
