import type { ActName, ActValues } from './acts'

export interface ActField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'area' | 'choice' | 'instant' | 'lines' | 'words' | 'number'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly required?: boolean
  readonly hint?: string
  readonly initial?: string
}

const lines = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

const read = (field: ActField, text: string): unknown => {
  if (field.kind === 'lines') return lines(text, /\n/)
  if (field.kind === 'words') return lines(text, /[,，、;；\n]/)
  if (text === '') return undefined
  if (field.kind === 'instant') return new Date(text).toISOString()
  return field.kind === 'number' ? Number(text) : text
}

/** What was typed as the input of a mutation; empty fields are left out, a disclosure becomes its list of ties. */
export const actInput = (
  act: ActName,
  fields: readonly ActField[],
  typed: Readonly<Record<string, string>>,
): ActValues => {
  const values = Object.fromEntries(
    fields
      .map(field => [field.name, read(field, (typed[field.name] ?? '').trim())] as const)
      .filter(([, value]) => value !== undefined),
  )
  if (act === 'decideChallenge') return { ...values, uphold: values.uphold === 'yes' }
  if (act !== 'disclose') return values
  return { ties: values.tie === 'none' ? [] : [{ tie: values.tie, text: values.text ?? '' }] }
}
