import { canonicalJson, err, type Explanation, ok, type Problem, problem, Ratios, type Result } from '@paiji/rules'
import {
  amountOf,
  type AwardLine,
  type AwardPolicy,
  awardPoints as pointsOf,
  contextOfFigures,
  leastPlayedNode,
  parseAwardPolicy,
} from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { type AwardFigures, figuresOfEvent } from './award-figures.js'
import {
  type AwardedEvent,
  type AwardedLine,
  type AwardedPlayer,
  awardPoliciesFor,
  findAwardedEvent,
  type PolicyRow,
  playersOfEntries,
} from './awards.repo.js'
import { expiresOn } from './expires-on.js'
import { sha256 } from '../../base/digest.js'

/** Points of one person for one entry, not yet stored. */
export interface ComputedAward {
  readonly entryId: string
  readonly personId: string
  readonly rank: number
  /** Hundredths of a point. */
  readonly points: number
  readonly colour: string
  readonly earnedOn: IsoDate
  readonly expiresOn: IsoDate | undefined
  readonly explanation: Explanation
}

export interface ComputedAwards {
  readonly event: AwardedEvent
  /** Undefined where no body awards points for this event: then there are no awards either. */
  readonly policy: PolicyRow | undefined
  readonly inputDigest: string
  readonly standings: readonly AwardedLine[]
  readonly awards: readonly ComputedAward[]
}

export interface AwardsRequest {
  readonly eventId: string
  readonly stageId: string
  readonly standings: readonly AwardedLine[]
}

const HUNDREDTH = Ratios.ratio(1, 100)

export interface ReadAwardPolicy {
  readonly row: PolicyRow
  readonly rule: AwardPolicy
}

/** The body nearest to the event decides; of its policies the first that knows the event's category. */
const choosePolicy = (
  rows: readonly PolicyRow[],
  found: AwardedEvent,
): Result<ReadAwardPolicy | undefined, readonly Problem[]> => {
  const nearest = found.organisationPath.find(id => rows.some(row => row.organisationId === id))
  const read: ReadAwardPolicy[] = []
  for (const row of rows.filter(each => each.organisationId === nearest)) {
    const rule = parseAwardPolicy({ ...row.rule, id: row.code })
    if (!rule.ok) return rule
    read.push({ row, rule: rule.value })
  }
  const fitting = read.find(({ rule }) => !rule.categories || found.category in rule.categories)
  return ok(fitting ?? read[0])
}

/** The policy an event's points are given by; undefined where no body awards any. Problems: the policy's own. */
export const awardPolicyFor = async (
  db: Db,
  found: AwardedEvent,
): Promise<Result<ReadAwardPolicy | undefined, readonly Problem[]>> =>
  choosePolicy(await awardPoliciesFor(db, found), found)

/** Whether some body gives points for an event as its policies stand; false where they cannot be read. */
export const givesPoints = async (db: Db, eventId: string): Promise<boolean> => {
  const found = await findAwardedEvent(db, eventId)
  const chosen = found && (await awardPolicyFor(db, found))
  return chosen?.ok === true && chosen.value !== undefined
}

const figuresFor = async (
  db: Db,
  chosen: ReadAwardPolicy | undefined,
  { eventId, stageId, standings }: AwardsRequest,
): Promise<AwardFigures> => {
  if (!chosen) return {}
  const policy = { organisationId: chosen.row.organisationId, rule: chosen.rule }
  return figuresOfEvent(db, { eventId, stageId, policy, entryIds: standings.map(line => line.entryId) })
}

/** What of an event goes into its points besides who came where. */
export interface AwardedFacts extends Pick<AwardedEvent, 'category'> {
  readonly figures?: AwardFigures | undefined
}

/** Whole hundredths, or undefined when the policy counts in smaller parts. */
const hundredths = (policy: AwardPolicy, points: number): number | undefined => {
  const exact = Ratios.divide(Ratios.multiply(Ratios.ratio(points), amountOf(policy.unit)), HUNDREDTH)
  return exact.den === 1n ? Number(exact.num) : undefined
}

const digestOf = (
  found: AwardedEvent,
  chosen: ReadAwardPolicy | undefined,
  request: Pick<AwardsRequest, 'standings'> & { readonly figures: AwardFigures },
  players: readonly AwardedPlayer[],
): string => {
  const { base, strength, played } = request.figures
  const numbers = new Map<string, string[]>()
  for (const { entryId, number } of players) numbers.set(entryId, [...(numbers.get(entryId) ?? []), number])
  const outsiders = new Set(chosen && chosen.rule.nonMembers !== 'award' ? outside(request, players) : [])
  return sha256(
    canonicalJson({
      event: found.code,
      category: found.category,
      endsOn: found.endsOn,
      policy: chosen ? [chosen.row.code, chosen.row.version] : null,
      ...(base === undefined ? {} : { base }),
      ...(strength ? { strength: [strength.value, strength.because.code, strength.because.params ?? {}] } : {}),
      ...(played ? { played } : {}),
      standings: request.standings.map(({ entryId, rank, group }) => ({
        rank,
        group,
        players: (numbers.get(entryId) ?? []).sort(),
        outside: outsiders.has(entryId),
      })),
    }),
  )
}

