import { createClient } from 'graphql-sse'

/**
 * A hall of telephones in a process of its own: `watchers.ts URL STAGE COUNT FORWARD` watches a stage so many times, each
 * at an address of its own. Says when all are connected, and of each event the moment it came (ms since the epoch).
 */
const [url = '', stage = '', count = '0', forward = ''] = process.argv.slice(2)

const query = 'subscription ($stage: ID!) { standingsChanged(stage: $stage) { id } }'
const now = (): number => performance.timeOrigin + performance.now()

let connected = 0
let arrived: number[] = []
for (let at = 0; at < Number(count); at++) {
  const headers = { 'x-paiji-forward': forward, 'x-forwarded-for': `10.0.${at >> 6}.${(at % 64) + 1}` }
  const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0, headers })
  let isOpened = false
  const next = (): void => {
    if (!isOpened) {
      isOpened = true
      if (++connected === Number(count)) process.send?.({ connected })
      return
    }
    arrived.push(now())
    if (arrived.length < Number(count)) return
    process.send?.({ arrived })
    arrived = []
  }
  client.subscribe({ query, variables: { stage } }, { next, error: error => console.error(error), complete: () => {} })
}
process.on('disconnect', () => process.exit(0))
