/** How long an answer that was not given is waited for, in milliseconds. */
const PATIENCE = 2_000

/**
 * Asks the API a fixed question outside any page: no viewer, no cache, and a short patience. The answer as it came;
 * throws when none came in time.
 */
export const askPlainly = async (query: string): Promise<unknown> => {
  const answer = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:4000'}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  })
  return answer.json()
}
