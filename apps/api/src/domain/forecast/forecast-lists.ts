import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
import type { RatedResult } from '@paiji/rules/awards'
import type { PolicyRow } from '../awards/awards.repo.js'
import type { ComputedAward } from '../awards/compute-awards.js'
import { rankPeople, valuedPeople } from '../awards/compute-list.js'
import { explainEntry } from '../awards/explain-entry.js'
import { entriesOfPeople, newestLists } from '../awards/list-reads.repo.js'
import { type EntryRow, type RankingRow, rankingsFor } from '../awards/lists.repo.js'
import {
  loadWorld,
  policyInForce,
  type RankingWorld,
  type ReadRankingPolicy,
  readRankingPolicies,
  type ValuedPerson,
  withOverride,
} from '../awards/ranking-world.js'
import type { OfficialResult } from '../awards/official-results.repo.js'
import { type SimulatedLine, simulatedLines } from '../awards/simulated-lines.js'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { toGlobalId } from '../shared/global-id.js'
import { type ComingEvent, countriesSoFar } from './forecast.repo.js'
import type { SupposedField } from './supposed-field.js'

/** What an event would give, were a place reached. */
export interface Supposition {
  readonly event: ComingEvent
  readonly personId: string
  /** The day of the lists. */
  readonly asOf: IsoDate
  readonly field: SupposedField
  /** Of everybody who would share the place. */
  readonly awards: readonly ComputedAward[]
  readonly numbers: ReadonlyMap<string, string>
}

/** One person's place on one list of a day, without the event and with it. */
export interface ForecastList {
  readonly ranking: RankingRow
  readonly policy: PolicyRow | undefined
  /** The place on the newest list in print. */
  readonly published: EntryRow | undefined
  /** Undefined where nobody can tell yet. */
  readonly line: SimulatedLine | undefined
  /** Of the value with the event; undefined where it would not be on the list. */
  readonly explanation: Explanation | undefined
  /** On a rating list the results behind the value with the event. */
  readonly rated: readonly RatedResult[]
  /** `results`: a rating follows from everybody's place; `policy`: no policy is in force on that day. */
  readonly unknown: 'results' | 'policy' | undefined
}

const withSupposed = (world: RankingWorld, { event, field, awards, numbers }: Supposition): RankingWorld =>
  withOverride(world, {
    eventId: event.id,
    eventCode: event.code,
    category: event.category,
    awards,
    standings: field.standings,
    people: new Map([...numbers].map(([id, number]) => [id, { id, number }])),
  })

/** What the values of those who share the place are made of, with the event. */
const sharedWorld = (world: RankingWorld, supposed: Supposition, result?: OfficialResult): RankingWorld => {
  const shares = new Set(supposed.field.people)
  const played = ({ sides }: OfficialResult): boolean =>
    sides.some(side => side.players.some(one => shares.has(one.id)))
  return {
    ...world,
    awards: withSupposed(world, supposed).awards.filter(award => shares.has(award.personId)),
    results: [...world.results.filter(played), ...(result ? [result] : [])],
  }
}

/**
 * The list of the day without the event and with it. Only those who share the place are valued again; everybody else
 * keeps what they had, and all are put in order by the list's own rule.
 */
const bothLists = (world: RankingWorld, fresh: RankingWorld, policy: ReadRankingPolicy, supposed: Supposition) => {
  const { asOf, field, personId } = supposed
  const shares = new Set(field.people)
  const people = valuedPeople(world, policy, asOf)
  const again = valuedPeople(fresh, policy, asOf).filter(one => shares.has(one.personId))
  const moved = [...people.filter(one => !shares.has(one.personId)), ...again]
  const own = (all: readonly ValuedPerson[]) =>
    rankPeople(world, policy, asOf, all).filter(one => one.personId === personId)
  return {
    before: { list: { entries: own(people) }, awards: world.awards },
    after: { list: { entries: own(moved) }, awards: fresh.awards },
  }
}

