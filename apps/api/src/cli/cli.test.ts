import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childEnvironment } from '../env.js'
import { anonymous } from '../auth/viewer.js'
import { recordAudit } from '../domain/audit/record.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../domain/audit/seal.js'
import { scene, type TestDatabase, testDatabase } from '../testing/index.js'
import { programArguments } from '../testing/program.js'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-cli-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const paiji = (args: readonly string[], input = '', own: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const child = spawn(process.execPath, [...programArguments('cli/main'), ...args], {
      env: childEnvironment({ DATABASE_URL: database.url, PAIJI_DATA_DIR: folder, INIT_CWD: folder, ...own }),
    })
    let [out, err] = ['', '']
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.on('data', chunk => (err += chunk))
    child.once('close', code => resolve({ code, out, err }))
    child.stdin.end(input)
  })

/** A database whose log has one seal, and the private key that made it. */
const sealedDatabase = async () => {
  const own = await testDatabase()
  const key = newSealKeyPem()
  const spec = { code: 'LOG', kind: 'federation', nameZh: '记录', nameEn: 'Log' } as const
  const organisationId = await scene.addOrganisation(own.db, spec)
  await scene.together(own.db, tx =>
    recordAudit(tx, anonymous('test'), {
      type: 'DEMO_SEEDED',
      organisationId,
      aggregateKind: 'scenario',
      aggregateId: organisationId,
      data: { scenario: 'sealed' },
    }),
  )
  await sealLog(own.db, sealKeyFromPem(key))
  return { database: own, key }
}

describe('the pure commands', () => {
  it('answer lines and end with 2 when one had problems', async () => {
    const good = { id: 'a', kind: 'contract', contract: '3NT', declarerVulnerable: 1, tricks: 9 }
    const fine = await paiji(['score', 'bridge', '--edition', 'laws-2007'], `${JSON.stringify(good)}\n`)
    expect(fine).toEqual({ code: 0, out: '{"id":"a","score":600}\n', err: '' })
    const mixed = await paiji(['score', 'bridge'], `${JSON.stringify(good)}\n{"id":"b","kind":"no"}\n`)
    expect(mixed.code).toBe(2)
    expect(mixed.out.split('\n')).toHaveLength(3)
  })

  it('score results files as they stand, and say by which arithmetic and why', async () => {
    const rows = ['1,1,2,420,1', '1,3,4,-50,0', '2,1,4,110,0.5', '2,3,2,110,0.5']
    writeFileSync(path.join(folder, 'club.csv'), `board,ns,ew,score,ns_mp\n${rows.join('\n')}\n`)
    const fine = await paiji(['score', 'bridge', 'club.csv'])
    expect({ code: fine.code, err: fine.err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(fine.out)).toMatchObject({
      id: 'club.csv',
      method: 'matchpoint',
      profile: 'acblscore',
      because: [{ code: 'PROFILE_FROM_FIGURES', params: { agree: 4, of: 4 } }],
      lines: [{ board: '1', sides: ['1', '2'], nsAward: '1.00', ewAward: '0.00' }, {}, {}, {}],
    })
    const named = await paiji(['score', 'bridge', 'club.csv', 'none.csv', '--profile', 'ebuscore'])
    const [scored, missing] = named.out
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line))
    expect(scored).toMatchObject({ profile: 'ebuscore', lines: [{ nsAward: '2.0' }, {}, {}, {}] })
    expect([named.code, missing]).toEqual([2, { id: 'none.csv', problems: [{ code: 'FILE_NOT_FOUND' }] }])
  })

  it.each([
    [['score', 'mahjong', 'club.csv']],
    [['score', 'poker']],
    [['score', 'awards']],
    [['score', '../../x']],
    [['score', 'bridge', '--edition', 'laws-1900']],
    [['rank', '--head-to-head', 'guess']],
    [['nonsense']],
  ])('%s is refused with 1 and a reason', async args => {
    const { code, out, err } = await paiji(args)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).not.toBe('')
  })
})

