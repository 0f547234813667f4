import { readJson } from '@/lib/stored'

/** What an answer was, as a page shows it. */
export interface Answered {
  readonly status: number
  /** Milliseconds until the whole answer was there. */
  readonly took: number
  readonly text: string
  /** `RateLimit`, as the API says it. */
  readonly limit: string | null
}

export interface Asked {
  readonly query: string
  readonly variables: unknown
  /** A token to ask with; without one as anybody: the session of the page is never sent along. */
  readonly token: string
  readonly signal: AbortSignal
}

const pretty = (text: string): string => {
  const value = readJson(text)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}

const send = (address: string, { query, variables, token, signal }: Asked, accept: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', accept, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    credentials: 'omit',
    body: JSON.stringify({ query, variables }),
  })

/** Asks once. Throws when nothing answers. */
export const askOnce = async (asked: Asked): Promise<Answered> => {
  const began = performance.now()
  const response = await send('/graphql', asked, 'application/json')
  const text = pretty(await response.text())
  const took = Math.round(performance.now() - began)
  return { status: response.status, took, text, limit: response.headers.get('ratelimit') }
}

/** What stands in `data:` of an event; nothing of one that only keeps the line open. */
const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice(5).trim())
    .join('\n')

/** Listens to a subscription until it ends or the signal says so; `hear` is told each answer. */
export const listen = async (asked: Asked, hear: (answered: Answered) => void): Promise<void> => {
  const began = performance.now()
  const response = await send('/graphql/stream', asked, 'text/event-stream')
  const told = (text: string) =>
    hear({ status: response.status, took: Math.round(performance.now() - began), text: pretty(text), limit: null })
  if (!response.ok || !response.body) return told(await response.text())
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (rest + part.value).split('\n\n')
    rest = events.pop() ?? ''
    for (const data of events.map(dataOf)) if (data) told(data)
  }
}
