import type { Problem } from '../core/problem.js'
import { err, ok, type Result } from '../core/result.js'
import { type AwardPlace, awardPoints } from './award-points.js'
import type { AwardContext, AwardPolicy } from './award-policy.js'
import { monthsBetween } from './calendar.js'
import type { RankingRules } from './ranking-rules.js'
import { type AwardRecord, type RankingValue, rankingValue } from './ranking-value.js'

/** One event as it was ranked. */
export interface RankedEvent {
  readonly id: string
  readonly endedOn: string
  readonly standings: readonly AwardPlace[]
  readonly context: AwardContext
  /** Whom an entrant's points go to; default: the entrant itself. */
  readonly players?: Readonly<Record<string, readonly string[]>>
}

export interface PolicyPair {
  readonly award: AwardPolicy
  readonly ranking: RankingRules
}

export interface ListLine {
  readonly person: string
  readonly rank: number
  readonly value: RankingValue
}

const recordsOf = (
  policy: AwardPolicy,
  event: RankedEvent,
): Result<readonly (readonly [string, AwardRecord])[], readonly Problem[]> => {
  const awarded = awardPoints(policy, event.standings, event.context)
  if (!awarded.ok) return err(awarded.error.map(found => ({ ...found, params: { ...found.params, event: event.id } })))
  const category = event.context.category
  return ok(
    awarded.value
      .filter(line => line.points > 0)
      .flatMap(({ entrant, points, colour }) =>
        (event.players?.[entrant] ?? [entrant]).map(person => {
          const record = { id: event.id, points, earnedOn: event.endedOn, colour, ...(category ? { category } : {}) }
          return [person, record] as const
        }),
      ),
  )
}

/** The list that these events give under these policies on a day. */
export const listUnder = (
  policies: PolicyPair,
  events: readonly RankedEvent[],
  asOf: string,
): Result<readonly ListLine[], readonly Problem[]> => {
  const byPerson = new Map<string, AwardRecord[]>()
  for (const event of events) {
    const records = recordsOf(policies.award, event)
    if (!records.ok) return records
    for (const [person, record] of records.value) byPerson.set(person, [...(byPerson.get(person) ?? []), record])
  }
  const valued = [...byPerson].map(([person, awards]) => ({
    person,
    value: rankingValue(policies.ranking, awards, asOf),
  }))
  valued.sort((a, b) => b.value.value - a.value.value || (a.person < b.person ? -1 : 1))
  let rank = 1
  return ok(
    valued.map((line, i) => {
      if (valued[i - 1]?.value.value !== line.value.value) rank = i + 1
      return { ...line, rank }
    }),
  )
}

export interface SimulatedMove {
  readonly person: string
  /** Absent for those who are on one of the lists only. */
  readonly from?: { readonly rank: number; readonly value: number }
  readonly to?: { readonly rank: number; readonly value: number }
}

/** "The last `months` months under the new policy": everybody whose rank or value would differ, by new rank. */
export const simulatePolicies = (
  now: PolicyPair,
  proposed: PolicyPair,
  events: readonly RankedEvent[],
  asOf: string,
  months: number,
): Result<readonly SimulatedMove[], readonly Problem[]> => {
  const recent = events.filter(({ endedOn }) => endedOn <= asOf && monthsBetween(endedOn, asOf) < months)
  const [old, fresh] = [listUnder(now, recent, asOf), listUnder(proposed, recent, asOf)]
  if (!old.ok) return old
  if (!fresh.ok) return fresh
  const shown = ({ rank, value }: ListLine) => ({ rank, value: value.value })
  const [from, to] = [old.value, fresh.value].map(list => new Map(list.map(line => [line.person, shown(line)])))
  const people = new Set([...fresh.value, ...old.value].map(line => line.person))
  return ok(
    [...people].flatMap((person): SimulatedMove[] => {
      const [a, b] = [from?.get(person), to?.get(person)]
      if (a && b && a.rank === b.rank && a.value === b.value) return []
      return [{ person, ...(a ? { from: a } : {}), ...(b ? { to: b } : {}) }]
    }),
  )
}
