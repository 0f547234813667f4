/**
 * Canonical JSON: object keys sorted, `undefined` left out, bigint as decimal text.
 * Equal values give equal text, so a digest of it says whether two inputs are the same.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'bigint') return `"${value}"`
  if (value === undefined) return 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const item = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const key of Object.keys(item).sort()) {
    if (item[key] === undefined) continue
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(item[key])}`
  }
  return `{${text}}`
}
