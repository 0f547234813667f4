const SECOND = 1000
/** How long an answer that was not given is waited for. */
const PATIENCE = 2 * SECOND
/** How long an answer holds: a federation hardly ever moves. */
const HOLDS = 60 * SECOND

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
    const answer = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:4000'}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ federationZone }' }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const zone = zoneIn(await answer.json())
    if (zone) known = { zone, until: Date.now() + HOLDS }
  } catch {
    // What was known holds on; the page itself says what is wrong with the API.
  }
  return known?.zone ?? 'UTC'
}
