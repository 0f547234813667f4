import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from './log.js'
import { type TestDatabase, testDatabase } from './testing/database.js'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

describe('the log', () => {
  it('keeps no value of a statement that failed, whatever the database says of it', async () => {
    const lines: string[] = []
    const log = createLog(line => lines.push(line))
    const secret = 'Wang Xiaoming 2012-04-01'
    const failed = await database.db.execute(sql`select ${secret}::uuid`).catch((error: unknown) => error)
    log.error('a request failed', failed)
    expect(lines[0]).toContain('"code":"22P02"')
    expect(lines[0]).toContain('select $1::uuid')
    expect(lines.join()).not.toContain('Xiaoming')
  })

  it('is bounded in the line and in the minute', () => {
    const lines: string[] = []
    const log = createLog(line => lines.push(line))
    for (let i = 0; i < 2_000; i++) log.error('a request failed', new Error('x'.repeat(100_000)))
    expect(lines.join('').length).toBeLessThan(3_000_000)
    expect(lines.length).toBe(600)
  })
})
