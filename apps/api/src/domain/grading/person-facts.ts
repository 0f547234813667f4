import type { LadderFacts } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { PolicyRow } from '../awards/awards.repo.js'
import { groupBy } from '../../base/group-by.js'
import type { IsoDate } from '../../base/clock.js'
import {
  type GatheredAward,
  type GatheredGrade,
  type GatheredPlacing,
  gatheredAwards,
  gatheredGrades,
  gatheredPlacings,
  type Joining,
  joinings,
  type Scope,
} from './facts.repo.js'

/** Everything about one person that a ladder can ask for, of all sports and bodies. */
export interface PersonFacts {
  readonly awards: readonly GatheredAward[]
  readonly placings: readonly GatheredPlacing[]
  /** Those that were taken back among them. */
  readonly grades: readonly GatheredGrade[]
  readonly joinings: readonly Joining[]
}

export const noFacts: PersonFacts = { awards: [], placings: [], grades: [], joinings: [] }

/** The facts of everybody in the scope of whom there are any but a joining. Four statements, whatever their number. */
export const gatherFacts = async (db: Db, scope: Scope): Promise<ReadonlyMap<string, PersonFacts>> => {
  const awards = groupBy(await gatheredAwards(db, scope), row => row.personId)
  const placings = groupBy(await gatheredPlacings(db, scope), row => row.personId)
  const grades = groupBy(await gatheredGrades(db, scope), row => row.personId)
  const joined = groupBy(await joinings(db, scope), row => row.personId)
  const people = new Set([...awards.keys(), ...placings.keys(), ...grades.keys()])
  return new Map(
    [...people].map(id => [
      id,
      {
        awards: awards.get(id) ?? [],
        placings: placings.get(id) ?? [],
        grades: grades.get(id) ?? [],
        joinings: joined.get(id) ?? [],
      },
    ]),
  )
}

type Of = Pick<PolicyRow, 'sport' | 'organisationId' | 'code'>

const counts = ({ sport, organisationId }: Of, fact: { sport: string; organisationPath: readonly string[] }): boolean =>
  (sport === '*' || fact.sport === sport) && fact.organisationPath.includes(organisationId)

/** Grades of a ladder that were not taken back, under whichever of its versions. */
export const gradesOn = ({ organisationId, code }: Of, { grades }: PersonFacts): readonly GatheredGrade[] =>
  grades.filter(one => one.organisationId === organisationId && one.code === code && one.status !== 'REVOKED')

/** What of it counts on one ladder, as the rules read it. */
export const factsOn = (policy: Of, facts: PersonFacts): LadderFacts => ({
  awards: facts.awards
    .filter(one => counts(policy, one))
    .map(({ id, eventId: event, points, colour, category, earnedOn }) => ({
      id,
      ...(event === null ? {} : { event }),
      points,
      colour,
      category,
      earnedOn,
    })),
  placings: facts.placings
    .filter(one => counts(policy, one))
    .map(({ eventId: event, category, place, field, endedOn }) => ({ event, category, place, field, endedOn })),
  held: gradesOn(policy, facts).map(({ grade, on }) => ({ ladder: policy.code, grade, on })),
})

/**
 * The day somebody joined the body that keeps a ladder: the first on which the register has the person in it or in a
 * body below; else that of the first award or finish that counts on the ladder.
 */
export const joinedOn = (policy: Of, facts: PersonFacts): IsoDate | undefined => {
  const { sport, organisationId } = policy
  const registered = facts.joinings
    .filter(one => one.organisationPath.includes(organisationId) && ['*', sport].includes(one.sport))
    .map(one => one.on)
  if (registered.length > 0) return registered.sort()[0]
  const { awards, placings } = factsOn(policy, facts)
  return [...awards.map(one => one.earnedOn), ...placings.map(one => one.endedOn)].sort()[0]
}

/** What the version of a ladder that holds for a person is chosen by. */
export const daysOf =
  (facts: PersonFacts, competitionEnd: IsoDate) =>
  (policy: Of): { readonly competitionEnd: IsoDate; readonly joinedOn?: IsoDate } => {
    const joined = joinedOn(policy, facts)
    return { competitionEnd, ...(joined === undefined ? {} : { joinedOn: joined }) }
  }
