/**
 * Whether the page of another site has sent the request: its origin is not the host that was asked. `Origin` is written by
 * the browser and cannot be set by a script; without one the browser says how the sites lie to each other (Fetch Metadata).
 */
export const isOfAnotherSite = (headers: Headers): boolean => {
  const origin = headers.get('origin')
  if (origin !== null) return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
  return headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') === 'cors'
}
