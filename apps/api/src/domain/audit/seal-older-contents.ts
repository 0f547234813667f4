import { ok } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { sealedKinds } from '../../db/log/sealed-kinds.js'
import { sealKeys } from '../../db/log/write-log.js'
import { rowsOf, text } from '../../db/rows.js'
import { inTransaction } from '../../db/transaction.js'
import { beginOfDigests } from './verify-contents.js'

const BATCH = 1_000

const unlogged = async (db: Db, kind: (typeof sealedKinds)[number]): Promise<string[]> => {
  const column = sql.raw(`t."${kind.key}"::text`)
  const rows = await db.execute(sql`
    select ${column} as key from ${sql.raw(`"${kind.kind}"`)} t
    where ${sql.raw(kind.restricted)} and not exists (
      select 1 from audit_content c where c.kind = ${kind.kind} and c.key = ${column}) limit ${BATCH}`)
  return rowsOf(rows, { key: text }).map(row => row.key)
}

/** A batch of one kind; whoever writes to the log waits for the moment it takes, so that no digest is older than its row. */
const sealBatch = async (db: Db, kind: (typeof sealedKinds)[number]): Promise<number> => {
  const outcome = await inTransaction(db, async tx => {
    await tx.execute(sql`lock table audit_event in share row exclusive mode`)
    const keys = await unlogged(tx, kind)
    if (keys.length > 0) await sealKeys(tx, kind.kind, keys, 'CONTENTS_SEALED')
    return ok(keys.length)
  })
  return outcome.ok ? outcome.value : 0
}

/**
 * Puts into the log the digest of every fact and publication that it does not know yet, as it stands now, and says at
 * the end that there are no others: from then on whatever has no digest in the log was written past it. Answers how
 * many; nothing happens to those the log knows, nor in a log that was whole before: there it would hide what is wrong.
 */
export const sealOlderContents = async (db: Db, onProgress: (sealed: number) => void = () => {}): Promise<number> => {
  if ((await beginOfDigests(db)) === null) return 0
  let sealed = 0
  for (const kind of sealedKinds) {
    for (let batch = BATCH; batch === BATCH; ) {
      batch = await sealBatch(db, kind)
      sealed += batch
      onProgress(sealed)
    }
  }
  if (sealed > 0) {
    await inTransaction(db, async tx => {
      await sealKeys(tx, 'organisation', [], 'CONTENTS_BASELINE')
      return ok(undefined)
    })
  }
  return sealed
}
