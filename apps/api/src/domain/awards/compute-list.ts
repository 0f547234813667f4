import { canonicalJson, err, ok, type Problem, problem, Ratios, type Result } from '@paiji/rules'
import { type CountedAward, parseRankingPolicy, type RankingPolicy, rankingValue } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../shared/clock.js'
import { parseDateRange } from '../shared/date-range.js'
import { sha256 } from '../standings/digest.js'
import type { PolicyRow } from './awards.repo.js'
import type { ComputedAward } from './compute-awards.js'
import {
  awardsFor,
  type ClubSpell,
  clubSpells,
  type ListedAward,
  type RankingRow,
  rankingPolicies,
} from './lists.repo.js'

/** Points of one event as they would be, in place of those stored. */
export interface AwardOverride {
  readonly eventId: string
  readonly eventCode: string
  readonly category: string
  readonly awards: readonly ComputedAward[]
  /** Whom each awarded person stands for, with the person's number. */
  readonly people: ReadonlyMap<string, { readonly id: string; readonly number: string }>
}

export interface ReadRankingPolicy {
  readonly row: PolicyRow
  readonly rule: RankingPolicy
}

/** Everything the lists of a ranking are made of; three statements, then any date is computed from it in memory. */
export interface RankingWorld {
  readonly ranking: RankingRow
  readonly policies: readonly ReadRankingPolicy[]
  readonly awards: readonly ListedAward[]
  readonly clubs: ReadonlyMap<string, readonly ClubSpell[]>
}

export interface ListedEntry {
  readonly personId: string
  readonly number: string
  readonly position: number
  readonly rank: number
  readonly shared: boolean
  /** Hundredths of a point. */
  readonly value: number
  readonly clubId: string | undefined
  readonly counting: readonly { awardId: string; points: number; counted: number; because: string }[]
}

export interface ComputedList {
  readonly policy: PolicyRow
  readonly asOf: IsoDate
  readonly inputDigest: string
  readonly outputDigest: string
  readonly entries: readonly ListedEntry[]
}

export interface WorldOptions {
  /** The last day that will be asked for. */
  readonly until: IsoDate
  /** As the federation knew it then; now if absent. */
  readonly knownAt?: Date
  readonly override?: AwardOverride
}

const groupBy = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

const overridden = (awards: readonly ListedAward[], override: AwardOverride | undefined): readonly ListedAward[] => {
  if (!override) return awards
  const replaced = override.awards.map((award, at) => ({
    id: `preview-${String(at).padStart(6, '0')}`,
    eventId: override.eventId,
    personId: override.people.get(award.personId)?.id ?? award.personId,
    number: override.people.get(award.personId)?.number ?? '',
    points: award.points,
    colour: award.colour,
    earnedOn: award.earnedOn,
    category: override.category,
    eventCode: override.eventCode,
  }))
  return [...awards.filter(award => award.eventId !== override.eventId), ...replaced]
}

/** A stored ranking policy, parsed. Problems: the rule's own (`POLICY_*`), POLICY_UNIT_NOT_HUNDREDTHS. */
export const readRankingPolicy = (row: PolicyRow): Result<ReadRankingPolicy, readonly Problem[]> => {
  const rule = parseRankingPolicy({ ...row.rule, id: row.code })
  if (!rule.ok) return rule
  const { unit } = rule.value
  return unit === '0.01'
    ? ok({ row, rule: rule.value })
    : err([problem('POLICY_UNIT_NOT_HUNDREDTHS', { params: { unit } })])
}

export const loadWorld = async (
  db: Db,
  ranking: RankingRow,
  options: WorldOptions,
): Promise<Result<RankingWorld, readonly Problem[]>> => {
  const policies: ReadRankingPolicy[] = []
  for (const row of await rankingPolicies(db, ranking)) {
    const read = readRankingPolicy(row)
    if (!read.ok) return read
    policies.push(read.value)
  }
  const awards = await awardsFor(db, ranking, options.until, options.knownAt)
  const spells = await clubSpells(db, ranking.sport, options.knownAt)
  return ok({
    ranking,
    policies,
    awards: overridden(awards, options.override),
    clubs: groupBy(spells, spell => spell.personId),
  })
}

