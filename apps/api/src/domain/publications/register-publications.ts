import { randomBytes } from 'node:crypto'
import { ok } from '@paiji/rules'
import {
  awardsValue,
  clubCommitment,
  clubKey,
  gradeValue,
  listValue,
  type PublicationKind,
  type PublicList,
  publicationBytes,
  publicationForms,
  publicDigest,
  recordValue,
  type RecordKind,
} from '@paiji/rules/proof'
import type { Db } from '../../db/client.js'
import { sha256Bytes } from '../../base/digest.js'
import { publication } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import type { SealKey } from '../audit/seal.js'
import { linesOfList, type OpenListEntry } from './list-lines.repo.js'
import {
  awardsToRegister,
  certificatesToRegister,
  gradesToRegister,
  type IssuedList,
  listsToRegister,
  standingsToRegister,
} from './published.repo.js'
import {
  correctionsToRegister,
  mergesToRegister,
  policiesToRegister,
  type PublishedRecord,
  rulingsToRegister,
} from './records.repo.js'

/** What is to be registered, before it is signed. */
interface Found {
  readonly organisationId: string
  readonly subjectId: string
  readonly name: string
  readonly digest: string
  readonly secret?: string
}

/** The lines of a list with their clubs hidden behind the list's secret. */
const hiddenLines = (lines: readonly OpenListEntry[], secret: string): PublicList['entries'] =>
  lines.map(line => ({
    ...line,
    club: clubCommitment(sha256Bytes, clubKey(sha256Bytes, secret, line.person), line.club),
  }))

const listFound = async (db: Db, list: IssuedList): Promise<Found> => {
  const { id, organisationId, ranking, asOf, issue, code, version } = list
  const secret = randomBytes(32).toString('hex')
  const entries = hiddenLines(await linesOfList(db, id), secret)
  const digest = publicDigest(sha256Bytes, listValue({ ranking, asOf, issue, policy: { code, version }, entries }))
  return { organisationId, subjectId: id, name: `list:${ranking}/${asOf}#${issue}`, digest, secret }
}

/** Records by their own words; the second time that one is registered it reads otherwise. */
const recordsFound =
  (kind: RecordKind, find: (db: Db) => Promise<readonly PublishedRecord[]>) =>
  async (db: Db): Promise<readonly Found[]> =>
    (await find(db)).flatMap(({ id, organisationId, record, before, last }) => {
      const digest = publicDigest(sha256Bytes, recordValue(kind, record))
      return digest === last ? [] : [{ organisationId, subjectId: id, name: `${kind}:${id}#${before + 1}`, digest }]
    })

/** What of each kind has been published and is not registered, in batches. */
const finders: Readonly<
  Record<Exclude<PublicationKind, 'status' | 'snapshot'>, (db: Db) => Promise<readonly Found[]>>
> = {
  standings: async db =>
    (await standingsToRegister(db)).map(({ id, organisationId, event, stage, number, digest }) => ({
      organisationId,
      subjectId: id,
      name: `standings:${event}/${stage}#${number}`,
      digest,
    })),
  awards: async db =>
    (await awardsToRegister(db)).map(({ id, organisationId, event, code, version, awards }) => ({
      organisationId,
      subjectId: id,
      name: `awards:${event}#${id}`,
      digest: publicDigest(sha256Bytes, awardsValue({ event, policy: { code, version }, awards })),
    })),
  list: async db => {
    const found: Found[] = []
    for (const list of await listsToRegister(db)) found.push(await listFound(db, list))
    return found
  },
  grade: async db =>
    (await gradesToRegister(db)).map(({ id, organisationId, ...grade }) => ({
      organisationId,
      subjectId: id,
      name: `grade:${id}`,
      digest: publicDigest(sha256Bytes, gradeValue(grade)),
    })),
  certificate: async db =>
    (await certificatesToRegister(db)).map(({ id, organisationId, content }) => ({
      organisationId,
      subjectId: id,
      name: `certificate:${id}`,
      digest: publicDigest(sha256Bytes, content),
    })),
  ruling: recordsFound('ruling', rulingsToRegister),
  correction: recordsFound('correction', correctionsToRegister),
  merge: recordsFound('merge', mergesToRegister),
  policy: recordsFound('policy', policiesToRegister),
}

const signedRow = async (
  key: SealKey,
  kind: PublicationKind,
  found: Found,
): Promise<typeof publication.$inferInsert> => {
  const form = publicationForms[kind]
  const { name, digest } = found
  const signature = await key.sign(publicationBytes({ kind, name, form, digest }))
  return { ...found, kind, form, signature }
}

const registerBatch = async (db: Db, key: SealKey, kind: keyof typeof finders): Promise<number> => {
  const outcome = await inTransaction(db, async tx => {
    const rows: (typeof publication.$inferInsert)[] = []
    for (const found of await finders[kind](tx)) rows.push(await signedRow(key, kind, found))
    const stored = rows.length > 0 ? await tx.insert(publication).values(rows).onConflictDoNothing().returning() : []
    return ok(stored.length)
  })
  return outcome.ok ? outcome.value : 0
}

/** Whether something has been published that is not registered yet. */
export const isToRegister = async (db: Db): Promise<boolean> => {
  for (const find of Object.values(finders)) if ((await find(db)).length > 0) return true
  return false
}

/**
 * Registers everything that has been published and is not registered yet: by its public digest, signed with the key of
 * the log, whatever published it. Answers how many. Whoever seals the log calls it first, so that a registered
 * publication is sealed with it.
 */
export const registerPublications = async (db: Db, key: SealKey): Promise<number> => {
  let registered = 0
  for (const kind of Object.keys(finders) as (keyof typeof finders)[]) {
    for (let batch = -1; batch !== 0; ) {
      batch = await registerBatch(db, key, kind)
      registered += batch
    }
  }
  return registered
}
