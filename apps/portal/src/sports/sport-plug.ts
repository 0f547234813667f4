import type { ComponentType, ReactNode } from 'react'
import type { Messages } from '@/i18n/load-messages'
import type { NeighboursProps, SheetEditor } from '@/lib/sheets/sheet-editor'

/** A seat of a table, as the words of seats are keyed. */
export type Seat = 'N' | 'E' | 'S' | 'W'

/** A page of the portal that belongs to a sport alone. */
export interface SportTool {
  readonly href: string
  /** Its word among those of the frame. */
  readonly label: keyof Messages['frame'] & `${string}Tool`
}

type SlipWord = keyof Messages['rounds']['slip']

/** What is written at a table: line by line, and once for each side. */
export interface Slip {
  readonly columns: readonly SlipWord[]
  /** Where no board gives the lines: how many there are, the setting of a stage that says otherwise, what each is. */
  readonly lines?: { readonly count: number; readonly setting: string; readonly word: SlipWord }
  /** Every line has a column for each player. */
  readonly perSeat?: true
  /** What is written once for each side. */
  readonly perSide?: readonly SlipWord[]
  /** Sides that a blank sheet leaves room to name, where seats have no letters. */
  readonly unnamed?: number
}

/** The desk's own forms of a sheet, each fetched when it is shown: the plug goes with every page, they do not. */
export interface SportEditors {
  readonly Editor: SheetEditor
  /** By taps, for a phone at the table; the `Editor` where there is none. */
  readonly Pad?: SheetEditor
  /** The `Editor` is typed: on a touch screen the desk begins with the `Pad`. */
  readonly typed?: true
  /** Shown beside the editor. */
  readonly Neighbours?: ComponentType<NeighboursProps>
}

/** What a sport brings to every page: light enough to go with all of them. Its sheet views are in `sheet-views.ts`, where
 * only the pages that show a sheet ask for them. */
export interface SportPlug {
  /** Drawn in a square of 16. */
  readonly glyph: ReactNode
  /** Classes that paint in the sport's colour. */
  readonly colour: { readonly text: string; readonly stroke: string }
  /** What is written at the table. */
  readonly slip: Slip
  /** Codes of the columns that name the sides, where a table has directions. */
  readonly directions?: readonly string[]
  /** Where four who play each for themselves sit, in the order of a table's sides. */
  readonly seats?: readonly Seat[]
  /** How a session is laid out as a whole, and the minutes it usually lasts where the conditions do not say. */
  readonly session?: { readonly planner: 'movement' | 'seating' | 'partners'; readonly minutes?: number }
  /** Results have a percentage that evenings are compared by; their totals are compared otherwise. */
  readonly percentages?: true
  /** People are listed by what is counted at its tables. */
  readonly leaders?: true
  readonly tools: readonly SportTool[]
  /** Without them a desk edits by the edition's `sheetFields`. */
  readonly editors?: SportEditors
}
