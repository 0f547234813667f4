/** What a text in JSON says; undefined where it is none. Whoever asks looks whether it has the shape that is needed. */
export const readJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the browser's store has under a name; undefined where it has nothing, or keeps nothing. */
export const readStored = (name: string): unknown => {
  try {
    return readJson(window.localStorage.getItem(name))
  } catch {
    return undefined
  }
}

/** Stores a value under a name, or takes it away. A store that is full or forbidden keeps nothing: what was written then lives as long as the page. */
export const writeStored = (name: string, value: unknown): void => {
  try {
    if (value === undefined) window.localStorage.removeItem(name)
    else window.localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // See above.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether a stored value is made as the sample is: the same kinds under the same names, lists where lists are; what
 * the sample leaves open may be anything.
 */
export const isLike = <Sample>(sample: Sample, value: unknown): value is Sample => {
  if (sample === null || sample === undefined) return true
  if (Array.isArray(sample) || Array.isArray(value)) return Array.isArray(sample) && Array.isArray(value)
  if (!isRecord(sample)) return value === null || typeof sample === typeof value
  return isRecord(value) && Object.entries(sample).every(([name, part]) => isLike(part, value[name]))
}

/** A copy without the fields that are undefined. */
export const withoutUndefined = <Value extends object>(value: Value): Value => {
  const copy = { ...value }
  for (const [name, part] of Object.entries(copy)) if (part === undefined) Reflect.deleteProperty(copy, name)
  return copy
}
