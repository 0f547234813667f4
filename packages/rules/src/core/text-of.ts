/**
 * What somebody sent, as text to read or to show: an object has none of its own, and its `toString` is nothing anybody
 * should call. At most `most` characters.
 */
export const textOf = (value: unknown, most = 200): string => {
  if (typeof value === 'string') return value.slice(0, most)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  return value === null || value === undefined ? '' : '{…}'
}
