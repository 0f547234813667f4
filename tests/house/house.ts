import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { repositoryRoot, sourceFiles } from '../architecture/source-files.js'
import { actionFigures } from './actions.js'
import { arrowsBetween, upward } from './arrows.js'
import { longFunctions, LONG, occurrences, patterns, shippedOf, sportPlaces } from './places.js'
import { schemaCounts } from './schema-counts.js'
import { testedOnly } from './tested-only.js'

/**
 * `npm run house`: the figures that say how the tree is kept. With `-- --all` the places besides the counts; with
 * `-- --since COMMIT` what the same counts find in an older tree, before those of this one.
 */

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })

const trackedLines = (root: string): number =>
  git(root, 'ls-files', '-z')
    .split('\0')
    .filter(Boolean)
    .map(file => readFileSync(path.join(root, file)))
    .reduce((sum, bytes) => sum + (bytes.includes(0) ? 0 : bytes.reduce((n, byte) => (byte === 10 ? n + 1 : n), 0)), 0)

/** Folders whose modules have an order: whoever imports points down. */
const upwardFolders = [
  'apps/api/src/',
  'apps/api/src/domain/',
  'apps/api/src/graphql/',
  'packages/formats/src/',
  'packages/rules/src/',
  'packages/rules/src/bridge/',
  'packages/rules/src/guandan/',
  'packages/rules/src/mahjong/',
]

type Figure = readonly [name: string, value: readonly string[] | number | string]

/** Every count of the tree in a folder: a list where each has its place, else the number. */
const figuresOf = (root: string): readonly Figure[] => {
  const files = sourceFiles(root)
  const shipped = shippedOf(files)
  const portal = shipped.filter(file => file.path.startsWith('apps/portal/'))
  const sdl = buildSchema(readFileSync(path.join(root, 'apps/api/schema.graphql'), 'utf8'))
  const schema = schemaCounts(sdl)
  const mutations = Object.keys(sdl.getMutationType()?.getFields() ?? {})
  return [
    ['enums of the schema', schema.enums],
    ['texts of the schema that hold JSON', schema.json],
    ['places of the schema with a description', `${schema.described} of ${schema.places}`],
    ['JSON.parse in the portal', occurrences(patterns.parsedJson, portal)],
    ['pages fetched again after an act', occurrences(patterns.refreshed, portal)],
    ['casts by way of unknown', occurrences(patterns.castByUnknown, shipped)],
    ['casts to never', occurrences(patterns.castToNever, shipped)],
    [`functions over ${LONG} lines`, longFunctions(shipped)],
    ['files outside its folders that name a sport', sportPlaces(shipped)],
    ['exports reached by tests only', testedOnly(files)],
    ...['apps/api/src/', 'apps/api/src/domain/', 'apps/api/src/graphql/'].map(
      (folder): Figure => [`arrows between the modules of ${folder}`, arrowsBetween(files, folder)],
    ),
    ...upwardFolders.map((folder): Figure => [`imports that point up in ${folder}`, upward(files, folder)]),
    ...actionFigures(root, shipped, mutations),
    ['tracked lines', trackedLines(root)],
  ]
}

/** The counts of an older tree, taken from a copy that is thrown away. */
const figuresAt = (commit: string): readonly Figure[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paiji-house-'))
  try {
    git(repositoryRoot, 'clone', '--quiet', '--shared', '--no-checkout', repositoryRoot, folder)
    git(folder, 'checkout', '--quiet', '--detach', git(repositoryRoot, 'rev-parse', commit).trim())
    return figuresOf(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const shown = (value: Figure[1]): string => String(typeof value === 'object' ? value.length : value)

const at = process.argv.indexOf('--since')
const since = at < 0 ? undefined : process.argv[at + 1]
const before = since === undefined ? undefined : new Map(figuresAt(since))
for (const [name, value] of figuresOf(repositoryRoot)) {
  const then = before === undefined ? '' : shown(before.get(name) ?? '').padEnd(16)
  process.stdout.write(`${name.padEnd(56)}${then}${shown(value)}\n`)
  if (process.argv.includes('--all') && typeof value === 'object')
    for (const place of value) process.stdout.write(`    ${place}\n`)
}
