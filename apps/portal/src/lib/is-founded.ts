const SECOND = 1000
/** How long an answer that was not given is waited for; the page then says itself what is wrong. */
const PATIENCE = 2 * SECOND

let founded = false

const hasAnswer = (value: unknown): value is { readonly data: { readonly isFounded: boolean } } =>
  typeof (value as { data?: { isFounded?: unknown } } | null)?.data?.isFounded === 'boolean'

/** Whether there is a federation. Asked until there is one, and then never again; an API that is silent has one. */
export const isFounded = async (): Promise<boolean> => {
  if (founded) return true
  try {
    const answer = await fetch(`${process.env.API_URL ?? 'http://127.0.0.1:4000'}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ isFounded }' }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const content: unknown = await answer.json()
    if (!hasAnswer(content)) return true
    founded = content.data.isFounded
    return founded
  } catch {
    return true
  }
}
