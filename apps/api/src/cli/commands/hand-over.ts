import { createPublicKey, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { desc, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/client.js'
import { continueNumbers, loadTables, TakeOverRefused } from '../../db/hand-over/load-tables.js'
import {
  damagedFiles,
  digestOfFile,
  type HandOverManifest,
  MANIFEST,
  readManifest,
  SIGNATURE,
} from '../../db/hand-over/manifest.js'
import { leftOut } from '../../db/hand-over/tables.js'
import { ownMigrations, writeTables } from '../../db/hand-over/write-tables.js'
import { openDatabase } from '../../db/open.js'
import { rowsOf, whole } from '../../db/rows.js'
import { seal } from '../../db/schema/index.js'
import { HEAD_FILE, keepSealHead, readSealHead } from '../../domain/audit/seal-head.js'
import { sealLog } from '../../domain/audit/seal.js'
import { type Env, readEnv } from '../../env.js'
import { keyFolderOf, PREDECESSORS, ensureSealKey, publicKeysIn, sealKeysOf, secretOf } from '../../services.js'
import { CommandFailure } from '../failure.js'
import { sealLeftOut } from '../../db/log/seal-credentials.js'
import { checkProofs } from '../check-proofs.js'
import { handOverText } from '../hand-over-text.js'
import { startProgress } from '../progress.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'

const PUBLIC_KEYS = 'keys/seal-keys.pem'
const SEAL_HEAD = `keys/${HEAD_FILE}`
const SEAL_KEY = 'secrets/seal.pem'
const SECRET = 'secrets/secret'

/** The seals of this database must be of this installation's keys, or what it signs would be of a stranger. */
const refuseForeignKey = async (db: Db, keys: readonly string[]): Promise<void> => {
  const [newest] = await db.select({ key: seal.publicKey }).from(seal).orderBy(desc(seal.number)).limit(1)
  if (newest && !keys.includes(newest.key))
    throw new CommandFailure('The log is sealed with another key than the one of this data folder.')
}

/** Jobs that wait or run: they are not handed over. */
const waitingJobs = async (db: Db): Promise<number> => {
  const rows = await db.execute(
    sql`select count(*)::int as jobs from graphile_worker.jobs where attempts < max_attempts`,
  )
  return rowsOf(rows, { jobs: whole })[0]?.jobs ?? 0
}

const refuseUnlessNew = async (folder: string): Promise<void> => {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new CommandFailure(`"${folder}" is not empty: a hand-over is written into a new folder.`)
}

/** Everything that is not a table; answers the digests. */
const writeOthers = async (
  env: Env,
  folder: string,
  { withSecrets, schema }: { readonly withSecrets: boolean; readonly schema: unknown },
): Promise<Readonly<Record<string, string>>> => {
  const out = leftOut(withSecrets)
  const texts: Record<string, string> = {
    'README.md': handOverText(out),
    'schema.json': `${JSON.stringify(schema, undefined, 1)}\n`,
    [PUBLIC_KEYS]: sealKeysOf(env).join(''),
  }
  const head = await readSealHead(keyFolderOf(env))
  if (head) texts[SEAL_HEAD] = `${JSON.stringify(head)}\n`
  if (withSecrets) {
    texts[SECRET] = secretOf(env)
    const key = path.join(keyFolderOf(env), 'seal.pem')
    // A key that is kept elsewhere stays there.
    if (existsSync(key)) texts[SEAL_KEY] = await readFile(key, 'utf8')
  }
  const digests: Record<string, string> = {}
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true, mode: 0o700 })
    await writeFile(path.join(folder, name), text, { flag: 'wx', mode: 0o600 })
    digests[name] = await digestOfFile(path.join(folder, name))
  }
  return digests
}

