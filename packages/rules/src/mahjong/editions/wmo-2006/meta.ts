/** Whose rules these are, and since when. */
export const meta2006 = {
  issuer: { zh: '世界麻将组织', en: 'World Mahjong Organization' },
  title: { zh: '麻将竞赛规则（2006）', en: 'Mahjong Competition Rules (2006)' },
  effectiveFrom: '2006-09-01',
} as const
