import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { gunzipSync, gzipSync } from 'node:zlib'
import { scriptsOf } from '../weight/page-weight.js'

/**
 * `npm run bench -- pages --url http://127.0.0.1:3000`: the public pages of a running installation as nobody in
 * particular reads them. Bytes of the page and of the scripts it loads first; how long it takes made anew at a bounded
 * rate; how many a second when kept, beside a file of the same server.
 */

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const root = option('url') ?? 'http://127.0.0.1:3000'
const rate = Number(option('rate') ?? 20)
const seconds = Number(option('seconds') ?? 3)

interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ms: number
}

const get = (path: string, agent: Agent, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const from = performance.now()
    const sent = request(`${root}${path}`, { agent, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: response.headers,
          ms: performance.now() - from,
        }),
      )
    })
    sent.once('error', reject)
    sent.end()
  })

const KB = 1024
const kb = (bytes: number): string => (bytes / KB).toFixed(0)
const agent = new Agent({ keepAlive: true, maxSockets: 20 })

const scriptSizes = new Map<string, number>()
const packedSize = async (path: string): Promise<number> => {
  const known = scriptSizes.get(path)
  if (known !== undefined) return known
  const { body, headers } = await get(path, agent)
  const size = gzipSync(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).length
  scriptSizes.set(path, size)
  return size
}

const p95 = (taken: readonly number[]): number => [...taken].sort((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0

let once = 0
/** The page under an address of its own, which is kept for nobody. */
const anew = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}anew=${++once}`

const atRate = async (path: string): Promise<number> => {
  const taken: Promise<number>[] = []
  const begun = performance.now()
  for (let sent = 0; sent < rate * seconds; sent++) {
    const wait = begun + (sent * 1000) / rate - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    taken.push(get(anew(path), agent).then(answer => answer.ms))
  }
  return p95(await Promise.all(taken))
}

const perSecond = async (path: string): Promise<number> => {
  const until = performance.now() + seconds * 1000
  let answered = 0
  const caller = async () => {
    for (; performance.now() < until; answered++) await get(path, agent, { 'accept-encoding': 'gzip' })
  }
  await Promise.all(Array.from({ length: 10 }, caller))
  return answered / seconds
}

/** The first address on a page of this shape. */
const linkOn = async (page: string, shape: RegExp): Promise<string | undefined> =>
  shape.exec((await get(page, agent)).body.toString())?.[1]?.replaceAll('&amp;', '&')

const event = await linkOn('/en/events', /href="(\/en\/events\/[^"/?#]+)"/)
const families: Record<string, string | undefined> = {
  home: '/en',
  rankings: '/en/rankings',
  ranking: await linkOn('/en/rankings', /href="(\/en\/rankings\/[^"?#]+)"/),
  player: await linkOn(
    (await linkOn('/en/rankings', /href="(\/en\/rankings\/[^"?#]+)"/)) ?? '/en',
    /href="(\/en\/players\/[^"?#]+)"/,
  ),
  events: '/en/events',
  event,
  crossTable: option('cross-table') ?? (event && `${event}/cross-table`),
  clubs: '/en/clubs',
  casebook: '/en/casebook',
  search: '/en/search?q=wang',
}
for (const given of option('ranking') ? ['ranking'] : []) families[given] = option(given)

console.log(
  `Node ${process.version}; load ${loadavg()[0]?.toFixed(1)}; ${rate}/s made anew; a file is packed as it is sent; ratios count`,
)
for (const [family, path] of Object.entries(families)) {
  if (!path) continue
  const page = await get(path, agent)
  const html = page.body.toString()
  const scripts = scriptsOf(html)
  let js = 0
  for (const script of scripts) js += await packedSize(script)
  const again = await get(path, agent, { 'if-none-match': String(page.headers.etag ?? '') })
  const slow = await atRate(path)
  const kept = await perSecond(path)
  const file = scripts.find(script => (scriptSizes.get(script) ?? 0) > 10 * KB) ?? '/icon.svg'
  const bare = await perSecond(file)
  console.log(
    `${family}: HTML ${kb(page.body.length)} KB, gz ${kb(gzipSync(page.body).length)} KB, scripts ${kb(js)} KB gz; ` +
      `anew p95 ${slow.toFixed(0)} ms; kept ${kept.toFixed(0)}/s beside a file ${bare.toFixed(0)}/s: ${(kept / bare).toFixed(2)}; ` +
      `${page.headers['cache-control']}; asked again ${again.status}; load ${loadavg()[0]?.toFixed(1)}`,
  )
}
agent.destroy()
