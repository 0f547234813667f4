import { editionOf, err, ok, problem, sportOfEdition } from '@paiji/rules'
import { readStagePlan, type StagePlan } from '@paiji/rules/pairing'
import type { Outcome } from '../../base/problem.js'

/** How a stage is played, as it is stored. */
export interface StoredConditions {
  readonly settings: Record<string, unknown>
  readonly plan: Record<string, unknown> | null
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Problems with the path that leads from the stage to what cannot be read, e.g. `plan.format.rounds`. */
const located = <T>(part: string, read: Outcome<T>): Outcome<T> =>
  read.ok
    ? read
    : err(read.error.map(found => ({ ...found, at: { path: found.at?.path ? `${part}.${found.at.path}` : part } })))

/** A format that the sport cannot play would draw tables nobody can sit at. */
const offered = (editionId: string, read: Outcome<StagePlan>): Outcome<StagePlan> => {
  const formats = sportOfEdition(editionId)?.formats
  if (!read.ok || !formats || formats.includes(read.value.format.kind)) return read
  return err([
    problem('FORMAT_NOT_OFFERED', { at: { path: 'format.kind' }, params: { format: read.value.format.kind } }),
  ])
}

/**
 * Conditions of contest as the edition reads them, and the stage of the stage graph (absent where its rounds come from
 * a movement, a seating or a file). Problems: FORMAT_NOT_OFFERED, and what both readers find, of both together.
 */
export const readConditions = (
  editionId: string,
  given: { readonly settings?: unknown; readonly plan?: unknown },
): Outcome<StoredConditions> => {
  const settings = (given.settings ?? {}) as Record<string, unknown>
  const parsed = located('settings', editionOf(editionId)?.parseSettings(settings) ?? ok(settings))
  const plan = located('plan', isAbsent(given.plan) ? ok(null) : offered(editionId, readStagePlan(given.plan)))
  if (!parsed.ok || !plan.ok) return err([plan, parsed].flatMap(part => (part.ok ? [] : part.error)))
  return ok({ settings, plan: plan.value as Record<string, unknown> | null })
}
