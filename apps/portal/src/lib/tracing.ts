/** A call to the API under way: the header that makes the API's spans its children. */
export interface OpenCall {
  readonly traceparent: string
  end(failed: boolean): void
}

/** Where spans of the portal go; `parent` is the page's `traceparent`. */
export type BeginCall = (name: string, parent: string | null) => OpenCall

const holder = globalThis as { paijiBeginCall?: BeginCall }

/** Begins tracing in this process: without it nothing is measured and nothing loaded. */
export const traceCallsWith = (begin: BeginCall): void => {
  holder.paijiBeginCall = begin
}

/** One call to the API, with a span where this process is traced. `headers` are those that go out. */
export const tracedCall = async (
  name: string,
  parent: string | null,
  headers: Headers,
  send: () => Promise<Response>,
): Promise<Response> => {
  const call = holder.paijiBeginCall?.(name, parent)
  if (!call) return send()
  headers.set('traceparent', call.traceparent)
  try {
    const answer = await send()
    call.end(answer.status >= 500)
    return answer
  } catch (error) {
    call.end(true)
    throw error
  }
}
