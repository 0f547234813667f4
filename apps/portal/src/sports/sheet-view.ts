import type { ReactNode } from 'react'
import type { ApiResult } from '@/lib/graphql/result'

export interface SheetViewProps {
  readonly revision: string
  readonly entry: string
}

/** The sheet a published case is about, whole; whoever sat there is called by the seat. Asks for it itself. */
export type CaseSheetView = (props: { readonly reference: string }) => Promise<ReactNode>

/** The whole sheets of a contestant, one after the other, each with its `sheetAnchor`; asks for them itself. */
export type SheetView = (props: SheetViewProps) => Promise<ReactNode>

/** The sheets of a round whole, by the slot they stand in; none of a slot without one. Asks for them itself. */
export type RoundSheets = (round: string) => Promise<ApiResult<ReadonlyMap<string, ReactNode>>>
