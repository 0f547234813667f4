const WRITTEN = /^(\w+):([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/

const toUrl = (bytes: string): string => btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const fromUrl = (text: string): string | undefined => {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

/**
 * An id of the API without its kind, 22 characters for 50 or more: for addresses that name the kind already and stand on a
 * page a hundred times. What is not written as the API writes ids is left as it is.
 */
export const shortId = (id: string): string => {
  const uuid = WRITTEN.exec(fromUrl(id) ?? '')
  if (!uuid) return id
  const digits = uuid.slice(2).join('')
  return toUrl(digits.replace(/../g, pair => String.fromCharCode(Number.parseInt(pair, 16))))
}

/** The id that `shortId` shortened, of that kind; a whole id stays as it is. */
export const wholeId = (kind: string, short: string): string => {
  const bytes = short.length === 22 ? fromUrl(short) : undefined
  if (bytes?.length !== 16) return short
  const digits = [...bytes].map(byte => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  return toUrl(`${kind}:${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`)
}
