import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { childEnvironment } from '../../env.js'
import type { TestDatabase } from '../../testing/database.js'
import { programArguments } from '../../testing/program.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { publicationRecords } from '../exports/snapshot-extras.js'
import { erasePerson } from '../registry/erase-person.js'
import { inTransaction } from '../../db/transaction.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../audit/seal.js'
import { registerPublications } from '../publications/register-publications.js'
import { certificateFile, statusFile } from './certificate-file.js'
import { type CertifiableRow, certificatesByIds, certifiableOf, statusesOf } from './certificates.repo.js'
import { issueCertificate } from './issue-certificate.js'
import { keepStatusList } from './status-list.js'

const key = sealKeyFromPem(newSealKeyPem())
let database: TestDatabase
let folder: string
let viewer: Viewer
let grade: CertifiableRow
let placing: CertifiableRow
const AT = '2025-03-02T08:00:00Z'

const minutes = (after: number): Date => new Date(Date.parse(AT) + after * 60_000)
const sealAll = async (at: Date) => {
  await registerPublications(database.db, key)
  await keepStatusList(database.db, key, at)
  await sealLog(database.db, key)
}

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const [row] = await database.sql`
    select a.person_id as id from point_award a where a.superseded_at is null order by a.points desc, a.id limit 1`
  const personId = String(row?.id)
  await database.sql`
    insert into grade_award (organisation_id, person_id, policy_id, sport, grade, name_zh, name_en, awarded_on, evidence, awarded_by)
    select y.organisation_id, ${personId}, y.id, y.sport, 'star1', '一星', 'One star', '2025-02-01', '{}', 'system'
    from policy y where y.kind = 'ladder' order by y.id limit 1`
  viewer = { accountId: 'holder', personId, requestId: 'r', grants: [] }
  const own = await certifiableOf(database.db, personId, 50)
  grade = own.find(one => one.kind === 'grade') as CertifiableRow
  placing = own.find(one => one.kind === 'placing') as CertifiableRow
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-certificate-'))
  writeFileSync(path.join(folder, 'key.pem'), key.publicKeyPem)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const certify = async (of: CertifiableRow, showNumber = true) => {
  const subject =
    of.gradeAwardId === null
      ? { placing: { revision: of.revisionId ?? '', entry: of.entryId ?? '' } }
      : { grade: of.gradeAwardId }
  const input = { of: subject, showNumber, showClub: false }
  return must(await issueCertificate(sceneDeps(database.db, AT), viewer, input)).certificateId
}

/** Another folder, the key and the files, and nothing else: no database. */
const verify = (...args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const own = [...programArguments('cli/main'), 'verify', ...args, '--public-key', 'key.pem']
    const env = childEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', INIT_CWD: folder })
    const child = spawn(process.execPath, own, { env })
    let [out, err] = ['', '']
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.on('data', chunk => (err += chunk))
    child.once('close', code => resolve({ code, out, err }))
  })

const save = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value))

