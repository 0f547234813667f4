'use client'

import dynamic from 'next/dynamic'
import type { SheetEditor } from '@/lib/sheets/sheet-editor'

export const GuandanEditor: SheetEditor = dynamic(() =>
  import('./guandan-sheet-editor').then(module => module.GuandanSheetEditor),
)
export const GuandanPad: SheetEditor = dynamic(() => import('./game-pad').then(module => module.GamePad))
