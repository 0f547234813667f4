export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordsIn = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** A text or number cell as text; undefined when it is absent, empty or something else. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' ? undefined : trimmed
}

/** The first of several keys that has a text. */
export const textAt = (record: JsonRecord, ...keys: readonly string[]): string | undefined =>
  keys.map(key => (Object.hasOwn(record, key) ? textOf(record[key]) : undefined)).find(text => text !== undefined)
