import { gradeValue, publicDigest } from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import { evidencedGrades } from '../grading/evidenced-grades.js'
import type { GatheredAward, GatheredGrade, GatheredPlacing } from '../grading/facts.repo.js'
import { type Ladder, readLadder } from '../grading/ladder.js'
import { groupBy } from '../../base/group-by.js'
import type { SnapshotFinding, SnapshotRecords } from './read-snapshot.js'
import { policyRowOf, type SnapshotWorld } from './snapshot-world.js'

type GradeRecord = SnapshotRecords['grades']

const laddersOf = ({ snapshot }: SnapshotWorld): Ladder[] =>
  snapshot
    .of('policies')
    .filter(policy => policy.kind === 'ladder' && !policy.withdrawn)
    .flatMap(policy => {
      const ladder = readLadder(policyRowOf(policy))
      return ladder.ok ? [ladder.value] : []
    })

/** Points that stand, by whom they stand for. */
const awardsByPerson = (world: SnapshotWorld): ReadonlyMap<string, GatheredAward[]> =>
  groupBy(
    [...awardsOfEvents(world), ...broughtAwards(world)].sort((a, b) =>
      a.earnedOn === b.earnedOn ? (a.id < b.id ? -1 : 1) : a.earnedOn < b.earnedOn ? -1 : 1,
    ),
    award => award.personId,
  )

const broughtAwards = (world: SnapshotWorld): GatheredAward[] =>
  world.snapshot
    .of('broughtPoints')
    .filter(run => run.supersededAt === null)
    .flatMap(run =>
      run.awards.map(({ id, person, points, colour, earnedOn, sport, category }) => ({
        ...{ id, eventId: null, personId: world.personAt(person), points, colour, earnedOn, sport },
        ...{ category: category ?? '', organisationPath: world.pathOf(run.organisation) },
      })),
    )

const awardsOfEvents = (world: SnapshotWorld): GatheredAward[] =>
  world.snapshot
    .of('awards')
    .filter(run => run.supersededAt === null)
    .flatMap(run => {
      const event = world.events.get(run.event)
      if (!event) return []
      const organisationPath = world.pathOf(event.organisation)
      return run.awards.map(({ id, person, points, colour, earnedOn }) => ({
        ...{ id, eventId: run.event, personId: world.personAt(person), points, colour, earnedOn },
        ...{ sport: event.sport, category: event.category, organisationPath },
      }))
    })

/** Places in the official order of events, within the group that was ranked together. */
const placingsByPerson = (world: SnapshotWorld): ReadonlyMap<string, GatheredPlacing[]> =>
  groupBy(
    [...world.events.values()].flatMap(({ event, organisation, sport, category, endsOn }) => {
      const final = world.finalAt(event)
      const lines = final ? world.linesOf(final) : []
      const fields = groupBy(lines, line => line.group ?? '')
      return lines.flatMap(line => {
        const people = (world.entries.get(line.entryId)?.players ?? [])
          .filter(player => player.supersededAt === null)
          .flatMap(player => (player.person === null ? [] : [world.personAt(player.person)]))
        return [...new Set(people)].map(personId => ({
          ...{ eventId: event, personId, sport, category, place: line.rank, endedOn: endsOn },
          field: fields.get(line.group ?? '')?.length ?? 0,
          organisationPath: world.pathOf(organisation),
        }))
      })
    }),
    placing => placing.personId,
  )

const gathered = (world: SnapshotWorld, grade: GradeRecord): GatheredGrade => {
  const [organisationId = '', code = ''] = grade.ladder.split('/')
  return {
    id: grade.id,
    personId: world.personAt(grade.person),
    policyId: `${organisationId}/ladder/${code}/${grade.version}`,
    ...{
      organisationId,
      code,
      grade: grade.grade,
      on: grade.awardedOn,
      status: grade.status,
      broughtIn: grade.broughtFrom !== null,
    },
  }
}

/**
 * Looks for the evidence of every grade that stands, under the version it was awarded by; one that waits for a second
 * look may have none. Keeps every grade's digest.
 */
export const checkGrades = (world: SnapshotWorld, digests: Map<string, string>): SnapshotFinding[] => {
  const grades = world.snapshot.of('grades')
  if (grades.length === 0) return []
  const [ladders, awards, placings] = [laddersOf(world), awardsByPerson(world), placingsByPerson(world)]
  const byPerson = groupBy(
    grades.map(grade => gathered(world, grade)),
    grade => grade.personId,
  )
  const evidenced = new Set(
    [...byPerson].flatMap(([person, own]) => {
      const facts = {
        awards: awards.get(person) ?? [],
        placings: placings.get(person) ?? [],
        grades: own,
        joinings: [],
      }
      return evidencedGrades(ladders, facts).map(grade => grade.id)
    }),
  )
  return grades.flatMap((grade): SnapshotFinding[] => {
    const at = `grade:${grade.id}`
    digests.set(at, publicDigest(sha256Bytes, gradeValue(grade)))
    if (grade.status !== 'AWARDED' || evidenced.has(grade.id)) return []
    return [{ code: 'VALUE_DIFFERS', at, detail: `${grade.person} has not reached ${grade.grade}` }]
  })
}
