import { canonicalJson, err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { idempotently } from './idempotency.js'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table effect (n int)`)
})
afterAll(() => database.drop())

const viewer = { accountId: 'a', requestId: 'r', grants: [] }

const run = (idempotencyKey: string | undefined, input: object, answer = 'done') =>
  idempotently({ db: database.db }, viewer, 'enterResult', { ...input, idempotencyKey }, async tx => {
    await tx.execute(sql`insert into effect values (1)`)
    if (answer === 'refused') return err([problem('NO')])
    return ok({ answer, at: Math.random() })
  })
const effects = async () => (await database.sql`select count(*)::int as n from effect`)[0]?.n

describe('idempotently', () => {
  it('answers a repetition with the first answer and does nothing', async () => {
    const before = await effects()
    const first = await run('k1', { a: 1, b: 2 })
    expect(await run('k1', { b: 2, a: 1 }, 'other')).toEqual(first)
    expect(await effects()).toBe(before + 1)
  })

  it('refuses the same key with another content', async () => {
    await run('k2', { a: 1 })
    expect(await run('k2', { a: 2 })).toMatchObject({ ok: false, error: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] })
  })

  it('repeats a refusal too, and a refusal leaves nothing behind', async () => {
    const before = await effects()
    expect(await run('k3', {}, 'refused')).toEqual(err([problem('NO')]))
    expect(await run('k3', {})).toEqual(err([problem('NO')]))
    expect(await effects()).toBe(before)
  })

  it('lets only one of many at the same moment act', async () => {
    const before = await effects()
    const answers = await Promise.all(Array.from({ length: 8 }, () => run('k4', {})))
    expect(new Set(answers.map(canonicalJson)).size).toBe(1)
    expect(await effects()).toBe(before + 1)
  })

  it('acts every time without a key', async () => {
    const before = await effects()
    await run(undefined, {})
    await run(undefined, {})
    expect(await effects()).toBe(before + 2)
  })
})
