import type { Terms } from '../core/bilingual.js'

/** The words of guandan of six or eight on its sheets and in its statistics. */
export const bigGuandanTerms: Terms = {
  tablePoint: { zh: '分', en: 'points' },
  bestUnit: { zh: '单场最高', en: 'best game' },
  drawnLots: { zh: '抽签', en: 'drawn lots' },
  deals: { zh: '各副', en: 'Deals' },
  places: { zh: '首方名次（六人如 124，八人如 1267）', en: 'Places of the first side (124 of six, 1267 of eight)' },
  levels: { zh: '终局级数（A 写 14，过 A 写 15）', en: 'Levels at the end (A is 14, passed 15)' },
  side1: { zh: '首方', en: 'First side' },
  side2: { zh: '次方', en: 'Second side' },
  dealsInAll: { zh: '全部副数', en: 'All deals' },
  dealsPlayed: { zh: '打过的副', en: 'Deals played' },
  dealsWon: { zh: '升级', en: 'Went up' },
  dealsByEnding: { zh: '各副结局', en: 'How deals ended' },
  firstOut: { zh: '头游', en: 'First out' },
  sweeps: { zh: '包揽', en: 'All first places' },
}
