import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startTestServer, type TestApi, type TestDatabase, testApi, testDatabase, testDeps } from '@paiji/api/testing'
import { type Federation, makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { memoryOf, startApi } from './support/api-program.js'
import { insertAndNotify, p95 } from './support/insert-and-notify.js'

/**
 * `npm run bench -- room`: two hundred telephones enter their table's result within one second, through the program as it is
 * served, its limits on, while two thousand follow the standings. Printed: how many were accepted and how soon, how long
 * until every follower has standings that count the result, and the memory of the program; beside them a bare insert, and
 * its NOTIFY heard by one. Once with what the portal's pages follow, once with the first twenty lines in each event.
 */

const { values: asked } = parseArgs({ options: { phones: { type: 'string' }, watchers: { type: 'string' } } })
/** Tables with one telephone each. */
const TABLES = Number(asked.phones ?? 200)
const WATCHERS = Number(asked.watchers ?? 2_000)
const WITHIN = 1_000
/** As many entries as one request takes. */
const ENTERED = 100
const FORWARD = 'bench of the room'

const now = (): number => performance.timeOrigin + performance.now()

interface Hall {
  readonly database: TestDatabase
  readonly federation: Federation
  readonly api: TestApi
  readonly stage: string
}

interface Phone {
  readonly code: string
  readonly slot: string
}

type Answer = Record<string, Record<string, unknown> & { problems: readonly { code: string }[] }>

const act = async (
  { api, federation }: Pick<Hall, 'api' | 'federation'>,
  name: string,
  input: object,
  rest = '',
): Promise<Record<string, unknown>> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${rest} problems { code } } }`
  const { data, errors } = await api.execute<Answer>(federation.staff, document, { input })
  const answer = data?.[name]
  if (errors || !answer || answer.problems.length > 0) throw new Error(`${name} ${JSON.stringify(errors ?? answer)}`)
  return answer
}

const newStage = async (at: Pick<Hall, 'api' | 'federation' | 'database'>): Promise<string> => {
  const { sql } = at.database
  const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
  const about = { code: 'ROOM', nameZh: '大厅', nameEn: 'Room', sport: 'guandan', category: 'club', ...days }
  await act(at, 'createEvent', { organisation: globalId('Organisation', at.federation.id), ...about })
  const [event] = await sql`select id from event where code = 'ROOM'`
  const plan = { format: { kind: 'swiss', rounds: 4 } }
  const settings = { format: 'byDeals', deals: 4 }
  const named = { nameZh: '预赛', nameEn: 'Round', format: 'swiss', plan, settings }
  await act(at, 'addStage', { event: globalId('Event', String(event?.id)), ...named })
  const [row] = await sql`select id from stage where event_id = ${String(event?.id)}`
  const stage = globalId('Stage', String(row?.id))
  for (let first = 0; first < 2 * TABLES; first += ENTERED) {
    const entrants = Array.from({ length: Math.min(ENTERED, 2 * TABLES - first) }, (_, one) => ({
      players: [{ name: `甲${first + one}` }, { name: `乙${first + one}` }],
    }))
    await act(at, 'enterEntrants', { stage, entrants })
  }
  await act(at, 'openSession', { stage })
  return stage
}

/** A round is drawn, announced and given its codes; one telephone a table. */
const newRound = async (hall: Hall): Promise<{ round: string; phones: readonly Phone[] }> => {
  const drawn = await act(hall, 'drawRound', { stage: hall.stage }, 'round { id number }')
  const { id: round, number } = drawn.round as { id: string; number: number }
  await act(hall, 'publishRound', { round })
  await act(hall, 'openTableEntry', { round, hours: 4 })
  const document = 'query ($id: ID!) { round(id: $id) { tables { label kind codes { code } } } }'
  const { data } = await hall.api.execute<{
    round: { tables: { label: string; kind: string; codes: { code: string }[] }[] }
  }>(hall.federation.staff, document, { id: round })
  const phones = (data?.round.tables ?? [])
    .filter(table => table.kind === 'match')
    .map(({ label, codes: [first] }) => ({ code: first?.code ?? '', slot: `r${number}/t${label}` }))
  return { round, phones }
}

const ENTER =
  'mutation ($input: EnterTableResultInput!) { enterTableResult(input: $input) { version problems { code } } }'

interface Entered {
  readonly isAccepted: boolean
  readonly sentAt: number
  readonly answeredAt: number
}

const enter = async (address: string, { code, slot }: Phone, at: number): Promise<Entered> => {
  await sleep((at * WITHIN) / TABLES)
  const finish = at % 3 === 0 ? [1, 3, 0, 2] : [0, 2, 1, 3]
  const sheet = { guandan: { kind: 'game', deals: Array.from({ length: 4 }, () => ({ finish })), ended: 'dealCount' } }
  const sentAt = now()
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-paiji-forward': FORWARD,
      'x-forwarded-for': `10.2.${at >> 6}.${(at % 64) + 1}`,
    },
    body: JSON.stringify({ query: ENTER, variables: { input: { code, slot, sheet, expectedVersion: 0 } } }),
  })
  const answer = (await response.json()) as { data?: { enterTableResult?: { version?: number } } }
  const isAccepted = answer.data?.enterTableResult?.version === 1
  if (!isAccepted) console.error(JSON.stringify(answer))
  return { isAccepted, sentAt, answeredAt: now() }
}

const watch = async (address: string, stage: string, fields: string) => {
  const script = fileURLToPath(new URL('support/standings-watchers.ts', import.meta.url))
  const child = fork(script, [address, stage, String(WATCHERS), FORWARD, fields], { execArgv: process.execArgv })
  const ended = once(child, 'exit').then(() => {
    throw new Error('a follower was refused')
  })
  ended.catch(() => undefined)
  const message = async (): Promise<unknown> =>
    (await once(child, 'message', { signal: AbortSignal.timeout(300_000) }))[0]
  const told = (): Promise<unknown> => Promise.race([message(), ended])
  await told()
  return {
    /** When every follower had standings of 1, 2, … so many facts. */
    until: async (target: number): Promise<readonly number[]> => {
      const answer = told()
      child.send({ target })
      return ((await answer) as { last: number[] }).last
    },
    stop: () => child.disconnect(),
  }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

const burst = async (hall: Hall, child: ChildProcess, address: string, name: string, fields: string): Promise<void> => {
  const { round, phones } = await newRound(hall)
  const [before] = await hall.database.sql`select count(*)::int as n from score_sheet where superseded_at is null`
  const facts = Number(before?.n)
  const quiet = memoryOf(child.pid)
  const watchers = await watch(address, hall.stage, fields)
  const watched = memoryOf(child.pid)
  let most = watched
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid))
  }, 100)
  const seen = watchers.until(facts + phones.length)
  const entered = await Promise.all(phones.map((phone, at) => enter(address, phone, at)))
  const last = await seen
  clearInterval(timer)
  watchers.stop()
  const accepted = entered.filter(one => one.isAccepted).sort((a, b) => a.answeredAt - b.answeredAt)
  const toAll = accepted.map((one, at) => (last[facts + at + 1] ?? Number.NaN) - one.sentAt)
  const floors: { written: number; heard: number }[] = []
  for (let at = 0; at < 50; at++)
    floors.push(await insertAndNotify(hall.database, 'bench_room', { finish: [0, 2, 1, 3] }))
  const written = p95(floors.map(one => one.written))
  const heard = p95(floors.map(one => one.heard))
  const answered = p95(entered.map(one => one.answeredAt - one.sentAt))
  console.log(`${name}: ${accepted.length} of ${phones.length} accepted within ${ms(WITHIN)} of sending`)
  console.log(`  acknowledged: p95 ${ms(answered)}; bare insert + NOTIFY: p95 ${written.toFixed(1)} ms`)
  console.log(
    `  until each of ${WATCHERS} has it: p95 ${ms(p95(toAll))}, last ${ms(Math.max(...toAll))}; NOTIFY heard by one: p95 ${heard.toFixed(1)} ms`,
  )
  console.log(`  memory: ${quiet} MB, with all watching ${watched} MB, at most ${most} MB`)
  await act(hall, 'closeRound', { round })
}

const server = await startTestServer()
const database = await testDatabase(server)
const folder = mkdtempSync(path.join(tmpdir(), 'paiji-room-'))
const api = await testApi(testDeps(database.db))
try {
  await database.sql`create table bare_fact (id bigint generated always as identity primary key, payload jsonb not null)`
  const federation = await makeFederation(database)
  const stage = await newStage({ api, federation, database })
  const hall: Hall = { api, federation, database, stage }
  const { child, address } = await startApi(database.url, folder, {
    PAIJI_API_PROCESSES: '1',
    PAIJI_FORWARD_SECRET: FORWARD,
  })
  console.log(`Node ${process.version}, PostgreSQL embedded, ${TABLES} telephones; load ${loadavg()[0]?.toFixed(1)}`)
  try {
    await burst(hall, child, address, 'what pages follow', 'id number status outputDigest computedAt')
    const lines = 'id lines(first: 20) { edges { node { rank total entry { number } } } }'
    await burst(hall, child, address, 'twenty lines in each event', lines)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
} finally {
  await api.stop()
  await database.drop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
