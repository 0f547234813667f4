import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import { type LadderEdition, ladderInForce, parseLadder } from '@paiji/rules/awards'
import type { PolicyRow } from '../awards/awards.repo.js'
import { groupBy } from '../../base/group-by.js'
import { daysAfter, type IsoDate } from '../../base/clock.js'
import { bothNames } from '../../base/both-names.js'
import { parseDateRange } from '../../base/date-range.js'
import { inPresentForm } from './ladder-old-form.js'

/** A grade with its names, as the ladder's rule has them beside what the rules read. */
export interface LadderStep {
  readonly grade: string
  readonly nameZh: string
  readonly nameEn: string
}

/** One version of a ladder, read. */
export interface Ladder {
  readonly policy: PolicyRow
  readonly edition: LadderEdition
  /** The grades of the edition, the lowest first. */
  readonly steps: readonly LadderStep[]
}

const missingNames = (grades: readonly Record<string, unknown>[]): readonly Problem[] =>
  grades.flatMap(({ nameZh }, at) =>
    typeof nameZh === 'string' && nameZh !== ''
      ? []
      : [problem('POLICY_TEXT_EXPECTED', { at: { path: `grades[${at}].nameZh` } })],
  )

/**
 * A stored version as the rules evaluate it, valid while the version is: `grades` are the rules' own, each with `nameZh`
 * and, where it has one, `nameEn`. Problems: `POLICY_*` with their paths.
 */
export const readLadder = (policy: PolicyRow): Result<Ladder, readonly Problem[]> => {
  const rule = inPresentForm(policy.rule)
  const { from, until } = parseDateRange(policy.effective)
  const dates = { validFrom: from ?? '0001-01-01', validTo: until && daysAfter(until, -1) }
  const edition = parseLadder({ ...rule, id: policy.id, ladder: policy.code, ...dates })
  if (!edition.ok) return edition
  const grades = rule.grades as (Record<string, unknown> & LadderStep)[]
  const missing = missingNames(grades)
  if (missing.length > 0) return err(missing)
  return ok({
    policy,
    edition: edition.value,
    steps: grades.map(step => ({ grade: step.grade, ...bothNames(step) })),
  })
}

/** Every version, read. Problems: those of the first that cannot be. */
export const readLadders = (policies: readonly PolicyRow[]): Result<Ladder[], readonly Problem[]> => {
  const ladders: Ladder[] = []
  for (const policy of policies) {
    const read = readLadder(policy)
    if (!read.ok) return read
    ladders.push(read.value)
  }
  return ok(ladders)
}

/** The days a version is chosen by, for one ladder. */
export type DaysOn = (policy: PolicyRow) => { readonly competitionEnd: IsoDate; readonly joinedOn?: IsoDate }

/** Of every ladder the version that holds for somebody, by the day each version goes by. */
export const laddersInForce = (ladders: readonly Ladder[], daysOn: DaysOn): Ladder[] =>
  [...groupBy(ladders, ({ policy }) => `${policy.organisationId}/${policy.code}`).values()].flatMap(versions => {
    const [first] = versions
    const editions = versions.map(({ edition }) => edition)
    const chosen = first && ladderInForce(editions, daysOn(first.policy))
    return versions.filter(({ edition }) => edition === chosen)
  })
