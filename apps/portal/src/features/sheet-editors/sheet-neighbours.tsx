'use client'

import type { NeighboursProps } from '@/lib/sheets/sheet-editor'
import { plugOf } from '@/sports/plugs'

/** What the sport shows beside the editor, if anything. */
export function SheetNeighbours({ sport, ...props }: NeighboursProps & { readonly sport: string }) {
  const Neighbours = plugOf(sport)?.editors?.Neighbours
  return Neighbours ? <Neighbours {...props} /> : null
}
