import { ok } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { ComputedAwards } from '../awards/compute-awards.js'
import type { Outcome } from '../shared/problem.js'
import { climb, type LadderAward, type LadderStep, parseLadder } from './ladder.js'
import { awardsOfPeople, gradesHeld, laddersFor, type PersonAward, peopleAwarded, standingIds } from './ladders.repo.js'

/** A grade that would be reached, or one that is held and would lose its evidence. */
export interface GradeChange {
  readonly personId: string
  readonly policyId: string
  readonly grade: string
  readonly nameZh: string
  readonly nameEn: string
  readonly change: 'reached' | 'evidenceLost'
}

const inOrder = (a: LadderAward, b: LadderAward): number =>
  a.earnedOn < b.earnedOn ? -1 : a.earnedOn > b.earnedOn ? 1 : a.id < b.id ? -1 : 1

const reachedBy = (steps: readonly LadderStep[], awards: readonly PersonAward[]): ReadonlySet<string> =>
  new Set(climb(steps, [...awards].sort(inOrder)).map(({ step }) => step.grade))

/**
 * Grades that would be reached, and grades held whose evidence would go, if the event's points were these: by the
 * ladders in force on its last day. Five statements. Stores nothing. Problem: LADDER_UNREADABLE.
 */
export const previewGrades = async (db: Db, computed: ComputedAwards): Promise<Outcome<GradeChange[]>> => {
  const { event } = computed
  const ladders = await laddersFor(db, event)
  if (ladders.length === 0) return ok([])
  const named = [...(await peopleAwarded(db, event.id)), ...computed.awards.map(award => award.personId)]
  const people = await standingIds(db, [...new Set(named)])
  if (people.length === 0) return ok([])
  const now = await awardsOfPeople(db, event.sport, people)
  const fresh = computed.awards.map((award, at) => ({ ...award, id: `new-${at}`, eventId: event.id }))
  const then = [...now.filter(award => award.eventId !== event.id), ...fresh]
  const held = new Set((await gradesHeld(db, ladders, people)).map(each => gradeKey(each)))
  const changes: GradeChange[] = []
  for (const { id: policyId, rule } of ladders) {
    const steps = parseLadder(rule)
    if (!steps.ok) return steps
    for (const personId of people) {
      const own = (awards: readonly PersonAward[]) => awards.filter(award => award.personId === personId)
      const [before, after] = [reachedBy(steps.value, own(now)), reachedBy(steps.value, own(then))]
      for (const { grade, nameZh, nameEn } of steps.value) {
        if (before.has(grade) === after.has(grade)) continue
        if (after.has(grade)) changes.push({ personId, policyId, grade, nameZh, nameEn, change: 'reached' })
        else if (held.has(gradeKey({ personId, policyId, grade })))
          changes.push({ personId, policyId, grade, nameZh, nameEn, change: 'evidenceLost' })
      }
    }
  }
  return ok(changes)
}

export const gradeKey = (of: { personId: string; policyId: string; grade: string }): string =>
  `${of.personId}/${of.policyId}/${of.grade}`
