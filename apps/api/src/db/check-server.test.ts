import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.js'
import { checkServer, noticesArrive, readServer, refusals, type ServerFacts } from './check-server.js'
import { openClient } from './driver.js'

const fit: ServerFacts = { version: 180_001, versionText: '18.1', encoding: 'UTF8', clockAhead: 0.1 }

describe('a server of somebody’s own', () => {
  it.each([
    [{}, []],
    [{ version: 170_002, versionText: '17.2' }, ['needs PostgreSQL 18 or later; this is 17.2']],
    [{ version: 150_020, versionText: '15.20' }, ['needs PostgreSQL 18 or later; this is 15.20']],
    [{ encoding: 'SQL_ASCII' }, ["ENCODING 'UTF8'"]],
    [{ clockAhead: 59 }, []],
    [{ clockAhead: 86_400 }, ['86400 s ahead']],
    [{ clockAhead: -61 }, ['61 s behind']],
  ])('that is %j is refused for %j', (difference, wrong) => {
    const said = refusals({ ...fit, ...difference })
    expect(said).toEqual(wrong.map(part => expect.stringContaining(part)))
  })

  it('is compared with this machine’s clock', async () => {
    const database = await testDatabase()
    const sql = openClient(database.url, { max: 1 })
    try {
      expect(refusals(await readServer(sql))).toEqual([])
      const aDayAhead = () => Date.now() + 86_400_000
      expect(refusals(await readServer(sql, aDayAhead))).toEqual([expect.stringContaining('ahead')])
      await checkServer(database.url)
    } finally {
      await sql.end()
      await database.drop()
    }
  })

  it('that swallows notices is told from one that passes them on', async () => {
    const database = await testDatabase()
    const sql = openClient(database.url, { max: 1 })
    try {
      expect(await noticesArrive(sql)).toBe(true)
      // What a pooler in transaction mode does: LISTEN is answered, and the notice goes to nobody.
      const pooled = Object.assign(Object.create(sql), {
        listen: async () => ({ unlisten: async () => undefined }),
        notify: (channel: string) => sql.notify(channel, ''),
      })
      expect(await noticesArrive(pooled, 50)).toBe(false)
    } finally {
      await sql.end()
      await database.drop()
    }
  })
})
