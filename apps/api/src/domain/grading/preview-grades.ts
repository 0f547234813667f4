import { ok } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { ComputedAwards } from '../awards/compute-awards.js'
import { groupBy } from '../../base/group-by.js'
import type { Outcome } from '../../base/problem.js'
import { climb } from './climb.js'
import { evidencedGrades } from './evidenced-grades.js'
import { type Ladder, laddersInForce, readLadders } from './ladder.js'
import { laddersFor, type PlayerOfEntry, peopleOfEvent, playersOfEntries } from './ladders.repo.js'
import { daysOf, factsOn, gatherFacts, noFacts, type PersonFacts } from './person-facts.js'

/** A grade that would be reached, or one that is held and would lose its evidence. */
export interface GradeChange {
  readonly personId: string
  readonly policyId: string
  readonly grade: string
  readonly nameZh: string
  readonly nameEn: string
  readonly change: 'reached' | 'evidenceLost'
}

/** Facts with the event's result and points as they would be, in place of those that stand. */
const supposedFacts = (
  facts: PersonFacts,
  personId: string,
  { event, standings, awards }: ComputedAwards,
  players: ReadonlyMap<string, readonly PlayerOfEntry[]>,
): PersonFacts => {
  const { id: eventId, sport, category, organisationPath, endsOn: endedOn } = event
  const base = { eventId, personId, sport, category, organisationPath }
  const own = players.get(personId) ?? []
  const entries = new Set(own.map(player => player.entryId))
  const records = new Set(own.map(player => player.recordId))
  const groups = groupBy(standings, line => line.group ?? '')
  const placings = standings
    .filter(line => entries.has(line.entryId))
    .map(line => ({ ...base, place: line.rank, field: groups.get(line.group ?? '')?.length ?? 0, endedOn }))
  const points = awards.filter(award => records.has(award.personId) && entries.has(award.entryId))
  return {
    ...facts,
    placings: [...facts.placings.filter(one => one.eventId !== eventId), ...placings],
    awards: [
      ...facts.awards.filter(one => one.eventId !== eventId),
      ...points.map((award, at) => ({
        ...base,
        id: `new-${at}`,
        points: award.points,
        colour: award.colour,
        earnedOn: award.earnedOn,
      })),
    ],
  }
}

const changesOf = (
  ladders: readonly Ladder[],
  personId: string,
  now: PersonFacts,
  then: PersonFacts,
  asOf: string,
): GradeChange[] => {
  const changeOf = ({ policy, steps }: Ladder, grade: string, change: GradeChange['change']): GradeChange[] =>
    steps
      .filter(step => step.grade === grade)
      .map(({ nameZh, nameEn }) => ({ personId, policyId: policy.id, grade, nameZh, nameEn, change }))
  const reached = laddersInForce(ladders, daysOf(then, asOf)).flatMap(ladder => {
    const { policy, edition } = ladder
    const before = new Set(climb(edition, factsOn(policy, now), asOf).map(({ grade }) => grade))
    const after = climb(edition, factsOn(policy, then), asOf).filter(({ grade }) => !before.has(grade))
    return after.flatMap(({ grade }) => changeOf(ladder, grade, 'reached'))
  })
  const kept = new Set(evidencedGrades(ladders, then))
  const lost = evidencedGrades(ladders, now).filter(grade => !kept.has(grade))
  const ofLadder = (id: string) => ladders.filter(({ policy }) => policy.id === id)
  return [
    ...reached,
    ...lost.flatMap(({ policyId, grade }) =>
      ofLadder(policyId).flatMap(ladder => changeOf(ladder, grade, 'evidenceLost')),
    ),
  ]
}

/**
 * Grades that would be reached by the event's last day, and grades held whose evidence would go, if the event's result
 * and points were these. Seven statements. Stores nothing. Problems: `POLICY_*`.
 */
export const previewGrades = async (db: Db, computed: ComputedAwards): Promise<Outcome<GradeChange[]>> => {
  const { event, standings } = computed
  const ladders = readLadders(await laddersFor(db, event))
  if (!ladders.ok) return ladders
  if (ladders.value.length === 0) return ok([])
  const people = await peopleOfEvent(db, event.id)
  const found = await playersOfEntries(
    db,
    standings.map(line => line.entryId),
  )
  const players = groupBy(found, player => player.personId)
  const everybody = await gatherFacts(db, { people })
  return ok(
    people.flatMap(personId => {
      const now = everybody.get(personId) ?? noFacts
      const then = supposedFacts(now, personId, computed, players)
      return changesOf(ladders.value, personId, now, then, event.endsOn)
    }),
  )
}
