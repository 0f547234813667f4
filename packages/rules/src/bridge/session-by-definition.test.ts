import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/bridge/answer-line.js'

/**
 * Whole sessions as `score bridge` is asked for them, against a second scorer written from the definitions alone: no
 * frequency tables, no groups, every result compared with every other one, plain fractions that are never reduced.
 */

type Fraction = readonly [bigint, bigint]
const of = (num: number | bigint, den: number | bigint = 1): Fraction => [BigInt(num), BigInt(den)]
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = (a: Fraction, [c, d]: Fraction): Fraction => (c < 0n ? times(a, [-d, -c]) : times(a, [d, c]))
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b
const same = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === c * b
const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, of(0))

/** Nearest whole number, halves away from zero. */
const whole = ([a, b]: Fraction): bigint => {
  const up = ((a < 0n ? -a : a) * 2n + b) / (2n * b)
  return a < 0n ? -up : up
}
const print = (value: Fraction, decimals: number): string => {
  const units = whole(times(value, of(10 ** decimals)))
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return units < 0n ? `-${text}` : text
}

type Grade = 'ave+' | 'ave' | 'ave-'
interface Part {
  readonly weight: number
  readonly score: number
}
type Played = { readonly parts: readonly Part[] } | { readonly adjusted: readonly [string, string] }
interface Row {
  readonly board: number
  readonly table: number
  readonly section?: string
  readonly result: Played
}
interface Profile {
  readonly matchpointScale: '2-1-0' | '1-0.5-0'
  readonly unequalBoards: 'neuberg' | 'percentOfActual' | 'byAvailable' | 'missingAsLevel'
  readonly expectedResults: number | 'most'
  readonly datum: 'mean' | 'trimmedMean' | 'median'
  readonly datumRounding: 1 | 10
  readonly crossImpDivisor: 'n' | 'n-1' | '1'
  readonly awardDecimals: number
  readonly percentDecimals: number
  readonly roundBeforePercent: boolean
}
type Method = 'matchpoint' | 'butler' | 'crossImp' | 'totalPoints'
interface Session {
  readonly method: Method
  readonly winners: 1 | 2
  readonly profile: Profile
  readonly rows: readonly Row[]
  readonly edition: 'ccba-1999' | 'laws-2007' | 'laws-2017'
}

const TABLES = 4
/** Pairs move between boards; with one winner north–south and east–west never share a number. */
const nsOf = (row: Row): string => `${row.table + 1}`
const ewOf = (row: Row, winners: 1 | 2): string => `${((row.table + row.board) % TABLES) + (winners === 1 ? 101 : 1)}`

const thresholds = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
  3500, 4000,
]
const imps = (difference: number): number => {
  const steps = thresholds.filter(threshold => Math.abs(difference) >= threshold).length
  return difference < 0 ? -steps : steps
}

const partsOf = (row: Row): readonly Part[] => ('parts' in row.result ? row.result.parts : [])
const scored = (rows: readonly Row[]): readonly Row[] => rows.filter(row => 'parts' in row.result)

/** Σ over all other compared results and all combinations of parts. */
const against = (rows: readonly Row[], row: Row, value: (own: number, other: number) => number): Fraction =>
  sum(
    scored(rows).flatMap(other =>
      other === row
        ? []
        : partsOf(row).flatMap(a => partsOf(other).map(b => of(a.weight * b.weight * value(a.score, b.score), 10_000))),
    ),
  )

interface Line {
  readonly who: string
  readonly award: Fraction
  readonly available?: Fraction
  /** An average that follows the own percentage. */
  readonly grade?: Grade
  readonly artificial: boolean
}

const scaleOf = (profile: Profile): Fraction => (profile.matchpointScale === '2-1-0' ? of(1) : of(1, 2))

const matchpointLine = (session: Session, rows: readonly Row[], row: Row, side: 0 | 1, expected: number): Line => {
  const { profile } = session
  const who = side === 0 ? `NS ${nsOf(row)}` : `EW ${ewOf(row, session.winners)}`
  const actual = scored(rows).length
  const due = Math.max(expected, actual)
  const scale = scaleOf(profile)
  const full = of(2 * (due - 1))
  const byOwnTop = profile.unequalBoards === 'byAvailable'
  if ('adjusted' in row.result) {
    const text = row.result.adjusted[side] as string
    const fixed: Readonly<Record<string, number>> = { 'ave+': 60, ave: 50, 'ave-': 40 }
    const available = times(byOwnTop && actual > 1 ? of(2 * (actual - 1)) : of(2 * (expected - 1)), scale)
    const top = byOwnTop ? available : times(full, scale)
    const award = times(top, of((fixed[text] ?? Number(text)) * 10, 1000))
    return { who, award, available: top, artificial: true, ...(text in fixed ? { grade: text as Grade } : {}) }
  }
  const units = against(rows, row, (own, other) => (own === other ? 1 : own > other === (side === 0) ? 2 : 0))
  const raw = {
    neuberg: () => add(over(times(add(units, of(1)), of(due)), of(actual)), of(-1)),
    percentOfActual: () => (actual > 1 ? over(times(units, of(due - 1)), of(actual - 1)) : of(due - 1)),
    byAvailable: () => units,
    missingAsLevel: () => add(units, of(due - actual)),
  }
  const award = actual === due ? units : raw[profile.unequalBoards]()
  const available = byOwnTop ? of(2 * (actual - 1)) : full
  return { who, award: times(award, scale), available: times(available, scale), artificial: false }
}

