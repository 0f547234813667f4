import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../domain/audit/seal.js'
import { verifyLog } from '../domain/audit/verify.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { inTransaction } from '../db/transaction.js'
import * as schema from '../db/schema/index.js'
import { childEnvironment } from '../env.js'
import { seededDatabase } from '../testing/season/seeded-database.js'
import type { TestDatabase } from '../testing/database.js'
import { programArguments } from '../testing/program.js'
import { startStack, type TestStack } from '../testing/stack.js'

/** The road of a proof: loaded from the service by anybody, checked by the command with nothing but the public key. */

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase
let stack: TestStack
let folder = ''
let published = ''

beforeAll(async () => {
  database = await seededDatabase('2025-01')
  stack = await startStack(database)
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-proof-'))
  await sealLog(database.db, key)
  const [row] = await database.sql`select id from standings_revision where published_at is not null order by id limit 1`
  published = toGlobalId('StandingsRevision', row?.id as string)
})
afterAll(async () => {
  await stack?.close()
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

interface Loaded {
  readonly status: number
  readonly body: Record<string, unknown> & { errors?: { extensions: { code: string } }[] }
}

const load = async (route: string): Promise<Loaded> => {
  const response = await fetch(`${stack.url}/files/log/${route}`)
  return { status: response.status, body: (await response.json()) as Loaded['body'] }
}
const refusal = async (route: string) => {
  const { status, body } = await load(route)
  return [status, body.errors?.[0]?.extensions.code]
}

/** The command without any database in reach. */
const check = (proof: unknown, pem = key.publicKeyPem) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(proof))
    writeFileSync(path.join(folder, 'key.pem'), pem)
    const args = [...programArguments('cli/main'), 'verify', 'proof.json', '--public-key', 'key.pem']
    const env = childEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', INIT_CWD: folder })
    const child = spawn(process.execPath, args, { env })
    let [out, err] = ['', '']
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.on('data', chunk => (err += chunk))
    child.once('close', code => resolve({ code, out, err }))
  })

/** One more row of the log, and its seal. */
const goOn = async () => {
  await inTransaction(database.db, async tx =>
    ok(
      await tx
        .update(schema.organisation)
        .set({ nameEn: `N${Math.random()}` })
        .where(eq(schema.organisation.code, 'PAIJI')),
    ),
  )
  await sealLog(database.db, key)
}

const heads = async () => (await load('heads')).body.heads as { size: number }[]

