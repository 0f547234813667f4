import type { ComponentType } from 'react'

/** A contestant of the table, in the sport's seat order. */
export interface SheetSide {
  readonly id: string
  readonly number: string
  /** As it is to be read, in the reader's script. */
  readonly name: string
  /** Of its line-up, those who play, in their order. */
  readonly players?: readonly string[]
}

/** What every sport's editor of a score sheet is given: at the score desk and at the correction desk alike. */
export interface SheetEditorProps {
  readonly editionId: string
  /** The stage's conditions of contest, as stored. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly sides: readonly SheetSide[]
  readonly place: {
    readonly session?: number
    readonly round?: number
    readonly table?: string
    readonly board?: string
  }
  /** The sheet as JSON that the edition's `parseSheet` accepts; `undefined` before the first entry. */
  readonly sheet: unknown
  readonly onChange: (sheet: unknown) => void
  /** Asked for by the keyboard (Enter on a finished sheet); the frame sends it. */
  readonly onDone: () => void
  readonly disabled?: boolean
}

/** Checks and previews with the edition's own `parseSheet` and scoring; keeps no state that `sheet` does not hold. */
export type SheetEditor = ComponentType<SheetEditorProps>

/** A sheet of the same board or game elsewhere in the hall. */
export interface NeighbourSheet {
  readonly slot: string
  readonly table?: string
  readonly sides: readonly SheetSide[]
  readonly sheet: unknown
}

/** What a sport may show beside the editor: this sheet among its neighbours. */
export interface NeighboursProps extends Pick<SheetEditorProps, 'editionId' | 'settings' | 'place'> {
  readonly here: NeighbourSheet
  readonly others: readonly NeighbourSheet[]
}
