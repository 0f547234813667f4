import type { SheetField } from '@paiji/rules'

/** What a field holds as typed: one text, a text for each seat or choice, or the fields of each line. */
export type FieldValue = string | readonly string[] | readonly FieldValues[]
/** Everything a generic form holds, as typed. */
export type FieldValues = { readonly [name: string]: FieldValue | undefined }

const usualSeats = 4
const isWhole = (text: string): boolean => /^[-+]?\d+$/.test(text.trim())

const textOf = (typed: FieldValue | undefined): string => (typeof typed === 'string' ? typed : '')
const isText = (one: string | FieldValues): one is string => typeof one === 'string'

/** The texts of a field of several. */
export const textsOf = (typed: FieldValue | undefined): readonly string[] =>
  Array.isArray(typed) ? (typed as readonly (string | FieldValues)[]).filter(isText) : []

/** The lines of a field that is written deal by deal. */
export const rowsOf = (typed: FieldValue | undefined): readonly FieldValues[] =>
  Array.isArray(typed) ? (typed as readonly (string | FieldValues)[]).flatMap(one => (isText(one) ? [] : [one])) : []

const valueOf = (field: SheetField, typed: FieldValue | undefined): unknown => {
  switch (field.kind) {
    case 'integerPerSeat':
      return Array.from({ length: field.seats ?? usualSeats }, (_, seat) => {
        const text = textsOf(typed)[seat] ?? ''
        return isWhole(text) ? Number(text) : text
      })
    case 'finishingOrder':
      return textOf(typed)
        .split(/[\s,;]+/)
        .filter(text => isWhole(text))
        .map(Number)
    case 'seats':
      return textsOf(typed).map(Number)
    case 'rows':
      return rowsOf(typed).map(row => sheetOfFields(field.fields, row))
    case 'yesNo':
      return typed === 'yes'
    case 'integer':
    case 'seat':
      return isWhole(textOf(typed)) ? Number(textOf(typed)) : typed
    default:
      return typed
  }
}

const isEmpty = (typed: FieldValue | undefined): boolean =>
  typed === undefined ||
  (typeof typed === 'string'
    ? typed.trim() === ''
    : rowsOf(typed).length === 0 && textsOf(typed).every(text => text.trim() === ''))

/** The form as the object its edition's `parseSheet` is asked about; fields left empty are absent. */
export const sheetOfFields = (fields: readonly SheetField[], values: FieldValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .filter(field => !isEmpty(values[field.name]))
      .map(field => [field.name, valueOf(field, values[field.name])] as const),
  )

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Kinds whose values stand one beside the other. */
const several: readonly SheetField['kind'][] = ['integerPerSeat', 'seats']

/** The fields of a stored sheet as they would be typed; what is no plain value is left to the text beneath. */
export const fieldsOfSheet = (fields: readonly SheetField[], sheet: unknown): FieldValues => {
  const given = isRecord(sheet) ? sheet : {}
  return Object.fromEntries(
    fields.flatMap((field): [string, FieldValue][] => {
      const { name, kind } = field
      const value = given[name]
      if (value === undefined || value === null) return []
      if (field.kind === 'rows')
        return Array.isArray(value) ? [[name, value.map(row => fieldsOfSheet(field.fields, row))]] : []
      if (kind === 'yesNo') return [[name, value === true ? 'yes' : '']]
      if (Array.isArray(value)) return [[name, several.includes(kind) ? value.map(String) : value.join(' ')]]
      return typeof value === 'object' ? [] : [[name, String(value)]]
    }),
  )
}
