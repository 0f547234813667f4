import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  scene,
  startStack,
  startTestServer,
  type TestDatabase,
  testDatabase,
  testDeps,
  testWorker,
  useCases,
} from '@paiji/api/testing'
import { type Federation, makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { insertAndNotify, p95 } from './support/insert-and-notify.js'
import { type Result, usebioFile } from '../support/usebio.js'

/**
 * `npm run bench -- live`: a result entered in a session of forty pairs while two hundred watch the stage. Acknowledged
 * is when the scorer has the answer, pushed when a watcher (in a process of its own) has the event over HTTP; beside them
 * a bare insert, and its NOTIFY heard by one listener. Computed is when the notice of the new standings is heard.
 */

const WATCHERS = 200
const ROUNDS = 30
const FORWARD = 'bench'
const PAIRS = 40
const BOARDS = 24

const now = (): number => performance.timeOrigin + performance.now()

/** Two hundred telephones; `seen` answers when the last of them has the next event, with the moment each had it. */
const watch = async (url: string, stage: string) => {
  const script = fileURLToPath(new URL('support/watchers.ts', import.meta.url))
  const child = fork(script, [url, stage, String(WATCHERS), FORWARD], { execArgv: process.execArgv })
  const told = async (): Promise<unknown> => {
    const [message] = await once(child, 'message', { signal: AbortSignal.timeout(240_000) })
    return message
  }
  await told()
  return {
    seen: async () => ((await told()) as { arrived: number[] }).arrived,
    stop: () => child.disconnect(),
  }
}

/** Every board at twenty tables, the pairs of the other direction moved on. */
const results = (): Result[] => {
  const half = PAIRS / 2
  return Array.from({ length: half * BOARDS }, (_, at): Result => {
    const [table, board] = [at % half, Math.floor(at / half)]
    return [board + 1, String(table + 1), String(half + ((table + board) % half) + 1), '3NT', 'N', 6 + ((at * 7) % 8)]
  })
}

const takeIn = async (database: TestDatabase, federation: Federation): Promise<void> => {
  const deps = testDeps(database.db)
  const pairs = Array.from({ length: PAIRS }, (_, at) => String(at + 1))
  const content = new TextEncoder().encode(usebioFile('Live', pairs, results()))
  const about = { organisationId: federation.id, fileName: 'live.xml', content }
  const { importId } = scene.must(await useCases.readResultsFile(deps, federation.staffViewer, about))
  scene.must(await useCases.commitImport(deps, federation.staffViewer, { importId, registerUnknown: true }))
}

const bench = async (database: TestDatabase, federation: Federation): Promise<void> => {
  const { db, sql, url } = database
  const deps = testDeps(db)
  await takeIn(database, federation)
  await sql`create table bare_fact (id bigint generated always as identity primary key, payload jsonb not null)`
  const [sheet] = await sql`
    select stage_id, slot, version from score_sheet where superseded_at is null order by slot limit 1`
  if (!sheet) throw new Error('no sheet')
  const stageId = String(sheet.stage_id)
  const slot = String(sheet.slot)
  let version = Number(sheet.version)
  const stack = await startStack(database, { forwardSecret: FORWARD })
  const worker = await testWorker(url, deps)
  const watchers = await watch(stack.url, globalId('Stage', stageId))
  let computedAt = 0
  await sql.listen('paiji', text => {
    if (text.includes('standings')) computedAt = now()
  })
  const [acknowledged, computed, pushed, written, heard]: number[][] = [[], [], [], [], []]
  for (let round = -5; round < ROUNDS; round++) {
    const told = watchers.seen()
    const begun = now()
    const tricks = 6 + (version % 8)
    const entry = { stageId, slot, sheet: { contract: '3NT', declarer: 'N', tricks }, expectedVersion: version }
    version = scene.must(await useCases.enterResult(deps, federation.staffViewer, entry)).version
    const answered = now() - begun
    const arrived = await told
    const floor = await insertAndNotify(database, 'bench_live', { contract: '3NT', tricks: round })
    if (round < 0) continue
    acknowledged?.push(answered)
    computed?.push(computedAt - begun)
    pushed?.push(...arrived.map(at => at - begun))
    written?.push(floor.written)
    heard?.push(floor.heard)
  }
  watchers.stop()
  await worker.stop()
  await stack.close()
  const print = (name: string, own: readonly number[] = [], floorIs = '', floor: readonly number[] = []): void =>
    console.log(
      `${name}: p95 ${p95(own).toFixed(1)} ms; ${floorIs}: p95 ${p95(floor).toFixed(1)} ms; ratio ${(p95(own) / p95(floor)).toFixed(1)}`,
    )
  print(`acknowledged, ${WATCHERS} watching`, acknowledged, 'bare insert + NOTIFY', written)
  print('computed', computed, 'NOTIFY heard by one', heard)
  print(`pushed to ${WATCHERS} watchers`, pushed, 'NOTIFY heard by one', heard)
}

const server = await startTestServer()
const database = await testDatabase(server)
try {
  console.log(
    `Node ${process.version}, PostgreSQL embedded; ${ROUNDS} entries among ${(PAIRS / 2) * BOARDS} results; load ${loadavg()[0]?.toFixed(1)}`,
  )
  await bench(database, await makeFederation(database))
} finally {
  await sleep(50)
  await database.drop()
  await server.stop()
}
