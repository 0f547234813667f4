import { scene, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** What somebody may have so many of: however many requests come at the same time, no more of them stand. */

let journey: Journey
let keeper: NonNullable<Actor>

beforeAll(async () => {
  journey = await startJourney()
  const account = { email: 'keeper@example.org', name: 'Keeper', password: 'long enough' }
  const accountId = scene.must(await useCases.createAccount(journey.database.db, account))
  keeper = { ...journey.federation.staffViewer, accountId }
})
afterAll(() => journey?.stop())

const inputs = {
  createWebhook: (at: number) => ({
    organisation: globalId('Organisation', journey.federation.id),
    url: `https://example.org/${at}`,
    topics: ['published'],
  }),
  createApiToken: (at: number) => ({ name: `Program ${at}`, scopes: ['read'], days: 30 }),
  createOAuthClient: (at: number) => ({ name: `Program ${at}`, scopes: ['read'] }),
  startBulkExport: (at: number) => ({
    document: `query Q${at} ($first: Int, $after: String) { organisations(first: $first, after: $after) {
      edges { node { code } } pageInfo { hasNextPage endCursor } } }`,
  }),
  openUpload: (at: number) => ({
    about: { results: globalId('Organisation', journey.federation.id) },
    fileName: `${at}.xml`,
    size: 1_000,
  }),
}

describe('requests at the same time', () => {
  it.each([
    ['createWebhook', 'webhook', 20, 'WEBHOOKS_TOO_MANY'],
    ['createApiToken', 'api_token', 20, 'TOKENS_TOO_MANY'],
    ['createOAuthClient', 'oauth_client', 10, 'CLIENTS_TOO_MANY'],
    ['openUpload', 'upload', 12, 'UPLOADS_TOO_MANY'],
    ['startBulkExport', 'bulk_export', 2, 'BULK_EXPORTS_TOO_MANY'],
  ] as const)('%s: no more stand than may', async (name, table, most, code) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
    const document = `mutation ($input: ${type}) { ${name}(input: $input) { problems { code } } }`
    const ask = (at: number) =>
      journey.ask<Record<string, { problems: { code: string }[] }>>(keeper, document, { input: inputs[name](at) })
    const answers = await Promise.all(Array.from({ length: most + 8 }, (_, at) => ask(at)))
    const codes = answers.flatMap(answer => answer[name]?.problems ?? []).map(problem => problem.code)
    expect(codes).toEqual(Array(8).fill(code))
    const [row] = await journey.database.sql.unsafe(`select count(*)::int as n from "${table}"`)
    expect(row?.n).toBe(most)
  })
})
