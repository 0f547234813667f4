import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSealKeyPem, sealKeyFromPem, sealLog } from './domain/audit/seal.js'
import { newestCheckpoint } from './domain/audit/witnesses.js'
import { verifyLog } from './domain/audit/verify.js'
import { readEnv } from './env.js'
import { openRemoteSigner } from './remote-signer.js'
import { ensureSealKey, sealKeysOf } from './services.js'
import { type TestDatabase, testDatabase } from './testing/database.js'
import { addOrganisation, together } from './testing/scenario.js'

/** The key that seals is on another machine: a command signs, which knows nothing of this program. */

let database: TestDatabase
let folder = ''
const [first, second, stranger] = [newSealKeyPem(), newSealKeyPem(), newSealKeyPem()]
const publicOf = (pem: string) => sealKeyFromPem(pem).publicKeyPem

/** A signer written from the description alone; it ends after so many signatures. */
const SIGNER = `
import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { createInterface } from 'node:readline'
import { readFileSync } from 'node:fs'
const [, , most, ...files] = process.argv
const keys = files.map(file => createPrivateKey(readFileSync(file)))
const say = answer => process.stdout.write(JSON.stringify(answer) + '\\n')
say({ keys: keys.map(key => createPublicKey(key).export({ type: 'spki', format: 'pem' })) })
let signed = 0
for await (const line of createInterface({ input: process.stdin })) {
  const { key, data } = JSON.parse(line)
  say({ signature: sign(null, Buffer.from(data, 'base64'), keys[key]).toString('base64') })
  if (++signed >= Number(most)) process.exit(0)
}`
const command = (pems: readonly string[], most = 1000): string => {
  const files = pems.map((pem, at) => {
    const file = path.join(folder, `${at}-${publicOf(pem).slice(40, 50).replace(/\W/g, '_')}.pem`)
    writeFileSync(file, pem)
    return JSON.stringify(file)
  })
  return ['node', JSON.stringify(path.join(folder, 'signer.mjs')), most, ...files].join(' ')
}
const grow = (code: string) =>
  together(database.db, tx => addOrganisation(tx, { code, kind: 'federation', nameZh: code, nameEn: code }))
const env = (sealCommand: string) => ({ ...readEnv(), dataDir: path.join(folder, 'data'), sealCommand })

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-signer-'))
  writeFileSync(path.join(folder, 'signer.mjs'), SIGNER)
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a key on another machine', () => {
  it('seals the log; its private half is nowhere here', async () => {
    const key = await ensureSealKey(env(command([first])), database.db)
    await grow('ONE')
    expect(await sealLog(database.db, key)).toBeGreaterThan(0)
    const own = env('')
    expect(sealKeysOf(own)).toEqual([publicOf(first)])
    expect((await verifyLog(database.db, sealKeysOf(own))).problems).toEqual([])
    const kept = readdirSync(path.join(own.dataDir, 'keys')).map(name => [
      name,
      readFileSync(path.join(own.dataDir, 'keys', name), 'utf8'),
    ])
    expect(kept).toEqual([['seal-public.pem', publicOf(first)]])
  })

  it('is asked again where its command has ended', async () => {
    const key = await openRemoteSigner(command([first], 1))
    const data = Buffer.from('twice')
    const [one, again] = [await key.sign(data), await key.sign(data)]
    expect(Buffer.from(one).toString('hex')).toBe(Buffer.from(again).toString('hex'))
  })

  it('is changed by one that signs beside it, and by no other', async () => {
    await expect(ensureSealKey(env(command([stranger])), database.db)).rejects.toThrow('holds neither')
    const key = await ensureSealKey(env(command([second, first])), database.db)
    await grow('TWO')
    await sealLog(database.db, key)
    expect((await newestCheckpoint(database.db))?.split('\n\n')[1]?.trim().split('\n')).toHaveLength(2)
    const keys = sealKeysOf(env(''))
    expect(keys).toEqual([publicOf(first), publicOf(second)])
    expect((await verifyLog(database.db, keys)).problems).toEqual([])
  })

  it.each([
    ['echo no', 'no JSON'],
    ['true', 'has ended'],
    [`echo '{"keys":["x"]}'`, 'no Ed25519 key'],
    [`echo '{}'`, 'shows no key'],
  ])('is not taken from %s', async (wrong, why) => {
    await expect(openRemoteSigner(wrong)).rejects.toThrow(why)
  })

  it('that answers something else signs nothing', async () => {
    const wrong = path.join(folder, 'wrong.mjs')
    writeFileSync(wrong, readFileSync(path.join(folder, 'signer.mjs'), 'utf8').replace("'base64') })", "'hex') })"))
    const key = await openRemoteSigner(command([first]).replace('signer.mjs', 'wrong.mjs'))
    await expect(key.sign(Buffer.from('x'))).rejects.toThrow('has not signed')
  })
})
