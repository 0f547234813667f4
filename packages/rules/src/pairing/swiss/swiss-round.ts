import { StepBudget } from '../matching/step-budget.js'
import { blockingSet } from './blocking-set.js'
import { type Draw, type DrawRules, matchAll, startDraw } from './draw.js'
import { gapOf, type SwissField, swissField } from './field.js'
import { chooseBye, type DrawnPair, drawInOrder } from './lexicographic.js'
import { largestForOptimum, minimumGapPairs } from './minimum-gap.js'
import { preferenceFor } from './preference.js'
import { pairReason } from './reasons.js'
import {
  defaultSwissSettings,
  type SwissBlocked,
  type SwissBye,
  type SwissHistory,
  type SwissPair,
  type SwissRound,
  type SwissSettings,
  type SwissSide,
} from './types.js'

const mildest: DrawRules = { rematchUpTo: 0, forbidding: new Set(), mostByes: 0 }

/** Attempts without avoidance, from the strictest on; each gives up one thing more that the settings let go. */
const concessions = (field: SwissField, settings: SwissSettings): readonly DrawRules[] => {
  const list = [mildest]
  const most = Math.max(0, ...field.byes)
  if (settings.secondBye === 'allow' && field.sides.length % 2 === 1)
    for (let mostByes = 1; mostByes <= most; mostByes++) list.push({ ...mildest, mostByes })
  const mostByes = settings.secondBye === 'allow' ? most : 0
  if (settings.rematch === 'oldest')
    for (let rematchUpTo = 1; rematchUpTo < field.round; rematchUpTo++) list.push({ ...mildest, rematchUpTo, mostByes })
  return list
}

interface Started {
  readonly draw: Draw
  readonly budget: StepBudget
  readonly feasible: boolean
}

const start = (field: SwissField, settings: SwissSettings, rules: DrawRules): Started => {
  const budget = new StepBudget(settings.steps)
  const draw = startDraw(field, rules, budget)
  return { draw, budget, feasible: matchAll(draw, preferenceFor(field, settings)) }
}

/** The draw that keeps as many of the avoidances as can be kept together, each before those after it. */
const avoidingDraw = (field: SwissField, settings: SwissSettings): Started | undefined => {
  const places = settings.avoid.map((_, i) => i)
  const keeping = (kept: readonly number[]): Started =>
    start(field, settings, { ...mildest, forbidding: new Set(kept) })
  const all = keeping(places)
  if (all.feasible || places.length === 1) return all.feasible ? all : undefined
  let best: Started | undefined
  let kept: readonly number[] = []
  for (const place of places) {
    const tried = keeping([...kept, place])
    if (tried.feasible) [best, kept] = [tried, [...kept, place]]
  }
  return best
}

/** The first attempt in which everybody finds a partner, or the failure of the mildest one. */
export const feasibleDraw = (field: SwissField, settings: SwissSettings): Started => {
  const avoiding = settings.avoid.length > 0 ? avoidingDraw(field, settings) : undefined
  if (avoiding) return avoiding
  let last: Started | undefined
  for (const rules of concessions(field, settings)) {
    last = start(field, settings, rules)
    if (last.feasible) return last
  }
  return last as Started
}

const byGap = (draw: Draw, bye: SwissBye | undefined): readonly DrawnPair[] | undefined => {
  if (draw.field.sides.length > largestForOptimum) return undefined
  const free = draw.field.sides.findIndex(side => side.id === bye?.side)
  const pairs = minimumGapPairs(draw, free < 0 ? undefined : free)
  return pairs?.map(pair => ({ pair, method: 'minimumGap', passed: [] }))
}

/** Pairs of an attempt in which everybody has a partner. */
export const drawPairs = (
  { draw, budget }: Started,
  settings: SwissSettings,
): { readonly pairs: readonly DrawnPair[]; readonly bye?: SwissBye } => {
  const bye = chooseBye(draw)
  const wantsGap = settings.objective === 'minimumGap' && draw.field.round > 1
  const pairs =
    (wantsGap ? byGap(draw, bye) : undefined) ?? drawInOrder(draw, preferenceFor(draw.field, settings), budget)
  return { pairs: [...pairs].sort((a, b) => a.pair[0] - b.pair[0]), ...(bye ? { bye } : {}) }
}

const printed = (draw: Draw, settings: SwissSettings, { pair, method, passed }: DrawnPair, i: number): SwissPair => {
  const { field } = draw
  const [a, b] = pair
  return {
    table: i + 1,
    sides: [field.sides[a]?.id ?? '', field.sides[b]?.id ?? ''],
    gap: gapOf(field, a, b),
    because: pairReason(field, pair, method, settings, passed, draw.unwelcome(a, b)),
  }
}

const blocked = ({ draw }: Started, settings: SwissSettings): SwissBlocked => ({
  kind: 'blocked',
  round: draw.field.round,
  blocking: blockingSet(draw),
  choices: [
    ...(settings.rematch === 'refuse' ? (['oldestRematch'] as const) : []),
    ...(settings.secondBye === 'refuse' && draw.chair !== undefined ? (['secondBye'] as const) : []),
    'manual',
    'endStage',
  ],
})

/**
 * The next round of a Swiss (积分编排): pure, the same for any order of the input, with the reason of each pair, or the
 * proof that no legal round exists. Nobody meets anybody twice unless the settings allow it; nobody has a second bye
 * unless they allow that.
 */
export const swissRound = (
  sides: readonly SwissSide[],
  history: SwissHistory,
  given: Partial<SwissSettings> = {},
): SwissRound | SwissBlocked => {
  const settings = { ...defaultSwissSettings, ...given }
  const field = swissField(sides, history, settings.avoid)
  const started = feasibleDraw(field, settings)
  if (!started.feasible) return blocked(started, settings)
  const { pairs, bye } = drawPairs(started, settings)
  const unwelcome = pairs.map(({ pair }) => started.draw.unwelcome(...pair))
  const givenUp = unwelcome.flatMap(why => (why?.kind === 'avoid' ? [why.label] : []))
  return {
    kind: 'paired',
    round: field.round,
    pairs: pairs.map((pair, i) => printed(started.draw, settings, pair, i)),
    ...(bye ? { bye } : {}),
    givenUp: [...new Set(givenUp)].sort(),
  }
}
