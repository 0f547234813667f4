import type { KeptPages } from './kept-pages'

/** How long after a lost connection it is tried again, in milliseconds. */
const AGAIN = 1_000

const lines = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const part of body) {
    const pieces = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = pieces.pop() ?? ''
    yield* pieces
  }
}

const follow = async (pages: KeptPages, api: string, secret: string): Promise<void> => {
  const answer = await fetch(`${api}/changes`, { headers: { 'x-paiji-watcher': secret } })
  if (!answer.ok || !answer.body) return
  for await (const line of lines(answer.body)) {
    if (line === '') continue
    if (line === '*') pages.watch(true)
    else pages.changed(line)
  }
}

/** Drops kept pages as the API tells of changes, for as long as the process lives; without it nothing is kept. */
export const watchChanges = async (pages: KeptPages): Promise<void> => {
  const secret = process.env.PAIJI_FORWARD_SECRET
  if (!secret) return
  for (;;) {
    try {
      await follow(pages, process.env.API_URL ?? 'http://127.0.0.1:4000', secret)
    } catch {
      // The pages themselves say that the API is not there.
    }
    pages.watch(false)
    await new Promise(resolve => setTimeout(resolve, AGAIN).unref())
  }
}
