import { groupBy } from '../../base/group-by.js'
import { ok, type Problem, type Result } from '@paiji/rules'
import { type AwardPolicy, parseAwardPolicy } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import { figuresOfEvents } from './award-figures.js'
import type { PolicyRow } from './awards.repo.js'
import { awardsUnder } from './compute-awards.js'
import type { ListedAward } from './lists.repo.js'
import { type AwardNumbers, withAwardNumbers } from './policy-numbers.js'
import { linesOfRevisions, playersOfStages, type RankedEventRow } from './simulation.repo.js'

const changedRules = (
  policies: readonly PolicyRow[],
  numbers: AwardNumbers,
): Result<ReadonlyMap<string, AwardPolicy>, readonly Problem[]> => {
  const rules = new Map<string, AwardPolicy>()
  for (const row of policies) {
    const rule = parseAwardPolicy({ ...withAwardNumbers(row.rule, numbers), id: row.code })
    if (!rule.ok) return rule
    rules.set(row.id, rule.value)
  }
  return ok(rules)
}

/**
 * The points that some events would give had their award policies these numbers. At most four statements, however many events.
 * Problems: the policy's own (`POLICY_*`, `AWARD_*`).
 */
export const simulatedAwards = async (
  db: Db,
  events: readonly RankedEventRow[],
  policies: readonly PolicyRow[],
  numbers: AwardNumbers,
): Promise<Result<readonly ListedAward[], readonly Problem[]>> => {
  const rules = changedRules(policies, numbers)
  if (!rules.ok) return rules
  const lines = groupBy(
    await linesOfRevisions(
      db,
      events.map(event => event.revisionId),
    ),
    line => line.revisionId,
  )
  const players = groupBy(
    await playersOfStages(
      db,
      events.map(event => event.stageId),
    ),
    player => player.stageId,
  )
  const figures = await figuresOfEvents(
    db,
    events.flatMap(event => {
      const [row, rule] = [policies.find(one => one.id === event.policyId), rules.value.get(event.policyId)]
      const entryIds = (lines.get(event.revisionId) ?? []).map(line => line.entryId)
      const policy = row && rule && { organisationId: row.organisationId, rule }
      return policy ? [{ eventId: event.id, stageId: event.stageId, entryIds, policy }] : []
    }),
  )
  const awards: ListedAward[] = []
  for (const event of events) {
    const rule = rules.value.get(event.policyId)
    if (!rule) throw new Error(`policy ${event.policyId} is missing`)
    const own = players.get(event.stageId) ?? []
    const given = awardsUnder(
      rule,
      { ...event, figures: figures.get(event.id) },
      lines.get(event.revisionId) ?? [],
      own,
    )
    if (!given.ok) return given
    const standing = new Map(own.map(player => [player.personId, player]))
    awards.push(
      ...given.value.map(({ entryId, personId, points, colour, earnedOn }) => ({
        id: `${event.id}/${entryId}/${personId}`,
        eventId: event.id,
        personId: standing.get(personId)?.standsFor ?? personId,
        number: standing.get(personId)?.number ?? '',
        ...{ points, colour, earnedOn },
        category: event.category,
        eventCode: event.code,
        ...{ runId: event.id, runDigest: 'simulated', givenTo: '' },
      })),
    )
  }
  return ok(awards)
}
