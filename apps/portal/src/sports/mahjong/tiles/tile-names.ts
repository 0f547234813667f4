import type { Bilingual } from '@paiji/rules'

/** 0–33 as in the rules; 34–41 are spring, summer, autumn, winter, plum, orchid, bamboo, chrysanthemum. */
export type Face = number

export const faces: readonly Face[] = Array.from({ length: 42 }, (_, i) => i)

const han = '一二三四五六七八九'
const suits: readonly Bilingual[] = [
  { zh: '万', en: 'Characters' },
  { zh: '条', en: 'Bamboos' },
  { zh: '饼', en: 'Dots' },
]
const honours: readonly Bilingual[] = [
  { zh: '东风', en: 'East' },
  { zh: '南风', en: 'South' },
  { zh: '西风', en: 'West' },
  { zh: '北风', en: 'North' },
  { zh: '红中', en: 'Red Dragon' },
  { zh: '发财', en: 'Green Dragon' },
  { zh: '白板', en: 'White Dragon' },
]
const flowers: readonly Bilingual[] = [
  { zh: '春', en: 'Spring' },
  { zh: '夏', en: 'Summer' },
  { zh: '秋', en: 'Autumn' },
  { zh: '冬', en: 'Winter' },
  { zh: '梅', en: 'Plum' },
  { zh: '兰', en: 'Orchid' },
  { zh: '竹', en: 'Bamboo (flower)' },
  { zh: '菊', en: 'Chrysanthemum' },
]

/** What a tile is called in both languages. */
export const tileName = (face: Face): Bilingual => {
  if (face >= 34) return flowers[face - 34] as Bilingual
  if (face >= 27) return honours[face - 27] as Bilingual
  const suit = suits[Math.floor(face / 9)] as Bilingual
  return { zh: `${han[face % 9]}${suit.zh}`, en: `${(face % 9) + 1} of ${suit.en}` }
}

/** Both names, the reader's language first. */
export const tileTitle = (face: Face, locale: string): string => {
  const { zh, en } = tileName(face)
  return locale === 'en' ? `${en} · ${zh}` : `${zh} · ${en}`
}

/** The mark in the corner of high-contrast tiles: rank, wind, dragon, number of the flower. */
export const tileIndex = (face: Face): string => {
  if (face < 27) return `${(face % 9) + 1}`
  return face < 34 ? ('ESWNCFP'[face - 27] as string) : `${((face - 34) % 4) + 1}`
}
