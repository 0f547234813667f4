import { windowDueAt } from '@paiji/rules/procedure'
import type { CaseScene } from './case-scene.js'
import { sittingMembers } from './clearance.js'

/** Until when a side may object: the procedure's window from the last disclosure. Undefined while one is missing. */
export const challengeUntil = (scene: CaseScene): Date | undefined => {
  const sitting = sittingMembers(scene.members)
  const times = sitting.flatMap(member => (member.disclosedAt ? [member.disclosedAt.getTime()] : []))
  if (times.length < sitting.length || times.length === 0) return undefined
  const window = scene.procedure.windows.challenge
  const last = Math.max(...times)
  return new Date(window ? windowDueAt(last, window, scene.timeZone) : last)
}
