import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { type TestApi, type TestDatabase, testApi, testDatabase, testDeps, useCases } from '../../testing/index.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { REFUSAL_TICK_MS } from './one-refusal.js'

let database: TestDatabase
let api: TestApi

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
})
afterAll(async () => {
  await api?.stop()
  await database?.drop()
})

const lock = 'mutation ($input: LockAccountInput!) { lockAccount(input: $input) { problems { code } } }'
const answerTo = async (viewer: Viewer | undefined, accountId: string) => {
  const started = performance.now()
  const input = { account: toGlobalId('Account', accountId), reason: '核对' }
  const { errors } = await api.execute(viewer, lock, { input })
  return { said: errors?.[0]?.extensions, took: performance.now() - started }
}

it('refuses for an account that is there no sooner or later than for none, to the same words', async () => {
  const about = { name: 'somebody', email: 'somebody@paiji.example', password: 'long enough' }
  const made = await useCases.createAccount(database.db, about)
  if (!made.ok) throw new Error('no account')
  const stranger = { accountId: 'stranger', requestId: 'r', grants: [] }
  for (const viewer of [undefined, stranger]) {
    const [real, none] = [await answerTo(viewer, made.value), await answerTo(viewer, randomUUID())]
    expect(none.said).toEqual(real.said)
    // Both wait for the tick after the work, so the difference of the work does not show.
    for (const { took } of [real, none]) expect(took).toBeGreaterThanOrEqual(REFUSAL_TICK_MS - 1)
  }
})
