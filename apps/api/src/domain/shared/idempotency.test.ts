import { canonicalJson, err, ok, problem } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { idempotently } from './idempotency.js'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.execute(sql`create table effect (n int)`)
})
afterAll(() => database.drop())

const viewer = { accountId: 'a', requestId: 'r', grants: [] }

const run = (idempotencyKey: string | null | undefined, input: object, answer = 'done', who: Viewer = viewer) =>
  idempotently({ db: database.db }, who, 'enterResult', { ...input, idempotencyKey }, async tx => {
    await tx.execute(sql`insert into effect values (1)`)
    if (answer === 'refused') return err([problem('NO')])
    return ok({ answer, at: Math.random() })
  })
const keys = async (key: string) =>
  (await database.sql`select count(*)::int as n from idempotency_key where key = ${key}`)[0]?.n
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

  it('keeps no refusal: what was refused may be permitted when it is sent again', async () => {
    const before = await effects()
    expect(await run('k3', {}, 'refused')).toEqual(err([problem('NO')]))
    expect(await effects()).toBe(before)
    expect(await keys('k3')).toBe(0)
    expect(await run('k3', {})).toMatchObject({ ok: true })
    expect(await effects()).toBe(before + 1)
  })

  it('takes null as no key, and no key that is empty or too long to keep', async () => {
    const before = await effects()
    expect(await run(null, {})).toMatchObject({ ok: true })
    expect(await run(null, {})).toMatchObject({ ok: true })
    expect(await effects()).toBe(before + 2)
    for (const key of ['', 'k'.repeat(201), '钥'.repeat(4_000)])
      expect(await run(key, {})).toMatchObject({ ok: false, error: [{ code: 'IDEMPOTENCY_KEY_LENGTH' }] })
    expect(await effects()).toBe(before + 2)
  })

  it('gives nobody a transaction, and no account the keys of another', async () => {
    const before = await effects()
    const nobody = { requestId: 'r', grants: [] }
    expect(await run('k5', {}, 'done', nobody)).toMatchObject({ error: [{ params: { reason: 'NOT_SIGNED_IN' } }] })
    expect(await keys('k5')).toBe(0)
    await run('k5', { a: 1 })
    expect(await run('k5', { a: 2 }, 'done', { ...viewer, accountId: 'b' })).toMatchObject({ ok: true })
    expect(await effects()).toBe(before + 2)
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