const datumOf = (profile: Profile, rows: readonly Row[]): number => {
  // Every result as 100 equal parts, so that a weighted one takes its share of the places.
  const all = scored(rows)
    .flatMap(row => partsOf(row).flatMap(part => Array.from({ length: part.weight }, () => part.score)))
    .sort((a, b) => a - b)
  const mean = (values: readonly number[]): Fraction =>
    of(
      values.reduce((total, value) => total + value, 0),
      Math.max(values.length, 1),
    )
  const middle = all.length / 2
  const datum =
    profile.datum === 'median' && all.length > 0
      ? of((all[Math.ceil(middle) - 1] as number) + (all[Math.floor(middle)] as number), 2)
      : profile.datum === 'trimmedMean' && all.length >= 300
        ? mean(all.slice(100, -100))
        : mean(all)
  return Number(whole(over(datum, of(profile.datumRounding)))) * profile.datumRounding
}

const impLine = (session: Session, rows: readonly Row[], row: Row, side: 0 | 1): Line => {
  const { profile, method } = session
  const who = side === 0 ? `NS ${nsOf(row)}` : `EW ${ewOf(row, session.winners)}`
  const sign = of(side === 0 ? 1 : -1)
  if ('adjusted' in row.result) {
    const text = row.result.adjusted[side] as string
    const graded: Readonly<Record<string, number>> = { 'ave+': 60, ave: 50, 'ave-': 40 }
    const steps = of(((graded[text] ?? Number(text)) - 50) * 10, 100)
    return { who, award: method === 'totalPoints' ? of(0) : times(steps, of(3)), artificial: true }
  }
  const own = (value: (score: number) => number): Fraction =>
    sum(partsOf(row).map(part => of(part.weight * value(part.score), 100)))
  const actual = scored(rows).length
  const divisors = { n: actual, 'n-1': Math.max(actual - 1, 1), '1': 1 }
  const datum = method === 'butler' ? datumOf(profile, rows) : 0
  const award = {
    butler: () => own(score => imps(score - datum)),
    crossImp: () =>
      over(
        against(rows, row, (mine, theirs) => imps(mine - theirs)),
        of(divisors[profile.crossImpDivisor]),
      ),
    totalPoints: () => own(score => score),
    matchpoint: () => of(0),
  }[method]()
  return { who, award: times(award, sign), artificial: false }
}

/** Own percentage on real boards: 1997 raises average plus only, since 2007 average minus is lowered too. */
const withOwnPercentage = (session: Session, lines: readonly Line[]): readonly Line[] =>
  lines.map(line => {
    if (!line.available || (line.grade !== 'ave+' && line.grade !== 'ave-')) return line
    if (line.grade === 'ave-' && session.edition === 'ccba-1999') return line
    const real = lines.filter(other => other.who === line.who && !other.artificial)
    const top = sum(real.map(other => other.available ?? of(0)))
    if (top[0] === 0n) return line
    const own = over(sum(real.map(other => other.award)), top)
    const award = times(line.available, own)
    const better = line.grade === 'ave+' ? less(line.award, award) : less(award, line.award)
    return better ? { ...line, award } : line
  })

interface Total {
  readonly who: string
  readonly total: Fraction
  readonly percent?: Fraction
}

const totalOf = (session: Session, lines: readonly Line[], who: string, field: readonly string[]): Total => {
  const own = (name: string) => lines.filter(line => line.who === name)
  const points = sum(own(who).map(line => line.award))
  const { profile } = session
  if (session.method !== 'matchpoint') {
    const most = Math.max(...field.map(name => own(name).length))
    return { who, total: over(times(points, of(most)), of(own(who).length)) }
  }
  const availableTo = (name: string) => sum(own(name).map(line => line.available ?? of(0)))
  const available = availableTo(who)
  if (available[0] === 0n) return { who, total: points }
  const fullest = field.map(availableTo).reduce((a, b) => (less(a, b) ? b : a))
  const scaled = profile.unequalBoards !== 'byAvailable' && less(available, fullest)
  const base = scaled ? fullest : available
  const exact = over(times(points, base), available)
  const total = profile.roundBeforePercent ? of(whole(times(exact, of(100))), 100) : exact
  return { who, total, percent: over(times(total, of(100)), base) }
}

