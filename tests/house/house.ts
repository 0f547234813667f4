import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { repositoryRoot, type SourceFile, sourceFiles } from '../architecture/source-files.js'
import { functionLengths } from './functions.js'
import { schemaCounts } from './schema-counts.js'
import { isTest, testedOnly, withoutComments } from './tested-only.js'

/** `npm run house`: the figures that say how the tree is kept. With `-- --all` the places besides the counts. */

const LONG = 60
const SPORTS = ['bridge', 'guandan', 'mahjong']
const all = process.argv.includes('--all')

const files = sourceFiles()
const shipped = files.filter(file => !isTest(file) && !/graphql-env/.test(file.path))

const occurrences = (pattern: RegExp, among: readonly SourceFile[]): string[] =>
  among.flatMap(file => [...withoutComments(file.text).matchAll(pattern)].map(() => file.path))

/** Files outside a sport's own folders that name a sport. */
const sportPlaces = (): string[] => {
  const own = new RegExp(`/(${SPORTS.join('|')})/|/seed/|\\.input\\.ts$`)
  const names = new RegExp(`['"\`/](${SPORTS.join('|')})['"\`/]`)
  return shipped.filter(file => !own.test(file.path) && names.test(withoutComments(file.text))).map(file => file.path)
}

const longFunctions = shipped.flatMap(file =>
  functionLengths(file.path, file.text)
    .filter(({ lines }) => lines > LONG)
    .map(({ name, lines }) => `${lines} ${file.path} ${name}`),
)

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  .filter(Boolean)
const linesOf = (file: string): number => {
  const bytes = readFileSync(path.join(repositoryRoot, file))
  return bytes.includes(0) ? 0 : bytes.reduce((sum, byte) => (byte === 10 ? sum + 1 : sum), 0)
}

const schema = schemaCounts(buildSchema(readFileSync(path.join(repositoryRoot, 'apps/api/schema.graphql'), 'utf8')))
const portal = shipped.filter(file => file.path.startsWith('apps/portal/'))

const figures: readonly (readonly [string, readonly string[] | number | string])[] = [
  ['enums of the schema', schema.enums],
  ['texts of the schema that hold JSON', schema.json],
  ['places of the schema with a description', `${schema.described} of ${schema.places}`],
  ['JSON.parse in the portal', occurrences(/JSON\.parse\(/g, portal)],
  ['casts by way of unknown', occurrences(/\bas unknown as\b/g, shipped)],
  ['casts to never', occurrences(/\bas never\b/g, shipped)],
  [`functions over ${LONG} lines`, longFunctions],
  ['files outside its folders that name a sport', sportPlaces()],
  ['exports reached by tests only', testedOnly(files)],
  ['tracked lines', tracked.reduce((sum, file) => sum + linesOf(file), 0)],
]

for (const [name, value] of figures) {
  const places = typeof value === 'object' ? value : []
  process.stdout.write(`${name.padEnd(48)}${typeof value === 'object' ? value.length : value}\n`)
  if (all) for (const place of places) process.stdout.write(`    ${place}\n`)
}
