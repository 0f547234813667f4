import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, as `serve.ts` starts it. */
export interface Served {
  readonly address: string
  /** Milliseconds of processor that the process has taken so far: steadier than the clock on a busy machine. */
  cpu(): Promise<number>
  stop(): void
}

/** `--profile FOLDER`: every server writes where its time went. */
const profile = process.argv.includes('--profile') ? process.argv[process.argv.indexOf('--profile') + 1] : undefined

export const startServer = (kind: string, databaseUrl: string): Promise<Served> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [kind, databaseUrl], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [...process.execArgv, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])],
    })
    child.once('exit', code => reject(new Error(`${kind} ended with ${code}`)))
    child.once('message', message => {
      const { address } = message as { address: string }
      const cpu = () =>
        new Promise<number>(told => {
          child.once('message', answer => told((answer as { cpu: number }).cpu))
          child.send('cpu')
        })
      resolve({ address, cpu, stop: () => child.disconnect() })
    })
  })

export interface Ask {
  readonly server: Served
  readonly path?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Load {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p95: number
  /** Milliseconds of the server's processor for each request. */
  readonly cpu: number
  readonly bytes: number
}

const once = (agent: Agent, { server, path = '/', body, headers }: Ask): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${server.address}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      },
      response => {
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (response.statusCode === 200 && !text.includes('"errors"')) resolve(text)
          else reject(new Error(`${response.statusCode} ${text.slice(0, 300)}`))
        })
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })

/** The answer to one request. */
export const answerTo = async (ask: Ask): Promise<string> => {
  const agent = new Agent()
  return once(agent, ask).finally(() => agent.destroy())
}

/** Asks again and again over so many connections for so long. */
export const load = async (ask: Ask, { connections = 10, seconds = 3 } = {}): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const taken: number[] = []
  let bytes = 0
  const spent = await ask.server.cpu()
  const begun = performance.now()
  const until = begun + seconds * 1000
  const caller = async () => {
    while (performance.now() < until) {
      const from = performance.now()
      bytes = (await once(agent, ask)).length
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  const perSecond = (taken.length * 1000) / (performance.now() - begun)
  const cpu = ((await ask.server.cpu()) - spent) / taken.length
  agent.destroy()
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
  return { perSecond, p50: at(0.5), p95: at(0.95), cpu, bytes }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Loads ours and the floor in turn and prints requests a second and their ratio. */
export const compareLoads = async (
  name: string,
  { ours, floor, goal, rounds = 3 }: { ours: Ask; floor: Ask; goal: number; rounds?: number },
): Promise<void> => {
  await load(ours, { seconds: 2 })
  await load(floor, { seconds: 1 })
  const [own, bare]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    own.push(await load(ours))
    bare.push(await load(floor))
  }
  const [a, b] = [own, bare].map(loads => median(loads.map(one => one.perSecond))) as [number, number]
  const p95 = median(own.map(one => one.p95))
  const [ourCpu, bareCpu] = [own, bare].map(loads => median(loads.map(one => one.cpu)).toFixed(2))
  const ratio = a / b
  console.log(
    `${name}: ${a.toFixed(0)}/s (p95 ${p95.toFixed(1)} ms, ${ourCpu} ms of processor, ${own[0]?.bytes} B); floor ${b.toFixed(0)}/s (${bareCpu} ms); ratio ${ratio.toFixed(2)} (goal ≥ ${goal}: ${ratio >= goal ? 'met' : 'missed'})`,
  )
}
