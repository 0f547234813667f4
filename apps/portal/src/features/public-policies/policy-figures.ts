import {
  addMonths,
  awardPoints,
  mersBase,
  parseAwardPolicy,
  parseRankingPolicy,
  parseRatingPolicy,
  printThousandths,
  rankingValue,
  rateContest,
} from '@paiji/rules/awards'
import { printUnits } from '@/lib/format/award-units'

type Rule = Readonly<Record<string, unknown>>

/** One bar of a picture. */
export interface Bar {
  /** What it stands for: a place, a month, a grade. */
  readonly at: string
  /** As printed. */
  readonly value: string
  /** 0 to 1 of the highest bar; for drawing only. */
  readonly height: number
}

/** What a policy does, as bars that the rules themselves computed. */
export interface PolicyFigure {
  readonly kind: 'places' | 'age' | 'steps' | 'newcomers'
  readonly bars: readonly Bar[]
  /** The formula, in signs that are the same in every language. */
  readonly formula: string
  /** Whose signs those are. */
  readonly signs: 'places' | 'age' | 'mers' | 'wengLin'
}

/** The field that a picture of places is drawn for, and the points whose ageing one of ages is. */
export const FIELD = 16
const MONTHS = [0, 6, 12, 18, 24, 30, 36, 48] as const
const EARNED = '2026-01-01'

const rule = (value: unknown): Rule => (typeof value === 'object' && value !== null ? (value as Rule) : {})
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

const bars = (values: readonly (readonly [at: string, value: number])[], print: (value: number) => string): Bar[] => {
  const most = Math.max(...values.map(([, value]) => value), 1)
  return values.map(([at, value]) => ({ at, value: print(value), height: value / most }))
}

const baseSigns = ({ kind, amount }: Rule): string =>
  ({ perEntrant: `${text(amount)} × n`, perAwardedPlace: `${text(amount)} × t`, fixed: text(amount), table: 'B(n)' })[
    text(kind)
  ] ?? 'B'

const curveSigns = ({ kind, ratio, offset }: Rule): string =>
  ({
    linear: '(t − r + 1) / t',
    geometric: `(${text(ratio)})^(r − 1)`,
    reciprocal: `1 / (r − ${text(offset)})`,
  })[text(kind)] ?? 's(r)'

const placesFigure = (of: Rule): PolicyFigure | undefined => {
  const policy = parseAwardPolicy({ id: 'shown', ...of })
  if (!policy.ok) return undefined
  const standings = Array.from({ length: FIELD }, (_, place) => ({ entrant: String(place + 1), rank: place + 1 }))
  // A field without a category or a licence: what the policy says by itself.
  const lines = awardPoints(policy.value, standings, {})
  const [base, curve] = [rule(of.base), rule(of.curve)]
  const factor = Object.keys(rule(of.categories)).length > 0 ? ' × c' : ''
  const formula = `P(r) = ${baseSigns(base)}${factor} × ${curveSigns(curve)}`
  if (!lines.ok) return { kind: 'places', bars: [], formula, signs: 'places' }
  const values = lines.value.map(({ rank, points }) => [String(rank), points] as const)
  return { kind: 'places', bars: bars(values, value => printUnits(policy.value.unit, value)), formula, signs: 'places' }
}

const ageFigure = (of: Rule): PolicyFigure | undefined => {
  const policy = parseRankingPolicy({ id: 'shown', ...of })
  if (!policy.ok) return undefined
  const { count } = rule(of.bestOf)
  const ages = policy.value.decay || policy.value.expiry
  const formula = `V = Σ ${count === undefined ? '' : `${text(count)} max `}P${ages ? ' × d(m)' : ''}`
  if (!ages) return { kind: 'age', bars: [], formula, signs: 'age' }
  const [colour] = list(of.colours)
  const award = {
    id: 'a',
    points: 100_000,
    earnedOn: EARNED,
    ...(colour === undefined ? {} : { colour: text(colour) }),
  }
  const values = MONTHS.map(month => {
    const { value } = rankingValue(policy.value, [award], addMonths(EARNED, month))
    return [String(month), value] as const
  })
  return { kind: 'age', bars: bars(values, value => `${value / 1000} %`), formula, signs: 'age' }
}

/** The points that a condition asks for at the least; 0 where it asks for none. */
const pointsOf = (condition: unknown): number => {
  const of = rule(condition)
  if (of.kind === 'points') return Number(of.atLeast) || 0
  const inner = list(of.of).map(pointsOf)
  if (of.kind === 'any') return Math.min(...inner, Number.POSITIVE_INFINITY)
  return Math.max(0, ...inner)
}

const stepsFigure = (of: Rule, locale: string): PolicyFigure | undefined => {
  const steps = list(of.grades).map(rule)
  const values = steps.map(
    step => [text(locale === 'en' ? step.nameEn : step.nameZh), pointsOf(step.requires)] as const,
  )
  return values.some(([, value]) => value > 0)
    ? { kind: 'steps', bars: bars(values, String), formula: '', signs: 'places' }
    : undefined
}

/** What a place is worth before the weight of its event, by the method of the European mahjong ranking. */
const mersFigure = (): PolicyFigure => {
  const values = Array.from({ length: FIELD }, (_, place) => [String(place + 1), mersBase(place + 1, FIELD)] as const)
  return { kind: 'places', bars: bars(values, String), formula: 'b(r) = 1000 × (n − r) / (n − 1)', signs: 'mers' }
}

/** The estimates of newcomers after the first contest of a whole field, and how estimate and value follow (Weng and Lin). */
const wengLinFigure = (of: Rule): PolicyFigure | undefined => {
  const policy = parseRatingPolicy({ id: 'shown', ...of })
  if (!policy.ok || policy.value.method !== 'wengLin') return undefined
  const sides = Array.from({ length: FIELD }, (_, place) => ({ players: [String(place + 1)], rank: place + 1 }))
  const rated = rateContest(policy.value, new Map(), { id: 'shown', sides })
  if (!rated.ok) return undefined
  const values = rated.value.map(({ player, after }) => [player, Math.max(0, after.mean)] as const)
  const { deviations } = policy.value
  const formula = `V = μ${deviations > 0 ? ` − ${deviations} × σ` : ''}; μ′ = μ + (σ / s)^(2) × Ω; σ′^(2) = σ^(2) × (1 − (σ / s)^(2) × Δ)`
  return { kind: 'newcomers', bars: bars(values, printThousandths), formula, signs: 'wengLin' }
}

/** The picture of a rule; none of a kind that has none, or of a rule that its own reader refuses. */
export const figureOf = (kind: string, of: Rule, locale: string): PolicyFigure | undefined => {
  if (kind === 'award') return placesFigure(of)
  if (kind === 'ranking') return ageFigure(of)
  if (kind === 'rating') return of.method === 'mers' ? mersFigure() : wengLinFigure(of)
  return kind === 'ladder' ? stepsFigure(of, locale) : undefined
}
