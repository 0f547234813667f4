import { setTimeout as sleep } from 'node:timers/promises'
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
import { createClient } from 'graphql-sse'
import { type Federation, makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * `npm run bench -- live`: a result entered while two hundred watch the stage. Acknowledged is when the scorer has the
 * answer, pushed when a watcher has the event over HTTP; beside them a bare insert, and its NOTIFY heard by one listener.
 */

const WATCHERS = 200
const ROUNDS = 20
const FORWARD = 'bench'

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0

const SUBSCRIPTION = 'subscription ($stage: ID!) { standingsChanged(stage: $stage) { id } }'

/** Two hundred telephones, each at an address of its own. */
const watch = (url: string, stage: string, seen: (at: number) => void): (() => void) => {
  const clients = Array.from({ length: WATCHERS }, (_, at) => {
    const headers = { 'x-paiji-forward': FORWARD, 'x-forwarded-for': `10.0.${at >> 6}.${(at % 64) + 1}` }
    const client = createClient({ url: `${url}/graphql/stream`, retryAttempts: 0, headers })
    const sink = { next: () => seen(performance.now()), error: () => {}, complete: () => {} }
    client.subscribe({ query: SUBSCRIPTION, variables: { stage } }, sink)
    return client
  })
  return () => {
    for (const client of clients) client.dispose()
  }
}

/** The floor: a row and its notice, heard in the same process. */
const bare = async ({ sql }: TestDatabase, round: number): Promise<{ written: number; heard: number }> => {
  let heard = (): void => {}
  const notice = new Promise<void>(resolve => {
    heard = resolve
  })
  const listening = await sql.listen('bench_live', () => heard())
  const begun = performance.now()
  await sql.begin(async tx => {
    await tx`insert into bare_fact (payload) values (${tx.json({ contract: '3NT', tricks: round })})`
    await tx`select pg_notify('bench_live', '1')`
  })
  const written = performance.now() - begun
  await notice
  const all = performance.now() - begun
  await listening.unlisten()
  return { written, heard: all }
}

const takeIn = async (database: TestDatabase, federation: Federation): Promise<void> => {
  const deps = testDeps(database.db)
  const content = new TextEncoder().encode(usebioFile('Live', ['1', '2', '3', '4', '5', '6'], sixPairs))
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
  let arrived: number[] = []
  const stop = watch(stack.url, globalId('Stage', stageId), at => arrived.push(at))
  await sleep(3_000)
  const [acknowledged, pushed, written, heard]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = -2; round < ROUNDS; round++) {
    arrived = []
    const begun = performance.now()
    const tricks = 6 + (version % 8)
    const entry = { stageId, slot, sheet: { contract: '3NT', declarer: 'N', tricks }, expectedVersion: version }
    version = scene.must(await useCases.enterResult(deps, federation.staffViewer, entry)).version
    const answered = performance.now() - begun
    for (let waited = 0; arrived.length < WATCHERS && waited < 10_000; waited += 5) await sleep(5)
    if (arrived.length < WATCHERS) throw new Error(`only ${arrived.length} of ${WATCHERS} watchers were told`)
    const floor = await bare(database, round)
    if (round < 0) continue
    acknowledged.push(answered)
    pushed.push(...arrived.map(at => at - begun))
    written.push(floor.written)
    heard.push(floor.heard)
  }
  stop()
  await worker.stop()
  await stack.close()
  const print = (name: string, own: readonly number[], floorIs: string, floor: readonly number[]): void =>
    console.log(
      `${name}: p95 ${p95(own).toFixed(1)} ms; ${floorIs}: p95 ${p95(floor).toFixed(1)} ms; ratio ${(p95(own) / p95(floor)).toFixed(1)}`,
    )
  print(`acknowledged, ${WATCHERS} watching`, acknowledged, 'bare insert + NOTIFY', written)
  print(`pushed to ${WATCHERS} watchers`, pushed, 'NOTIFY heard by one', heard)
}

const server = await startTestServer()
const database = await testDatabase(server)
try {
  console.log(`Node ${process.version}, PostgreSQL embedded; ${ROUNDS} entries, floors in the same run`)
  await bench(database, await makeFederation(database))
} finally {
  await sleep(50)
  await database.drop()
  await server.stop()
}
