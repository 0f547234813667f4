import type { Explanation } from '../../core/explanation.js'
import { type Problem, problem } from '../../core/problem.js'
import { compare, type Ratio } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { node } from '../explain.js'

/** One line of a finished stage. */
export interface PlacedSide {
  readonly side: string
  /** `''` for one field. */
  readonly group: string
  readonly rank: number
  /** What compares sides of different groups, most important first, higher is better. */
  readonly figures: readonly Ratio[]
  /** What it plays for, e.g. `{ club: ['…'] }`; several where its players do not play for the same. */
  readonly labels?: Readonly<Record<string, readonly string[]>>
}

/** No more than `most` of one club, association or team; whoever is beyond is passed over. */
interface Quota {
  readonly label: string
  readonly most: number
}

export interface PlacesRule {
  readonly kind: 'places'
  readonly stage: string
  readonly perGroup: number
  readonly firstPlace?: number
  /** Label of what there is a quota of: no more than `quotaMost` of one club go on. */
  readonly quotaOf?: string
  readonly quotaMost?: number
}

export type QualificationRule =
  /**
   * The best so many of each group; with `firstPlace` those from that place on, e.g. 5–8 for a repechage; with a quota,
   * counted over all groups, the next in order for those who are passed over.
   */
  | PlacesRule
  /** Of those at one place of their groups ("the two best thirds"), the best so many. */
  | { readonly kind: 'bestOfPlace'; readonly stage: string; readonly place: number; readonly count: number }

export interface Qualified {
  readonly side: string
  readonly seed: number
  readonly group: string
  readonly because: Explanation
}

const byFigures = (a: PlacedSide, b: PlacedSide): number => {
  for (let i = 0; i < Math.max(a.figures.length, b.figures.length); i++) {
    const [x, y] = [a.figures[i], b.figures[i]]
    if (!x || !y) return (x ? -1 : 0) + (y ? 1 : 0)
    const order = compare(y, x)
    if (order !== 0) return order
  }
  return 0
}

type Taken = { readonly line: PlacedSide; readonly because: Explanation }

/** A tie over the limit is a director's matter, not a coin's. */
const tied = (rule: QualificationRule, sides: readonly PlacedSide[]): Problem =>
  problem('QUALIFICATION_IS_TIED', {
    params: { stage: rule.stage, kind: rule.kind, sides: sides.map(line => line.side).join(' ') },
  })

/** Those who share places on both sides of the line before `place`. */
const splitAt = (lines: readonly PlacedSide[], place: number): readonly PlacedSide[] | undefined => {
  const rank = Math.max(0, ...lines.map(line => line.rank).filter(one => one < place))
  const level = lines.filter(line => line.rank === rank)
  return level.length > 0 && rank + level.length > place ? level : undefined
}

const valuesOf = (line: PlacedSide, { label }: Quota): readonly string[] => line.labels?.[label] ?? []