describe('a certificate', () => {
  it('is checked offline with the key alone, and says it was revoked when told by a newer status list', async () => {
    const id = await certify(grade)
    expect(await certificateFile(database.db, id)).toMatchObject({
      ok: false,
      error: [{ code: 'CERTIFICATE_NOT_SIGNED_YET' }],
    })
    await sealAll(minutes(1))
    save('certificate.json', must(await certificateFile(database.db, id)))
    const valid = await verify('certificate.json')
    expect({ code: valid.code, err: valid.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(valid.out)).toMatchObject({
      status: 'VALID',
      certificate: { kind: 'grade', grade: { grade: 'star1' } },
    })
    await database.sql`update grade_award set status = 'RECHECK' where id = ${grade.gradeAwardId}`
    expect((await statusesOf(database.db, [id]))[0]?.status).toBe('UNDER_REVIEW')
    await database.sql`update grade_award set status = 'SUSPENDED' where id = ${grade.gradeAwardId}`
    expect((await statusesOf(database.db, [id]))[0]?.status).toBe('SUSPENDED')
    await database.sql`update grade_award set status = 'REVOKED' where id = ${grade.gradeAwardId}`
    await sealAll(minutes(9))
    save('status.json', await statusFile(database.db))
    const revoked = await verify('certificate.json', '--status', 'status.json')
    expect(revoked).toMatchObject({ code: 1, err: expect.stringContaining('REVOKED since 2025-03-02T08:09') })
    expect((await verify('certificate.json')).code).toBe(0)
    save('later.json', must(await certificateFile(database.db, id)))
    expect((await verify('later.json')).err).toContain('REVOKED since')
  })

  it('calls a holder without a registered Latin name as the name reads', async () => {
    const { personId = '' } = viewer
    const latin = await database.sql`
      update person_name set superseded_at = now() where person_id = ${personId} and script = 'Latn' returning id`
    const han = await database.sql`
      insert into person_name (person_id, script, family, given, display, search_text)
      values (${personId}, 'Hans', '诸葛', '亮', '诸葛亮', '') returning id`
    const [row] = await certificatesByIds(database.db, [await certify(placing)])
    expect(row?.content).toMatchObject({ holder: { nameZh: '诸葛亮', nameEn: 'Zhuge Liang' } })
    await database.sql`update person_name set superseded_at = null where id = any(${latin.map(({ id }) => id)}::uuid[])`
    await database.sql`update person_name set superseded_at = now() where id = any(${han.map(({ id }) => id)}::uuid[])`
  })

  it('of a place is superseded when its standings are', async () => {
    const id = await certify(placing)
    await sealAll(minutes(20))
    save('place.json', must(await certificateFile(database.db, id)))
    expect(JSON.parse((await verify('place.json')).out)).toMatchObject({
      status: 'VALID',
      certificate: { placing: { rank: (placing.words as { rank: number }).rank } },
    })
    await database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx`update standings_revision set superseded_at = now() where id = ${placing.revisionId}`
    })
    expect((await statusesOf(database.db, [id]))[0]?.status).toBe('SUPERSEDED')
  })

  it('does not hold with another word, another signature, another certificate’s proof or a forged status list', async () => {
    const file = JSON.parse(
      JSON.stringify(must(await certificateFile(database.db, await lastOf('grade')))),
    ) as Forgeable
    const forged: readonly (readonly [string, (file: Forgeable) => void])[] = [
      ['PROOF_CONTENT_DIFFERS', one => (one.content.holder = { nameZh: '别人', nameEn: 'Somebody else' })],
      ['PROOF_SIGNATURE_INVALID', one => (one.signature = one.signature.replace(/^../, 'ab'))],
      ['PROOF_HEAD_SIGNATURE_INVALID', one => (one.proof.head.root = 'ab'.repeat(32))],
      ['PROOF_CONTENT_DIFFERS', one => (one.status.content.certificates = {})],
    ]
    for (const [code, change] of forged) {
      const copy = structuredClone(file)
      change(copy)
      save('forged.json', copy)
      expect((await verify('forged.json')).err).toContain(code)
    }
  })

  it('shows nothing private: neither number nor club unless the holder wants it, never a birth date', async () => {
    const [row] = await database.sql`select content from certificate order by recorded_at limit 1`
    expect(JSON.stringify(row?.content)).not.toMatch(/birth|account|club/i)
  })

  it('is in the register by its digest alone, and one of before hands its words to nobody but the holder', async () => {
    expect(
      await database.sql`select 1 from publication where kind = 'certificate' and content is not null`,
    ).toHaveLength(0)
    // As it was registered before: with its words, which a proof of it shows.
    await inTransaction(database.db, async tx => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`update publication p set content = c.content from certificate c where c.id = p.subject_id`)
      return ok(undefined)
    })
    const shown: unknown[] = []
    for await (const record of publicationRecords(database.db)) if (record.kind === 'certificate') shown.push(record)
    expect(shown.length).toBeGreaterThan(0)
    expect(JSON.stringify(shown)).not.toContain('holder')
  })

  it('names nobody any more who was anonymised', async () => {
    await inTransaction(database.db, async tx => ok(await erasePerson(tx, viewer.personId ?? '')))
    const rows = await database.sql`select id, content, withdrawn_at from certificate`
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.content).not.toHaveProperty('holder')
      expect(row.withdrawn_at).not.toBeNull()
    }
    expect(await database.sql`select 1 from publication where content::text like '%holder%'`).toHaveLength(0)
    const ids = rows.map(row => String(row.id))
    expect(new Set((await statusesOf(database.db, ids)).map(one => one.status))).toEqual(new Set(['WITHDRAWN']))
  })
})

interface Forgeable {
  content: Record<string, unknown>
  signature: string
  proof: { head: { root: string } }
  status: { content: Record<string, unknown> }
}

const lastOf = async (kind: string): Promise<string> =>
  String((await database.sql`select id from certificate where kind = ${kind} order by recorded_at desc limit 1`)[0]?.id)
