/** The address somebody typed to log in, kept in the own browser while a refusal is read: not in the page's address. */
export const TYPED_ADDRESS = 'paiji-typed-address'

/** No address is longer. */
const MOST = 254
const SECONDS = 120

/** The cookie that brings an address back to the log-in page of a language, and nowhere else. */
export const typedAddressCookie = (address: string, at: { readonly path: string; readonly secure: boolean }): string =>
  [
    `${TYPED_ADDRESS}=${encodeURIComponent(address.slice(0, MOST))}`,
    `Path=${at.path}`,
    `Max-Age=${SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(at.secure ? ['Secure'] : []),
  ].join('; ')

/** What stands in such a cookie; empty for anything else. */
export const typedAddress = (value: string | undefined): string => {
  if (value === undefined) return ''
  try {
    return decodeURIComponent(value).slice(0, MOST)
  } catch {
    return ''
  }
}
