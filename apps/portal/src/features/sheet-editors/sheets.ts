import type { ComponentType } from 'react'
import { BridgeNeighbours, BridgeSheetEditor } from '@/features/bridge'
import type { NeighboursProps, SheetEditor } from '@/lib/sheets/sheet-editor'

/** What a sport brings to the desks; one without a line here is edited by its edition's `sheetFields`. */
interface SportSheets {
  readonly Editor: SheetEditor
  readonly Neighbours?: ComponentType<NeighboursProps>
}

export const sheets: Readonly<Record<string, SportSheets>> = {
  bridge: { Editor: BridgeSheetEditor, Neighbours: BridgeNeighbours },
}
