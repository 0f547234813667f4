'use client'

import type { NeighboursProps } from '@/lib/sheets/sheet-editor'
import { sheets } from './sheets'

/** What the sport shows beside the editor, if anything. */
export function SheetNeighbours({ sport, ...props }: NeighboursProps & { readonly sport: string }) {
  const Neighbours = sheets[sport]?.Neighbours
  return Neighbours ? <Neighbours {...props} /> : null
}
