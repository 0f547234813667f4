import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"\n]+)['"]/g
const TEST = /\.test\.tsx?$/
const SPEC = /^tests\/browser\/[^/]+\.spec\.ts$/

/**
 * Files that everything goes through: what stands beneath them would reach every test of the tree. The walk ends there,
 * and what is left out is said.
 */
const HUBS = [
  /^packages\/(rules|formats)\/src\/(\w+\/)?(index|sports|editions)\.ts$/,
  /^apps\/api\/src\/graphql\/(resolvers|schema)\.ts$/,
  /^apps\/api\/src\/(testing|http|serve|cli|seed|jobs)\b/,
  /^apps\/api\/src\/db\/schema\/index\.ts$/,
  /^tests\/support\//,
]
const isHub = file => !TEST.test(file) && HUBS.some(hub => hub.test(file))

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
const lines = text => text.split('\n').filter(Boolean)
const safely = (...args) => {
  try {
    return git(...args).trim()
  } catch {
    return ''
  }
}

/** What differs from where this branch left main, or from `since`: committed, edited and new files, as paths of the tree. */
export const changedFiles = since => {
  const from = since ?? (safely('merge-base', 'main', 'HEAD') || 'HEAD')
  const named = [
    ...lines(git('diff', '--name-only', '--no-renames', from)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return { from, files: [...new Set(named)] }
}

const sources = () =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'tests')).filter(
    file => /\.(tsx?|mjs|mts)$/.test(file) && existsSync(path.join(root, file)),
  )

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs', '.json']

/** The file of the tree that an import names; undefined for packages. */
const resolveImport = (from, name, known) => {
  const base = name.startsWith('@/')
    ? `apps/portal/src/${name.slice(2)}`
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), name)
      : undefined
  if (!base) return undefined
  const plain = base.replace(/\.js$/, '')
  return ENDINGS.map(ending => plain + ending).find(file => known.has(file)) ?? (known.has(base) ? base : undefined)
}

/** File → the files that import it. */
const importers = files => {
  const known = new Set(files)
  const by = new Map()
  for (const file of files) {
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = resolveImport(file, name, known)
      if (imported) by.set(imported, [...(by.get(imported) ?? []), file])
    }
  }
  return by
}

/** Every file that a change of `changed` reaches, and the hubs where the walk has ended. */
const walk = (changed, by) => {
  const [reached, hubs] = [new Set(changed), new Set()]
  const queue = [...changed]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (isHub(file) && !changed.includes(file)) {
      hubs.add(file)
      continue
    }
    for (const next of by.get(file) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      queue.push(next)
    }
  }
  return { reached, hubs }
}

/**
 * The tests and browser specs that a change reaches: those that import what was changed, by whatever way that does not
 * lead through a hub, those beside what is reached, and the tests that read the whole tree.
 */
export const reachOf = changed => {
  const files = sources()
  const { reached, hubs } = walk(changed, importers(files))
  const folders = new Set([...reached].filter(file => !isHub(file)).map(file => path.posix.dirname(file)))
  const inPackages = changed.some(file => /^packages\/(rules|formats)\/src\//.test(file))
  const isReached = file =>
    reached.has(file) ||
    folders.has(path.posix.dirname(file)) ||
    file.startsWith('tests/architecture/') ||
    (inPackages && file.startsWith('tests/golden/'))
  return {
    tests: files.filter(file => TEST.test(file) && isReached(file)),
    specs: files.filter(file => SPEC.test(file) && reached.has(file)),
    hubs: [...hubs].sort(),
  }
}
