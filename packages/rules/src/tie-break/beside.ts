import type { RulesEdition } from '../core/edition.js'
import type { ClauseRef } from '../core/clause.js'
import type { StageFacts } from '../core/facts.js'
import type { EntrantId } from '../core/ids.js'
import { add, compare, equals, type Ratio, subtract, sum, zero } from '../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../core/score-line.js'
import type { StandingLine } from '../core/standings.js'
import { type ComparedParts, linesAsParts, type TotalPart } from '../core/total-parts.js'
import { decisionsOf } from './decisions.js'

/** Two contestants at one place: a deal that both played, a round, or what came to their totals otherwise. */
export interface BesidePart {
  readonly kind: 'board' | 'round' | 'rest'
  readonly session?: number
  readonly round?: number
  readonly board?: string
  /** Undefined where that contestant has nothing there. */
  readonly own: Ratio | undefined
  readonly other: Ratio | undefined
  readonly ownSlot?: string
  readonly otherSlot?: string
  /** Own less the other's. */
  readonly difference: Ratio
}

/** The tie-break that put one of two level contestants before the other. */
export interface BesideTie {
  readonly criterion: string
  readonly clause: ClauseRef | undefined
  readonly decimals: number
  readonly own: Ratio
  readonly other: Ratio
}

/** Why one contestant is before another. */
export interface Beside {
  readonly by: ComparedParts['by']
  readonly own: Ratio
  readonly other: Ratio
  /** Own less the other's: what `parts` add up to. */
  readonly difference: Ratio
  /** Undefined where the figure is no sum. */
  readonly parts: readonly BesidePart[] | undefined
  /** What decided between two that are level. */
  readonly tie: BesideTie | undefined
}

/** A computed stage. */
export interface ComputedStage {
  readonly edition: RulesEdition
  readonly facts: StageFacts<unknown>
  readonly scoreLines: readonly ScoreLine[]
  readonly standings: readonly StandingLine[]
}

/** What a line is compared by. */
export const figureOf = ({ percent, total }: EntrantTotal, by: Beside['by']): Ratio =>
  by === 'percent' ? (percent ?? total.value) : total.value

const placeKey = ({ session, round, board, slot }: TotalPart): string =>
  board !== undefined
    ? JSON.stringify([session ?? 1, board])
    : JSON.stringify(round === undefined ? [slot] : [session ?? 1, 'r', round])

const groupedByPlace = (parts: readonly TotalPart[]): ReadonlyMap<string, readonly TotalPart[]> => {
  const found = new Map<string, TotalPart[]>()
  for (const part of parts) found.set(placeKey(part), [...(found.get(placeKey(part)) ?? []), part])
  return found
}

/** The deal after its number, not its letters. */
const byNumber = new Intl.Collator('en', { numeric: true })

const sumOf = (parts: readonly TotalPart[] | undefined): Ratio | undefined =>
  parts && sum(parts.map(({ value }) => value))

const inOrder = (a: BesidePart, b: BesidePart): number =>
  (a.session ?? 1) - (b.session ?? 1) ||
  byNumber.compare(a.board ?? '', b.board ?? '') ||
  (a.round ?? 0) - (b.round ?? 0)

const placesOf = (own: readonly TotalPart[], other: readonly TotalPart[]): readonly BesidePart[] => {
  const [ours, theirs] = [groupedByPlace(own), groupedByPlace(other)]
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((key): BesidePart => {
      const [here, there] = [ours.get(key), theirs.get(key)]
      const { session, round, board } = (here ?? there)?.[0] ?? {}
      const [value, beside] = [sumOf(here), sumOf(there)]
      return {
        kind: board === undefined ? 'round' : 'board',
        ...(session === undefined ? {} : { session }),
        ...(board === undefined ? (round === undefined ? {} : { round }) : { board }),
        own: value,
        other: beside,
        ...(here?.[0]?.slot === undefined ? {} : { ownSlot: here[0].slot }),
        ...(there?.[0]?.slot === undefined ? {} : { otherSlot: there[0].slot }),
        difference: subtract(value ?? zero, beside ?? zero),
      }
    })
    .sort(inOrder)
}

/** Penalties, what was carried in, boards not played, rounding: whatever no board or round brought. */
const restOf = (places: readonly BesidePart[], own: Ratio, other: Ratio): readonly BesidePart[] => {
  const rest = (figure: Ratio, values: readonly (Ratio | undefined)[]): Ratio =>
    subtract(
      figure,
      values.reduce<Ratio>((total, value) => add(total, value ?? zero), zero),
    )
  const ours = rest(
    own,
    places.map(place => place.own),
  )
  const theirs = rest(
    other,
    places.map(place => place.other),
  )
  return equals(ours, zero) && equals(theirs, zero)
    ? []
    : [{ kind: 'rest', own: ours, other: theirs, difference: subtract(ours, theirs) }]
}

const tieOf = (
  { edition, facts, standings }: ComputedStage,
  own: EntrantId,
  other: EntrantId,
): BesideTie | undefined => {
  const chain = edition.tieBreaks(facts.settings)
  for (const { tied, criterion, values } of decisionsOf(standings)) {
    const [ours, theirs] = [values.get(own), values.get(other)]
    if (criterion === undefined || !tied.includes(own) || !ours || !theirs || equals(ours, theirs)) continue
    const asked = chain.find(({ code }) => code === criterion)
    return { criterion, clause: asked?.clause, decimals: asked?.decimals ?? 0, own: ours, other: theirs }
  }
  return undefined
}

/** What made the figures of these lines, in one measure; undefined where a figure is no sum. */
export const partsOfTotals = (
  { edition, facts, scoreLines }: ComputedStage,
  lines: readonly StandingLine[],
): ComparedParts | undefined =>
  edition.totalParts
    ? edition.totalParts(
        facts,
        scoreLines,
        lines.map(({ entrant }) => entrant),
      )
    : linesAsParts(facts, scoreLines, new Map(lines.map(line => [line.entrant, line.total.total.unit])))

/**
 * Where the difference of two contestants of one group arose, place by place; undefined where they are not ranked by
 * what they scored against each other: one is missing, in another group, or in a bracket.
 */
export const besideOf = (stage: ComputedStage, entrants: readonly [EntrantId, EntrantId]): Beside | undefined => {
  const { facts, standings } = stage
  const [own, other] = entrants.map(id => standings.find(({ entrant }) => entrant === id))
  if (!own || !other || own === other || own.group !== other.group || facts.bracket) return undefined
  const compared = partsOfTotals(stage, [own, other])
  const by = compared?.by ?? 'total'
  const [ours, theirs] = [figureOf(own.total, by), figureOf(other.total, by)]
  const places = compared && placesOf(compared.parts.get(own.entrant) ?? [], compared.parts.get(other.entrant) ?? [])
  const isLevel = compare(own.total.rankBy, other.total.rankBy) === 0
  return {
    by,
    own: ours,
    other: theirs,
    difference: subtract(ours, theirs),
    parts: places && [...places, ...restOf(places, ours, theirs)],
    tie: isLevel ? tieOf(stage, own.entrant, other.entrant) : undefined,
  }
}
