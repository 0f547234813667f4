import { ok } from '@paiji/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../client.js'
import { rowsOf, text } from '../rows.js'
import { inTransaction } from '../transaction.js'
import { sealedKind } from './sealed-kinds.js'
import { sealKeys } from './write-log.js'

/** The migration from which on the log seals how accounts get in. */
export const SEALS_CREDENTIALS = '0071_sealed_credentials'

const CREDENTIALS = [
  'user',
  'account',
  'two_factor',
  'passkey',
  'api_token',
  'oauth_client',
  'oauth_secret',
  'account_invitation',
  'email_change',
] as const

/** What the log does not know of a kind. */
const unlogged = async (tx: Db, kind: string, key: string): Promise<string[]> => {
  const [table, column] = [sql.raw(`"${kind}"`), sql.raw(`t."${key}"::text`)]
  const rows = await tx.execute(sql`select ${column} as key from ${table} t where not exists (
    select 1 from audit_content c where c.kind = ${kind} and c.key = ${column}) order by 1`)
  return rowsOf(rows, { key: text }).map(row => row.key)
}

/** Puts into the log, once, how the accounts get in that are older than its seals of that: as it stands at the migration. */
export const sealCredentials = async (db: Db): Promise<void> => {
  await inTransaction(db, async tx => {
    await tx.execute(sql`lock table audit_event in share row exclusive mode`)
    for (const name of CREDENTIALS) {
      const { kind, key } = sealedKind(name)
      const keys = await unlogged(tx, kind, key)
      if (keys.length > 0) await sealKeys(tx, kind, keys, 'CONTENTS_SEALED')
    }
    return ok(true)
  })
}

/** Says in the log that these kinds are not here any more, where a hand-over left them out. */
export const sealLeftOut = async (db: Db, leftOut: (kind: string) => boolean): Promise<void> => {
  await inTransaction(db, async tx => {
    for (const name of CREDENTIALS.filter(leftOut)) {
      const known = rowsOf(
        await tx.execute(sql`select key from (select distinct on (key) key, digest from audit_content where kind = ${name}
          order by key, sequence desc, position desc) c where digest is not null order by key`),
        { key: text },
      )
      if (known.length > 0)
        await sealKeys(
          tx,
          name,
          known.map(({ key }) => key),
          'CONTENTS_SEALED',
        )
    }
    return ok(true)
  })
}
