import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { scene, startTestServer, testDatabase, testDeps, useCases } from '@paiji/api/testing'
import { makeFederation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { memoryOf, startApi } from './support/api-program.js'
import { signIn } from '../support/sign-in.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * `npm run bench -- flood`: what callers from outside do to the entry of scores, and to the memory of the API. Prints
 * medians quiet and under forty signed-out loops, and the memory before and after large bodies.
 */

const LOOPS = 40
const SECONDS = 8
const PASSWORD = 'a scorer of the flood'

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

interface Desk {
  readonly address: string
  readonly cookie: string
  readonly stage: string
  readonly slot: string
}

const ENTER = 'mutation ($input: EnterResultInput!) { enterResult(input: $input) { version problems { code } } }'

/** Enters scores one after the other for some seconds; answers the times in milliseconds. */
const enterFor = async ({ address, cookie, stage, slot }: Desk, from: number, seconds: number) => {
  const [times, end]: [number[], number] = [[], performance.now() + seconds * 1000]
  let version = from
  while (performance.now() < end) {
    const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: version % 14 } }
    const begun = performance.now()
    const response = await post(
      address,
      { query: ENTER, variables: { input: { stage, slot, sheet, expectedVersion: version } } },
      { cookie },
    )
    const answer = (await response.json()) as { data?: { enterResult?: { version?: number } } }
    if (answer.data?.enterResult?.version !== version + 1) throw new Error(JSON.stringify(answer))
    times.push(performance.now() - begun)
    version += 1
  }
  return { times, version }
}

const CORRECT = 'mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) { problems { code } } }'

/** Signed-out loops of the costliest mutation; answers how many requests they sent, by status. */
const flood = async ({ address, stage, slot }: Desk, until: () => boolean): Promise<Record<string, number>> => {
  const sent: Record<string, number> = {}
  const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 9 } }
  const correction = { stage, slot, sheet, kind: 'typo', reason: 'flood', authorityKind: 'staff' }
  const body = { query: CORRECT, variables: { input: { correction, previewedOn: 'x' } } }
  const loop = async () => {
    while (!until()) {
      const { status } = await post(address, body).catch(() => ({ status: 0 }))
      sent[status] = (sent[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: LOOPS }, loop))
  return sent
}

const bodies = async (address: string): Promise<Record<string, number>> => {
  const big = `{"query":"{ viewer { name } }","x":"${'x'.repeat(23 * 1024 * 1024)}"}`
  const answers = await Promise.all(
    Array.from({ length: 24 }, () =>
      post(address, big, { cookie: 'session_token=1' }).then(
        response => String(response.status),
        () => 'closed',
      ),
    ),
  )
  return Object.fromEntries([...new Set(answers)].map(one => [one, answers.filter(each => each === one).length]))
}

const prepareDesk = async (database: Awaited<ReturnType<typeof testDatabase>>) => {
  const federation = await makeFederation(database)
  const deps = testDeps(database.db)
  const content = new TextEncoder().encode(usebioFile('Flood', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const about = { organisationId: federation.id, fileName: 'flood.xml', content }
  const { importId } = scene.must(await useCases.readResultsFile(deps, federation.staffViewer, about))
  scene.must(await useCases.commitImport(deps, federation.staffViewer, { importId, registerUnknown: true }))
  const account = { email: 'scorer@example.org', name: 'Scorer', password: PASSWORD }
  const accountId = scene.must(await useCases.createAccount(database.db, account))
  await database.sql`
    insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, 'scorer', 'organisation', ${federation.id}, '[2020-01-01,)', 'bench')`
  const [row] = await database.sql`select stage_id, slot from score_sheet order by slot limit 1`
  return { stage: globalId('Stage', row?.stage_id as string), slot: row?.slot as string }
}

const server = await startTestServer()
const database = await testDatabase(server)
const folder = mkdtempSync(path.join(tmpdir(), 'paiji-flood-'))
const place = await prepareDesk(database)
const { child, address } = await startApi(database.url, folder)
try {
  const desk: Desk = { address, cookie: await signIn(address, 'scorer@example.org', PASSWORD), ...place }
  const warm = await enterFor(desk, 1, 2)
  const quiet = await enterFor(desk, warm.version, SECONDS)
  let over = false
  const flooding = flood(desk, () => over)
  const tell = (what: string, times: readonly number[]) => {
    const ratio = median(times) / median(quiet.times)
    console.log(`score entry ${what}: ${median(times).toFixed(1)} ms; ratio to quiet ${ratio.toFixed(2)}`)
  }
  console.log(`score entry quiet: ${median(quiet.times).toFixed(1)} ms`)
  // What an address may spend at once comes first, then what flows to it.
  const burst = await enterFor(desk, quiet.version, SECONDS)
  tell(`in the first ${SECONDS} s of ${LOOPS} signed-out loops`, burst.times)
  tell(`in the next ${SECONDS} s`, (await enterFor(desk, burst.version, SECONDS)).times)
  over = true
  console.log(`the loops sent, by status: ${JSON.stringify(await flooding)}`)
  const before = memoryOf(child.pid)
  const answered = await bodies(address)
  console.log(`memory ${before} MB, ${memoryOf(child.pid)} MB after 24 bodies of 23 MB: ${JSON.stringify(answered)}`)
} finally {
  child.kill('SIGKILL')
  await database.drop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
