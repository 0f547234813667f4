import { askPlainly } from './ask-plainly'

/** How long an answer holds: a federation hardly ever moves; in milliseconds. */
const HOLDS = 60_000

let known: { readonly zone: string; readonly until: number } | undefined

/** The zone in an answer; none before there is a federation, whose own it will be. */
const zoneIn = (value: unknown): string | undefined => {
  const { isFounded, federationZone: zone } =
    (value as { data?: { isFounded?: unknown; federationZone?: unknown } } | null)?.data ?? {}
  return isFounded === true && typeof zone === 'string' ? zone : undefined
}

/**
 * The federation's time zone, an IANA name: for whatever has no venue. The last one known while the API is silent, and
 * UTC before there was any.
 */
export const federationZone = async (): Promise<string> => {
  if (known && known.until > Date.now()) return known.zone
  try {
    const zone = zoneIn(await askPlainly('{ isFounded federationZone }'))
    if (zone) known = { zone, until: Date.now() + HOLDS }
  } catch {
    // What was known holds on; the page itself says what is wrong with the API.
  }
  return known?.zone ?? 'UTC'
}
