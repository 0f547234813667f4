import { editionOf, entrantId, factId, type MatchCard, Ratios, type SheetFact } from '@paiji/rules'
import type { DeskPlace, DeskSlot } from './model'

export interface PrintedMatch {
  readonly unit: string
  readonly sides: readonly [DeskSlot['sides'][number], DeskSlot['sides'][number]]
  readonly boards: readonly { readonly board: string; readonly points: readonly [string, string] }[]
  /** Boards of the match that both tables have to play. */
  readonly due: number
  readonly sum: readonly [string, string]
  readonly victoryPoints?: readonly [string, string]
}

const isSameMatch = (a: DeskSlot, b: DeskSlot): boolean =>
  a.round === b.round && a.table === b.table && a.section === b.section

const factOf = (read: (sheet: unknown) => unknown, slot: DeskSlot): SheetFact<unknown>[] => {
  const sheet = slot.sheet === undefined ? undefined : read(slot.sheet)
  if (sheet === undefined) return []
  const { session, round, table, board } = slot
  return [
    {
      id: factId(slot.slot),
      slot: slot.slot,
      session,
      round,
      table,
      ...(board ? { board } : {}),
      sides: slot.sides.map(side => entrantId(side.id)),
      sheet,
    },
  ]
}

const printed = (
  card: MatchCard,
  decimals: number,
): Pick<PrintedMatch, 'unit' | 'boards' | 'sum' | 'victoryPoints'> => {
  const pair = ([a, b]: MatchCard['sum'], places: number): readonly [string, string] => [
    Ratios.toDecimal(a, places),
    Ratios.toDecimal(b, places),
  ]
  const { unit, boards, sum, victoryPoints } = card
  return {
    unit,
    boards: boards.map(({ board, points }) => ({ board, points: pair(points, decimals) })),
    sum: pair(sum, decimals),
    ...(victoryPoints ? { victoryPoints: pair(victoryPoints, 2) } : {}),
  }
}

/**
 * The match of a place by the results this browser has, as its edition computes it; undefined where the sport knows no
 * matches, nothing of it can be compared yet, or the stage's conditions cannot be read.
 */
export const matchOf = (place: DeskPlace, slot: DeskSlot, slots: readonly DeskSlot[]): PrintedMatch | undefined => {
  const edition = editionOf(place.editionId)
  const conditions = edition?.parseSettings(place.settings)
  const here = slots.filter(other => isSameMatch(other, slot))
  const [first, second] = (here.find(other => other.whole) ?? slot).sides
  if (!edition?.matchCard || !conditions?.ok || !first || !second) return undefined
  const read = (sheet: unknown): unknown => {
    const parsed = edition.parseSheet(sheet)
    return parsed.ok ? parsed.value : undefined
  }
  const facts = {
    entrants: [first, second].map(side => ({ id: entrantId(side.id), number: side.number })),
    sheets: here.flatMap(other => factOf(read, other)),
    adjustments: [],
    lots: [],
    settings: conditions.value,
  }
  const sides = [entrantId(first.id), entrantId(second.id)] as const
  const card = edition.matchCard(facts, { sides, session: slot.session, round: slot.round })
  if (!card) return undefined
  const due = new Set(here.flatMap(other => other.board ?? [])).size
  return { sides: [first, second], due, ...printed(card, edition.decimals(conditions.value).line) }
}
