import { askPlainly } from './ask-plainly'

/** How long an answer holds: a federation hardly ever moves; in milliseconds. */
const HOLDS = 60_000

let known: { readonly zone: string; readonly until: number } | undefined

const zoneIn = (value: unknown): string | undefined => {
  const zone = (value as { data?: { federationZone?: unknown } } | null)?.data?.federationZone
  return typeof zone === 'string' ? zone : undefined
}

/**
 * The federation's time zone, an IANA name: for whatever has no venue. The last one known while the API is silent, and
 * UTC before there was any.
 */
export const federationZone = async (): Promise<string> => {
  if (known && known.until > Date.now()) return known.zone
  try {
    const zone = zoneIn(await askPlainly('{ federationZone }'))
    if (zone) known = { zone, until: Date.now() + HOLDS }
  } catch {
    // What was known holds on; the page itself says what is wrong with the API.
  }
  return known?.zone ?? 'UTC'
}
