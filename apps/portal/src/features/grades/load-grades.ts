import { ask } from '@/lib/graphql/server-client'
import type { HeldGrade } from './grade-line'
import { PlayerGradesQuery } from './grades.graphql'

/** Every grade that a person was ever awarded, the newest first. */
export const loadGrades = async (person: string) => {
  const answer = await ask(PlayerGradesQuery, { id: person })
  return answer.ok
    ? { ok: true as const, grades: (answer.data.person?.grades ?? []) as readonly HeldGrade[] }
    : { ok: false as const, failure: answer.failure }
}