const withSteps = (explanation: Explanation, more: readonly Explanation[]): Explanation =>
  more.length === 0 ? explanation : { ...explanation, steps: [...(explanation.steps ?? []), ...more] }

/** The lines that give points → the points of each of their players who played enough. Problem: POLICY_UNIT_NOT_HUNDREDTHS. */
export const pointsOfPlayers = (
  found: Pick<AwardedEvent, 'endsOn'>,
  rule: AwardPolicy,
  lines: readonly AwardLine[],
  players: readonly AwardedPlayer[],
  played: AwardFigures['played'] = {},
): Result<ComputedAward[], readonly Problem[]> => {
  const byEntry = new Map<string, AwardedPlayer[]>()
  for (const player of players) byEntry.set(player.entryId, [...(byEntry.get(player.entryId) ?? []), player])
  const expires = expiresOn(rule.expiry, found.endsOn)
  const awards: ComputedAward[] = []
  for (const line of lines.filter(each => each.points > 0)) {
    const points = hundredths(rule, line.points)
    if (points === undefined) return err([problem('POLICY_UNIT_NOT_HUNDREDTHS', { params: { unit: rule.unit } })])
    const { entrant: entryId, rank, colour, explanation } = line
    const common = { entryId, rank, points, colour, earnedOn: found.endsOn, expiresOn: expires }
    for (const { personId, number } of byEntry.get(entryId) ?? []) {
      const share = leastPlayedNode(rule, played[number])
      if (share) awards.push({ ...common, personId, explanation: withSteps(explanation, share) })
    }
  }
  return ok(awards)
}

/**
 * Standings → points of each person, by the policy in force where and when the event was held. The same for a preview
 * and for the award itself; stores nothing. At most six statements. Problems: EVENT_UNKNOWN, and the policy's own (`AWARD_*`).
 */
export const computeAwards = async (
  db: Db,
  request: AwardsRequest,
): Promise<Result<ComputedAwards, readonly Problem[]>> => {
  const found = await findAwardedEvent(db, request.eventId)
  if (!found) return err([problem('EVENT_UNKNOWN')])
  const chosen = await awardPolicyFor(db, found)
  if (!chosen.ok) return chosen
  const entryIds = request.standings.map(line => line.entryId)
  const players = await playersOfEntries(db, entryIds, found.endsOn)
  const policy = chosen.value?.row
  const { standings } = request
  const figures = await figuresFor(db, chosen.value, request)
  const inputDigest = digestOf(found, chosen.value, { standings, figures }, players)
  const result = { event: found, policy, standings, inputDigest }
  if (!chosen.value) return ok({ ...result, awards: [] })
  const awards = awardsUnder(chosen.value.rule, { ...found, figures }, standings, players)
  return awards.ok ? ok({ ...result, awards: awards.value }) : awards
}

/** What an event's standings are worth to each person under one policy. Problems: the policy's own (`AWARD_*`). */
export const awardsUnder = (
  rule: AwardPolicy,
  found: AwardedFacts & Pick<AwardedEvent, 'endsOn'>,
  standings: readonly AwardedLine[],
  players: readonly AwardedPlayer[],
): Result<ComputedAward[], readonly Problem[]> => {
  const lines = awardLinesUnder(rule, found, standings, players)
  return lines.ok ? pointsOfPlayers(found, rule, lines.value, players, found.figures?.played) : lines
}

/** The same line by line, with those that give nothing and why. Problems: the policy's own (`AWARD_*`). */
export const awardLinesUnder = (
  rule: AwardPolicy,
  found: AwardedFacts,
  standings: readonly AwardedLine[],
  players: readonly AwardedPlayer[],
): Result<readonly AwardLine[], readonly Problem[]> =>
  pointsOf(
    rule,
    standings.map(({ entryId, rank, group }) => ({ entrant: entryId, rank, ...(group ? { group } : {}) })),
    {
      category: found.category,
      nonMembers: outside({ standings }, players),
      ...contextOfFigures(found.figures),
    },
  )

/** Entries none of whose players belongs anywhere. */
const outside = (request: Pick<AwardsRequest, 'standings'>, players: readonly AwardedPlayer[]): string[] => {
  const inside = new Set(players.filter(player => player.member).map(player => player.entryId))
  return request.standings.map(line => line.entryId).filter(entryId => !inside.has(entryId))
}
