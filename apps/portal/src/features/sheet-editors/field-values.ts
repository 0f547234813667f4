import type { SheetField } from '@paiji/rules'

/** Everything a generic form holds, as typed: one text for a field, four for a field of every seat. */
export type FieldValues = Readonly<Record<string, string | readonly string[] | undefined>>

const seatsOfTable = 4
const isWhole = (text: string): boolean => /^[-+]?\d+$/.test(text.trim())

const valueOf = (field: SheetField, typed: string | readonly string[] | undefined): unknown => {
  switch (field.kind) {
    case 'integerPerSeat':
      return Array.from({ length: seatsOfTable }, (_, seat) => {
        const text = (typed as readonly string[] | undefined)?.[seat] ?? ''
        return isWhole(text) ? Number(text) : text
      })
    case 'finishingOrder':
      return String(typed ?? '')
        .split(/[\s,;]+/)
        .filter(text => isWhole(text))
        .map(Number)
    case 'yesNo':
      return typed === 'yes'
    case 'integer':
      return isWhole(String(typed)) ? Number(typed) : typed
    default:
      return typed
  }
}

const isEmpty = (typed: string | readonly string[] | undefined): boolean =>
  typed === undefined || (typeof typed === 'string' ? typed.trim() === '' : typed.every(text => text.trim() === ''))

/** The form as the object its edition's `parseSheet` is asked about; fields left empty are absent. */
export const sheetOfFields = (fields: readonly SheetField[], values: FieldValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(field => !isEmpty(values[field.name]))
      .map(field => [field.name, valueOf(field, values[field.name])] as const),
  )

/** The fields of a stored sheet as they would be typed; what is no plain value is left to the text beneath. */
export const fieldsOfSheet = (fields: readonly SheetField[], sheet: unknown): FieldValues => {
  const given = typeof sheet === 'object' && sheet !== null ? (sheet as Readonly<Record<string, unknown>>) : {}
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, string | string[]][] => {
      const value = given[name]
      if (value === undefined || value === null) return []
      if (kind === 'yesNo') return [[name, value === true ? 'yes' : '']]
      if (Array.isArray(value)) return [[name, kind === 'integerPerSeat' ? value.map(String) : value.join(' ')]]
      return typeof value === 'object' ? [] : [[name, String(value)]]
    }),
  )
}
