/** One event of a stream (server-sent events, WHATWG HTML 9.2). */
export interface ServerEvent {
  readonly event: string
  readonly data: string
  readonly id: string | undefined
}

const eventOf = (block: string): ServerEvent | undefined => {
  const [data, of]: [string[], Record<string, string>] = [[], {}]
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    // A line that begins with a colon only keeps the connection open.
    if (colon === 0) continue
    const [field, value] = colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    if (field === 'data') data.push(value)
    else of[field] = value
  }
  if (data.length === 0 && of.event === undefined) return undefined
  return { event: of.event ?? 'message', data: data.join('\n'), id: of.id }
}

/** The events of a body as they come. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      // The half of a line's end may be all that has come of it.
      const partial = !done && rest.endsWith('\r') ? '\r' : ''
      const blocks = rest
        .slice(0, rest.length - partial.length)
        .replace(/\r\n?/g, '\n')
        .split('\n\n')
      rest = `${blocks.pop() ?? ''}${partial}`
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
