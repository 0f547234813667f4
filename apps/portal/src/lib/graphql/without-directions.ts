/** Characters that turn the direction of whatever follows them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** An answer of the API in which no name can turn the text around it: the controls are taken out, the letters stay. */
export const withoutDirections =
  (ask: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await ask(input, init)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const text = await answer.text()
    const { status, statusText, headers } = answer
    const plain = new Headers(headers)
    for (const name of ['content-length', 'content-encoding']) plain.delete(name)
    return new Response(text.replaceAll(DIRECTIONS, ''), { status, statusText, headers: plain })
  }