describe('the commands on a database', () => {
  it('begin an empty register', async () => {
    const made = await paiji(['organisation', 'create', 'FED', '--kind', 'federation', '--zh', '联合会', '--en', 'All'])
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('"code":"FED"') })
  })

  it('make accounts and give them roles', async () => {
    const made = await paiji(['user', 'create', 'zhao@example.org', '--name', '赵'])
    expect(JSON.parse(made.out)).toMatchObject({ email: 'zhao@example.org', password: expect.any(String) })
    const granted = await paiji(['user', 'grant', 'zhao@example.org', 'director', 'FED', '--from', '2026-01-01'])
    expect(JSON.parse(granted.out)).toMatchObject({ grantId: expect.any(String) })
    expect(await paiji(['user', 'grant', 'zhao@example.org', 'king', 'FED'])).toMatchObject({ code: 1, out: '' })
    const reset = await paiji(['user', 'reset', 'zhao@example.org', '--second-factor'])
    expect(JSON.parse(reset.out)).toMatchObject({ email: 'zhao@example.org', password: expect.any(String) })
    expect((await paiji(['user', 'reset', 'nobody@example.org'])).err).toContain('ACCOUNT_UNKNOWN')
  })

  it('found organisations', async () => {
    const create = (...args: string[]) => paiji(['organisation', 'create', ...args])
    const zhejiang = ['--zh', '浙江牌协', '--en', 'Zhejiang']
    const made = await create('ZJ', '--kind', 'association', ...zhejiang, '--parent', 'FED')
    expect(made).toMatchObject({ code: 0 })
    expect(JSON.parse(made.out)).toEqual({ organisationId: expect.any(String), code: 'ZJ', kind: 'association' })
    const taken = await create('ZJ', '--kind', 'federation', ...zhejiang)
    expect(taken).toMatchObject({ code: 1, out: '', err: expect.stringContaining('ORGANISATION_CODE_TAKEN') })
    expect((await create('X', '--kind', 'guild', ...zhejiang)).err).toContain('federation, association, club')
    expect((await create('X', '--kind', 'club', ...zhejiang, '--parent', 'NO')).err).toContain('NO')
    const zone = ['--time-zone', 'Europe/London']
    expect(await create('EBU', '--kind', 'federation', '--zh', '英格兰', '--en', 'England', ...zone)).toMatchObject({
      code: 0,
    })
    const granted = await paiji(['user', 'grant', 'zhao@example.org', 'staff', 'EBU'])
    expect(JSON.parse(granted.out)).toMatchObject({ grantId: expect.any(String) })
    const rows = await database.sql`select code, time_zone from organisation order by code`
    expect(rows.map(row => [row.code, row.time_zone])).toEqual([
      ['EBU', 'Europe/London'],
      ['FED', 'Asia/Shanghai'],
      ['ZJ', 'Asia/Shanghai'],
    ])
  })

  it('award grades by the ladders of a body', async () => {
    const award = (asOf: string) => paiji(['award-grades', '--sport', 'guandan', '--as-of', asOf])
    expect(await award('2026-02-30')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('2026-02-30') })
    expect((await award('2026-03-31')).err).toContain('LADDER_UNKNOWN')
    const grades = [
      { grade: 'master', nameZh: '大师', nameEn: 'Master', requires: { kind: 'events', atLeast: 1 }, kept: 'life' },
    ]
    const rule = { kind: 'ladder', chosenBy: 'competitionEnd', unit: '1', grades }
    await database.sql`
      insert into policy (id, organisation_id, kind, code, version, name_zh, name_en, sport, effective, rule)
      select gen_random_uuid(), id, 'ladder', 'ladder', 1, '等级', 'Grades', 'guandan', '[2020-01-01,)', ${database.sql.json(rule)}
      from organisation where code = 'FED'`
    const { out } = await award('2026-03-31')
    expect(JSON.parse(out)).toEqual({ sport: 'guandan', asOf: '2026-03-31', awarded: 0 })
  })

  it('tell where a file is wrong, one answer per file, and keep nothing of it', async () => {
    writeFileSync(path.join(folder, 'broken.xml'), '<USEBIO><EVENT>')
    const { code, out, err } = await paiji(['import', 'broken.xml', 'missing.xml', '--commit'])
    expect(code).toBe(1)
    const reports = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { status: string; problems: { code: string }[] })
    expect(reports.map(report => report.status)).toEqual(['refused', 'refused'])
    expect(reports[1]?.problems).toEqual([{ code: 'FILE_NOT_FOUND' }])
    expect(err).toContain('broken.xml')
    expect(await database.sql`select count(*)::int as n from import_batch`).toMatchObject([{ n: 0 }])
  })

  it('hand out open data in a new folder, and results of events there are', async () => {
    const snapshot = await paiji(['export', 'snapshot', 'open'])
    expect(snapshot).toMatchObject({ code: 0 })
    expect(JSON.parse(snapshot.out)).toMatchObject({ format: 'paiji-open-data', schemaVersion: 2 })
    expect((await paiji(['export', 'snapshot', 'open'])).err).toContain('FOLDER_NOT_EMPTY')
    expect(await paiji(['verify', 'snapshot', 'open'])).toMatchObject({ code: 0, err: '' })
    writeFileSync(path.join(folder, 'open', 'organisations.jsonl'), 'x\n')
    expect(await paiji(['verify', 'snapshot', 'open'])).toMatchObject({ code: 1 })
    expect(await paiji(['export', 'results', 'FED/NONE'])).toMatchObject({ code: 1, out: '' })
    expect(await paiji(['export', 'results', 'FED/NONE', '--format', 'docx'])).toMatchObject({ code: 1, out: '' })
    expect((await paiji(['compare', 'FED/NONE', '--editions', 'laws-1900,laws-2017'])).err).toContain('laws-1900')
    expect((await paiji(['compare', 'FED/NONE'])).err).toContain('FED/NONE')
  })

  it('check an untouched federation', async () => {
    expect(await paiji(['recompute', '--check'])).toMatchObject({
      code: 0,
      out: '{"revisions":0,"awardRuns":0,"lists":0,"differing":0}\n',
    })
    // The ladder above was written past the log.
    const wrong = await paiji(['verify-log'])
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('CONTENT_NOT_LOGGED') })
    expect(JSON.parse((await paiji(['seal-contents'])).out)).toEqual({ sealed: 0 })
    await database.sql`delete from policy`
    expect(await paiji(['verify-log'])).toMatchObject({ code: 0 })
    expect((await paiji(['seed'])).err).toContain('already')
  })

  it.each([
    ['backup', 'copy'],
    ['verify-log'],
    ['recompute', '--check'],
    ['hand-over', 'kit'],
    ['export', 'snapshot', 'x'],
  ])('refuse a folder without a database: %s', async (...args) => {
    const nowhere = path.join(folder, 'mistyped')
    const refused = await paiji(args, '', { DATABASE_URL: '', PAIJI_DATA_DIR: nowhere })
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`no database in ${nowhere}`) })
    expect(existsSync(nowhere)).toBe(false)
  })

  it('tell a missing key from a forgery, and make none', async () => {
    const { database: sealed, key } = await sealedDatabase()
    const keys = path.join(folder, 'keys')
    const own = { DATABASE_URL: sealed.url }
    try {
      rmSync(keys, { recursive: true, force: true })
      const missing = await paiji(['verify-log'], '', own)
      expect(missing).toMatchObject({ code: 1, err: expect.stringContaining(path.join(keys, 'seal.pem')) })
      expect((await paiji(['hand-over', 'kit'], '', own)).err).toContain('The key of seal 1 is missing')
      expect(existsSync(keys)).toBe(false)
      mkdirSync(keys)
      writeFileSync(path.join(keys, 'seal.pem'), 'rubbish')
      expect((await paiji(['verify-log'], '', own)).err).toContain('seal.pem is no private key')
      writeFileSync(path.join(keys, 'seal.pem'), key)
      expect(await paiji(['verify-log'], '', own)).toMatchObject({ code: 0 })
    } finally {
      rmSync(keys, { recursive: true, force: true })
      await sealed.drop()
    }
  })
})
