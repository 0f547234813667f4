import { afterAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log.js'
import { testDatabase } from '../testing/database.js'
import { createAuth } from './session.js'

describe('a session that cannot be read', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  afterAll(() => said.mockRestore())

  it('is told to our log alone, without its token', async () => {
    const lines: string[] = []
    const log = createLog(line => lines.push(line))
    const database = await testDatabase()
    const auth = createAuth({
      db: database.db,
      secret: 'a secret of this test, long enough',
      baseUrl: 'http://localhost:1',
      origins: [],
      limitRate: false,
      note: async () => undefined,
      sendReset: async () => undefined,
      resetSeconds: 60,
      report: error => log.error('a session was not read', error),
    })
    await database.sql`drop table session cascade`
    const { signature, cookie } = await signed(auth, 'the-token-of-a-session')
    await auth.api.getSession({ headers: new Headers({ cookie: `${cookie}=${signature}` }) }).catch(() => undefined)
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify([lines, said.mock.calls])).not.toContain('the-token-of-a-session')
    await database.drop()
  })
})

const signed = async (auth: ReturnType<typeof createAuth>, token: string) => {
  const { secret, authCookies } = await auth.$context
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token))
  const signature = encodeURIComponent(`${token}.${Buffer.from(bytes).toString('base64')}`)
  return { signature, cookie: authCookies.sessionToken.name }
}
