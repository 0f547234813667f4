import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { readNote, readCheckpoint } from '../../base/signed-note.js'
import type { Db } from '../../db/client.js'
import { cosignature } from '../../db/schema/index.js'
import type { Caller } from '../shared/calling.js'
import { consistencyBetween } from './tree-heads.js'
import { checkpointsOf, knownWitnesses, newestCheckpoint, takeCosignatures } from './witnesses.js'

/** The witness stands at another size than was thought, which it says: asked once more from there. */
const STANDS_ELSEWHERE = 409

/** What came of showing a head to one witness. */
export interface Submission {
  readonly name: string
  readonly size: number
  readonly taken: boolean
  /** The status of the answer; undefined where there was none. */
  readonly status: number | undefined
}

/** The body of a request: the size that the witness stands at, the proof that the head goes on from it, and the head. */
const requestOf = async (db: Db, old: number, size: number, note: string): Promise<string | undefined> => {
  const proof = old === 0 || old === size ? { path: [] } : await consistencyBetween(db, old, size)
  if (!proof || old > size) return undefined
  const lines = proof.path.map(hash => `${Buffer.from(hash, 'hex').toString('base64')}\n`)
  return `old ${old}\n${lines.join('')}\n${note}`
}

const lastSizeAt = async (db: Db, witnessId: string): Promise<number> => {
  const [row] = await db
    .select({ size: cosignature.treeSize })
    .from(cosignature)
    .where(and(eq(cosignature.witnessId, witnessId), isNotNull(cosignature.treeSize)))
    .orderBy(desc(cosignature.treeSize))
    .limit(1)
  return row?.size ?? 0
}

/**
 * Shows the newest head to each witness that takes heads at an address and has not cosigned it, as C2SP's tlog-witness has it
 * (`add-checkpoint`), and takes its cosignature. One that does not answer, or refuses, is asked again the next time.
 */
export const submitCheckpoints = async (db: Db, caller: Caller, now: () => Date): Promise<Submission[]> => {
  const newest = await newestCheckpoint(db)
  const read = newest === undefined ? undefined : readNote(newest)
  const size = read && readCheckpoint(read.text)?.size
  const note = size === undefined ? undefined : (await checkpointsOf(db, [size])).get(size)
  if (size === undefined || note === undefined) return []
  const submissions: Submission[] = []
  for (const { id, name, address } of await knownWitnesses(db)) {
    if (address === null) continue
    const last = await lastSizeAt(db, id)
    if (last === size) continue
    const show = async (old: number) => {
      const body = await requestOf(db, old, size, note)
      const headers = { 'content-type': 'text/plain; charset=utf-8' }
      return body === undefined ? undefined : caller.call({ url: `${address}/add-checkpoint`, headers, body })
    }
    const first = await show(last)
    const elsewhere = first?.status === STANDS_ELSEWHERE ? /^(0|[1-9]\d{0,14})\n$/.exec(first.answer)?.[1] : undefined
    const answer = elsewhere === undefined ? first : await show(Number(elsewhere))
    const taken = answer?.status === 200 ? (await takeCosignatures(db, size, answer.answer, now())).ok : false
    submissions.push({ name, size, taken, status: answer?.status })
  }
  return submissions
}
