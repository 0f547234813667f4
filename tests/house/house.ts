import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { repositoryRoot, type SourceFile, sourceFiles } from '../architecture/source-files.js'
import { functionLengths } from './functions.js'
import { schemaCounts } from './schema-counts.js'

/** `npm run house`: the figures that say how the tree is kept. With `-- --all` the places besides the counts. */

const LONG = 60
const SPORTS = ['bridge', 'guandan', 'mahjong']
const all = process.argv.includes('--all')

const isTest = ({ path: file }: SourceFile): boolean =>
  file.startsWith('tests/') || /\.(test|cases)\.tsx?$|\/testing\//.test(file)
const files = sourceFiles()
const shipped = files.filter(file => !isTest(file) && !/graphql-env/.test(file.path))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1')

const occurrences = (pattern: RegExp, among: readonly SourceFile[]): string[] =>
  among.flatMap(file => [...withoutComments(file.text).matchAll(pattern)].map(() => file.path))

/** Files outside a sport's own folders that name a sport. */
const sportPlaces = (): string[] => {
  const own = new RegExp(`/(${SPORTS.join('|')})/|/seed/|\\.input\\.ts$`)
  const names = new RegExp(`['"\`/](${SPORTS.join('|')})['"\`/]`)
  return shipped.filter(file => !own.test(file.path) && names.test(withoutComments(file.text))).map(file => file.path)
}

/** Exported constants, functions and classes that no shipped file names but the one that declares them. */
const testedOnly = (): string[] => {
  const words = (file: SourceFile) =>
    withoutComments(file.text)
      .replace(/^export (?:type )?(?:\*|\{[^}]*\}) from [^\n]+$/gm, '')
      .match(/[\w$]+/g) ?? []
  const uses = new Map<string, number>()
  for (const file of shipped) for (const word of words(file)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const tested = new Set(files.filter(isTest).flatMap(words))
  return shipped
    .filter(file => !/\/app\/|\/db\/schema\/|\.config\.ts$/.test(file.path))
    .flatMap(file =>
      [...file.text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)].map(match => ({
        name: match[1] as string,
        path: file.path,
      })),
    )
    .filter(({ name }) => uses.get(name) === 1 && tested.has(name))
    .map(({ name, path: file }) => `${file} ${name}`)
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
  ['exports reached by tests only', testedOnly()],
  ['tracked lines', tracked.reduce((sum, file) => sum + linesOf(file), 0)],
]

for (const [name, value] of figures) {
  const places = typeof value === 'object' ? value : []
  process.stdout.write(`${name.padEnd(48)}${typeof value === 'object' ? value.length : value}\n`)
  if (all) for (const place of places) process.stdout.write(`    ${place}\n`)
}
