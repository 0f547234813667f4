import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  readContents,
  runPendingJobs,
  scene,
  sealedKinds,
  startTestServer,
  testDatabase,
  testDeps,
  useCases,
} from '@paiji/api/testing'
import { canonicalJson } from '@paiji/rules'
import { fillFederation } from './support/large-federation.js'
import { readSize } from './support/read-size.js'

/**
 * `npm run bench -- switch --people N --awards M`: files of an earlier system's points, 200,000 rows each, read, checked and taken in
 * part by part by the worker; the most memory of the process meanwhile. Every row is found by its person's number, is checked against
 * birth, switch day and what was brought in before, and becomes an award. Floors: COPY of the rows as the file has them into a bare
 * table; COPY of the awards as they are stored into a bare table, and into one with their indexes and checks; and their sealing alone,
 * reading what was stored and taking its digest.
 */

const { people, awards } = readSize(process.argv.slice(2), { people: 20_000, awards: 200_000 })
const ROWS_A_FILE = 200_000
const MB = 1024 * 1024

let most = 0
const sampling = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss)
}, 50)
const timed = async <T>(
  run: () => Promise<T>,
): Promise<{ readonly ms: number; readonly cpu: number; readonly value: T }> => {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  const value = await run()
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - begun, cpu: (user + system) / 1000, value }
}

const server = await startTestServer()
const database = await testDatabase(server)
try {
  const { sql, db } = database
  const deps = testDeps(db)
  await fillFederation(sql, { people, awards: 1 })
  console.log(
    `Node ${process.version}; ${people} people, ${awards} rows; load ${loadavg()[0]?.toFixed(1)}; ratios count`,
  )
  const [ranking] = await sql`select organisation_id from ranking limit 1`
  const organisationId = ranking?.organisation_id as string
  await sql`insert into "user" (id, name, email) values ('bench', 'bench', 'bench@paiji.example')`
  await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values ('bench', 'staff', 'organisation', ${organisationId}, '[2020-01-01,)', 'bench')`
  const scope = { kind: 'organisation' as const, id: organisationId }
  const grants = [{ role: 'staff' as const, scope, from: undefined, until: undefined }]
  const staff = { accountId: 'bench', grants, requestId: 'bench' }
  const numbers = (await sql`select number from person where number is not null order by number`).map(row =>
    String(row.number),
  )
  const lineOf = (at: number): string =>
    `${numbers[at % numbers.length]},${(1 + (at % 400)) / 4},20${10 + (at % 12)}-0${1 + (at % 9)}-15,红分,第 ${at} 场`
  const files = Math.ceil(awards / ROWS_A_FILE)
  const rowsOf = (file: number): number => Math.min(ROWS_A_FILE, awards - file * ROWS_A_FILE)
  const linesOf = (file: number): string[] =>
    Array.from({ length: rowsOf(file) }, (_, at) => lineOf(file * ROWS_A_FILE + at))

  await sql`create table bare (number text, points numeric, day date, colour text, note text)`
  const copied = await timed(async () => {
    for (let file = 0; file < files; file++)
      await pipeline(Readable.from([linesOf(file).join('\n')]), await sql`copy bare from stdin (format csv)`.writable())
  })

  const total = { read: 0, check: 0, take: 0, cpu: 0 }
  for (let file = 0; file < files; file++) {
    const content = Buffer.from(`会员号,积分,日期,积分种类,备注\n${linesOf(file).join('\n')}\n`)
    const about = {
      kind: 'points' as const,
      organisationId,
      sport: 'bridge',
      system: 'old',
      fileName: `points-${file}.csv`,
    }
    const read = await timed(async () => scene.must(await useCases.readTable(deps, staff, { ...about, content })))
    const largeId = 'largeId' in read.value ? read.value.largeId : ''
    const checked = await timed(() => runPendingJobs(database.url, deps))
    scene.must(await useCases.takeInLargeTable(deps, staff, { largeId }))
    const taken = await timed(() => runPendingJobs(database.url, deps))
    total.read += read.ms
    total.check += checked.ms
    total.take += taken.ms
    total.cpu += read.cpu + checked.cpu + taken.cpu
    const [row] = await sql`select state from large_table where id = ${largeId}`
    if (row?.state !== 'TAKEN') throw new Error(`the file is ${row?.state}`)
  }
  const [stored] = await sql`select count(*)::int as n from point_award where source_row is not null`
  if (stored?.n !== awards) throw new Error(`${stored?.n} of ${awards} are there`)

  // The awards themselves, by a file of the database's own.
  const [folder] = await sql`select current_setting('data_directory') as path`
  const file = `${folder?.path}/awards.copy`
  await sql.unsafe(`copy point_award to '${file}'`)
  const copyInto = (table: string) => timed(async () => sql.unsafe(`copy ${table} from '${file}'`))
  await sql`create table bare_award as table point_award with no data`
  await sql`create table indexed_award (like point_award including all)`
  const bare = await copyInto('bare_award')
  const indexed = await copyInto('indexed_award')
  const kind = sealedKinds.find(one => one.kind === 'award_run')
  if (!kind) throw new Error('awards are not sealed')
  const runs = (await sql`select id from award_run where table_file_id is not null`).map(row => String(row.id))
  const sealed = await timed(async () => {
    for (const run of runs)
      for (const content of (await readContents(db, kind, [run])).values())
        createHash('sha256').update(canonicalJson(content)).digest()
  })

  const times = (ms: number): string => (ms / copied.ms).toFixed(1)
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
  console.log(
    `COPY of the same rows into a bare table: ${seconds(copied.ms)}, ${seconds(copied.cpu)} of our processor time`,
  )
  console.log(`read into parts: ${seconds(total.read)} (${times(total.read)})`)
  console.log(`dry run: ${seconds(total.check)} (${times(total.check)})`)
  console.log(`taken in: ${seconds(total.take)} (${times(total.take)})`)
  console.log(
    `COPY of the awards into a bare table: ${seconds(bare.ms)}; with indexes and checks: ${seconds(indexed.ms)}`,
  )
  console.log(`sealing alone: ${seconds(sealed.ms)}, ${seconds(sealed.cpu)} of our processor time`)
  const beside = (floor: number): string => ((total.take - sealed.ms) / floor).toFixed(1)
  console.log(
    `taken in without the sealing: ${beside(bare.ms)} times the bare COPY of the awards, goal 3.0; ${beside(indexed.ms)} with indexes`,
  )
  console.log(`our processor time for all three: ${seconds(total.cpu)}; at most ${Math.round(most / MB)} MB`)
} finally {
  clearInterval(sampling)
  await database.drop()
  await server.stop()
}
