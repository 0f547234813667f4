'use client'

import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { GenericSheet } from './generic-sheet'
import { editors } from '@/sports/editors'

/** The sport's own editor of a sheet, or the one made from its edition's fields. */
export function SheetEditorOf({ sport, ...props }: SheetEditorProps & { readonly sport: string }) {
  const Editor = editors[sport]?.Editor ?? GenericSheet
  return <Editor {...props} />
}
