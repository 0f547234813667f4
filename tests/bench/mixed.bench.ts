import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runningDatabase } from '@paiji/api/testing'
import { addressOf, makeScene, PASSWORD, type Scene } from '../soak/scene.js'
import { type RunningService, startService } from '../soak/service.js'
import { globalId } from '../support/ids.js'
import { signIn } from '../support/sign-in.js'
import { fillFederation } from './support/large-federation.js'

/**
 * `npm run bench -- mixed --minutes 10 --people 20000`: the whole service under its supervisor while people read pages
 * and ask the API, fifty watch a stage, a scorer enters a result a second, and staff work through their lists. Prints,
 * minute by minute, how long nineteen of twenty of each take, and the memory of each process.
 */

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { minutes: { type: 'string' }, people: { type: 'string' } },
  allowPositionals: true,
})
const MINUTES = Number(values.minutes ?? 10)
const PEOPLE = Number(values.people ?? 20_000)
const WATCHERS = 50
const MINUTE = 60_000

const now = (): number => performance.timeOrigin + performance.now()

/** Milliseconds by operation since the last minute was told, and what went wrong in all. */
class Ledger {
  #taken = new Map<string, number[]>()
  readonly failed: string[] = []

  add(what: string, ms: number): void {
    const held = this.#taken.get(what)
    if (held) held.push(ms)
    else this.#taken.set(what, [ms])
  }

  /** A line for each operation; begins anew. */
  tell(): readonly string[] {
    const lines = [...this.#taken].map(([what, taken]) => {
      const sorted = [...taken].sort((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
      return `  ${what}: ${sorted.length} times, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`
    })
    this.#taken = new Map()
    return lines
  }
}

interface Load {
  readonly ledger: Ledger
  /** When the newest score was sent. */
  enteredAt: number
  over(): boolean
}

/** Does something again and again at a steady pace, whatever it takes; never twice at once. */
const paced = async ({ ledger, over }: Load, what: string, everyMs: number, act: () => Promise<unknown>) => {
  for (let due = now(); !over(); due = Math.max(due + everyMs, now())) {
    await sleep(Math.max(0, due - now()))
    const begun = now()
    await act().then(
      () => ledger.add(what, now() - begun),
      error => ledger.failed.push(`${what}: ${String(error).slice(0, 200)}`),
    )
  }
}

const page = async (url: string): Promise<void> => {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status}`)
}

type Asking = (query: string, variables?: object) => Promise<Record<string, unknown>>

const asking =
  (url: string, cookie?: string): Asking =>
  async (query, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ query, variables }),
    })
    const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors ?? response.status))
    return answer.data
  }

const FAMILIES = ['wang', 'li g', 'zhang', 'liu', 'chen g']
const PERSON = `query Q($id: ID!) { person(id: $id) { number name awards(first: 20) { totalCount edges { node { points event { name { zh } } } } } } }`
const SEARCH = `query Q($text: String!) { people(text: $text, first: 20) { edges { node { id number name } } } }`
const EVENTS = 'query Q { events(first: 20) { edges { node { code name { zh en } } } } }'
const TODAY = 'query Q { workToday { kind total items { __typename } } }'
const ENTER = `mutation M($input: EnterResultInput!) { enterResult(input: $input) { version problems { code } } }`

/** Those who look: pages made anew and kept, people and events by the API. */
const readers = (load: Load, { urls, portal }: RunningService, ids: readonly string[]): Promise<unknown>[] => {
  let n = 0
  const ask = asking(urls[0])
  return [
    paced(load, 'page of a ranking, made anew', 1_000, () => page(`${portal}/en/rankings/big?anew=${n++}`)),
    paced(load, 'page of a ranking, kept', 200, () => page(`${portal}/zh-CN/rankings/big`)),
    paced(load, "a person's points", 200, () => ask(PERSON, { id: ids[n++ % ids.length] })),
    paced(load, 'list of events', 500, () => ask(EVENTS)),
  ]
}

/** Those who work: a scorer at the tables, the register's office, whoever begins the day. */
const workers = async (load: Load, { urls }: RunningService, { running }: Scene): Promise<Promise<unknown>[]> => {
  const as = async (who: string) => asking(urls[0], await signIn(urls[0], addressOf(who), PASSWORD))
  const [scorer, registrar, staff] = [await as('scorer'), await as('registrar'), await as('staff')]
  const versions = new Map<string, number>()
  let n = 0
  const enter = async () => {
    const slot = running.slots[n++ % running.slots.length] ?? ''
    const expectedVersion = versions.get(slot) ?? 1
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: n % 14 } }
    load.enteredAt = now()
    const data = await scorer(ENTER, { input: { stage: running.stage, slot, sheet, expectedVersion } })
    const { version } = data.enterResult as { version?: number }
    if (version === undefined) throw new Error(JSON.stringify(data))
    versions.set(slot, version)
  }
  return [
    paced(load, 'entry of a score', 1_000, enter),
    paced(load, 'search in the register', 500, () => registrar(SEARCH, { text: `${FAMILIES[n % 5]}${n % 97}` })),
    paced(load, 'what waits today', 2_000, () => staff(TODAY)),
  ]
}

/** A hall of watchers in a process of its own: from one change of the standings to the last screen that has it. */
const watch = async (load: Load, { urls }: RunningService, { running }: Scene) => {
  const script = fileURLToPath(new URL('support/watchers.ts', import.meta.url))
  const child = fork(script, [urls[0], running.stage, String(WATCHERS)], { execArgv: process.execArgv })
  await once(child, 'message', { signal: AbortSignal.timeout(60_000) })
  child.on('message', ({ arrived }: { arrived: number[] }) => {
    load.ledger.add('entry until the last of fifty screens', Math.max(...arrived) - load.enteredAt)
  })
  return () => child.disconnect()
}

const memory = async (service: RunningService): Promise<string> => {
  const told: string[] = []
  for (const name of await service.names()) {
    const pid = (await service.part(name))?.pid
    if (!pid) continue
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    told.push(`${name} ${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)}`)
  }
  return told.join(', ')
}

const run = async (service: RunningService, scene: Scene, ids: readonly string[]): Promise<void> => {
  const ledger = new Ledger()
  const until = now() + MINUTES * MINUTE
  const load: Load = { ledger, enteredAt: 0, over: () => now() >= until }
  const stop = await watch(load, service, scene)
  const running = [...readers(load, service, ids), ...(await workers(load, service, scene))]
  for (let minute = 1; minute <= MINUTES; minute++) {
    await sleep(until - (MINUTES - minute) * MINUTE - now())
    console.log(`minute ${minute}; memory in MB: ${await memory(service)}; load ${loadavg()[0]?.toFixed(1)}`)
    for (const line of ledger.tell()) console.log(line)
  }
  await Promise.all(running)
  stop()
  console.log(`failed: ${ledger.failed.length}${ledger.failed.slice(0, 5).map(line => `\n  ${line}`)}`)
}

const service = await startService()
try {
  const database = await runningDatabase(service.folder)
  try {
    await fillFederation(database.sql, { people: PEOPLE, awards: PEOPLE * 10 })
    const scene = await makeScene(database)
    const rows = await database.sql`select id from person order by number limit 500`
    const ids = rows.map(row => globalId('Person', String(row.id)))
    console.log(`Node ${process.version}; ${PEOPLE} people, ${PEOPLE * 10} awards, ${WATCHERS} watching`)
    await run(service, scene, ids)
  } finally {
    await database.close()
  }
} finally {
  await service.stop()
}
