import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOrganisation } from '../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'

const SECRET = 'between portal and API'
let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await testDatabase()
  await addOrganisation(database.db, { kind: 'federation', code: 'FED', nameZh: '联合会', nameEn: 'Federation' })
  stack = await startStack(database, { forwardSecret: SECRET })
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const watch = (headers: Record<string, string>) => fetch(`${stack.url}/changes`, { headers })

describe('what a portal that keeps pages is told', () => {
  it('begins with everything, and names each table that anybody changes', async () => {
    const answer = await watch({ 'x-paiji-watcher': SECRET })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = (await reader?.read())?.value ?? ''
    expect(heard).toBe('*\n')
    await database.sql`update organisation set name_en = 'Another'`
    while (!heard.includes('organisation\n')) heard += (await reader?.read())?.value ?? ''
    await reader?.cancel()
  })

  it('is for the portal alone', async () => {
    for (const headers of [
      {},
      { 'x-paiji-watcher': '' },
      { 'x-paiji-watcher': 'guessed' },
      { 'x-paiji-forward': SECRET },
    ])
      expect((await watch(headers as Record<string, string>)).status).toBe(404)
  })

  it('comes with answers: which tables they were read from, made anew and kept', async () => {
    const query = '{ organisations { edges { node { id } } } }'
    for (const status of [undefined, 'paiji; hit']) {
      const { headers } = await stack.post({ query })
      expect(headers.get('cache-status') ?? undefined).toBe(status)
      expect(headers.get('x-paiji-tables')?.split(',')).toContain('organisation')
    }
    const { headers } = await stack.post({ query }, { authorization: 'none' })
    expect(headers.get('x-paiji-tables')).toBeNull()
  })

  it('does not hold up the end of the API', async () => {
    const own = await startStack(database, { forwardSecret: SECRET })
    const answer = await fetch(`${own.url}/changes`, { headers: { 'x-paiji-watcher': SECRET } })
    const ended = answer.text()
    await own.close()
    // Ended by the API: one that is cut off when the time for answers is over fails to be read.
    expect(await ended).toContain('*')
  })
})
