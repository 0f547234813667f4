import type { ReactNode } from 'react'

export interface SheetViewProps {
  readonly revision: string
  readonly entry: string
}

/** The whole sheets of a contestant, one after the other, each with its `sheetAnchor`; asks for them itself. */
export type SheetView = (props: SheetViewProps) => Promise<ReactNode>
