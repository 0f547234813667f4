import { err, ok, type PlayedGame, type Problem, problem, type Result } from '@paiji/rules'
import {
  type AwardStanding,
  parseRankingPolicy,
  parseRatingPolicy,
  type RankingPolicy,
  type RatedResult,
  type RatingListPolicy,
} from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { AwardedLine, PolicyRow } from './awards.repo.js'
import type { ComputedAward } from './compute-awards.js'
import { groupBy } from '../../base/group-by.js'
import {
  awardsFor,
  type ClubSpell,
  clubSpells,
  type ListedAward,
  type RankingRow,
  rankingPolicies,
} from './lists.repo.js'
import { type LineUps, officialGames, withPeople } from './official-games.repo.js'
import { type OfficialResult, officialResults } from './official-results.repo.js'

/** Points of one event as they would be, in place of those stored. */
export interface AwardOverride {
  readonly eventId: string
  readonly eventCode: string
  readonly category: string
  readonly awards: readonly ComputedAward[]
  /** The result behind them. */
  readonly standings: readonly AwardedLine[]
  /** Whom each awarded person stands for, with the person's number. */
  readonly people: ReadonlyMap<string, { readonly id: string; readonly number: string }>
  /** What was finished at the tables of the stage that would change. */
  readonly played?: StageGames
}

/** The games of one stage. */
export interface StageGames {
  readonly stage: { readonly id: string; readonly ordinal: number }
  readonly games: readonly PlayedGame[]
}

export interface ReadRankingPolicy {
  readonly row: PolicyRow
  readonly rule: RankingPolicy | RatingListPolicy
}

/** Everything the lists of a ranking are made of; a few statements, then any date is computed from it in memory. */
export interface RankingWorld {
  readonly ranking: RankingRow
  readonly policies: readonly ReadRankingPolicy[]
  /** Of a ranking of points. */
  readonly awards: readonly ListedAward[]
  /** Of a ranking of ratings. */
  readonly results: readonly OfficialResult[]
  readonly clubs: ReadonlyMap<string, readonly ClubSpell[]>
  /** Of the stages whose games are rated. */
  readonly lineUps?: LineUps
  /** One that was computed before it: what has not changed since is not rated again. */
  readonly earlier?: RankingWorld
}

/** One person's value on a day, before people are put in order. Figures in hundredths. */
export interface ValuedPerson {
  readonly personId: string
  readonly number: string
  readonly value: number
  readonly counting: readonly { awardId: string; points: number; counted: number; because: AwardStanding }[]
  /** Of ratings. */
  readonly estimate?: number
  readonly uncertainty?: number
  readonly provisional?: boolean
  /** The others of the partnership behind the value, with their numbers. */
  readonly partners?: readonly { readonly id: string; readonly number: string }[]
  readonly rated?: readonly RatedResult[]
}

export interface WorldOptions {
  /** The last day that will be asked for. */
  readonly until: IsoDate
  /** As the federation knew it then; now if absent. */
  readonly knownAt?: Date
  readonly override?: AwardOverride
}

const overridden = (awards: readonly ListedAward[], override: AwardOverride): readonly ListedAward[] => {
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
    runId: 'preview',
    runDigest: 'preview',
    givenTo: override.people.get(award.personId)?.number ?? '',
  }))
  return [...awards.filter(award => award.eventId !== override.eventId), ...replaced]
}

const overriddenResults = (results: readonly OfficialResult[], override: AwardOverride): readonly OfficialResult[] => {
  const lines = new Map(override.standings.map(line => [line.entryId, line]))
  return results.map(result =>
    result.id === override.eventId
      ? {
          ...result,
          sides: result.sides.map(side => ({ ...side, rank: lines.get(side.entryId)?.rank ?? side.rank })),
        }
      : result,
  )
}

/** Results with the games of one stage in place of those it had. */
const withPlayed = (
  results: readonly OfficialResult[],
  lineUps: LineUps,
  { stage, games }: StageGames,
): readonly OfficialResult[] => {
  const changed = withPeople(stage, games, lineUps)
  return results.map(result =>
    result.games?.some(game => game.stageId === stage.id)
      ? { ...result, games: [...result.games.filter(game => game.stageId !== stage.id), ...changed] }
      : result,
  )
}

/** What the lists would be made of had the event these points, or its line these ranks, or a stage these games. */
export const withOverride = (world: RankingWorld, override: AwardOverride): RankingWorld => {
  const results = overriddenResults(world.results, override)
  const { played } = override
  return {
    ...world,
    awards: world.ranking.kind === 'rating' ? [] : overridden(world.awards, override),
    results: played && world.lineUps ? withPlayed(results, world.lineUps, played) : results,
  }
}

const ratesTables = ({ rule }: ReadRankingPolicy): boolean =>
  rule.kind === 'rating' && rule.method === 'wengLin' && rule.rated !== 'order'

/**
 * A stored policy of a ranking, parsed: of points, or of ratings. Problems: the rule's own (`POLICY_*`),
 * POLICY_UNIT_NOT_HUNDREDTHS.
 */
export const readRankingPolicy = (row: PolicyRow): Result<ReadRankingPolicy, readonly Problem[]> => {
  if (row.kind === 'rating') {
    const rating = parseRatingPolicy({ ...row.rule, id: row.code })
    return rating.ok ? ok({ row, rule: rating.value }) : rating
  }
  const rule = parseRankingPolicy({ ...row.rule, id: row.code })
  if (!rule.ok) return rule
  const { unit } = rule.value
  return unit === '0.01'
    ? ok({ row, rule: rule.value })
    : err([problem('POLICY_UNIT_NOT_HUNDREDTHS', { params: { unit } })])
}

/** Every version of a ranking's policy, parsed. Problems: as `readRankingPolicy`. */
export const readRankingPolicies = async (
  db: Db,
  ranking: RankingRow,
): Promise<Result<readonly ReadRankingPolicy[], readonly Problem[]>> => {
  const policies: ReadRankingPolicy[] = []
  for (const row of await rankingPolicies(db, ranking)) {
    const read = readRankingPolicy(row)
    if (!read.ok) return read
    policies.push(read.value)
  }
  return ok(policies)
}

export const loadWorld = async (
  db: Db,
  ranking: RankingRow,
  { until, knownAt, override }: WorldOptions,
): Promise<Result<RankingWorld, readonly Problem[]>> => {
  const policies = await readRankingPolicies(db, ranking)
  if (!policies.ok) return policies
  const isRating = ranking.kind === 'rating'
  const awards = isRating ? [] : await awardsFor(db, ranking, { until, at: knownAt })
  const results = isRating ? await officialResults(db, ranking, until, knownAt) : []
  const games = policies.value.some(ratesTables) ? await officialGames(db, ranking, until, knownAt) : undefined
  const spells = await clubSpells(db, ranking.sport, knownAt)
  const world: RankingWorld = {
    ranking,
    policies: policies.value,
    awards,
    results: games ? results.map(result => ({ ...result, games: games.byEvent.get(result.id) ?? [] })) : results,
    ...(games ? { lineUps: games.lineUps } : {}),
    clubs: groupBy(spells, spell => spell.personId),
  }
  return ok(override ? withOverride(world, override) : world)
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
