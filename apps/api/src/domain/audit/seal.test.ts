import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../auth/viewer.js'
import { scene, type TestDatabase, testDatabase } from '../../testing/index.js'
import { recordAudit } from './record.js'
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
    expect(await verifyLog(database.db, key.publicKeyPem)).toEqual({ seals: 2, rows: 5, problems: [] })
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
    expect(await codes()).toEqual(['LOG_ROWS_MISSING', 'LOG_DIGEST_DIFFERS'])
    const other = sealKeyFromPem(newSealKeyPem())
    const report = await verifyLog(database.db, other.publicKeyPem)
    expect(report.problems.filter(problem => problem.code === 'LOG_SIGNATURE_INVALID')).toHaveLength(3)
  })
})
