import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../auth/viewer.js'
import { scene, type TestDatabase, testDatabase } from '../../testing/index.js'
import { recordAudit } from './record.js'
import { keepSealed } from './keep-sealed.js'
import { keepSealHead, readSealHead } from './seal-head.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from './seal.js'
import { verifyLog } from './verify.js'

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase
let organisationId = ''

beforeAll(async () => {
  database = await testDatabase()
  const spec = { code: 'LOG', kind: 'federation', nameZh: '记录', nameEn: 'Log' } as const
  organisationId = await scene.addOrganisation(database.db, spec)
})
afterAll(() => database?.drop())

const write = (rows: number) =>
  scene.together(database.db, async tx => {
    for (let n = 0; n < rows; n++) {
      await recordAudit(tx, anonymous('test'), {
        type: 'DEMO_SEEDED',
        organisationId,
        aggregateKind: 'scenario',
        aggregateId: organisationId,
        data: { scenario: `number ${n}` },
      })
    }
  })

/** As somebody with the keys to the database would. */
const tamper = (change: (tx: TestDatabase['sql']) => Promise<unknown>) =>
  database.sql.begin(async tx => {
    await tx`set local session_replication_role = replica`
    await change(tx as unknown as TestDatabase['sql'])
  })

const codes = async () => (await verifyLog(database.db, key.publicKeyPem)).problems.map(problem => problem.code)

describe('the sealed log', () => {
  it('seals what is new, once, and verifies', async () => {
    await write(3)
    expect(await sealLog(database.db, key)).toBe(3)
    expect(await sealLog(database.db, key)).toBe(0)
    await write(2)
    expect(await sealLog(database.db, key)).toBe(2)
    expect(await verifyLog(database.db, key.publicKeyPem)).toEqual({
      seals: 2,
      rows: 5,
      unsealed: 0,
      unsealedGaps: 0,
      newestSealAt: expect.any(Date),
      problems: [],
    })
  })

  it('refuses changes, and seals no row twice when two seal at once', async () => {
    await expect(database.sql`update audit_event set actor = 'somebody else'`).rejects.toThrow('append-only')
    await expect(database.sql`delete from seal`).rejects.toThrow('append-only')
    await write(4)
    const sealed = await Promise.all([sealLog(database.db, key), sealLog(database.db, key)])
    expect(sealed.sort()).toEqual([0, 4])
  })

  it('shows a changed row, a missing row and another key', async () => {
    await tamper(tx => tx`update audit_event set actor = 'somebody else' where sequence = 2`)
    expect(await codes()).toEqual(['LOG_ROW_CHANGED'])
    await tamper(tx => tx`update audit_event set actor = 'system' where sequence = 2`)
    expect(await codes()).toEqual([])
    await tamper(tx => tx`delete from audit_event where sequence = 5`)
    expect(await codes()).toEqual(['LOG_ROWS_MISSING', 'LOG_DIGEST_DIFFERS', 'LOG_TREE_DIFFERS', 'LOG_TREE_DIFFERS'])
    const other = sealKeyFromPem(newSealKeyPem())
    const report = await verifyLog(database.db, other.publicKeyPem)
    expect(report.problems.filter(problem => problem.code === 'LOG_SIGNATURE_INVALID')).toHaveLength(3)
  })
})

describe('what is newer than the seals, and the newest of them', () => {
  let folder = ''
  beforeAll(async () => {
    await tamper(tx => tx`delete from audit_event`)
    await tamper(tx => tx`delete from seal`)
    await tamper(tx => tx`delete from log_node`)
    folder = await mkdtemp(path.join(tmpdir(), 'paiji-seal-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const last = async () => {
    const [row] = await database.sql<{ n: number }[]>`select max(sequence)::int as n from audit_event`
    return row?.n ?? 0
  }

  it('counts what no seal covers and finds a forged row in it', async () => {
    await write(3)
    await sealLog(database.db, key)
    await write(4)
    expect(await verifyLog(database.db, key.publicKeyPem)).toMatchObject({ unsealed: 4, unsealedGaps: 0, problems: [] })
    const forged = (await last()) - 3
    await tamper(tx => tx`update audit_event set actor = 'somebody else' where sequence = ${forged}`)
    expect(await codes()).toEqual(['LOG_ROW_CHANGED'])
    await tamper(tx => tx`delete from audit_event where sequence = ${forged}`)
    expect(await verifyLog(database.db, key.publicKeyPem)).toMatchObject({ unsealed: 3, unsealedGaps: 1 })
  })

  it('finds the newest seal deleted with its rows, and keeps the evidence', async () => {
    await sealLog(database.db, key)
    expect(await keepSealHead(database.db, folder)).toBe(true)
    const head = await readSealHead(folder)
    expect((await verifyLog(database.db, key.publicKeyPem, head)).problems).toEqual([])
    await tamper(tx => tx`delete from audit_event where sequence > (select until_sequence from seal where number = 1)`)
    await tamper(tx => tx`delete from seal where number = 2`)
    const found = async () => (await verifyLog(database.db, key.publicKeyPem, head)).problems.map(one => one.code)
    expect(await found()).toEqual(['LOG_SEAL_MISSING'])
    expect(await keepSealHead(database.db, folder)).toBe(false)
    await write(2)
    await sealLog(database.db, key)
    expect(await keepSealHead(database.db, folder)).toBe(false)
    expect(await readSealHead(folder)).toEqual(head)
    expect(await found()).toEqual(['LOG_TREE_DIFFERS', 'LOG_HEAD_DIFFERS'])
  })

  it('seals at the start, when enough rows wait, and at the end', async () => {
    const problems: string[] = []
    const own = await mkdtemp(path.join(tmpdir(), 'paiji-seal-'))
    const unsealed = async () => (await verifyLog(database.db, key.publicKeyPem)).unsealed
    await write(1)
    const onProblem = (message: string) => problems.push(message)
    const kept = keepSealed({ db: database.db, key, folder: own, onProblem, rows: 3, look: 20 })
    await expect.poll(unsealed).toBe(0)
    await write(2)
    // It has looked twice since the rows were there, and left them.
    const looks = () =>
      database.statements.texts.filter(text => text.startsWith('select count(*)::int as count')).length
    const before = looks()
    await expect.poll(looks).toBeGreaterThan(before + 1)
    expect(await unsealed()).toBe(2)
    await write(1)
    await expect.poll(unsealed).toBe(0)
    await write(1)
    await kept.close()
    expect(await unsealed()).toBe(0)
    expect((await readSealHead(own))?.untilSequence).toBe(await last())
    expect(problems).toEqual([])
    await rm(own, { recursive: true })
  })
})