/** The policy of a day. Problem: RANKING_POLICY_MISSING. */
export const policyInForce = (
  { policies, ranking }: Pick<RankingWorld, 'policies' | 'ranking'>,
  asOf: IsoDate,
): Result<ReadRankingPolicy, readonly Problem[]> => {
  const found = policies.find(({ row }) => {
    const { from, until } = parseDateRange(row.effective)
    return (from === undefined || from <= asOf) && (until === undefined || asOf < until)
  })
  return found ? ok(found) : err([problem('RANKING_POLICY_MISSING', { params: { ranking: ranking.code, asOf } })])
}

const clubOn = (world: RankingWorld, personId: string, day: IsoDate): ClubSpell | undefined =>
  world.clubs
    .get(personId)
    ?.find(spell => (spell.from === null || spell.from <= day) && (spell.until === null || day < spell.until))

interface Valued {
  readonly personId: string
  readonly number: string
  readonly value: number
  readonly counting: ListedEntry['counting']
}

const countingOf = (awards: readonly ListedAward[], counted: readonly CountedAward[]): ListedEntry['counting'] =>
  counted.map((one, at) => ({
    awardId: one.award,
    points: awards[at]?.points ?? 0,
    counted: Number(Ratios.toDecimal(Ratios.fromText(one.value), 0)),
    because: one.standing,
  }))

const valuedPerson = (rule: RankingPolicy, asOf: IsoDate, personId: string, awards: readonly ListedAward[]): Valued => {
  const { value, counting } = rankingValue(rule, awards, asOf)
  return { personId, number: awards[0]?.number ?? '', value, counting: countingOf(awards, counting) }
}

/** Best first; level people stand in the order of their numbers, at one shared rank (1, 1, 3). */
const ranked = (world: RankingWorld, asOf: IsoDate, valued: readonly Valued[]): ListedEntry[] => {
  const sorted = [...valued].sort((a, b) => b.value - a.value || (a.number < b.number ? -1 : 1))
  const size = new Map<number, number>()
  for (const { value } of sorted) size.set(value, (size.get(value) ?? 0) + 1)
  let rank = 1
  return sorted.map((one, at) => {
    if (sorted[at - 1]?.value !== one.value) rank = at + 1
    const clubId = clubOn(world, one.personId, asOf)?.clubId
    return { ...one, position: at + 1, rank, shared: (size.get(one.value) ?? 1) > 1, clubId }
  })
}

const inputDigest = (policy: PolicyRow, asOf: IsoDate, awards: readonly ListedAward[]): string =>
  sha256(
    canonicalJson({
      policy: [policy.code, policy.version],
      asOf,
      awards: awards
        .map(({ number, points, colour, earnedOn, category, eventCode }) =>
          [number, eventCode, String(points), colour, earnedOn, category].join('|'),
        )
        .sort(),
    }),
  )

const outputDigest = (world: RankingWorld, asOf: IsoDate, entries: readonly ListedEntry[]): string =>
  sha256(
    canonicalJson(
      entries.map(({ number, rank, shared, value, personId, counting }) => ({
        number,
        rank,
        shared,
        value,
        club: clubOn(world, personId, asOf)?.code,
        counting: counting.map(one => [one.points, one.counted, one.because].join('|')).sort(),
      })),
    ),
  )

/** The list of one day. People whose points all count nothing are not on it. Problem: RANKING_POLICY_MISSING. */
export const computeList = (world: RankingWorld, asOf: IsoDate): Result<ComputedList, readonly Problem[]> => {
  const policy = policyInForce(world, asOf)
  return policy.ok ? ok(listUnder(world, policy.value, asOf)) : policy
}

/** The list of one day under a policy that need not be the day's own. */
export const listUnder = (world: RankingWorld, policy: ReadRankingPolicy, asOf: IsoDate): ComputedList => {
  const awards = world.awards.filter(award => award.earnedOn <= asOf)
  const valued = [...groupBy(awards, award => award.personId)]
    .map(([personId, own]) => valuedPerson(policy.rule, asOf, personId, own))
    .filter(({ value }) => value > 0)
  const entries = ranked(world, asOf, valued)
  return {
    policy: policy.row,
    asOf,
    inputDigest: inputDigest(policy.row, asOf, awards),
    outputDigest: outputDigest(world, asOf, entries),
    entries,
  }
}