const scoreByDefinition = (session: Session) => {
  const boards = new Map<number, Row[]>()
  for (const row of session.rows) boards.set(row.board, [...(boards.get(row.board) ?? []), row])
  const { expectedResults } = session.profile
  const most = Math.max(...[...boards.values()].map(rows => rows.length))
  const expected = expectedResults === 'most' ? most : expectedResults
  const sides = session.rows.flatMap(row => {
    const rows = boards.get(row.board) as Row[]
    return ([0, 1] as const).map(side =>
      session.method === 'matchpoint'
        ? matchpointLine(session, rows, row, side, expected)
        : impLine(session, rows, row, side),
    )
  })
  const lines = withOwnPercentage(session, sides)
  const all = [...new Set(lines.map(line => line.who))]
  const fields = session.winners === 1 ? [all] : ['NS', 'EW'].map(side => all.filter(who => who.startsWith(side)))
  const standings = fields.flatMap(field => {
    const totals = field.map(who => totalOf(session, lines, who, field))
    const key = (total: Total): Fraction => total.percent ?? total.total
    return totals.map(total => ({
      ...total,
      rank: 1 + totals.filter(other => less(key(total), key(other)) && !same(key(total), key(other))).length,
    }))
  })
  return { lines, standings }
}

const score = fc.integer({ min: -60, max: 60 }).map(tens => tens * 10)
const result = fc.oneof(
  { weight: 6, arbitrary: score.map((value): Played => ({ parts: [{ weight: 100, score: value }] })) },
  fc.tuple(score, score, fc.integer({ min: 1, max: 99 })).map(
    ([a, b, weight]): Played => ({
      parts: [
        { weight, score: a },
        { weight: 100 - weight, score: b },
      ],
    }),
  ),
  fc
    .tuple(
      fc.constantFrom('40', '50', '60', '37.5', 'ave+', 'ave', 'ave-'),
      fc.constantFrom('40', '60', 'ave+', 'ave-'),
    )
    .map((adjusted): Played => ({ adjusted })),
)
const profile: fc.Arbitrary<Profile> = fc.record({
  matchpointScale: fc.constantFrom('2-1-0', '1-0.5-0'),
  unequalBoards: fc.constantFrom('neuberg', 'percentOfActual', 'byAvailable', 'missingAsLevel'),
  expectedResults: fc.constantFrom<number | 'most'>('most', 'most', 5, 11),
  datum: fc.constantFrom('mean', 'trimmedMean', 'median'),
  datumRounding: fc.constantFrom<1 | 10>(1, 10),
  crossImpDivisor: fc.constantFrom('n', 'n-1', '1'),
  awardDecimals: fc.integer({ min: 0, max: 4 }),
  percentDecimals: fc.integer({ min: 0, max: 4 }),
  roundBeforePercent: fc.boolean(),
})
/** Three boards at four tables; some results never come in, so that boards and cards are unequal. */
const rows = fc.array(fc.tuple(fc.boolean(), result), { minLength: 3 * TABLES, maxLength: 3 * TABLES }).map(all =>
  all.flatMap(([played, outcome], i): Row[] => {
    const row = { board: 1 + (i % 3), table: Math.floor(i / 3), result: outcome }
    return played || i === 0 ? [row] : []
  }),
)
const sessions = fc.record({
  winners: fc.constantFrom<1 | 2>(1, 2),
  edition: fc.constantFrom<Session['edition']>('ccba-1999', 'laws-2007', 'laws-2017'),
  profile,
  rows,
})

const asked = (session: Session, row: Row): Record<string, unknown> => {
  const at = { board: row.board, ns: nsOf(row), ew: ewOf(row, session.winners) }
  if ('adjusted' in row.result) return { ...at, adjusted: { ns: row.result.adjusted[0], ew: row.result.adjusted[1] } }
  const [only, ...more] = row.result.parts
  if (more.length === 0) return { ...at, nsScore: only?.score }
  const weighted = row.result.parts.map(part => ({ weight: String(part.weight / 100), nsScore: part.score }))
  return { ...at, adjusted: { weighted } }
}

interface Answer {
  readonly problems?: unknown
  readonly lines: readonly { readonly nsAward: string; readonly ewAward: string }[]
  readonly standings: readonly Record<string, unknown>[]
}

test.each(['matchpoint', 'butler', 'crossImp', 'totalPoints'] as const)('%s: whole sessions by definition', method => {
  fc.assert(
    fc.property(sessions, given => {
      const session: Session = { ...given, method }
      const { edition, winners } = session
      const request = { id: 1, kind: 'session', method, winners, profile: session.profile }
      const lines = session.rows.map(row => asked(session, row))
      const answer = answerScoreLine({ ...request, lines }, { edition }) as unknown as Answer
      expect(answer.problems).toBeUndefined()
      const expected = scoreByDefinition(session)
      const { awardDecimals, percentDecimals } = session.profile
      expect(answer.lines.flatMap(line => [line.nsAward, line.ewAward])).toEqual(
        expected.lines.map(line => print(line.award, awardDecimals)),
      )
      const found = new Map(
        answer.standings.map(line => {
          const side = line.direction ?? (Number(line.entrant) > 100 ? 'EW' : 'NS')
          return [`${side} ${line.entrant}`, { total: line.total, percent: line.percent, rank: line.rank }]
        }),
      )
      const standings = expected.standings.map(({ who, total, percent, rank }) => [
        who,
        { total: print(total, 2), percent: percent && print(percent, percentDecimals), rank },
      ])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(standings))
    }),
    { numRuns: 150 },
  )
})
