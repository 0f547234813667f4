import { canonicalJson, type Problem, type Result, ok } from '@paiji/rules'
import { placed } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import type { PolicyRow } from './awards.repo.js'
import { digestOfLines } from './line-digest.js'
import type { ClubSpell } from './lists.repo.js'
import { pointedPeople, pointsInput, runsInput, shortLine } from './pointed-people.js'
import { policyInForce, type RankingWorld, type ReadRankingPolicy, type ValuedPerson } from './ranking-world.js'
import { namedResults, ratedPeople, resultsInput } from './rated-people.js'
import { sha256 } from '../../base/digest.js'

export interface ListedEntry extends ValuedPerson {
  readonly position: number
  readonly rank: number
  readonly shared: boolean
  readonly clubId: string | undefined
}

export interface ListDigests {
  readonly inputDigest: string
  /** Of the lines without their clubs, which not everybody may see. */
  readonly outputDigest: string
}

export interface ComputedList extends ListDigests {
  readonly policy: PolicyRow
  readonly asOf: IsoDate
  /** The same as lists before `digestForm` 2 have it: over the clubs too. */
  readonly firstDigest: () => string
  /** Both digests as lists of points of `digestForm` 3 have them. */
  readonly shortDigests: () => ListDigests
  readonly entries: readonly ListedEntry[]
}

const clubOn = (world: RankingWorld, personId: string, day: IsoDate): ClubSpell | undefined =>
  world.clubs
    .get(personId)
    ?.find(spell => (spell.from === null || spell.from <= day) && (spell.until === null || day < spell.until))

/** Best first, with places as the policy numbers them; level people stand in the order of their numbers. */
export const rankPeople = (
  world: RankingWorld,
  { rule }: Pick<ReadRankingPolicy, 'rule'>,
  asOf: IsoDate,
  valued: readonly ValuedPerson[],
): ListedEntry[] => {
  const counted = valued.map(one => ({
    ...one,
    counted: one.counting.filter(({ because }) => because === 'counts').map(result => result.counted),
  }))
  return placed(rule.kind === 'ranking' ? rule.ranks : undefined, counted).map(({ counted: _, ...one }) => ({
    ...one,
    clubId: clubOn(world, one.personId, asOf)?.clubId,
  }))
}

/** The digest of what a list is made of, under a policy on a day. */
export const digestOfInput = (policy: PolicyRow, asOf: IsoDate, madeOf: object): string =>
  sha256(canonicalJson({ policy: [policy.code, policy.version], asOf, ...madeOf }))

/** A rating's own figures; a list of points has none of them. */
const ratingFigures = (
  { estimate, uncertainty, provisional, partners, rated }: ValuedPerson,
  named: ReturnType<typeof namedResults>,
): object => {
  if (!rated) return {}
  const others = partners ? { partners: partners.map(partner => partner.number).sort() } : {}
  return { estimate, uncertainty, provisional, ...others, rated: rated.map(named) }
}

/** The digest of the lines; `clubOf` where an old list is compared. */
const outputDigest = (
  world: RankingWorld,
  entries: readonly ListedEntry[],
  clubOf: (entry: ListedEntry) => string | undefined = () => undefined,
): string => {
  const named = namedResults(world)
  const lines = entries.map(entry => ({
    number: entry.number,
    rank: entry.rank,
    shared: entry.shared,
    value: entry.value,
    club: clubOf(entry),
    counting: entry.counting.map(one => [one.points, one.counted, one.because].join('|')).sort(),
    ...ratingFigures(entry, named),
  }))
  return sha256(canonicalJson(lines))
}

/** The list of one day. People whose points all count nothing are not on it. Problem: RANKING_POLICY_MISSING. */
export const computeList = (world: RankingWorld, asOf: IsoDate): Result<ComputedList, readonly Problem[]> => {
  const policy = policyInForce(world, asOf)
  return policy.ok ? ok(listUnder(world, policy.value, asOf)) : policy
}

/** Everybody who is on the list of one day, before people are put in order. */
export const valuedPeople = (world: RankingWorld, { rule }: ReadRankingPolicy, asOf: IsoDate): ValuedPerson[] =>
  rule.kind === 'rating' ? ratedPeople(world, rule, asOf) : pointedPeople(world, rule, asOf)

/** The list of one day under a policy that need not be the day's own. */
export const listUnder = (world: RankingWorld, policy: ReadRankingPolicy, asOf: IsoDate): ComputedList => {
  const { row, rule } = policy
  const entries = rankPeople(world, policy, asOf, valuedPeople(world, policy, asOf))
  const input = rule.kind === 'rating' ? resultsInput(world, rule, asOf) : pointsInput(world, asOf)
  return {
    policy: row,
    asOf,
    inputDigest: digestOfInput(row, asOf, input),
    outputDigest: outputDigest(world, entries),
    firstDigest: () => outputDigest(world, entries, entry => clubOn(world, entry.personId, asOf)?.code),
    shortDigests: () => ({
      inputDigest: digestOfInput(row, asOf, runsInput(world, asOf)),
      outputDigest: digestOfLines(entries.map(shortLine)),
    }),
    entries,
  }
}
