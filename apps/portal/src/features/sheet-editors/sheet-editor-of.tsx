'use client'

import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { GenericSheet } from './generic-sheet'
import { sheets } from './sheets'

/** The sport's own editor of a sheet, or the one made from its edition's fields. */
export function SheetEditorOf({ sport, ...props }: SheetEditorProps & { readonly sport: string }) {
  const Editor = sheets[sport]?.Editor ?? GenericSheet
  return <Editor {...props} />
}