describe('proofs of what people read', () => {
  it('are loaded by anybody and hold offline: standings, a sheet behind them, an issued list', async () => {
    const standings = await load(`inclusion/${published}`)
    expect(standings).toMatchObject({ status: 200, body: { content: { kind: 'standings_revision' } } })
    const parts = (standings.body.content as { parts: Record<string, { total_printed: string }[]> }).parts
    expect(parts.standing_line?.length).toBeGreaterThan(2)
    expect(await check(standings.body)).toMatchObject({ code: 0, err: '' })
    const [sheet] =
      await database.sql`select s.slot from standings_revision r join score_sheet s on s.id = any (r.fact_ids)
      where r.published_at is not null order by r.id, s.slot limit 1`
    const result = await load(`inclusion/${published}?slot=${encodeURIComponent(sheet?.slot as string)}`)
    expect(result.body.content).toMatchObject({ kind: 'score_sheet', row: { slot: sheet?.slot } })
    expect(JSON.stringify(result.body)).not.toContain('entered_by')
    expect(await check(result.body)).toMatchObject({ code: 0, err: '' })
    const [list] = await database.sql`select id from ranking_list limit 1`
    const issued = await load(`inclusion/${toGlobalId('RankingList', list?.id as string)}`)
    expect(JSON.parse((await check(issued.body)).out)).toMatchObject({ holds: { kind: 'ranking_list', key: list?.id } })
  })

  it('do not hold for another figure, another head or another key', async () => {
    const proof = (await load(`inclusion/${published}`)).body
    const other = structuredClone(proof) as unknown as {
      content: { parts: { standing_line: { total_printed: string }[] } }
      head: { size: number; root: string }
    }
    ;(other.content.parts.standing_line[0] as { total_printed: string }).total_printed = '99.99'
    expect(await check(other)).toMatchObject({ code: 1, err: expect.stringContaining('PROOF_CONTENT_DIFFERS') })
    const moved = { ...proof, head: { ...other.head, root: 'ab'.repeat(32) } }
    expect((await check(moved)).err).toMatch(/PROOF_HEAD_SIGNATURE_INVALID[\s\S]*PROOF_NOT_INCLUDED/)
    const stranger = sealKeyFromPem(newSealKeyPem()).publicKeyPem
    expect((await check(proof, stranger)).err).toContain('PROOF_HEAD_SIGNATURE_INVALID')
    for (const nonsense of [null, 7, {}, { format: 'paiji-inclusion/1' }, { ...proof, inLog: { index: 0 } }])
      expect((await check(nonsense)).err).toContain('PROOF_UNREADABLE')
  })

  it('are for what is public and there: no provisional standings, no drafts, no people', async () => {
    const [person] = await database.sql`select id from person limit 1`
    expect(await refusal(`inclusion/${toGlobalId('Person', person?.id as string)}`)).toEqual([404, 'CONTENT_UNKNOWN'])
    const [draft] = await database.sql`select id from standings_revision where published_at is null limit 1`
    const provisional = toGlobalId('StandingsRevision', draft?.id as string)
    expect(await refusal(`inclusion/${provisional}`)).toEqual([404, 'CONTENT_UNKNOWN'])
    expect(await refusal(`inclusion/${provisional}?slot=x`)).toEqual([404, 'CONTENT_UNKNOWN'])
    expect(await refusal('inclusion/%00')).toEqual([404, 'CONTENT_UNKNOWN'])
    expect(await refusal('consistency?first=1&second=2')).toEqual([404, 'HEAD_UNKNOWN'])
    expect(await refusal("consistency?first=1'&second[]=2")).toEqual([404, 'HEAD_UNKNOWN'])
  })

  it('show that a later log begins with an earlier one, for every pair of heads', async () => {
    for (let time = 0; time < 4; time++) await goOn()
    const sizes = (await heads()).map(head => head.size)
    expect(sizes.length).toBe(5)
    for (const first of sizes)
      for (const second of sizes.filter(size => size >= first)) {
        const { body } = await load(`consistency?first=${first}&second=${second}`)
        if (first === sizes[3] && second === sizes[0]) expect(await check(body)).toMatchObject({ code: 0, err: '' })
        expect(body).toMatchObject({ format: 'paiji-consistency/1', first: { size: first }, second: { size: second } })
      }
    const { body } = await load(`consistency?first=${sizes[4]}&second=${sizes[0]}`)
    const forged = { ...body, path: (body.path as string[]).map(step => step.replace(/^../, '00')) }
    expect((await check(forged)).err).toContain('PROOF_NOT_CONSISTENT')
    expect((await heads()).map(head => head.size)).toEqual([...sizes].sort((a, b) => b - a))
    const page = await load(`heads?before=${sizes[2]}`)
    expect((page.body.heads as { size: number }[]).map(head => head.size)).toEqual(sizes.slice(3))
  })

  it('are given for the newest state, once it is sealed, and not for what was changed past the log', async () => {
    const list = async () =>
      toGlobalId('RankingList', (await database.sql`select id from ranking_list order by id limit 1`)[0]?.id as string)
    const rankingList = await list()
    await inTransaction(database.db, async tx =>
      ok(await tx.execute(`update ranking_list set superseded_at = now() where superseded_at is null`)),
    )
    expect(await refusal(`inclusion/${rankingList}`)).toEqual([503, 'CONTENT_NOT_SEALED_YET'])
    await sealLog(database.db, key)
    expect((await load(`inclusion/${rankingList}`)).status).toBe(200)
    await database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx`update ranking_entry set value = value + 1`
    })
    expect(await refusal(`inclusion/${rankingList}`)).toEqual([404, 'CONTENT_CHANGED'])
  })
})

describe('the tree of the log', () => {
  const codes = async () => (await verifyLog(database.db, key.publicKeyPem)).problems.map(problem => problem.code)
  const tamper = (statement: string) =>
    database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(statement)
    })

  it('is compared with the rows and its signature', async () => {
    expect(await codes()).toEqual([])
    await tamper(`update seal set tree_root = repeat('ab', 32) where number = 2`)
    expect(await codes()).toEqual(['LOG_TREE_DIFFERS', 'LOG_TREE_SIGNATURE_INVALID'])
  })

  it('grows over a log that was sealed before there was one', async () => {
    await tamper(`update seal set tree_size = null, tree_root = null, tree_at = null, tree_signature = null`)
    await tamper('delete from log_node')
    expect(await codes()).toEqual([])
    await goOn()
    expect(await codes()).toEqual([])
    expect((await heads()).length).toBe(1)
    expect(await check((await load(`inclusion/${published}`)).body)).toMatchObject({ code: 0, err: '' })
  })
})
