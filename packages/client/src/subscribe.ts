import { type Answer, errorOf, readAnswer } from './request.js'
import { PaijiError } from './errors.js'
import { eventsIn } from './events.js'
import type { Sendable } from './operation.js'
import { pause, type Send, type Signalled } from './transport.js'

const MAX_WAIT_MS = 60_000

interface StreamedAnswer {
  readonly data: unknown
  readonly id: string | undefined
}

/** Answers of one connection, until it ends. */
async function* streamOnce(
  send: Send,
  body: string,
  last: string | undefined,
  signal?: AbortSignal,
): AsyncGenerator<StreamedAnswer> {
  const headers = {
    accept: 'text/event-stream',
    'content-type': 'application/json',
    ...(last === undefined ? {} : { 'last-event-id': last }),
  }
  const response = await send('/graphql/stream', { method: 'POST', headers, body, signal, endless: true })
  if (!response.ok || !response.body) throw errorOf((await readAnswer(response)).errors ?? [], response.status)
  for await (const { event, data, id } of eventsIn(response.body)) {
    if (event === 'complete') return
    if (event !== 'next') continue
    const answer = JSON.parse(data) as Answer
    if (answer.errors && answer.errors.length > 0) throw errorOf(answer.errors, response.status)
    yield { data: answer.data, id }
  }
}

/** What the service refuses it refuses again; a connection that broke is opened again. */
const isRefused = (error: unknown): boolean =>
  error instanceof PaijiError && error.status !== undefined && error.status < 500

/** The answers of a subscription, the current state first, over as many connections as it takes. */
export async function* streamData(
  send: Send,
  { text }: Sendable,
  variables: unknown,
  { signal }: Signalled,
): AsyncGenerator<unknown> {
  const body = JSON.stringify({ query: text, variables })
  let last: string | undefined
  for (let wait = 1_000; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      for await (const { data, id } of streamOnce(send, body, last, signal)) {
        wait = 1_000
        last = id ?? last
        yield data
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (isRefused(error)) throw error
    }
    await pause(wait, signal)
  }
}
