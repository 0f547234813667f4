/** A rule that can be followed as it stands, to begin a policy of one's own from. */
export interface PolicyStart {
  readonly id: 'points' | 'bestResults' | 'wengLin' | 'mers' | 'grades'
  readonly kind: 'award' | 'ranking' | 'rating' | 'ladder'
  readonly rule: Readonly<Record<string, unknown>>
}

const hundredths = { unit: '0.01', rounding: { step: '0.01', direction: 'nearest', half: 'up' } } as const

/** Beginnings for a federation's first policies, one of each form; the numbers are for the federation to choose. */
export const policyStarts: readonly PolicyStart[] = [
  {
    id: 'points',
    kind: 'award',
    rule: {
      kind: 'award',
      ...hundredths,
      field: { oddOneWinner: 'asIs', severalGroups: 'largest', minimum: 4 },
      base: { kind: 'perEntrant', amount: '0.1' },
      categories: { club: '1', local: '1', regional: '2', association: '2', national: '5', international: '5' },
      curve: { kind: 'reciprocal', shares: ['1', '0.7'], offset: 1 },
      cutOff: { fraction: '1/2', of: 'entered', rounding: 'up' },
      ties: { method: 'average', of: 'exact', over: 'allPlaces' },
      colour: 'local',
      nonMembers: 'award',
    },
  },
  {
    id: 'bestResults',
    kind: 'ranking',
    rule: {
      kind: 'ranking',
      ...hundredths,
      decay: { kind: 'schedule', age: { kind: 'anniversary', months: 12 }, shares: ['1', '0.5'], after: '0' },
      decayRounding: 'each',
      bestOf: { count: 10 },
    },
  },
  {
    id: 'wengLin',
    kind: 'rating',
    rule: {
      kind: 'rating',
      method: 'wengLin',
      rated: 'order',
      keptFor: 'person',
      model: 'bradleyTerryPart',
      start: { mean: 25_000, uncertainty: 8333 },
      drift: 83,
      deviations: 2,
      settled: { events: 4, uncertaintyAtMost: 7700 },
    },
  },
  {
    id: 'mers',
    kind: 'rating',
    rule: {
      kind: 'rating',
      method: 'mers',
      countries: [{ half: 6, one: 11 }],
      ageing: ['1', '1/2'],
      qualification: ['national'],
      settled: { events: 5 },
    },
  },
  {
    id: 'grades',
    kind: 'ladder',
    rule: {
      kind: 'ladder',
      chosenBy: 'competitionEnd',
      unit: '0.01',
      grades: [
        { grade: 'third', nameZh: '三级牌手', nameEn: 'Third Class', requires: { kind: 'points', atLeast: '5' } },
        { grade: 'second', nameZh: '二级牌手', nameEn: 'Second Class', requires: { kind: 'points', atLeast: '20' } },
        { grade: 'first', nameZh: '一级牌手', nameEn: 'First Class', requires: { kind: 'points', atLeast: '50' } },
      ],
    },
  },
]
