import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { repositoryRoot, sourceFiles } from '../architecture/source-files.js'
import { longFunctions, LONG, occurrences, patterns, shippedOf, sportPlaces } from './places.js'
import { schemaCounts } from './schema-counts.js'
import { testedOnly } from './tested-only.js'

/** `npm run house`: the figures that say how the tree is kept. With `-- --all` the places besides the counts. */

const all = process.argv.includes('--all')

const files = sourceFiles()
const shipped = shippedOf(files)

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
  ['JSON.parse in the portal', occurrences(patterns.parsedJson, portal)],
  ['casts by way of unknown', occurrences(patterns.castByUnknown, shipped)],
  ['casts to never', occurrences(patterns.castToNever, shipped)],
  [`functions over ${LONG} lines`, longFunctions(shipped)],
  ['files outside its folders that name a sport', sportPlaces(shipped)],
  ['exports reached by tests only', testedOnly(files)],
  ['tracked lines', tracked.reduce((sum, file) => sum + linesOf(file), 0)],
]

for (const [name, value] of figures) {
  const places = typeof value === 'object' ? value : []
  process.stdout.write(`${name.padEnd(48)}${typeof value === 'object' ? value.length : value}\n`)
  if (all) for (const place of places) process.stdout.write(`    ${place}\n`)
}
