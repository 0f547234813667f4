import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { scene, startTestServer, testDatabase, testDeps, useCases } from '@paiji/api/testing'
import { fillFederation } from './support/large-federation.js'
import { readSize } from './support/read-size.js'

/**
 * `npm run bench -- lists --people N --awards M`: the issue of one list of points, with its digests, entries and row of the
 * log, beside one SQL aggregate and window over the same awards; the memory of the process and how long its loop stood
 * still meanwhile.
 */

const { people, awards } = readSize(process.argv.slice(2), { people: 12_000, awards: 128_000 })
const MB = 1024 * 1024

/** Runs something, with the most memory that the process had and the longest its loop stood still (ms). */
const watched = async <T>(run: () => Promise<T>): Promise<{ ms: number; rss: number; stood: number; value: T }> => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let rss = process.memoryUsage().rss
  const sampling = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage().rss)
  }, 20)
  delay.enable()
  const begun = performance.now()
  try {
    const value = await run()
    return { ms: performance.now() - begun, rss: rss / MB, stood: delay.max / 1e6, value }
  } finally {
    clearInterval(sampling)
    delay.disable()
  }
}

const server = await startTestServer()
const database = await testDatabase(server)
try {
  const { sql, db } = database
  await fillFederation(sql, { people, awards })
  console.log(
    `Node ${process.version}; ${people} people, ${awards} awards; load ${loadavg()[0]?.toFixed(1)}; ratios count`,
  )
  const [ranking] = await sql`select id, organisation_id from ranking limit 1`
  const scope = { kind: 'organisation' as const, id: ranking?.organisation_id as string }
  const staff = {
    accountId: 'bench',
    grants: [{ role: 'staff' as const, scope, from: undefined, until: undefined }],
    requestId: 'bench',
  }
  const issueOn = async (asOf: string) => {
    const { listId } = scene.must(
      await useCases.issueList(testDeps(db), staff, { rankingId: ranking?.id as string, asOf }),
    )
    return listId
  }
  const floor = () =>
    sql`
    select person_id, value, rank() over (order by value desc) from (
      select person_id, sum(points) as value from point_award
      where superseded_at is null and sport = 'bridge' and earned_on <= '2026-10-30' group by person_id) t`.execute()
  await floor()
  const bares = [await watched(floor), await watched(floor), await watched(floor)]
  const bare = bares.sort((a, b) => a.ms - b.ms)[1] ?? { ms: 0 }
  const before = process.memoryUsage().rss / MB
  const full = await watched(() => issueOn('2026-10-30'))
  const times = (full.ms / bare.ms).toFixed(1)
  console.log(
    `one list: ${full.ms.toFixed(0)} ms; one SQL aggregate + window: ${bare.ms.toFixed(0)} ms; ratio ${times}`,
  )
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${full.rss.toFixed(0)} MB at most; loop stood still ${full.stood.toFixed(0)} ms at most`,
  )
  const again = await watched(() => issueOn('2026-10-30'))
  console.log(`the same again, nothing changed: ${(again.ms / full.ms).toFixed(2)} of a full issue`)
  const [stored] = await sql`
    select sum(pg_column_size(e.*))::float8 / count(*) as bytes from ranking_entry e where list_id = ${full.value}`
  console.log(`bytes per person and issue: ${Number(stored?.bytes).toFixed(0)}`)
} finally {
  await database.drop()
  await server.stop()
}
