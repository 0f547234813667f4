import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
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
  withOverride,
} from '../awards/ranking-world.js'
import { type SimulatedLine, simulatedLines } from '../awards/simulated-lines.js'
import type { Db } from '../../db/client.js'
import type { IsoDate } from '../shared/clock.js'
import type { ComingEvent } from './forecast.repo.js'
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

/**
 * The list of the day without the event and with it. Only those who share the place are valued again; everybody else
 * keeps what they had, and all are put in order by the list's own rule.
 */
const bothLists = (world: RankingWorld, policy: ReadRankingPolicy, supposed: Supposition) => {
  const { asOf, field } = supposed
  const shares = new Set(field.people)
  const fresh = withSupposed(world, supposed)
  const theirs = { ...fresh, awards: fresh.awards.filter(award => shares.has(award.personId)) }
  const people = valuedPeople(world, policy, asOf)
  const moved = [...people.filter(one => !shares.has(one.personId)), ...valuedPeople(theirs, policy, asOf)]
  const own = (list: ReturnType<typeof rankPeople>) => list.filter(entry => entry.personId === supposed.personId)
  return {
    before: { list: { entries: own(rankPeople(world, asOf, people)) }, awards: world.awards },
    after: { list: { entries: own(rankPeople(world, asOf, moved)) }, awards: theirs.awards },
  }
}

const ofPoints = (
  world: RankingWorld,
  policy: ReadRankingPolicy,
  supposed: Supposition,
): Result<Pick<ForecastList, 'line' | 'explanation'>, readonly Problem[]> => {
  const { before, after } = bothLists(world, policy, supposed)
  const own = after.awards.filter(award => award.personId === supposed.personId)
  const explained = explainEntry(policy.row, supposed.asOf, { awards: own, rated: [] })
  if (!explained.ok) return explained
  const [line] = simulatedLines(before, after)
  return ok({ line, explanation: line?.after ? explained.value : undefined })
}

const forecastList = async (
  db: Db,
  ranking: RankingRow,
  supposed: Supposition,
): Promise<Result<Omit<ForecastList, 'published'>, readonly Problem[]>> => {
  const nothing = { ranking, policy: undefined, line: undefined, explanation: undefined }
  if (ranking.kind === 'rating') return ok({ ...nothing, unknown: 'results' })
  const world = await loadWorld(db, ranking, { until: supposed.asOf })
  if (!world.ok) return world
  const policy = policyInForce(world.value, supposed.asOf)
  if (!policy.ok) return ok({ ...nothing, unknown: 'policy' })
  const computed = ofPoints(world.value, policy.value, supposed)
  return computed.ok ? ok({ ranking, policy: policy.value.row, ...computed.value, unknown: undefined }) : computed
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
