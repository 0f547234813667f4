import type { SheetField } from '../core/edition.js'
import type { HandPlay } from './record/hand-play.js'
import type { FanNo } from './tiles/fan-no.js'
import type { HandRequest } from './lean/read-request.js'
import type { FalseWin, Fine, HandResult } from './score/settlement.js'
import type { ByPlayer, Player } from './types.js'

/** A penalty of the catalogue as the referee wrote it down. */
export interface PenaltyNote {
  readonly player: Player
  readonly code: string
}

/** One hand (盘) of a session. */
export interface HandRecord {
  /** 1–16. */
  readonly number: number
  readonly result: HandResult
  readonly falseWins?: readonly FalseWin[]
  readonly fines?: readonly Fine[]
  readonly penalties?: readonly PenaltyNote[]
  /** Who dealt, where the sheet says so; checked against the order of dealers. */
  readonly dealer?: Player
  /** Points of each player as written, where the sheet says so; checked against the settlement. */
  readonly points?: ByPlayer<number>
  /** The winning hand and the fans announced, where they were kept. */
  readonly slip?: { readonly request: HandRequest; readonly claimed?: Readonly<Partial<Record<FanNo, number>>> }
  /** The hand tile by tile, where it was recorded. */
  readonly play?: HandPlay
}

export const sessionEnds = ['allHands', 'time'] as const
export type SessionEnd = (typeof sessionEnds)[number]

interface Session {
  /** Fines that belong to the session and to no hand, e.g. for lateness. */
  readonly fines?: readonly Fine[]
  /** Stand-ins: the entrant's own seat, taken by another person; `player` as written. */
  readonly standIns?: readonly { readonly player: Player; readonly name: string }[]
}

/** One session (局) of one table: hand by hand, or the four totals only. */
export type MahjongSheet =
  | (Session & {
      readonly kind: 'hands'
      readonly hands: readonly HandRecord[]
      readonly ended: SessionEnd
      /** Signed totals, where written; checked against the hands. */
      readonly totals?: ByPlayer<number>
    })
  | (Session & { readonly kind: 'totals'; readonly totals: ByPlayer<number> })
  | { readonly kind: 'notPlayed' }

/** The sheet without the names of those who sat in for a player. */
export const withoutStandIns = (sheet: MahjongSheet): MahjongSheet => {
  if (sheet.kind === 'notPlayed') return sheet
  const { standIns: _, ...rest } = sheet
  return rest
}

export const mahjongSheetFields: readonly SheetField[] = [
  { kind: 'choice', name: 'kind', options: ['hands', 'totals', 'notPlayed'] },
  { kind: 'integerPerSeat', name: 'totals', min: -9999, max: 9999 },
  { kind: 'choice', name: 'ended', options: sessionEnds, optional: true },
]
