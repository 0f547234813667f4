import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createAsking, runPendingJobs, startStack, testDeps, type TestStack, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { publishStandings } from '../support/publish-standings.js'

const run = promisify(execFile)
const folder = path.resolve(import.meta.dirname, '../../examples')
const temporary = mkdtempSync(path.join(tmpdir(), 'examples-'))

let journey: Journey
let stack: TestStack
let accountId: string

beforeAll(async () => {
  journey = await startJourney()
  const { database, federation } = journey
  const made = await useCases.createAccount(database.db, {
    name: '俱乐部',
    email: 'club@example.org',
    password: 'long enough',
  })
  accountId = made.ok ? made.value : ''
  await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, 'staff', 'organisation', ${federation.id}, '[2020-01-01,)', 'test')`
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await journey.stop()
  rmSync(temporary, { recursive: true })
})

const tokenOf = async (scopes: string[]): Promise<string> => {
  const made = await journey.ask<{ createApiToken: { token: string } }>(
    { accountId, requestId: 'r', grants: [] },
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token problems { code } } }',
    { input: { name: 'scores', scopes, days: 1 } },
  )
  return made.createApiToken.token
}

/** The client they import, as it was built or from its sources. */
const client = process.env.PAIJI_TEST_BUILT ? [] : ['--conditions=paiji-source', '--import', 'tsx']

const program = (name: string, args: readonly string[], token = '', more: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [...client, path.join(folder, name), ...args], {
    env: { ...process.env, PAIJI_URL: stack.url, PAIJI_TOKEN: token, ...more },
  })

describe('the example programs', () => {
  it('bring an evening with a token that may enter results, once however often they are run', async () => {
    const file = path.join(temporary, 'evening.xml')
    const pairs = ['1', '2', '3', '4', '5', '6']
    writeFileSync(file, usebioFile('Evening', pairs, sixPairs))
    const organisation = globalId('Organisation', journey.federation.id)
    const args = [organisation, file, '--commit', 'club']
    await expect(program('score-program/post-evening.mjs', args, await tokenOf(['read']))).rejects.toMatchObject({
      stderr: expect.stringContaining('FORBIDDEN'),
    })
    const token = await tokenOf(['read', 'results'])
    const { stdout } = await program('score-program/post-evening.mjs', args, token)
    expect(stdout).toMatch(/read evening\.xml/)
    expect(stdout).toMatch(/taken in as .*\/en\/events\//)
    const [counted] = await journey.database.sql`select count(*)::int as n from event`
    await program('score-program/post-evening.mjs', args, token).catch(() => undefined)
    const [again] = await journey.database.sql`select count(*)::int as n from event`
    expect(again?.n).toBe(counted?.n)
  })

  it('bring one unattended, with a token they fetch themselves', async () => {
    const file = path.join(temporary, 'unattended.xml')
    writeFileSync(file, usebioFile('Unattended', ['1', '2', '3', '4', '5', '6'], sixPairs))
    const { createOAuthClient: made } = await journey.ask<{
      createOAuthClient: { secret: string; client: { clientId: string } }
    }>(
      { accountId, requestId: 'r', grants: [] },
      'mutation ($input: CreateOAuthClientInput!) { createOAuthClient(input: $input) { secret client { clientId } } }',
      { input: { name: 'nightly', scopes: ['read', 'results'] } },
    )
    const args = [globalId('Organisation', journey.federation.id), file]
    const own = { PAIJI_CLIENT_ID: made.client.clientId, PAIJI_CLIENT_SECRET: made.secret }
    const { stdout } = await program('score-program/post-evening.mjs', args, '', own)
    expect(stdout).toMatch(/read unattended\.xml/)
    const wrong = { ...own, PAIJI_CLIENT_SECRET: 'another' }
    await expect(program('score-program/post-evening.mjs', args, '', wrong)).rejects.toMatchObject({
      stderr: expect.stringContaining('invalid_client'),
    })
  })

  it('follow the standings of a stage by a subscription', async () => {
    const file = usebioFile('Live', ['1', '2', '3', '4', '5', '6'], sixPairs)
    const { stage } = await journey.takeIn('live.xml', file)
    const following = program('live-board/follow-stage.mjs', [stage, '2'])
    // It begins with what stands; what is published after that is told then.
    await once(following.child.stdout ?? process.stdin, 'data')
    await publishStandings(journey, stage)
    expect((await following).stdout).toMatch(/^\d+ PROVISIONAL: .*\n\d+ PUBLISHED: 1 \S+/)
  })

  it('have a long list written whole, and fetch it', async () => {
    const { database } = journey
    const bodies = await database.sql`select code from organisation`
    const token = await tokenOf(['read'])
    const fetching = program('whole-list/fetch-all.mjs', [], token)
    const isAsked = async () => (await database.sql`select from bulk_export`).length > 0
    while (!(await isAsked())) await setTimeout(100)
    const deps = testDeps(database.db)
    await runPendingJobs(database.url, { ...deps, asking: createAsking(deps) })
    const lines = (await fetching).stdout.trim().split('\n')
    expect(lines.map(line => JSON.parse(line).code).toSorted()).toEqual(bodies.map(({ code }) => code).toSorted())
    const query = path.join(temporary, 'query.graphql')
    writeFileSync(query, '{ viewer { account { id } } }')
    await expect(program('whole-list/fetch-all.mjs', [query], token)).rejects.toMatchObject({
      stderr: expect.stringContaining('BULK_'),
    })
  })

  it('show the newest list of a ranking, and say when there is none', async () => {
    await expect(program('club-website/show-list.mjs', ['nothing'])).rejects.toMatchObject({
      stderr: expect.stringContaining('there is no list of nothing'),
    })
    await journey.ask(
      journey.federation.staff,
      'mutation ($input: IssueListInput!) { issueList(input: $input) { problems { code } } }',
      { input: { ranking: journey.federation.rankingCode, asOf: '2026-03-31' } },
    )
    const { stdout } = await program('club-website/show-list.mjs', [journey.federation.rankingCode])
    expect(stdout).toContain('2026-03-31')
    expect(stdout).toContain('<table>')
  })
})
