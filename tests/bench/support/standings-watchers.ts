import { createClient } from 'graphql-sse'

/**
 * A hall of readers in a process of its own: `standings-watchers.ts URL STAGE COUNT FORWARD FIELDS` follows the standings of a stage so
 * many times, each at an address of its own. Says when all are connected; sent a number of facts, it says when every reader
 * had standings computed from at least 1, 2, … so many (ms since the epoch, by the number of facts).
 */
const [url = '', stage = '', count = '0', forward = '', fields = 'id'] = process.argv.slice(2)
const all = Number(count)
/** So many come at once, the next when they are there. */
const TOGETHER = 50

const query = `subscription ($stage: ID!) { standingsChanged(stage: $stage) { factCount ${fields} } }`
const now = (): number => performance.timeOrigin + performance.now()

interface Heard {
  readonly standingsChanged: { readonly factCount: number } | null
}

const seen = new Map<number, number>()
const had: number[] = []
const last: number[] = []
let target = Number.POSITIVE_INFINITY

const answer = (): void => {
  if ((had[target] ?? 0) < all) return
  process.send?.({ last })
  target = Number.POSITIVE_INFINITY
}

const take = (reader: number, facts: number): void => {
  const at = now()
  for (let one = (seen.get(reader) ?? 0) + 1; one <= facts; one++) {
    had[one] = (had[one] ?? 0) + 1
    last[one] = at
  }
  seen.set(reader, Math.max(facts, seen.get(reader) ?? 0))
  answer()
}

/** Settles when the reader has its first event; a reader that is refused ends the hall. */
const follow = (reader: number): Promise<void> =>
  new Promise(opened => {
    const headers = { 'x-paiji-forward': forward, 'x-forwarded-for': `10.1.${reader >> 6}.${(reader % 64) + 1}` }
    const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0, headers })
    const next = ({ data, errors }: { data?: unknown; errors?: unknown }): void => {
      if (errors) fail(errors)
      opened()
      take(reader, (data as Heard | undefined)?.standingsChanged?.factCount ?? 0)
    }
    client.subscribe({ query, variables: { stage } }, { next, error: fail, complete: () => {} })
  })

const fail = (error: unknown): void => {
  if (!process.connected) return
  console.error(error)
  process.exit(1)
}

process.on('message', message => {
  target = (message as { target: number }).target
  answer()
})
process.on('disconnect', () => process.exit(0))

for (let first = 0; first < all; first += TOGETHER)
  await Promise.all(Array.from({ length: Math.min(TOGETHER, all - first) }, (_, at) => follow(first + at)))
process.send?.({ connected: all })
