import type { SheetField } from '@paiji/rules'
import type { SheetSide } from '@/lib/sheets/sheet-editor'
import type { FieldValue } from './field-values'

/** What a control of a generic form is given. */
export interface FieldInputProps {
  readonly sport: string
  readonly field: SheetField
  readonly sides: readonly SheetSide[]
  readonly value: FieldValue | undefined
  readonly disabled?: boolean | undefined
  readonly onChange: (value: FieldValue) => void
}
