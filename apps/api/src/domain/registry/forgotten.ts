import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { flag, orNull, rowsOf, text, whole } from '../../db/rows.js'

/**
 * The register of what people asked not to be known of them any more. It is kept outside of the database, in the data folder and
 * beside the backups: a backup from before the asking brings everything back, and does not know of it. It names records by their
 * ids and says nothing of anybody.
 */

interface Asked {
  /** The person's id. */
  readonly person: string
  /** When it was done, ISO 8601. */
  readonly at: string
}

export interface ErasedPerson extends Asked {
  readonly act: 'erased'
  readonly requestId: string
}

export interface HiddenOfPerson extends Asked {
  readonly act: 'privacy'
  readonly hideBirthYear: boolean
  readonly hideClub: boolean
  readonly hideGender: boolean
  /** Null: nothing was said of it. */
  readonly hidePhoto: boolean | null
}

export type Forgotten = ErasedPerson | HiddenOfPerson

/** Its name in the data folder, in a backup and in the folder of the backups. */
export const FORGOTTEN_FILE = 'forgotten.jsonl'

/** What a folder's register says; nothing where there is none. */
export const readForgotten = (folder: string): Forgotten[] => {
  const file = path.join(folder, FORGOTTEN_FILE)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Forgotten)
}

/** Of each person the last word of either act, in the order in which they were said. */
export const lastWords = (entries: readonly Forgotten[]): Forgotten[] => {
  const inOrder = [...entries].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return [...new Map(inOrder.map(entry => [`${entry.act} ${entry.person}`, entry])).values()].sort((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
  )
}

/** Adds to the register of a folder, whole or not at all; nothing is ever taken out but for a later word of the same person. */
export const addForgotten = (folder: string, entries: readonly Forgotten[]): void => {
  if (entries.length === 0) return
  const all = lastWords([...readForgotten(folder), ...entries])
  mkdirSync(folder, { recursive: true })
  const draft = path.join(folder, `${FORGOTTEN_FILE}.${process.pid}`)
  writeFileSync(draft, all.map(entry => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600 })
  renameSync(draft, path.join(folder, FORGOTTEN_FILE))
}

const at = sql.raw(`to_char(a.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`)

/** What the log holds of both acts behind a row of it, and its last row. */
const forgottenSince = async (
  db: Db,
  sequence: number,
): Promise<{ readonly entries: Forgotten[]; readonly sequence: number }> => {
  const [newest] = rowsOf(await db.execute(sql`select coalesce(max(sequence), 0)::int as last from audit_event`), {
    last: whole,
  })
  const last = newest?.last ?? 0
  const erased = await db.execute(sql`
    select a.aggregate_id::text as person, ${at}, coalesce(a.data->>'requestId', '') as "requestId" from audit_event a
    where a.type = 'PERSON_ERASED' and a.sequence > ${sequence} and a.sequence <= ${last}`)
  const hidden = await db.execute(sql`
    select a.aggregate_id::text as person, ${at}, p.hide_birth_year as "hideBirthYear", p.hide_club as "hideClub",
      p.hide_gender as "hideGender", p.hide_photo as "hidePhoto"
    from audit_event a join person_privacy p on p.person_id = a.aggregate_id
    where a.type = 'PRIVACY_SET' and a.sequence > ${sequence} and a.sequence <= ${last}`)
  const asked = { person: text, at: text }
  const entries: Forgotten[] = [
    ...rowsOf(erased, { ...asked, requestId: text }).map(row => ({ act: 'erased' as const, ...row })),
    ...rowsOf(hidden, { ...asked, hideBirthYear: flag, hideClub: flag, hideGender: flag, hidePhoto: orNull(flag) }).map(
      row => ({
        act: 'privacy' as const,
        ...row,
      }),
    ),
  ]
  return { entries, sequence: last }
}

/** Keeps the register of a folder as the log grows; each call adds what was done since the one before. */
export const forgottenKeeper = (db: Db, folder: string): (() => Promise<void>) => {
  let known = 0
  return async () => {
    const { entries, sequence } = await forgottenSince(db, known)
    addForgotten(folder, entries)
    known = sequence
  }
}
