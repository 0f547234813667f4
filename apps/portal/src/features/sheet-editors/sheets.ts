import type { ComponentType } from 'react'
import { BridgeNeighbours, BridgeSheetEditor } from '@/sports/bridge'
import { GuandanSheetEditor } from '@/sports/guandan'
import { MahjongSheetEditor } from '@/sports/mahjong'
import type { NeighboursProps, SheetEditor } from '@/lib/sheets/sheet-editor'

/** What a sport brings to the desks; one without a line here is edited by its edition's `sheetFields`. */
interface SportSheets {
  readonly Editor: SheetEditor
  readonly Neighbours?: ComponentType<NeighboursProps>
  /** Codes of the columns that name the sides, where a table has directions. */
  readonly directions?: readonly string[]
}

export const sheets: Readonly<Record<string, SportSheets>> = {
  bridge: { Editor: BridgeSheetEditor, Neighbours: BridgeNeighbours, directions: ['ns', 'ew'] },
  guandan: { Editor: GuandanSheetEditor, directions: ['ns', 'ew'] },
  mahjong: { Editor: MahjongSheetEditor },
}

/** What a side of the table is called, if the sport names its sides. */
export const directionOf = (sport: string, sides: number, at: number): string | undefined => {
  const { directions } = sheets[sport] ?? {}
  return directions?.length === sides ? directions[at] : undefined
}
