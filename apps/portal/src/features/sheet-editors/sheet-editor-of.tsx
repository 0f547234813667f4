'use client'

import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { GenericSheet } from './generic-sheet'
import { plugOf } from '@/sports/plugs'

/** The sport's own editor of a sheet, or the one made from its edition's fields. */
export function SheetEditorOf({ sport, ...props }: SheetEditorProps & { readonly sport: string }) {
  const Editor = plugOf(sport)?.editors?.Editor ?? GenericSheet
  return <Editor {...props} />
}

/** The same for a phone at the table: by taps where the sport has such an editor. */
export function SheetPadOf({ sport, ...props }: SheetEditorProps & { readonly sport: string }) {
  const Pad = plugOf(sport)?.editors?.Pad
  return Pad ? <Pad {...props} /> : <SheetEditorOf sport={sport} {...props} />
}
