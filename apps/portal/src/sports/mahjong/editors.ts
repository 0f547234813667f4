'use client'

import dynamic from 'next/dynamic'
import type { SheetEditor } from '@/lib/sheets/sheet-editor'

export const MahjongEditor: SheetEditor = dynamic(() =>
  import('./editor/mahjong-sheet-editor').then(module => module.MahjongSheetEditor),
)
export const MahjongPad: SheetEditor = dynamic(() => import('./editor/hand-pad').then(module => module.HandPad))
