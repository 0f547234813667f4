'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { NeighboursProps, SheetEditor } from '@/lib/sheets/sheet-editor'

export const BridgeEditor: SheetEditor = dynamic(() =>
  import('./bridge-sheet-editor').then(module => module.BridgeSheetEditor),
)
export const BridgePad: SheetEditor = dynamic(() => import('./contract-pad').then(module => module.ContractPad))
export const BridgeBeside: ComponentType<NeighboursProps> = dynamic(() =>
  import('./bridge-neighbours').then(module => module.BridgeNeighbours),
)
