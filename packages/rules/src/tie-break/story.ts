import type { EntrantId } from '../core/ids.js'
import { add, compare, equals, type Ratio, subtract, sum, zero } from '../core/ratio.js'
import type { Peak } from '../core/peak.js'
import type { ScoreLine } from '../core/score-line.js'
import type { StandingLine } from '../core/standings.js'
import { placeOfPart, type TotalPart } from '../core/total-parts.js'
import { type Beside, type BesidePart, besideOf, type ComputedStage, figureOf, partsOfTotals } from './beside.js'

/** Where something happened. */
export type StoryPlace = Pick<TotalPart, 'slot' | 'session' | 'round' | 'board'>

/** How it stood after a round. */
export interface StoryStep extends Pick<TotalPart, 'session' | 'round'> {
  /** Those with the most so far, as the standings order them. */
  readonly leaders: readonly EntrantId[]
  /** By how much they were before the next; zero where all were level. */
  readonly margin: Ratio
  /** How far each of the first was behind the lead, in the order of `first`. */
  readonly behind: readonly Ratio[]
}

/** What a stage that is over tells of itself, by its facts alone. */
export interface Story {
  /** The measure of margins and differences. */
  readonly by: Beside['by']
  /** Whose way the steps follow: the best three at the end. */
  readonly first: readonly EntrantId[]
  /** Round by round; none where the order so far cannot be told from what was scored so far. */
  readonly steps: readonly StoryStep[]
  /** How often somebody else came to lead alone. */
  readonly leadChanges: number
  /** Where the winner gained as much on the second as parted them in the end, or more; undefined where two were as much. */
  readonly decisive: BesidePart | undefined
  /** The one highest score at a table; undefined where several were as high. */
  readonly highestScore: (StoryPlace & { readonly entrant: EntrantId; readonly line: ScoreLine }) | undefined
  /** The sport's own, as its terms name them. */
  readonly peaks: readonly Peak[]
}

/** The best so many are followed. */
const FOLLOWED = 3

const stepKey = ({ session, round }: TotalPart): string => JSON.stringify([session ?? 1, round])

const byPlay = (a: TotalPart, b: TotalPart): number =>
  (a.session ?? 1) - (b.session ?? 1) || (a.round ?? 0) - (b.round ?? 0)

type Parts = ReadonlyMap<EntrantId, readonly TotalPart[]>

/** One part of each round that was played, in order; none where something was scored in no round. */
const roundsOf = (parts: Parts): readonly TotalPart[] => {
  const all = [...parts.values()].flat()
  if (all.some(({ round }) => round === undefined)) return []
  return [...new Map(all.map(part => [stepKey(part), part])).values()].sort(byPlay)
}

/** Whether what was scored is the whole figure of everybody, so that sums on the way compare. */
const isAllScored = (lines: readonly StandingLine[], parts: Parts, by: Beside['by']): boolean =>
  by === 'total' &&
  lines.every(line => equals(figureOf(line.total, by), sum((parts.get(line.entrant) ?? []).map(({ value }) => value))))

const stepsOf = (lines: readonly StandingLine[], parts: Parts, first: readonly EntrantId[]): readonly StoryStep[] => {
  const soFar = new Map<EntrantId, Ratio>(lines.map(({ entrant }) => [entrant, zero]))
  return roundsOf(parts).map(step => {
    for (const [entrant, own] of parts)
      for (const part of own)
        if (stepKey(part) === stepKey(step)) soFar.set(entrant, add(soFar.get(entrant) ?? zero, part.value))
    const order = [...soFar.values()].sort((a, b) => compare(b, a))
    const lead = order[0] ?? zero
    const next = order.find(value => !equals(value, lead)) ?? lead
    return {
      ...(step.session === undefined ? {} : { session: step.session }),
      ...(step.round === undefined ? {} : { round: step.round }),
      leaders: [...soFar].flatMap(([entrant, value]) => (equals(value, lead) ? [entrant] : [])),
      margin: subtract(lead, next),
      behind: first.map(entrant => subtract(lead, soFar.get(entrant) ?? zero)),
    }
  })
}

const changesOf = (steps: readonly StoryStep[]): number => {
  const alone = steps.flatMap(({ leaders }) => (leaders.length === 1 ? leaders : []))
  return alone.filter((entrant, at) => at > 0 && entrant !== alone[at - 1]).length
}

const decisiveOf = (stage: ComputedStage, [winner, second]: readonly EntrantId[]): BesidePart | undefined => {
  const beside = winner && second ? besideOf(stage, [winner, second]) : undefined
  if (!beside?.parts || compare(beside.difference, zero) <= 0) return undefined
  const most = beside.parts
    .filter(({ kind, difference }) => kind !== 'rest' && compare(difference, beside.difference) >= 0)
    .sort((a, b) => compare(b.difference, a.difference))
  const [decisive, next] = most
  return decisive && (!next || compare(decisive.difference, next.difference) > 0) ? decisive : undefined
}

/** The single highest line, in the total's own unit or, where several are level there, in another that was scored. */
const highestScoreOf = ({ facts, scoreLines, standings }: ComputedStage): Story['highestScore'] => {
  const own = standings[0]?.total.total.unit
  const units = [...new Set([own, ...scoreLines.map(({ unit }) => unit)])]
  const sheets = new Map(facts.sheets.map(fact => [fact.slot, fact]))
  for (const unit of units) {
    const lines = scoreLines
      .filter(line => line.unit === unit && sheets.has(line.slot))
      .sort((a, b) => compare(b.points.value, a.points.value))
    const [best, next] = lines
    if (best && next && compare(best.points.value, next.points.value) > 0)
      return { entrant: best.entrant, line: best, ...placeOfPart(best.slot, sheets.get(best.slot)) }
  }
  return undefined
}

/**
 * The story of a stage whose contestants compare with each other; undefined for a bracket, for several groups, and where
 * nobody is second.
 */
export const storyOf = (stage: ComputedStage): Story | undefined => {
  const { facts, standings } = stage
  const groups = new Set(standings.map(({ group }) => group))
  if (facts.bracket || groups.size !== 1 || standings.length < 2) return undefined
  const compared = partsOfTotals(stage, standings)
  const first = standings.slice(0, FOLLOWED).map(({ entrant }) => entrant)
  const steps =
    compared && isAllScored(standings, compared.parts, compared.by) ? stepsOf(standings, compared.parts, first) : []
  return {
    by: compared?.by ?? 'total',
    first,
    steps,
    leadChanges: changesOf(steps),
    decisive: decisiveOf(stage, first),
    highestScore: highestScoreOf(stage),
    peaks: stage.edition.peaks?.(facts) ?? [],
  }
}
