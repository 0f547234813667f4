import type { SheetField } from '../core/edition.js'
import type { DealRecord } from './record/deal-record.js'
import type { DealOutcome } from './ladder/finish-order.js'
import { dealOutcome, penaltyOutcome, withVoidHand } from './ladder/finish-order.js'
import { initialLadder, type LadderState } from './ladder/level.js'
import { type FinishingOrder, type LevelMark, type PerSide, type SeatNo, type SideNo, sideOf } from './types.js'

/**
 * How a game ended: by A passed, by its count or clock, or by what somebody did.
 * `inProgress` holds the deals entered so far and scores nothing.
 */
export const endings = [
  'inProgress',
  'passAce',
  'dealCount',
  'time',
  'aceFailed',
  'forfeit',
  'penalty',
  'suspension',
] as const
export type Ending = (typeof endings)[number]

/** One 副: its finishing order, or the side it was taken from by penalty (art. 15.3.3). */
export type DealEntry =
  | {
      readonly finish: FinishingOrder
      /** Seat whose hand was declared void for a wrong tribute (art. 18.4). */
      readonly voidHand?: SeatNo
      /** The play card by card, where it was recorded. */
      readonly record?: DealRecord
    }
  | { readonly lostBy: SideNo }

export interface GameSheet {
  readonly kind: 'game'
  /** Empty when only the final levels were taken down, or when nothing was played. */
  readonly deals: readonly DealEntry[]
  /** Played after the count or the clock to decide equal levels. */
  readonly extraDeals: readonly DealEntry[]
  readonly ended: Ending
  /** Who forfeited, was penalised or failed at A. */
  readonly endedBy?: SideNo | 'both'
  readonly startLevels?: PerSide<LevelMark>
  readonly finalLevels?: PerSide<LevelMark>
  /** Whom equal levels favour under the event's rule, where the deals on the sheet cannot tell. */
  readonly decidedFor?: SideNo
  /** 犯规 counted against each side in this game. */
  readonly fouls: PerSide<number>
}

/** What one table did in one 局, or what stands in its place. */
export type GuandanSheet =
  | GameSheet
  /** Only the points are known (an imported result). Decimal text. */
  | { readonly kind: 'points'; readonly matchPoints: PerSide<string>; readonly levelPoints: PerSide<string> }
  /** One contestant without an opponent. */
  | { readonly kind: 'bye' }
  /** One deal of a duplicate event at one table. */
  | { readonly kind: 'duplicateDeal'; readonly deal: DealEntry }

export const effectiveOrder = (deal: Exclude<DealEntry, { lostBy: SideNo }>): FinishingOrder =>
  deal.voidHand === undefined ? deal.finish : withVoidHand(deal.finish, deal.voidHand)

export const outcomeOf = (deal: DealEntry): DealOutcome =>
  'lostBy' in deal ? penaltyOutcome(deal.lostBy) : dealOutcome(effectiveOrder(deal))

/** The generic desk form; entry deal by deal repeats `finish`. */
export const guandanSheetFields: readonly SheetField[] = [
  { kind: 'finishingOrder', name: 'finish' },
  { kind: 'choice', name: 'ended', options: endings },
  { kind: 'choice', name: 'endedBy', options: ['0', '1', 'both'], optional: true },
  { kind: 'text', name: 'finalLevels', pattern: '^(10|[2-9TJQK]|A\\+?)-(10|[2-9TJQK]|A\\+?)$', optional: true },
]

/**
 * The ladder before the first deal on a sheet. One that begins in the middle of a game plays the level of who won the
 * deal before, where its record has that deal's order.
 */
export const ladderBefore = ({ startLevels, deals }: Pick<GameSheet, 'startLevels' | 'deals'>): LadderState => {
  const first = deals[0]
  const before = first && 'finish' in first ? first.record?.previousFinish : undefined
  return initialLadder(startLevels, before?.[0] === undefined ? undefined : sideOf(before[0]))
}
