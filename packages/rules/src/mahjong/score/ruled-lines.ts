import type { AdjustmentFact } from '../../core/adjustment.js'
import { isRecord, isWhole } from '../read.js'
import { isPlayer, type Player } from '../types.js'
import type { HandRecord, MahjongSheet } from '../sheet.js'

/** What a sheet may say of an act that was ruled on; `hand` where the ruling names it. */
export type RuledLine =
  | { readonly line: 'falseWin'; readonly player: Player; readonly hand?: number }
  | {
      readonly line: 'fine'
      readonly player: Player
      readonly amount: number
      readonly to?: Player
      readonly hand?: number
    }

/** Where a line was found: the index of the hand, or none for the fines of the session; and that of the entry. */
export interface FoundLine {
  readonly hand?: number
  readonly at: number
}

type Taken = (found: FoundLine) => boolean

const inList = <T>(list: readonly T[] | undefined, fits: (item: T) => boolean, free: (at: number) => boolean) => {
  const at = (list ?? []).findIndex((item, index) => fits(item) && free(index))
  return at < 0 ? undefined : at
}

const fineFits =
  (ruled: RuledLine & { line: 'fine' }) =>
  (fine: NonNullable<HandRecord['fines']>[number]): boolean =>
    fine.player === ruled.player && fine.amount === ruled.amount && fine.to === ruled.to

const inHand = (ruled: RuledLine, hand: HandRecord, free: (at: number) => boolean): number | undefined =>
  ruled.line === 'falseWin'
    ? inList(hand.falseWins, ({ player }) => player === ruled.player, free)
    : inList(hand.fines, fineFits(ruled), free)

/** Fines of the session are looked at where the ruling names no hand. */
const inSession = (sheet: MahjongSheet, ruled: RuledLine, taken: Taken): FoundLine | undefined => {
  if (sheet.kind === 'notPlayed' || ruled.line !== 'fine' || ruled.hand !== undefined) return undefined
  const at = inList(sheet.fines, fineFits(ruled), index => !taken({ at: index }))
  return at === undefined ? undefined : { at }
}

const lineOf = (sheet: MahjongSheet, ruled: RuledLine, taken: Taken): FoundLine | undefined => {
  const first = inSession(sheet, ruled, taken)
  if (first || sheet.kind !== 'hands') return first
  for (const [index, hand] of sheet.hands.entries()) {
    if (ruled.hand !== undefined && hand.number !== ruled.hand) continue
    const at = inHand(ruled, hand, entry => !taken({ hand: index, at: entry }))
    if (at !== undefined) return { hand: index, at }
  }
  return undefined
}

/**
 * What a sheet says of acts that were ruled on, each line of it once, in the order of `ruled`; undefined where it says
 * nothing. Rulings that name their hand choose first. A false win is recognised by its player and hand, since a dead
 * hand cannot be called a second time, whatever kind it was written as.
 */
export const linesOnSheet = (sheet: MahjongSheet, ruled: readonly RuledLine[]): readonly (FoundLine | undefined)[] => {
  const found = new Map<RuledLine, FoundLine>()
  const taken = new Set<string>()
  const key = (line: RuledLine['line'], { hand, at }: FoundLine): string => `${line}/${hand ?? ''}/${at}`
  const named = ruled.filter(({ hand }) => hand !== undefined)
  for (const one of [...named, ...ruled.filter(({ hand }) => hand === undefined)]) {
    const place = lineOf(sheet, one, candidate => taken.has(key(one.line, candidate)))
    if (!place) continue
    found.set(one, place)
    taken.add(key(one.line, place))
  }
  return ruled.map(one => found.get(one))
}

/** The line a ruling's points take the place of, as its adjustment carries it. */
const ruledLineOf = (adjustment: AdjustmentFact['adjustment'], sides: readonly string[]): readonly RuledLine[] => {
  if (adjustment.kind !== 'penalty' || !isRecord(adjustment.insteadOf)) return []
  const { line, hand, amount, to } = adjustment.insteadOf
  const player = sides.indexOf(adjustment.entrant)
  const where = isWhole(hand, 1, 16) ? { hand } : {}
  if (!isPlayer(player)) return []
  if (line === 'falseWin') return [{ line, player, ...where }]
  if (line !== 'fine' || !isWhole(amount, 1, 9_999)) return []
  const receiver = typeof to === 'string' ? sides.indexOf(to) : undefined
  return [{ line, player, amount, ...(isPlayer(receiver) ? { to: receiver } : {}), ...where }]
}

const without = <T>(list: readonly T[] | undefined, gone: ReadonlySet<number>): readonly T[] =>
  (list ?? []).filter((_, at) => !gone.has(at))

/** The sheet without what rulings on the table have taken the place of, so that no act is paid for twice. */
export const sheetBesideRulings = (
  sheet: MahjongSheet,
  { slot, sides }: { readonly slot: string; readonly sides: readonly string[] },
  adjustments: readonly AdjustmentFact[],
): MahjongSheet => {
  if (sheet.kind === 'notPlayed') return sheet
  const ruled = adjustments.flatMap(({ adjustment }) =>
    'slot' in adjustment && adjustment.slot === slot ? ruledLineOf(adjustment, sides) : [],
  )
  const lines = linesOnSheet(sheet, ruled)
  if (!lines.some(Boolean)) return sheet
  const gone = (line: RuledLine['line'], hand: number | undefined): ReadonlySet<number> =>
    new Set(lines.flatMap((found, i) => (found && ruled[i]?.line === line && found.hand === hand ? [found.at] : [])))
  const fines = without(sheet.fines, gone('fine', undefined))
  if (sheet.kind === 'totals') return { ...sheet, fines }
  const hands = sheet.hands.map((hand, index) => ({
    ...hand,
    falseWins: without(hand.falseWins, gone('falseWin', index)),
    fines: without(hand.fines, gone('fine', index)),
  }))
  return { ...sheet, hands, fines }
}
