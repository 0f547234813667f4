import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** One file of a table: `rows` lines, each a row as JSON. */
export interface HandedFile {
  readonly table: string
  readonly file: string
  readonly rows: number
  readonly sha256: string
}

/** Where the numbers of a column go on. */
export interface HandedSequence {
  readonly table: string
  readonly column: string
  /** As text: it may be larger than JSON's numbers. */
  readonly last: string
  readonly used: boolean
}

export interface HandOverManifest {
  readonly format: 'paiji-hand-over'
  readonly version: 1
  readonly writtenAt: string
  /** Digests of the migrations in their order: only an installation of the same ones takes it over. */
  readonly migrations: readonly string[]
  readonly withSecrets: boolean
  /** Tables and columns that are not in it, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>
  readonly sequences: readonly HandedSequence[]
  readonly tables: readonly HandedFile[]
  /** SHA-256 of every other file. */
  readonly files: Readonly<Record<string, string>>
}

export const MANIFEST = 'manifest.json'
/** Base64 of the Ed25519 signature of the manifest's bytes by the key that seals the log. */
export const SIGNATURE = 'manifest.sig'

export const digestOfFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const namesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

/** The manifest as it stands; throws where the folder holds none. */
export const readManifest = async (folder: string): Promise<HandOverManifest> => {
  const manifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as HandOverManifest
  if (manifest.format !== 'paiji-hand-over' || manifest.version !== 1)
    throw new Error('The manifest is of another kind.')
  return manifest
}

/** Files that are not as the manifest says: changed, missing or put there. */
export const damagedFiles = async (folder: string, manifest: HandOverManifest): Promise<readonly string[]> => {
  const expected = new Map([
    ...manifest.tables.map(({ file, sha256 }) => [file, sha256] as const),
    ...Object.entries(manifest.files),
  ])
  const present = new Set(await namesBelow(folder))
  const damaged = [...present].filter(name => !expected.has(name) && name !== MANIFEST && name !== SIGNATURE)
  for (const [name, sha256] of expected) {
    if (!present.has(name) || (await digestOfFile(path.join(folder, name))) !== sha256) damaged.push(name)
  }
  return damaged.sort()
}
