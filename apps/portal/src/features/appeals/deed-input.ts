import { toBase64 } from '@/lib/base64'
import type { DeedField } from './deeds'
import { zonedInstant } from './zoned-instant'

export interface DeedScene {
  readonly zone: string
  readonly edition: string
}

const YES = 'yes'

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

const clausesOf = (text: string, edition: string) =>
  text
    .split(/[,，、;；\s]+/)
    .filter(Boolean)
    .map(article => ({ edition, article }))

const fileOf = async (form: FormData, name: string) => {
  const file = form.get(name)
  if (!(file instanceof File)) return {}
  return { fileName: file.name, content: toBase64(new Uint8Array(await file.arrayBuffer())) }
}

/** One field as the API wants it; what was left empty and may be is not sent. */
const part = async (field: DeedField, form: FormData, { zone, edition }: DeedScene): Promise<object> => {
  const { name } = field
  const text = field.kind === 'file' ? '' : textOf(form, name)
  if (field.kind === 'file') return fileOf(form, name)
  if (field.kind === 'clauses') return { [name]: clausesOf(text, edition) }
  if (field.kind === 'moment') return { [name]: zonedInstant(text, zone) }
  if (field.kind === 'choice' && field.words === 'answer') return { [name]: text === YES }
  return text === '' && 'optional' in field && field.optional ? {} : { [name]: text }
}

/** What the form of a deed says, as the mutation's input. */
export const deedInput = async (
  fields: readonly DeedField[],
  form: FormData,
  scene: DeedScene,
): Promise<Record<string, unknown>> => {
  const parts = await Promise.all(fields.map(field => part(field, form, scene)))
  return Object.assign({}, ...parts)
}
