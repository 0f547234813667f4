/** Members' names as they stand in the text; a few hundred different ones are written again and again. */
const written = new Map<string, string>()
const MOST_NAMES = 2_000

const nameText = (name: string): string => {
  const known = written.get(name)
  if (known !== undefined) return known
  const text = `${JSON.stringify(name)}:`
  if (written.size < MOST_NAMES) written.set(name, text)
  return text
}

const write = (value: unknown, named: (text: string) => string): string => {
  if (typeof value === 'string') return JSON.stringify(named(value))
  if (typeof value === 'bigint') return `"${value}"`
  if (value === undefined) return 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${write(item, named)}`
    return `[${text}]`
  }
  const item = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(item).sort()) {
    if (item[key] === undefined) continue
    text += `${text === '' ? '' : ','}${nameText(key)}${write(item[key], named)}`
  }
  return `{${text}}`
}

/**
 * Canonical JSON: object keys sorted, `undefined` left out, bigint as decimal text.
 * Equal values give equal text, so a digest of it says whether two inputs are the same.
 */
export const canonicalJson = (value: unknown): string => write(value, text => text)

/** The same with every text within the value, not the members' names, as `named` calls it. */
export const canonicalJsonNamed = (value: unknown, named: (text: string) => string): string => write(value, named)
