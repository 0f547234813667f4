'use client'

import type { NeighboursProps } from '@/lib/sheets/sheet-editor'
import { editors } from '@/sports/editors'

/** What the sport shows beside the editor, if anything. */
export function SheetNeighbours({ sport, ...props }: NeighboursProps & { readonly sport: string }) {
  const Neighbours = editors[sport]?.Neighbours
  return Neighbours ? <Neighbours {...props} /> : null
}
