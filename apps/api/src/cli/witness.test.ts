import { execFileSync, spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NOTE_KEY_TYPES, readNote, readVerifierKey, signedBy, verifierKeyOf } from '../base/signed-note.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from '../domain/audit/seal.js'
import { addWitness, originOfLog } from '../domain/audit/witnesses.js'
import { repositoryRoot } from '../env.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { addOrganisation, together } from '../testing/scenario.js'
import { startStack, type TestStack } from '../testing/stack.js'
import { verifyProofs } from './commands/verify.js'
import { witnessLog } from './commands/witness.js'

/** A log, its witness, and a second history that the same key signed. */

const [pemA, pemB] = [newSealKeyPem(), newSealKeyPem()]
const keyA = sealKeyFromPem(pemA)
const NAME = 'witness.example.org/bridge'
interface Head {
  readonly size: number
  readonly checkpoint: string
}
let database: TestDatabase
let fork: TestDatabase
let stack: TestStack
let forked: TestStack
let root = ''
let folder = ''

const grow = async ({ db }: TestDatabase, code: string, key = keyA): Promise<void> => {
  await together(db, tx => addOrganisation(tx, { code, kind: 'federation', nameZh: code, nameEn: code }))
  await sealLog(db, key)
}
const log = (of: TestStack) => `${of.url}/files/log`
const checkpoint = async () => (await fetch(`${log(stack)}/checkpoint`)).text()
const heads = async (at: number) => {
  const { heads: found } = (await (await fetch(`${log(stack)}/heads`)).json()) as { heads: Head[] }
  const head = found[at]
  if (!head) throw new Error('no head')
  return head
}
const visit = (options: object = {}) => witnessLog(log(stack), { folder, name: NAME, ...options })
const witnessKey = () => {
  const { name, pem } = JSON.parse(readFileSync(path.join(folder, 'key.json'), 'utf8')) as { name: string; pem: string }
  return { name, type: NOTE_KEY_TYPES.cosignature, key: createPrivateKey(pem) }
}
const logKey = (pem: string) =>
  verifierKeyOf({ name: originOfLog(keyA.publicKeyPem), type: NOTE_KEY_TYPES.log, key: createPrivateKey(pem) })

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'paiji-witness-'))
  folder = path.join(root, 'own')
  ;[database, fork] = [await testDatabase(), await testDatabase()]
  ;[stack, forked] = [await startStack(database), await startStack(fork)]
  await grow(database, 'ONE')
  await grow(fork, 'OTHER')
})
afterEach(() => {
  process.exitCode = undefined
})
afterAll(async () => {
  await stack?.close()
  await forked?.close()
  await database?.drop()
  await fork?.drop()
  rmSync(root, { recursive: true, force: true })
})

describe('a note of others', () => {
  it('is read as its makers read it', () => {
    const key = readVerifierKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
    const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
    const line =
      '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'
    const note = readNote(`${text}\n${line}`)
    if (!key || !note) throw new Error('not read')
    expect(signedBy(note, key)).toMatchObject({ line })
    expect(signedBy({ ...note, text: `${text}!\n` }, key)).toBeUndefined()
  })
})

