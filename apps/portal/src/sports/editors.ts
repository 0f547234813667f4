import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { NeighboursProps, SheetEditor } from '@/lib/sheets/sheet-editor'

/** What a sport brings to the desks; one without a line here is edited by its edition's `sheetFields`. */
export interface SportEditors {
  readonly Editor: SheetEditor
  /** By taps, for a phone at the table; the `Editor` where there is none. */
  readonly Pad?: SheetEditor
  readonly Neighbours?: ComponentType<NeighboursProps>
}

/** One line per sport; a desk fetches the editor of the sport it scores, no other. */
export const editors: Readonly<Record<string, SportEditors>> = {
  bridge: {
    Editor: dynamic(() => import('./bridge/bridge-sheet-editor').then(module => module.BridgeSheetEditor)),
    Pad: dynamic(() => import('./bridge/contract-pad').then(module => module.ContractPad)),
    Neighbours: dynamic(() => import('./bridge/bridge-neighbours').then(module => module.BridgeNeighbours)),
  },
  guandan: {
    Editor: dynamic(() => import('./guandan/guandan-sheet-editor').then(module => module.GuandanSheetEditor)),
    Pad: dynamic(() => import('./guandan/game-pad').then(module => module.GamePad)),
  },
  mahjong: {
    Editor: dynamic(() => import('./mahjong/editor/mahjong-sheet-editor').then(module => module.MahjongSheetEditor)),
    Pad: dynamic(() => import('./mahjong/editor/hand-pad').then(module => module.HandPad)),
  },
}
