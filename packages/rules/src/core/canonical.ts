/**
 * Canonical JSON: object keys sorted, `undefined` left out, bigint as decimal text.
 * Equal values give equal text, so a digest of it says whether two inputs are the same.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'bigint') return `"${value}"`
  if (value === undefined) return 'null'
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}
