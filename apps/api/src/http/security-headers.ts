/** Two years, as lists of sites that are always https ask for. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** What the API's answers may be used for: to be read, by pages of this site, and never shown as a page or in a frame. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The headers of every answer. Where the public address is https, browsers are told to use nothing else; outside
 * production the page for trying queries needs its own scripts.
 */
export const securityHeaders = (isSecure: boolean, production: boolean): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(production ? { 'content-security-policy': NO_PAGE } : {}),
  ...(isSecure ? { 'strict-transport-security': HSTS } : {}),
})
