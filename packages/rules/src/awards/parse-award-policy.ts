import type { Problem } from '../core/problem.js'
import { compare } from '../core/ratio.js'
import { err, ok, type Result } from '../core/result.js'
import { readAmount } from './amount.js'
import type { AwardPolicy, BaseRule, CutOff, FieldRule, ShareCurve, StrengthList, TieRule } from './award-policy.js'
import { readRankingRules } from './parse-ranking-rules.js'
import { PolicyReader } from './policy-reader.js'
import { withoutAbsent } from './without-absent.js'

const many = 1_000_000

const fieldRule = (reader: PolicyReader): FieldRule =>
  withoutAbsent<FieldRule>({
    oddOneWinner: reader.choice('oddOneWinner', ['asIs', 'countOneMore'] as const, 'asIs'),
    severalGroups: reader.choice('severalGroups', ['own', 'largest', 'mean'] as const, 'own'),
    seatsPerTable: reader.optional('seatsPerTable', name => reader.whole(name, 1, 100)),
    minimum: reader.optional('minimum', name => reader.whole(name, 1, many)),
  })

const baseRule = (reader: PolicyReader): BaseRule => {
  const kind = reader.choice('kind', ['perEntrant', 'perAwardedPlace', 'table', 'fixed', 'declared'] as const)
  if (kind === 'declared') return { kind }
  if (kind !== 'table') return { kind, amount: reader.amount('amount') }
  const rows = reader.list('rows', row => ({ from: row.whole('from', 0, many), amount: row.amount('amount') }))
  return { kind, rows }
}

const shareCurve = (reader: PolicyReader): ShareCurve => {
  const kind = reader.choice('kind', ['list', 'steps', 'geometric', 'linear', 'reciprocal'] as const)
  if (kind === 'linear') return { kind }
  if (kind === 'geometric') return { kind, ratio: reader.amount('ratio') }
  if (kind === 'list') return { kind, shares: reader.amounts('shares') }
  if (kind === 'reciprocal') return { kind, shares: reader.amounts('shares'), offset: reader.whole('offset', 0, many) }
  const rows = reader.list('rows', row => ({ fromRank: row.whole('fromRank', 1, many), share: row.amount('share') }))
  return { kind, rows }
}

const cutOff = (reader: PolicyReader): CutOff =>
  withoutAbsent<CutOff>({
    fraction: reader.optional('fraction', name => reader.amount(name)),
    of: reader.choice('of', ['entered', 'counted'] as const, 'entered'),
    rounding: reader.choice('rounding', ['down', 'up', 'nearest'] as const, 'down'),
    minimum: reader.optional('minimum', name => reader.whole(name, 0, many)),
    maximum: reader.optional('maximum', name => reader.whole(name, 0, many)),
  })

const tieRule = (reader: PolicyReader): TieRule => ({
  method: reader.choice('method', ['average', 'full'] as const),
  of: reader.choice('of', ['exact', 'rounded'] as const, 'exact'),
  over: reader.choice('over', ['allPlaces', 'awardedPlaces'] as const, 'allPlaces'),
})

const strengthRows = (reader: PolicyReader) =>
  reader.list('strength', row => ({ from: row.amount('from'), factor: row.amount('factor') }))

const strengthList = (reader: PolicyReader): StrengthList => ({
  ranking: reader.text('ranking'),
  measure: reader.choice('measure', ['mean', 'total'] as const, 'mean'),
  unlisted: reader.has('unlisted') ? reader.amount('unlisted') : '0',
})

/** Awards are whole units only if the rounding step is a multiple of the unit. */
const checkSteps = (reader: PolicyReader, policy: AwardPolicy): void => {
  const [unit, step] = [readAmount(policy.unit), readAmount(policy.rounding.step)]
  if (unit && step && unit.num > 0n && (step.num * unit.den) % (step.den * unit.num) !== 0n)
    reader.refuse('rounding.step', 'POLICY_STEP_NOT_IN_UNITS', { unit: policy.unit, step: policy.rounding.step })
  const least = policy.leastPlayed === undefined ? undefined : readAmount(policy.leastPlayed)
  if (least && least.num > least.den) reader.refuse('leastPlayed', 'POLICY_AMOUNT_OUT_OF_RANGE')
  const cap = policy.cap === undefined ? undefined : readAmount(policy.cap)
  if (cap && unit && compare(cap, unit) < 0) reader.refuse('cap', 'POLICY_AMOUNT_OUT_OF_RANGE')
}

const checkDates = (reader: PolicyReader, { effectiveFrom, effectiveTo }: AwardPolicy): void => {
  if (effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo < effectiveFrom)
    reader.refuse('effectiveTo', 'POLICY_PERIOD_REVERSED', { effectiveFrom, effectiveTo })
}

/** Untyped JSON → award policy, or every problem (`POLICY_*`) with its path. */
export const parseAwardPolicy = (input: unknown): Result<AwardPolicy, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new PolicyReader(input, '', problems)
  const policy = withoutAbsent<AwardPolicy>({
    ...readRankingRules(reader),
    kind: reader.choice('kind', ['award'] as const),
    effectiveFrom: reader.optional('effectiveFrom', name => reader.day(name)),
    effectiveTo: reader.optional('effectiveTo', name => reader.day(name)),
    field: fieldRule(reader.child('field')),
    base: baseRule(reader.child('base')),
    cap: reader.optional('cap', name => reader.amount(name, 'positive')),
    capCategories: reader.optional('capCategories', name => reader.texts(name)),
    categories: reader.optional('categories', name => reader.amountMap(name)),
    strength: reader.optional('strength', () => strengthRows(reader)),
    strengthList: reader.optional('strengthList', name => strengthList(reader.child(name))),
    curve: shareCurve(reader.child('curve')),
    cutOff: cutOff(reader.child('cutOff')),
    consolation: reader.optional('consolation', name => reader.amount(name)),
    ties: tieRule(reader.child('ties')),
    colour: reader.text('colour'),
    colourByCategory: reader.optional('colourByCategory', name => reader.textMap(name)),
    leastPlayed: reader.optional('leastPlayed', name => reader.amount(name, 'positive')),
    nonMembers: reader.choice('nonMembers', ['award', 'usePlace', 'passPlace'] as const, 'award'),
  } as { [K in keyof AwardPolicy]: AwardPolicy[K] | undefined })
  checkSteps(reader, policy)
  checkDates(reader, policy)
  return problems.length > 0 ? err(problems) : ok(policy)
}
