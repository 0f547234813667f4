import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { fromHex, isConsistent } from '@paiji/rules/proof'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Bytes } from '../../base/digest.js'
import {
  type Checkpoint,
  cosign,
  NOTE_KEY_TYPES,
  type NoteKey,
  readCheckpoint,
  readNote,
  signedBy,
  verifierKeyOf,
} from '../../base/signed-note.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { addOrganisation, together } from '../../testing/scenario.js'
import type { Call, Caller } from '../shared/calling.js'
import { newSealKeyPem, sealKeyFromPem, sealLog } from './seal.js'
import { submitCheckpoints } from './submit-checkpoints.js'
import { addWitness, newestCheckpoint, originOfLog } from './witnesses.js'

/** A witness that takes heads, as C2SP's tlog-witness says it answers. */

const pem = newSealKeyPem()
const key = sealKeyFromPem(pem)
const origin = originOfLog(key.publicKeyPem)
const logKey: NoteKey = { name: origin, type: NOTE_KEY_TYPES.log, key: createPrivateKey(pem) }
const bytes = (hex: string) => fromHex(hex) ?? new Uint8Array()

const newKey = (name: string): NoteKey => ({
  name,
  type: NOTE_KEY_TYPES.cosignature,
  key: generateKeyPairSync('ed25519').privateKey,
})

class Witness {
  kept: Checkpoint | undefined
  readonly asked: number[] = []

  constructor(
    readonly key: NoteKey,
    readonly knows = true,
  ) {}

  answer({ url, body }: Call): { status: number; answer: string } {
    if (!url.endsWith('/witness/add-checkpoint')) return { status: 404, answer: '' }
    const [, old = '', proof = '', text = ''] =
      /^old (0|[1-9]\d*)\n((?:[A-Za-z0-9+/=]+\n){0,63})\n([\s\S]*)$/.exec(body) ?? []
    const note = readNote(text)
    const head = note && readCheckpoint(note.text)
    if (!note || !head) return { status: 400, answer: '' }
    this.asked.push(Number(old))
    if (!this.knows || head.origin !== origin) return { status: 404, answer: '' }
    if (!signedBy(note, logKey)) return { status: 403, answer: '' }
    if (Number(old) > head.size) return { status: 400, answer: '' }
    if (Number(old) !== (this.kept?.size ?? 0)) return { status: 409, answer: `${this.kept?.size ?? 0}\n` }
    const path = proof.split('\n').slice(0, -1)
    const steps = path.map(line => new Uint8Array(Buffer.from(line, 'base64')))
    const trees = { size: head.size, root: bytes(head.root) }
    const isNext =
      this.kept === undefined
        ? steps.length === 0
        : isConsistent(sha256Bytes, { first: this.kept.size, firstRoot: bytes(this.kept.root), ...trees }, steps)
    if (!isNext) return { status: 422, answer: '' }
    this.kept = head
    return {
      status: 200,
      answer: `${cosign(note.text, newKey('stranger.example'), new Date())}${cosign(note.text, this.key, new Date())}`,
    }
  }
}

let database: TestDatabase
const here = new Witness(newKey('here.example/w'))
const known = new Map<string, Witness>()
const caller: Caller = {
  call: async call => {
    const witness = known.get(new URL(call.url).host)
    const { status, answer } = witness?.answer(call) ?? { status: undefined, answer: '' }
    return { status, answer, failure: status === 200 ? undefined : 'REFUSED', milliseconds: 0 }
  },
}
const submit = () => submitCheckpoints(database.db, caller, () => new Date())
const grow = async (code: string) => {
  await together(database.db, tx => addOrganisation(tx, { code, kind: 'federation', nameZh: code, nameEn: code }))
  await sealLog(database.db, key)
}
const know = async (host: string, witness: Witness, address: string | undefined = `https://${host}/witness/`) => {
  known.set(host, witness)
  const { name, type, key: own } = witness.key
  const verifier = verifierKeyOf({ name, type, key: createPublicKey(own) })
  return addWitness(database.db, verifier, new Date(), address)
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

describe('a witness that takes heads', () => {
  it('is shown the newest head, and what it cosigned travels with it', async () => {
    expect((await know('here.example', here)).ok).toBe(true)
    expect(await submit()).toEqual([])
    await grow('ONE')
    const size = readCheckpoint(readNote((await newestCheckpoint(database.db)) ?? '')?.text ?? '')?.size
    expect(await submit()).toEqual([{ name: here.key.name, size, taken: true, status: 200 }])
    const note = readNote((await newestCheckpoint(database.db)) ?? '')
    expect(note && signedBy(note, here.key)?.at).toBeInstanceOf(Date)
    expect(note?.signatures.map(({ name }) => name)).toEqual([origin, here.key.name])
  })

  it('is shown each head once, with the proof that it goes on from the last', async () => {
    expect(await submit()).toEqual([])
    const last = here.kept?.size
    await grow('TWO')
    await grow('THREE')
    expect(await submit()).toMatchObject([{ taken: true }])
    expect(here.asked.at(-1)).toBe(last)
  })

  it('that stands elsewhere says where, and is asked from there', async () => {
    here.kept = undefined
    await grow('FOUR')
    expect(await submit()).toMatchObject([{ taken: true, status: 200 }])
    expect(here.asked.at(-1)).toBe(0)
  })

  it('that saw another history cosigns nothing', async () => {
    const kept = here.kept
    here.kept = kept && { ...kept, root: 'ab'.repeat(32) }
    await grow('FIVE')
    expect(await submit()).toMatchObject([{ taken: false, status: 422 }])
    here.kept = kept
    expect(await submit()).toMatchObject([{ taken: true }])
  })

  it('that does not know the log, is away, or comes and reads is no hindrance to the others', async () => {
    await know('deaf.example', new Witness(newKey('deaf.example/w'), false))
    await know('away.example', new Witness(newKey('away.example/w')))
    known.delete('away.example')
    await addWitness(database.db, verifierKeyOf(newKey('reads.example/w')), new Date())
    await grow('SIX')
    expect(await submit()).toMatchObject([
      { name: 'here.example/w', taken: true },
      { name: 'deaf.example/w', taken: false, status: 404 },
      { name: 'away.example/w', taken: false, status: undefined },
    ])
  })

  it.each(['ftp://w.example', 'w.example', 'https://u:p@w.example', 'https://w.example/?a=b'])(
    'is not taken at %s',
    async address => {
      const added = await know('none.example', new Witness(newKey('none.example/w')), address)
      expect(added).toMatchObject({ ok: false, error: [{ code: 'WITNESS_ADDRESS_INVALID' }] })
    },
  )
})