describe('a witness', () => {
  it('cosigns the newest head; the log takes it once it knows the witness, and hands it out with everything', async () => {
    await visit()
    expect(await checkpoint()).not.toContain(NAME)
    const known = await addWitness(database.db, verifierKeyOf(witnessKey()), new Date())
    expect(known.ok).toBe(true)
    await visit()
    const note = readNote(await checkpoint())
    expect(note && signedBy(note, witnessKey())?.at).toBeInstanceOf(Date)
    const heads = (await (await fetch(`${log(stack)}/heads`)).json()) as {
      heads: { size: number; checkpoint: string }[]
      witnesses: { name: string; size: number }[]
    }
    expect(heads.witnesses).toMatchObject([{ name: NAME, size: heads.heads[0]?.size }])
    expect(heads.heads[0]?.checkpoint).toBe(await checkpoint())
  })

  it('is taken only under its own signature', async () => {
    const [, size] = (await checkpoint()).split('\n')
    const send = async (to: string, body: string) =>
      (await fetch(`${log(stack)}/cosignatures/${to}`, { method: 'POST', body })).status
    expect(await send(size ?? '', '— stranger.example/w AAAAAAAA\n')).toBe(403)
    expect(await send(size ?? '', 'no line')).toBe(403)
    expect(await send('999999', '— stranger.example/w AAAAAAAA\n')).toBe(404)
  })

  it('goes on with the log as it grows, and agrees with a second verifier that knows the specifications alone', async () => {
    const before = await checkpoint()
    await grow(database, 'TWO')
    await grow(database, 'THREE')
    await visit()
    expect(process.exitCode).toBeUndefined()
    if (spawnSync('python3', ['--version']).status !== 0) return console.warn('no python3 here: not compared')
    const python = (...args: string[]) =>
      execFileSync('python3', [path.join(repositoryRoot, 'tests/support/witness_verifier.py'), ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim()
    const [old, file, forged] = ['old.txt', 'new.txt', 'forged.txt'].map(name => path.join(root, name)) as [
      string,
      string,
      string,
    ]
    const note = await checkpoint()
    writeFileSync(old, before)
    writeFileSync(file, note)
    writeFileSync(
      forged,
      note.replace(/\n(\d+)\n/, (_, size: string) => `\n${Number(size) + 1}\n`),
    )
    const [, size = '', encoded = ''] = note.split('\n')
    const hex = Buffer.from(encoded, 'base64').toString('hex')
    const vkeys = [logKey(pemA), verifierKeyOf(witnessKey())]
    expect(python(file, ...vkeys)).toBe(`${size} ${hex} ${NAME}`)
    expect(() => python(forged, ...vkeys)).toThrow('did not sign')
    const tiles = path.join(root, 'tiles')
    mkdirSync(tiles)
    const answer = await fetch(`${log(stack)}/tile/0/000.p/${size}`)
    writeFileSync(path.join(tiles, `000.p-${size}`), Buffer.from(await answer.arrayBuffer()))
    expect(python('--tiles', tiles, old, file, logKey(pemA))).toBe(`${before.split('\n')[1]} ${size}`)
  })

  it('is asked for by whoever checks a proof, offline', async () => {
    const [first, second] = [await heads(1), await heads(0)]
    const [file, pem, bare] = ['proof.json', 'key.pem', 'bare.json'].map(name => path.join(root, name)) as [
      string,
      string,
      string,
    ]
    const answer = await fetch(`${log(stack)}/consistency?first=${first.size}&second=${second.size}`)
    const proof = { ...((await answer.json()) as object), first, second }
    writeFileSync(file, JSON.stringify(proof))
    writeFileSync(bare, JSON.stringify({ ...proof, second: { ...second, checkpoint: first.checkpoint } }))
    writeFileSync(pem, keyA.publicKeyPem)
    const witness = [verifierKeyOf(witnessKey())]
    const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await verifyProofs([file], { publicKey: pem, witness })
    expect(String(told.mock.calls.at(-1)?.[0])).toContain(NAME)
    told.mockRestore()
    const stranger = verifierKeyOf({ ...witnessKey(), name: 'stranger.example/w' })
    await expect(verifyProofs([file], { publicKey: pem, witness: [stranger] })).rejects.toThrow('has not cosigned')
    await expect(verifyProofs([bare], { publicKey: pem, witness })).rejects.toThrow('has not cosigned')
    await expect(verifyProofs([file], { publicKey: pem, witness: ['x'] })).rejects.toThrow('not the verifier key')
  })

  it('cries out when two histories are shown, keeps both heads and cosigns neither', async () => {
    const kept = readFileSync(path.join(folder, 'checkpoint'), 'utf8')
    await visit({ against: [log(forked)] })
    expect(process.exitCode).toBe(3)
    process.exitCode = undefined
    expect(readFileSync(path.join(folder, 'checkpoint'), 'utf8')).toBe(kept)
    expect(readdirSync(folder).filter(name => name.startsWith('two-histories-'))).toHaveLength(1)
    await witnessLog(log(forked), { folder, name: NAME })
    expect(process.exitCode).toBe(3)
  })

  it('follows a change of the key by a head that both have signed, and no other key', async () => {
    await grow(database, 'FOUR', sealKeyFromPem(pemB, pemA))
    await visit()
    await grow(database, 'FIVE', sealKeyFromPem(pemB))
    await visit()
    const note = readNote(await checkpoint())
    const key = readVerifierKey(logKey(pemB))
    expect(note && key && signedBy(note, key)).toBeDefined()
    expect(note && signedBy(note, witnessKey())).toBeDefined()
    await grow(database, 'SIX', sealKeyFromPem(newSealKeyPem()))
    await expect(visit()).rejects.toThrow('did not sign')
  })
})
