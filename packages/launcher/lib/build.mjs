import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiMain, inRoot, portalServer } from './paths.mjs'
import { runNode } from './run.mjs'

const MADE = new Set(['node_modules', 'dist', '.next', '.turbo', 'public', 'test-results'])
const SOURCE = /\.(ts|tsx|mts|mjs|json|css|graphql|svg)$/

/** What is built: which workspaces it is made of, and what must be there afterwards. */
export const targets = {
  api: {
    filter: ['--filter=@paiji/api...'],
    from: ['packages/rules', 'packages/formats', 'packages/client', 'apps/api'],
    made: [apiMain],
  },
  all: {
    filter: [],
    from: ['packages/rules', 'packages/formats', 'packages/client', 'apps/api', 'apps/portal'],
    made: [apiMain, portalServer],
  },
}

const sourcesUnder = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const child = path.join(folder, entry.name)
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : sourcesUnder(child)
    return SOURCE.test(entry.name) && entry.name !== 'next-env.d.ts' ? [child] : []
  })

/** Names, sizes and times of the sources: quick to take, and different after any edit. */
const digestOf = ({ from }) => {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...from.map(folder => inRoot(folder)).flatMap(sourcesUnder), inRoot('tsconfig.base.json')]) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const stampOf = name => inRoot('node_modules', '.cache', 'paiji', `${name}.built`)

const isBuilt = (name, digest) =>
  targets[name].made.every(file => existsSync(file)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === digest

/** Builds what has changed. `name` is one of `targets`. */
export const ensureBuilt = async (name, tell) => {
  const digest = digestOf(targets[name])
  if (isBuilt(name, digest)) return
  const { code, output } = await tell.during('building what has changed', () =>
    runNode([
      inRoot('node_modules/turbo/bin/turbo'),
      'run',
      'build',
      '--env-mode=loose',
      '--output-logs=errors-only',
      ...targets[name].filter,
    ]),
  )
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  mkdirSync(path.dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), digest)
}