/** The places in the field with the person's own at the supposed one, as ratings read an official result. */
const supposedResult = async (db: Db, { event, field, personId, numbers }: Supposition): Promise<OfficialResult> => {
  const players = field.people.map(id => ({ id, number: numbers.get(id) ?? '', substitute: false }))
  const sides = field.standings.map(({ entryId, rank, group }) => ({
    entryId,
    rank,
    ...(group ? { group } : {}),
    players: entryId === field.own ? players : [],
  }))
  const { id, code, category, startsOn: startedOn, endsOn: endedOn } = event
  const countries = await countriesSoFar(db, { eventId: id, personId, day: endedOn })
  return { id, code, category, startedOn, endedOn, countries, sides }
}

/** The European ranking rates a place in the field of individuals, whoever the others are. */
const isTold = (policy: ReadRankingPolicy, { field }: Supposition): boolean =>
  policy.rule.kind === 'ranking' || (policy.rule.method === 'mers' && field.individual === true)

const computed = async (
  db: Db,
  world: RankingWorld,
  policy: ReadRankingPolicy,
  supposed: Supposition,
): Promise<Result<Pick<ForecastList, 'line' | 'explanation' | 'rated'>, readonly Problem[]>> => {
  const result = policy.rule.kind === 'rating' ? await supposedResult(db, supposed) : undefined
  const fresh = sharedWorld(world, supposed, result)
  const { before, after } = bothLists(world, fresh, policy, supposed)
  const awards = fresh.awards.filter(award => award.personId === supposed.personId)
  const rated = after.list.entries[0]?.rated ?? []
  const named = rated.map(one => ({ ...one, event: toGlobalId('Event', one.event) }))
  const explained = explainEntry(policy.row, supposed.asOf, { awards, rated: named })
  if (!explained.ok) return explained
  const [line] = simulatedLines(before, after)
  return ok({ line, rated, explanation: line?.after ? explained.value : undefined })
}

const forecastList = async (
  db: Db,
  ranking: RankingRow,
  supposed: Supposition,
): Promise<Result<Omit<ForecastList, 'published'>, readonly Problem[]>> => {
  const nothing = { ranking, policy: undefined, line: undefined, explanation: undefined, rated: [] }
  const policies = await readRankingPolicies(db, ranking)
  if (!policies.ok) return policies
  const policy = policyInForce({ ranking, policies: policies.value }, supposed.asOf)
  if (!policy.ok) return ok({ ...nothing, unknown: 'policy' })
  if (!isTold(policy.value, supposed)) return ok({ ...nothing, policy: policy.value.row, unknown: 'results' })
  const world = await loadWorld(db, ranking, { until: supposed.asOf })
  if (!world.ok) return world
  const answer = await computed(db, world.value, policy.value, supposed)
  return answer.ok ? ok({ ranking, policy: policy.value.row, ...answer.value, unknown: undefined }) : answer
}

/** Every ranking that the event's points may count on. Three statements besides those of each ranking's own world. */
export const forecastLists = async (
  db: Db,
  supposed: Supposition,
): Promise<Result<ForecastList[], readonly Problem[]>> => {
  const rankings = await rankingsFor(db, supposed.event)
  if (rankings.length === 0) return ok([])
  const ids = rankings.map(ranking => ranking.id)
  const newest = await newestLists(db, ids, null, { first: 1, after: undefined })
  const listIds = newest.map(list => list.id)
  const printed = listIds.length === 0 ? [] : await entriesOfPeople(db, [supposed.personId], listIds)
  const lists: ForecastList[] = []
  for (const ranking of rankings) {
    const one = await forecastList(db, ranking, supposed)
    if (!one.ok) return one
    const listId = newest.find(list => list.rankingId === ranking.id)?.id
    lists.push({ ...one.value, published: printed.find(entry => entry.listId === listId) })
  }
  return ok(lists)
}
