import type { Random } from '../../seed/random.js'

/** One event as the federation's calendar announces it. */
export interface PlannedEvent {
  readonly sport: string
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly category: 'club' | 'regional' | 'national'
  /** Month as `2025-03`. */
  readonly month: string
  readonly day: string
  /** Tables, or groups of four players. */
  readonly tables: number
  /** How a bridge field is compared. */
  readonly method?: 'matchpoint' | 'crossImp' | 'butler'
  readonly winners: 1 | 2
  /** How far the last events of the calendar have come. */
  readonly reaches: 'official' | 'published' | 'provisional'
}

const SEASONS = [2025, 2026] as const
const LAST_MONTH = 10

interface Series {
  readonly sport: string
  readonly letter: string
  readonly zh: string
  readonly en: string
  readonly category: PlannedEvent['category']
  /** Months of the year it is held in. */
  readonly months: readonly number[]
  readonly day: number
  readonly tables: readonly [number, number]
  readonly method?: PlannedEvent['method']
  readonly winners?: 1 | 2
}

const odd = [1, 3, 5, 7, 9, 11]
const even = [2, 4, 6, 8, 10, 12]

const SERIES: readonly Series[] = [
  { sport: 'bridge', letter: 'A', zh: '桥牌双人俱乐部月赛', en: 'Monthly Club Pairs', category: 'club', months: [1, 2, 3, 5, 6, 8, 9, 10, 11], day: 12, tables: [7, 9], winners: 2 },
  { sport: 'bridge', letter: 'B', zh: '桥牌地区双人赛', en: 'Regional Pairs', category: 'regional', months: [3, 6, 9, 12], day: 20, tables: [11, 13] },
  { sport: 'bridge', letter: 'C', zh: '全国桥牌双人锦标赛', en: 'National Pairs Championship', category: 'national', months: [4, 10], day: 24, tables: [15, 17] },
  { sport: 'bridge', letter: 'D', zh: '桥牌 IMP 双人赛', en: 'IMP Pairs', category: 'regional', months: [5, 11], day: 26, tables: [9, 11], method: 'crossImp' },
  { sport: 'bridge', letter: 'E', zh: '桥牌巴特勒双人赛', en: 'Butler Pairs', category: 'regional', months: [7], day: 18, tables: [9, 11], method: 'butler' },
  { sport: 'guandan', letter: 'A', zh: '掼蛋俱乐部积分赛', en: 'Club Guandan', category: 'club', months: odd, day: 15, tables: [8, 12] },
  { sport: 'guandan', letter: 'B', zh: '掼蛋地区公开赛', en: 'Regional Guandan Open', category: 'regional', months: [2, 5, 8, 11], day: 22, tables: [14, 18] },
  { sport: 'guandan', letter: 'C', zh: '全国掼蛋大赛', en: 'National Guandan Cup', category: 'national', months: [6], day: 26, tables: [22, 26] },
  { sport: 'mahjong', letter: 'A', zh: '国标麻将月赛', en: 'Monthly Mahjong', category: 'club', months: even, day: 8, tables: [6, 8] },
  { sport: 'mahjong', letter: 'B', zh: '国标麻将地区赛', en: 'Regional Mahjong Open', category: 'regional', months: [3, 9], day: 14, tables: [9, 12] },
  { sport: 'mahjong', letter: 'C', zh: '全国国标麻将锦标赛', en: 'National Mahjong Championship', category: 'national', months: [7], day: 25, tables: [14, 16] },
] // biome-ignore format: a table

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** How far a sport's newest event of a kind has come, and whether its movement wants an odd number of tables. */
const HELD: Readonly<Record<string, { readonly newest: PlannedEvent['reaches']; readonly oddTables: boolean }>> = {
  bridge: { newest: 'provisional', oddTables: true },
  guandan: { newest: 'published', oddTables: false },
  mahjong: { newest: 'published', oddTables: false },
}

/** The newest event of each kind is still on its way: one published with its windows running, one provisional. */
const reaches = (sport: string, letter: string, month: string): PlannedEvent['reaches'] => {
  if (month !== `2026-${twoDigits(LAST_MONTH)}`) return 'official'
  return (letter === 'C' ? undefined : HELD[sport]?.newest) ?? 'published'
}

const planned = (series: Series, year: number, month: number, random: Random): PlannedEvent => {
  const { sport, letter, zh, en, category, method } = series
  const [least, most] = series.tables
  const tables = random.between(least, most)
  const monthText = `${year}-${twoDigits(month)}`
  return {
    sport,
    code: `${sport.slice(0, 2).toUpperCase()}${letter}-${year}-${twoDigits(month)}`,
    nameZh: `${year}年${series.months.length > 2 ? `${month}月` : ''}${zh}`,
    nameEn: `${en} ${monthText}`,
    category,
    month: monthText,
    day: `${monthText}-${twoDigits(series.day)}`,
    tables: HELD[sport]?.oddTables && tables % 2 === 0 ? tables - 1 : tables,
    ...(method ? { method } : {}),
    winners: series.winners ?? 1,
    reaches: reaches(sport, letter, monthText),
  }
}

/** Two seasons, in the order of their days: all of 2025, and 2026 until October. */
export const plannedEvents = (random: Random): PlannedEvent[] =>
  SEASONS.flatMap(year =>
    SERIES.flatMap(series =>
      series.months
        .filter(month => year === 2025 || month <= LAST_MONTH)
        .map(month => planned(series, year, month, random)),
    ),
  ).sort((a, b) => (a.day + a.code < b.day + b.code ? -1 : 1))

/** Every month of the two seasons. */
export const seasonMonths = (): string[] =>
  SEASONS.flatMap(year =>
    Array.from({ length: year === 2025 ? 12 : LAST_MONTH }, (_, at) => `${year}-${twoDigits(at + 1)}`),
  )

/** The last day of a month. */
export const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${twoDigits(new Date(Date.UTC(year, number, 0)).getUTCDate())}`
}
