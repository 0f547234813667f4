import type { Sport } from './people.js'

/** What the demo federation awards, ranks and grades by: the rules of its policies, in every version. */

const HUNDREDTHS = { step: '0.01', direction: 'nearest', half: 'up' } as const
const CATEGORIES = { club: '1', regional: '2', national: '5' }

export interface SportPolicies {
  readonly sport: Sport
  readonly zh: string
  readonly en: string
  readonly award: Record<string, unknown>
  readonly grades: readonly {
    readonly grade: string
    readonly zh: string
    readonly en: string
    readonly points: string
  }[]
}

const award = (base: Record<string, unknown>, curve: Record<string, unknown>, field: Record<string, unknown>) => ({
  kind: 'award',
  unit: '0.01',
  rounding: HUNDREDTHS,
  field: { oddOneWinner: 'asIs', severalGroups: 'largest', minimum: 6, ...field },
  base,
  categories: CATEGORIES,
  curve,
  cutOff: { fraction: '1/2', of: 'entered', rounding: 'up' },
  ties: { method: 'average', of: 'exact', over: 'allPlaces' },
  colour: 'local',
  colourByCategory: { regional: 'silver', national: 'gold' },
  nonMembers: 'award',
})

export const SPORTS: readonly SportPolicies[] = [
  {
    sport: 'bridge',
    zh: '桥牌',
    en: 'Bridge',
    award: award({ kind: 'perEntrant', amount: '0.12' }, { kind: 'reciprocal', shares: ['1', '0.7'], offset: 1 }, {}),
    grades: [
      { grade: 'clubMaster', zh: '俱乐部大师', en: 'Club Master', points: '5.00' },
      { grade: 'regionalMaster', zh: '地区大师', en: 'Regional Master', points: '15.00' },
      { grade: 'nationalMaster', zh: '国家大师', en: 'National Master', points: '30.00' },
    ],
  },
  {
    sport: 'guandan',
    zh: '掼蛋',
    en: 'Guandan',
    award: award({ kind: 'perAwardedPlace', amount: '0.2' }, { kind: 'linear' }, {}),
    grades: [
      { grade: 'bronze', zh: '铜级掼蛋手', en: 'Bronze Player', points: '4.00' },
      { grade: 'silver', zh: '银级掼蛋手', en: 'Silver Player', points: '12.00' },
      { grade: 'gold', zh: '金级掼蛋手', en: 'Gold Player', points: '24.00' },
    ],
  },
  {
    sport: 'mahjong',
    zh: '麻将',
    en: 'Mahjong',
    award: award(
      {
        kind: 'table',
        rows: [
          { from: 0, amount: '1' },
          { from: 6, amount: '2' },
          { from: 10, amount: '3.5' },
        ],
      },
      { kind: 'geometric', ratio: '0.85' },
      { seatsPerTable: 4 },
    ),
    grades: [
      { grade: 'third', zh: '三级牌手', en: 'Third Class', points: '3.00' },
      { grade: 'second', zh: '二级牌手', en: 'Second Class', points: '8.00' },
      { grade: 'first', zh: '一级牌手', en: 'First Class', points: '15.00' },
    ],
  },
]

/** Points fade after a year and end after two; the best ten count at first, later the best twelve. */
export const ranking = (bestOf: number) => ({
  kind: 'ranking',
  unit: '0.01',
  rounding: HUNDREDTHS,
  decay: { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '0.5'], after: '0' },
  decayRounding: 'each',
  bestOf: { count: bestOf },
})

/**
 * Two lists made of the results themselves: by the European ranking, and by Weng–Lin. The latter rated the final order of
 * events at first, and every table since the second version.
 */
export const RATINGS = [
  {
    sport: 'mahjong',
    code: 'mahjong-mers',
    zh: '国标麻将 MERS 等级分',
    en: 'Mahjong MERS Rating',
    rule: {
      kind: 'rating',
      method: 'mers',
      countries: [
        { half: 6, one: 11 },
        { from: '2025-01-01', half: 6, one: 10 },
      ],
      ageing: ['1', '1/2'],
      qualification: ['national'],
      settled: { events: 5 },
    },
  },
  {
    sport: 'guandan',
    code: 'guandan-rating',
    zh: '掼蛋等级分',
    en: 'Guandan Rating',
    rule: {
      kind: 'rating',
      method: 'wengLin',
      model: 'bradleyTerryPart',
      start: { mean: 25_000, uncertainty: 8333 },
      drift: 83,
      deviations: 2,
      settled: { events: 4, uncertaintyAtMost: 7700 },
    },
    later: { rated: 'table', drift: 40, settled: { events: 12, uncertaintyAtMost: 6000 } },
  },
] as const

/** The ladder of a sport's grades, each of which asks for the one below it. */
export const ladder = (grades: SportPolicies['grades']): Record<string, unknown> => ({
  kind: 'ladder',
  chosenBy: 'competitionEnd',
  unit: '0.01',
  grades: grades.map((step, at) => {
    const below = grades[at - 1]
    const points = { kind: 'points', atLeast: step.points }
    const requires = below ? { kind: 'all', of: [points, { kind: 'grade', grade: below.grade }] } : points
    return { grade: step.grade, nameZh: step.zh, nameEn: step.en, requires }
  }),
})