/** Seals the log and writes the whole installation into a new folder: tables, schema, keys, and the signed manifest last. */
export const handOver = (folder: string, { withSecrets = false }: { readonly withSecrets?: boolean }): Promise<void> =>
  withDatabase(async ({ env, database, progress }) => {
    const target = path.resolve(env.callerFolder, folder)
    await refuseUnlessNew(target)
    const key = await ensureSealKey(env, database.db)
    await refuseForeignKey(database.db, sealKeysOf(env))
    await sealLog(database.db, key)
    await keepSealHead(database.db, keyFolderOf(env))
    await mkdir(path.join(target, 'tables'), { recursive: true, mode: 0o700 })
    const { schema, ...written } = await writeTables(database.db, target, { withSecrets, onTable: progress.say })
    const files = await writeOthers(env, target, { withSecrets, schema })
    const about = { format: 'paiji-hand-over', version: 1, writtenAt: new Date().toISOString() } as const
    const manifest: HandOverManifest = { ...about, ...written, withSecrets, leftOut: leftOut(withSecrets), files }
    const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 1)}\n`)
    await writeFile(path.join(target, MANIFEST), bytes, { flag: 'wx', mode: 0o600 })
    const signature = Buffer.from(await key.sign(bytes)).toString('base64')
    await writeFile(path.join(target, SIGNATURE), `${signature}\n`, { flag: 'wx', mode: 0o600 })
    const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
    printJson({
      handOver: target,
      withSecrets,
      tables: manifest.tables.length,
      rows,
      jobsLeft: await waitingJobs(database.db),
    })
  })

/** The manifest, when the folder is as it says and it is signed by the newest key in it, which is the one given. */
const readKit = async (
  folder: string,
  given: string | undefined,
): Promise<{ manifest: HandOverManifest; keys: string[] }> => {
  const manifest = await readManifest(folder).catch((error: Error) => {
    throw new CommandFailure(`"${folder}" is no hand-over: ${error.message}`)
  })
  const damaged = await damagedFiles(folder, manifest)
  if (damaged.length > 0) throw new CommandFailure(`The hand-over is damaged: ${damaged.join(', ')}`)
  const keys = publicKeysIn(await readFile(path.join(folder, PUBLIC_KEYS), 'utf8'))
  const newest = keys.at(-1) ?? ''
  if (given !== undefined && createPublicKey(given).export({ type: 'spki', format: 'pem' }).toString() !== newest)
    throw new CommandFailure('The hand-over is of another key than the one given.')
  const signature = Buffer.from(await readFile(path.join(folder, SIGNATURE), 'utf8').catch(() => ''), 'base64')
  if (!verify(null, await readFile(path.join(folder, MANIFEST)), createPublicKey(newest), signature))
    throw new CommandFailure('The manifest is not signed by the key of the log.')
  return { manifest, keys }
}

/** What goes from the folder into the installation's own, where nothing of that name may be yet. */
const installationFiles = (env: Env, { withSecrets }: HandOverManifest): readonly (readonly [string, string])[] => [
  [SEAL_HEAD, path.join(keyFolderOf(env), HEAD_FILE)],
  ...(withSecrets
    ? ([
        [SEAL_KEY, path.join(keyFolderOf(env), 'seal.pem')],
        [SECRET, path.join(env.dataDir, 'secret')],
      ] as const)
    : []),
]

const same = async (one: string, other: string): Promise<boolean> => (await readFile(one)).equals(await readFile(other))

const placeFiles = async (
  env: Env,
  folder: string,
  manifest: HandOverManifest,
  keys: readonly string[],
): Promise<void> => {
  await mkdir(keyFolderOf(env), { recursive: true, mode: 0o700 })
  for (const [name, target] of installationFiles(env, manifest)) {
    if (existsSync(path.join(folder, name)) && !existsSync(target)) await copyFile(path.join(folder, name), target)
  }
  const earlier = manifest.withSecrets ? keys.slice(0, -1) : keys
  if (earlier.length > 0) await writeFile(path.join(keyFolderOf(env), PREDECESSORS), earlier.join(''), { flag: 'wx' })
}

/** Before anything is written: no key, secret or seal of another life lies in the data folder. */
const refuseOccupied = async (env: Env, folder: string, manifest: HandOverManifest): Promise<void> => {
  const targets = installationFiles(env, manifest)
  for (const [name, target] of targets) {
    const handed = path.join(folder, name)
    if (existsSync(target) && !(existsSync(handed) && (await same(handed, target))))
      throw new CommandFailure(`${target} is there already: put it aside first.`)
  }
  if (existsSync(path.join(keyFolderOf(env), PREDECESSORS)))
    throw new CommandFailure('This data folder has taken something over before.')
}

/**
 * Takes a hand-over into an empty installation of the same release. Everything is checked before it counts: files against the
 * manifest, tables read back against the files, every proof of the log and of what is published. Otherwise nothing is taken.
 */
export const takeOver = async (folder: string, { publicKey }: { readonly publicKey?: string }): Promise<void> => {
  const { callerFolder } = readEnv()
  const from = path.resolve(callerFolder, folder)
  const given = publicKey === undefined ? undefined : await readFile(path.resolve(callerFolder, publicKey), 'utf8')
  const { manifest, keys } = await readKit(from, given)
  if (manifest.migrations.join() !== ownMigrations().join())
    throw new CommandFailure('The hand-over was written by another release: take it over with that one, then upgrade.')
  const env = readEnv()
  await refuseOccupied(env, from, manifest)
  const progress = startProgress()
  // Opened by itself: what a command is given otherwise would make a secret where the handed one belongs.
  const database = await openDatabase(env, progress.say)
  try {
    const report = await loadChecked(database.db, { from, manifest, keys, say: progress.say })
    await placeFiles(env, from, manifest, keys)
    printJson({ takenOver: from, tables: manifest.tables.length, ...report })
  } finally {
    progress.done()
    await database.release()
  }
}

interface Kit {
  readonly from: string
  readonly manifest: HandOverManifest
  readonly keys: readonly string[]
  readonly say: (step: string) => void
}

/** One transaction: the tables are there with all proofs right, or nothing is. */
const loadChecked = async (db: Database, { from, manifest, keys, say }: Kit) => {
  const head = await readSealHead(path.join(from, 'keys'))
  const loading = db.transaction(async tx => {
    await loadTables(tx, from, manifest, say)
    const isHere = (kind: string): boolean => leftOut(manifest.withSecrets)[kind] === undefined
    const { problems, report } = await checkProofs(tx, { keys, head, say, isHere })
    if (problems.length > 0) throw new TakeOverRefused(problems.join('\n'))
    await continueNumbers(tx, manifest)
    await sealLeftOut(tx, kind => !isHere(kind))
    return report
  })
  return loading.catch((error: Error) => {
    throw error instanceof TakeOverRefused ? new CommandFailure(`${error.message}\nNothing was taken over.`) : error
  })
}
