import { type Problem, problem } from '../../core/problem.js'
import type { QualificationRule } from './qualification.js'

/** A side of a stage from which some go on; group `''` for one field. */
export interface GroupedSide {
  readonly side: string
  readonly group: string
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const unfilledOf = (
  rules: readonly QualificationRule[],
  stage: string,
  sides: readonly GroupedSide[],
  gone: ReadonlySet<string>,
): readonly Problem[] => {
  const own = rules.filter(rule => rule.stage === stage)
  const ofGroup = sum(own.map(rule => (rule.kind === 'places' ? rule.perGroup : 0)))
  const best = sum(own.map(rule => (rule.kind === 'bestOfPlace' ? rule.count : 0)))
  const told = (group: string, places: number, found: number): Problem =>
    problem('QUALIFICATION_UNFILLED', { severity: 'warning', params: { stage, group, places, found } })
  const went = sides.filter(one => gone.has(one.side))
  const groups = [...new Set(sides.map(one => one.group))].sort()
  const short = groups.flatMap(group => {
    const found = went.filter(one => one.group === group).length
    return found < ofGroup ? [told(group, ofGroup, found)] : []
  })
  const places = groups.length * ofGroup + best
  return short.length === 0 && went.length < places ? [told('', places, went.length)] : short
}

/**
 * Places of a next stage that nobody fills: a group has fewer sides than go on from it, or a quota bars those who are
 * left. `QUALIFICATION_UNFILLED`, a warning for each group that is short, else one for the stage: its places, and how
 * many are `found`. `gone`: those who went on.
 */
export const unfilledPlaces = (
  rules: readonly QualificationRule[],
  stages: ReadonlyMap<string, readonly GroupedSide[]>,
  gone: ReadonlySet<string>,
): readonly Problem[] =>
  [...new Set(rules.map(rule => rule.stage))].flatMap(stage => {
    const sides = stages.get(stage) ?? []
    return sides.length === 0 ? [] : unfilledOf(rules, stage, sides, gone)
  })
