import type { GradeStep, LadderEdition, Requirement } from '../ladder/types.js'

/** Ladders of bodies abroad, as their own pages state them. No Chinese thresholds: none has been documented. */

const points = (atLeast: number, ...colours: readonly string[]): Requirement => ({
  kind: 'points',
  atLeast: `${atLeast}`,
  ...(colours.length > 0 ? { colours } : {}),
})

const all = (...of: readonly Requirement[]): Requirement => ({ kind: 'all', of })
const rich = ['red', 'gold', 'platinum'] as const
const richest = ['gold', 'platinum'] as const
const pigmented = ['silver', 'red', 'gold', 'platinum'] as const

const grade = (name: string, ...of: readonly Requirement[]): GradeStep => ({
  grade: name,
  requires: of.length === 1 ? (of[0] as Requirement) : all(...of),
  kept: 'life',
})

const lower: readonly GradeStep[] = [
  grade('junior', points(5)),
  grade('club', points(20)),
  grade('sectional', points(50), points(5, 'silver')),
  grade('regional', points(100), points(15, 'silver'), points(5, ...rich)),
]

const higher: readonly GradeStep[] = [
  grade('bronzeLife', points(500), { kind: 'grade', grade: 'life' }),
  grade('silverLife', points(1000), points(200, ...pigmented), { kind: 'grade', grade: 'life' }),
  grade('rubyLife', points(1500), points(300, ...pigmented), { kind: 'grade', grade: 'life' }),
  grade('goldLife', points(2500), points(500, ...pigmented), { kind: 'grade', grade: 'life' }),
  grade('sapphireLife', points(3500), points(700, ...pigmented), points(350, ...richest), {
    kind: 'grade',
    grade: 'life',
  }),
  grade('diamondLife', points(5000), points(1000, ...pigmented), points(500, ...richest), {
    kind: 'grade',
    grade: 'life',
  }),
  grade('emeraldLife', points(7500), points(1500, ...pigmented), points(750, ...richest), {
    kind: 'grade',
    grade: 'life',
  }),
  grade('platinumLife', points(10_000), points(2000, ...pigmented), points(1000, ...richest), points(100, 'platinum'), {
    kind: 'grade',
    grade: 'life',
  }),
  grade(
    'grandLife',
    { kind: 'grade', grade: 'platinumLife' },
    { kind: 'placing', categories: ['national'], placeAtMost: 1 },
  ),
]

const acbl = (
  name: string,
  dates: Pick<LadderEdition, 'validFrom' | 'validTo'>,
  middle: readonly GradeStep[],
): LadderEdition => ({
  kind: 'ladder',
  id: `bridge/acbl-${name}`,
  ladder: 'bridge/acbl',
  ...dates,
  chosenBy: 'joinDate',
  unit: '0.01',
  grades: [...lower, ...middle, ...higher],
})

const national = grade('national', points(200), points(25, 'silver'), points(20, ...rich), points(5, ...richest))

const placing = (atLeast: number): Requirement => points(atLeast, 'placing')
const worldTitle: Requirement = { kind: 'placing', categories: ['worldChampionship'], placeAtMost: 1 }

export const ladderPresets: readonly LadderEdition[] = [
  acbl('joined-before-2010', { validFrom: '1900-01-01', validTo: '2009-12-31' }, [
    national,
    grade('life', points(300), points(50, 'black'), points(50, 'silver'), points(50, ...rich), points(25, ...richest)),
  ]),
  acbl('joined-from-2010', { validFrom: '2010-01-01' }, [
    national,
    grade('advancedNational', points(300), { kind: 'grade', grade: 'national' }),
    grade('life', points(500), points(75, 'black'), points(75, 'silver'), points(100, ...rich), points(50, ...richest)),
  ]),
  {
    kind: 'ladder',
    id: 'bridge/wbf-2002',
    ladder: 'bridge/wbf',
    validFrom: '2002-01-01',
    chosenBy: 'competitionEnd',
    unit: '1',
    grades: [
      grade('worldMaster', points(150, 'master')),
      grade('worldInternationalMaster', points(350, 'master')),
      grade('worldLifeMaster', { kind: 'any', of: [placing(5), worldTitle] }),
      grade('worldGrandMaster', placing(10), worldTitle),
    ],
  },
]
