import { compareFans, type FanNo } from '../tiles/fan-no.js'
import { fanRule, type ScoringProfile } from '../tiles/profile.js'
import { isWind } from '../tiles/tiles.js'
import type { FanClaim } from './claim.js'

/** Which principle keeps a fan from being scored. */
export const exclusionRules = [
  'nonRepeat',
  'combinedBefore',
  'sameFanTwice',
  'notTheOnlyWait',
  'forcedByForm',
  'higherReading',
] as const
export type ExclusionRule = (typeof exclusionRules)[number]

export interface ExcludedFan {
  readonly fan: FanNo
  readonly count: number
  readonly rule: ExclusionRule
  /** The counted fans it gives way to. */
  readonly by: readonly FanNo[]
}

export interface Judged {
  readonly counted: readonly FanClaim[]
  readonly excluded: readonly ExcludedFan[]
}

interface Reduction {
  readonly fan: FanNo
  readonly take: number
  readonly rule: ExclusionRule
  readonly by: FanNo
}

const windPungs = (claims: readonly FanClaim[]): number =>
  claims.find(item => item.fan === '73')?.tiles.filter(([tile]) => tile !== undefined && isWind(tile)).length ?? 0

/** Fans that a larger one takes only in part. */
const reductionsOf = (claims: readonly FanClaim[], profile: ScoringProfile): readonly Reduction[] => {
  const held = new Set(claims.map(item => item.fan))
  const pungs = claims.find(item => item.fan === '73')?.count ?? 0
  const found: Reduction[] = []
  for (const by of ['9', '38'] as const) {
    if (held.has(by)) found.push({ fan: '73', take: windPungs(claims), rule: 'nonRepeat', by })
  }
  if (held.has('4')) {
    const take = profile.switches.nineGatesPung === 'one' ? Math.min(1, pungs) : pungs
    found.push({ fan: '73', take, rule: 'nonRepeat', by: '4' })
  }
  const forcing = (['3', '8'] as const).find(fan => held.has(fan))
  if (forcing && held.has('19') && profile.switches.forcedHog === 'notCounted') {
    found.push({ fan: '64', take: 1, rule: 'forcedByForm', by: forcing })
  }
  return found.filter(reduction => reduction.take > 0)
}

/** Applies non-repeat (3.9.1-5 (1)): from the largest fan down, each counted fan removes what it excludes. */
export const judge = (claims: readonly FanClaim[], profile: ScoringProfile): Judged => {
  const reductions = reductionsOf(claims, profile)
  const taken = (fan: FanNo) => reductions.filter(r => r.fan === fan).reduce((sum, r) => sum + r.take, 0)
  const counted: FanClaim[] = []
  const excluded: ExcludedFan[] = []
  for (const item of [...claims].sort((a, b) => compareFans(a.fan, b.fan))) {
    const by = counted.filter(larger => fanRule(profile, larger.fan).excludes.includes(item.fan)).map(({ fan }) => fan)
    if (by.length > 0) {
      excluded.push({ fan: item.fan, count: item.count, rule: 'nonRepeat', by })
      continue
    }
    for (const r of reductions.filter(r => r.fan === item.fan)) {
      excluded.push({ fan: r.fan, count: r.take, rule: r.rule, by: [r.by] })
    }
    const count = item.count - taken(item.fan)
    if (count > 0) counted.push({ ...item, count })
  }
  return { counted, excluded }
}
