import { err, ok, problem } from '@paiji/rules'
import { and, asc, desc, inArray, isNotNull, isNull } from 'drizzle-orm'
import { sha256 } from '../../base/digest.js'
import { NOTE_KEY_TYPES, readNote, readSignatures, readVerifierKey, signedBy } from '../../base/signed-note.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { cosignature, seal, witness } from '../../db/schema/index.js'

/** Which log this is, in its checkpoints: by the key that sealed first, whatever its address and its keys are later. */
export const originOfLog = (firstKeyPem: string): string => `paiji.log/${sha256(firstKeyPem.trim()).slice(0, 32)}`

type WitnessRow = typeof witness.$inferSelect

/** The witnesses whose cosignatures are taken, the oldest first. */
export const knownWitnesses = (db: Db): Promise<WitnessRow[]> =>
  db.select().from(witness).where(isNull(witness.endedAt)).orderBy(asc(witness.recordedAt), asc(witness.id))

/** An address to which `/add-checkpoint` is put: no query, no fragment, nobody's name and password. */
const submissionAddress = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
  return isPlain ? url.href.replace(/\/$/, '') : undefined
}

/**
 * Takes a witness by its verifier key; one that takes heads itself by where it does. Problems: WITNESS_KEY_INVALID,
 * WITNESS_ADDRESS_INVALID, ALREADY_EXISTS.
 */
export const addWitness = async (
  db: Db,
  verifierKey: string,
  now: Date,
  submitTo?: string,
): Promise<Outcome<WitnessRow>> => {
  const key = readVerifierKey(verifierKey)
  if (key?.type !== NOTE_KEY_TYPES.cosignature) return err([problem('WITNESS_KEY_INVALID')])
  const address = submitTo === undefined ? null : submissionAddress(submitTo)
  if (address === undefined) return err([problem('WITNESS_ADDRESS_INVALID')])
  const values = { name: key.name, verifierKey: verifierKey.trim(), address, recordedAt: now }
  const [row] = await db.insert(witness).values(values).onConflictDoNothing().returning()
  return row ? ok(row) : err([problem('ALREADY_EXISTS')])
}

/** The checkpoints of these sizes, each with what known witnesses cosigned: notes that any verifier reads. */
export const checkpointsOf = async (db: Db, sizes: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (sizes.length === 0) return new Map()
  const seals = await db
    .select({ size: seal.treeSize, note: seal.checkpoint })
    .from(seal)
    .where(and(inArray(seal.treeSize, [...sizes]), isNotNull(seal.checkpoint)))
  const lines = await db
    .select({ size: cosignature.treeSize, line: cosignature.line })
    .from(cosignature)
    .where(inArray(cosignature.treeSize, [...sizes]))
    .orderBy(asc(cosignature.recordedAt), asc(cosignature.id))
  const more = (size: number | null) => lines.filter(one => one.size === size).map(({ line }) => line)
  return new Map(seals.flatMap(({ size, note }) => (size && note ? [[size, note + more(size).join('')]] : [])))
}

/** The newest checkpoint with its cosignatures. */
export const newestCheckpoint = async (db: Db): Promise<string | undefined> => {
  const [row] = await db
    .select({ size: seal.treeSize })
    .from(seal)
    .where(isNotNull(seal.checkpoint))
    .orderBy(desc(seal.treeSize))
    .limit(1)
  return row?.size ? (await checkpointsOf(db, [row.size])).get(row.size) : undefined
}

/**
 * Takes the signature lines of a known witness under the checkpoint of a size; one that is there already stays. Lines of unknown keys
 * are passed over. Problems: CHECKPOINT_UNKNOWN, COSIGNATURE_INVALID.
 */
export const takeCosignatures = async (
  db: Db,
  size: number,
  lines: string,
  now: Date,
): Promise<Outcome<{ readonly taken: number }>> => {
  const checkpoint = (await checkpointsOf(db, [size])).get(size)
  const note = checkpoint === undefined ? undefined : readNote(checkpoint)
  if (!note) return err([problem('CHECKPOINT_UNKNOWN')])
  const signatures = readSignatures(lines)
  if (!signatures) return err([problem('COSIGNATURE_INVALID')])
  let taken = 0
  for (const row of await knownWitnesses(db)) {
    const key = readVerifierKey(row.verifierKey)
    const signed = key && signedBy({ text: note.text, signatures }, key)
    if (!key || !signed?.at) continue
    const values = { treeSize: size, witnessId: row.id, line: signed.line, signedAt: signed.at, recordedAt: now }
    const stored = await db.insert(cosignature).values(values).onConflictDoNothing().returning({ id: cosignature.id })
    taken += stored.length
  }
  return taken > 0 ? ok({ taken }) : err([problem('COSIGNATURE_INVALID')])
}

export interface WitnessReport {
  readonly name: string
  readonly verifierKey: string
  /** When its cosignatures began to be taken. */
  readonly since: Date
  /** The largest head it has cosigned, and when; null before the first. */
  readonly size: number | null
  readonly signedAt: Date | null
}

/** Who witnesses, since when, and how far. */
export const witnessReports = async (db: Db): Promise<WitnessReport[]> => {
  const { witnessId, treeSize, signedAt } = cosignature
  const largest = await db
    .selectDistinctOn([witnessId], { witnessId, treeSize, signedAt })
    .from(cosignature)
    .orderBy(witnessId, desc(treeSize))
  return (await knownWitnesses(db)).map(({ id, name, verifierKey, recordedAt }) => {
    const last = largest.find(one => one.witnessId === id)
    return { name, verifierKey, since: recordedAt, size: last?.treeSize ?? null, signedAt: last?.signedAt ?? null }
  })
}
