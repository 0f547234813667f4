import type { Problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'
import type { Rounding } from './amount.js'
import { type RankRule, rankMethods, tieCriteria } from './list-ranks.js'
import { PolicyReader } from './policy-reader.js'
import type {
  AgeRule,
  BestOf,
  DecaySchedule,
  Expiry,
  RankingPolicy,
  RankingRules,
  SeasonCarry,
} from './ranking-rules.js'
import { withoutAbsent } from './without-absent.js'

const halves = ['awayFromZero', 'up', 'down', 'even'] as const

const rounding = (reader: PolicyReader): Rounding => ({
  step: reader.amount('step', 'positive'),
  direction: reader.choice('direction', ['nearest', 'up', 'down'] as const, 'nearest'),
  half: reader.choice('half', halves, 'awayFromZero'),
})

const ageRule = (reader: PolicyReader): AgeRule =>
  reader.choice('kind', ['anniversary', 'season'] as const) === 'anniversary'
    ? { kind: 'anniversary', months: reader.whole('months', 1, 1200) }
    : { kind: 'season', startsMonth: reader.whole('startsMonth', 1, 12) }

const decay = (reader: PolicyReader): DecaySchedule => {
  const age = ageRule(reader.child('age'))
  if (reader.choice('kind', ['compound', 'schedule'] as const) === 'compound')
    return { kind: 'compound', age, keep: reader.amount('keep') }
  const after = reader.optional('after', name => reader.amount(name))
  return withoutAbsent<DecaySchedule>({ kind: 'schedule', age, shares: reader.amounts('shares'), after })
}

const expiry = (reader: PolicyReader): Expiry => ({
  age: ageRule(reader.child('age')),
  periods: reader.whole('periods', 1, 10_000),
})

const bestOf = (reader: PolicyReader): BestOf =>
  withoutAbsent<BestOf>({
    count: reader.whole('count', 1, 1_000_000),
    perCategory: reader.optional('perCategory', name => reader.wholeMap(name)),
  })

const seasonCarry = (reader: PolicyReader): SeasonCarry => ({
  startsMonth: reader.whole('startsMonth', 1, 12),
  keep: reader.amount('keep'),
  above: reader.amount('above'),
})

/** The part that award policies and ranking policies share. */
export const readRankingRules = (reader: PolicyReader): RankingRules =>
  withoutAbsent<RankingRules>({
    id: reader.text('id'),
    unit: reader.amount('unit', 'positive'),
    rounding: rounding(reader.child('rounding')),
    colours: reader.optional('colours', name => reader.texts(name)),
    expiry: reader.optional('expiry', name => expiry(reader.child(name))),
    decay: reader.optional('decay', name => decay(reader.child(name))),
    decayRounding: reader.optional('decayRounding', name => reader.choice(name, ['each', 'total'] as const)),
    bestOf: reader.optional('bestOf', name => bestOf(reader.child(name))),
    seasonCarry: reader.optional('seasonCarry', name => seasonCarry(reader.child(name))),
  })

const rankRule = (reader: PolicyReader): RankRule => {
  const method = reader.choice('method', rankMethods)
  if (method !== 'split') return { method }
  const second = reader.optional('second', name => reader.choice(name, tieCriteria))
  return withoutAbsent<RankRule>({ method, first: reader.choice('first', tieCriteria), second })
}

/** Untyped JSON → ranking policy, or every problem (`POLICY_*`) with its path. */
export const parseRankingPolicy = (input: unknown): Result<RankingPolicy, readonly Problem[]> => {
  const problems: Problem[] = []
  const reader = new PolicyReader(input, '', problems)
  const kind = reader.choice('kind', ['ranking'] as const)
  const ranks = reader.optional('ranks', name => rankRule(reader.child(name)))
  const policy = withoutAbsent<RankingPolicy>({ kind, ...readRankingRules(reader), ranks })
  return problems.length > 0 ? err(problems) : ok(policy)
}
