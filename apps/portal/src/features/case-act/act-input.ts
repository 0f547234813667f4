import type { ActName, ActValues } from './acts'
import { instantAt } from '@/lib/format/wall-time'

/** What a form asks, in the reader's words. */
export interface ActField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'area' | 'choice' | 'yesNo' | 'instant' | 'lines' | 'words' | 'number' | 'clauses' | 'file'
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly required?: boolean
  readonly hint?: string
  readonly initial?: string
  /** Emptied, it is sent empty: what was there before is taken back. */
  readonly clears?: boolean
}

export interface ActScene {
  /** Instants are times on the wall of this zone. */
  readonly zone?: string
  /** Articles are of this edition. */
  readonly edition?: string
  /** Sends a file; answers its ticket, or nothing when it was not taken. */
  readonly send?: (file: File) => Promise<string | undefined>
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

const read = (field: ActField, text: string, { zone = 'UTC', edition = '' }: ActScene): unknown => {
  if (field.kind === 'lines') return parts(text, /\n/)
  if (field.kind === 'words') return parts(text, /[,，、;；\n]/)
  if (field.kind === 'clauses') return parts(text, /[,，、;；\s]+/).map(article => ({ edition, article }))
  if (text === '') return field.clears ? '' : undefined
  if (field.kind === 'yesNo') return text === 'yes'
  if (field.kind === 'instant') return instantAt(text, zone)
  return field.kind === 'number' ? Number(text) : text
}

/** A file is sent by itself; the act names the ticket that brought it. */
const fileOf = async (value: FormDataEntryValue | null, { send }: ActScene): Promise<object> =>
  value instanceof File && send ? { upload: await send(value) } : {}

const part = async (field: ActField, form: FormData, scene: ActScene): Promise<object> => {
  if (field.kind === 'file') return fileOf(form.get(field.name), scene)
  const value = read(field, String(form.get(field.name) ?? '').trim(), scene)
  return value === undefined ? {} : { [field.name]: value }
}

/** What a form says, as the mutation's input: empty fields are left out, a disclosure becomes its list of ties. */
export const actInput = async (
  act: ActName,
  fields: readonly ActField[],
  form: FormData,
  scene: ActScene = {},
): Promise<ActValues> => {
  const values: Record<string, unknown> = Object.assign(
    {},
    ...(await Promise.all(fields.map(field => part(field, form, scene)))),
  )
  if (act !== 'disclose') return values
  return { ties: values.tie === 'none' ? [] : [{ tie: values.tie, text: values.text ?? '' }] }
}
