/** How long an answer that was not given is waited for, in milliseconds. */
const PATIENCE = 2_000

interface Question {
  readonly variables?: object
  /** Whose question it is, if anybody's: their cookies and address. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Asks the API a fixed question outside any page: no cache, and a short patience. The answer as it came; throws when
 * none came in time.
 */
export const askPlainly = async (query: string, { variables, headers }: Question = {}): Promise<unknown> => {
  const answer = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:4000'}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  })
  return answer.json()
}