/** Places are filled from the top, level sides at once. */
const inBlocks = (lines: readonly PlacedSide[]): readonly (readonly PlacedSide[])[] => {
  const blocks: PlacedSide[][] = []
  for (const line of [...lines].sort((a, b) => a.rank - b.rank || byFigures(a, b))) {
    const last = blocks.at(-1)
    const isLevel = last?.[0] && last[0].rank === line.rank && byFigures(last[0], line) === 0
    if (last && isLevel) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** Places of groups and of what sides play for, as they are filled. */
class Places {
  readonly taken: Taken[] = []
  private readonly passed: PlacedSide[] = []
  private readonly inGroup = new Map<string, number>()
  private readonly ofValue = new Map<string, number>()

  constructor(
    private readonly rule: PlacesRule,
    private readonly quota: Quota,
  ) {}

  private left(group: string): number {
    return this.rule.perGroup - (this.inGroup.get(group) ?? 0)
  }

  private room(value: string): number {
    return this.quota.most - (this.ofValue.get(value) ?? 0)
  }

  /** Those of level sides between whom only a lot can decide. */
  fill(block: readonly PlacedSide[]): readonly PlacedSide[] {
    const open = block.filter(line => this.left(line.group) > 0)
    const fit = open.filter(line => valuesOf(line, this.quota).every(value => this.room(value) > 0))
    this.passed.push(...open.filter(line => !fit.includes(line)))
    const level = fit.filter(line => {
      const ofGroup = fit.filter(one => one.group === line.group).length > this.left(line.group)
      const own = valuesOf(line, this.quota)
      return (
        ofGroup ||
        own.some(value => fit.filter(one => valuesOf(one, this.quota).includes(value)).length > this.room(value))
      )
    })
    if (level.length > 0) return level
    for (const line of fit) this.take(line)
    return []
  }

  private take(line: PlacedSide): void {
    const { group, rank: place } = line
    this.inGroup.set(group, (this.inGroup.get(group) ?? 0) + 1)
    for (const value of valuesOf(line, this.quota)) this.ofValue.set(value, (this.ofValue.get(value) ?? 0) + 1)
    const most = (this.rule.firstPlace ?? 1) + this.rule.perGroup - 1
    const { label, most: perLabel } = this.quota
    const passed = this.passed.filter(one => one.group === group).length
    const params = { group, place, most }
    this.taken.push({
      line,
      because:
        place <= most
          ? node('qualifiedByPlace', line.side, params)
          : node('qualifiedPastQuota', line.side, { ...params, passed, label, perLabel }),
    })
  }
}

const takeWithin = (
  rule: PlacesRule,
  quota: Quota,
  lines: readonly PlacedSide[],
): Result<readonly Taken[], Problem> => {
  const first = rule.firstPlace ?? 1
  for (const group of new Set(lines.map(line => line.group))) {
    const split = splitAt(
      lines.filter(line => line.group === group),
      first,
    )
    if (split) return err(tied(rule, split))
  }
  const places = new Places(rule, quota)
  for (const block of inBlocks(lines.filter(line => line.rank >= first))) {
    const level = places.fill(block)
    if (level.length > 0) return err(tied(rule, level))
  }
  return ok(places.taken)
}

const takePlaces = (rule: PlacesRule, lines: readonly PlacedSide[]): Result<readonly Taken[], Problem> => {
  const { quotaOf, quotaMost } = rule
  if (quotaOf !== undefined && quotaMost !== undefined)
    return takeWithin(rule, { label: quotaOf, most: quotaMost }, lines)
  const taken: Taken[] = []
  const first = rule.firstPlace ?? 1
  const last = first + rule.perGroup - 1
  for (const group of new Set(lines.map(line => line.group))) {
    const own = lines.filter(line => line.group === group)
    const inside = own.filter(line => line.rank >= first && line.rank <= last)
    const split = splitAt(own, first) ?? splitAt(own, last + 1)
    if (split) return err(tied(rule, split))
    for (const line of inside) {
      const params = { group, place: line.rank, most: last }
      taken.push({ line, because: node('qualifiedByPlace', line.side, params) })
    }
  }
  return ok(taken)
}

const takeBest = (
  rule: Extract<QualificationRule, { kind: 'bestOfPlace' }>,
  lines: readonly PlacedSide[],
): Result<readonly Taken[], Problem> => {
  const candidates = lines.filter(line => line.rank === rule.place).sort(byFigures)
  const [last, next] = [candidates[rule.count - 1], candidates[rule.count]]
  if (last && next && byFigures(last, next) === 0)
    return err(
      tied(
        rule,
        candidates.filter(line => byFigures(line, last) === 0),
      ),
    )
  return ok(
    candidates.slice(0, rule.count).map((line, i) => {
      const params = { group: line.group, place: line.rank, position: i + 1, most: rule.count }
      return { line, because: node('qualifiedAsBestOfPlace', line.side, params) }
    }),
  )
}

/**
 * Who goes on from finished stages, seeded by place and then by figures. Problems: `QUALIFICATION_IS_TIED`,
 * `STAGE_UNKNOWN`, `QUALIFIED_TWICE`.
 */
export const qualifiers = (
  rules: readonly QualificationRule[],
  stages: ReadonlyMap<string, readonly PlacedSide[]>,
): Result<readonly Qualified[], readonly Problem[]> => {
  const problems: Problem[] = []
  const taken: Taken[] = []
  for (const rule of rules) {
    const lines = stages.get(rule.stage)
    const result = lines && (rule.kind === 'places' ? takePlaces(rule, lines) : takeBest(rule, lines))
    if (!result) problems.push(problem('STAGE_UNKNOWN', { params: { stage: rule.stage } }))
    else if (!result.ok) problems.push(result.error)
    else taken.push(...result.value)
  }
  const ids = taken.map(({ line }) => line.side)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined) problems.push(problem('QUALIFIED_TWICE', { params: { side: twice } }))
  if (problems.length > 0) return err(problems)
  const order = [...taken].sort(
    (a, b) => a.line.rank - b.line.rank || byFigures(a.line, b.line) || (a.line.side < b.line.side ? -1 : 1),
  )
  return ok(order.map(({ line, because }, i) => ({ side: line.side, seed: i + 1, group: line.group, because })))
}
