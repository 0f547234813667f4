import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { importsOf, repositoryRoot, resolveImport, type SourceFile, sourceFiles } from '../architecture/source-files.js'

/**
 * Which page asks for which mutation, read from the source: mutation → document → the components that name it → the
 * pages that reach them by imports. A barrel hands on only what is asked of it by name, and a type carries nothing.
 */

const PORTAL = 'apps/portal/src/'
const PAGES = `${PORTAL}app/`

/** A table that gives documents by the names of their mutations: who writes such a name asks for the document. */
const BY_NAME = `${PORTAL}features/case-act/acts.ts`

const NAMED = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"\n]+)['"]/g

/** A part that is fetched when it is shown. */
const LAZY = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)\.then\(\s*(\w+)\s*=>\s*\2\.(\w+)/g

/** Each list of names that a text takes, with where it has them from; a part fetched when it is shown is one name. */
export const takings = (text: string): { readonly list: string; readonly specifier: string }[] => [
  ...[...text.matchAll(NAMED)].map(([, list = '', specifier = '']) => ({ list, specifier })),
  ...[...text.matchAll(LAZY)].map(([, specifier = '', , list = '']) => ({ list, specifier })),
]

/** A page's address pattern: `/events/[eventId]`; groups and parallel routes have no part in it. */
export const patternOf = (file: string): string => {
  const parts = file
    .slice(PAGES.length)
    .split('/')
    .slice(1, -1)
    .filter(part => !/^\(\w+\)$/.test(part))
  return `/${parts.join('/')}`
}

const isBarrel = (file: string) => /\/index\.tsx?$/.test(file)

interface Taken {
  readonly names: readonly string[]
  readonly target: string
}

class Portal {
  readonly files: ReadonlyMap<string, SourceFile>
  readonly #taken = new Map<string, readonly Taken[]>()

  constructor() {
    const own = sourceFiles().filter(({ path }) => path.startsWith(PORTAL) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    this.files = new Map(own.map(file => [file.path, file]))
  }

  /** The file an import line means; undefined for packages and what is no source. */
  private found(from: string, specifier: string): string | undefined {
    const base = resolveImport(from, specifier)
    if (!base) return undefined
    return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => base + end).find(path => this.files.has(path))
  }

  /** Names taken from a file, with where a barrel has them from; each file is read once. */
  private takenBy(file: SourceFile): readonly Taken[] {
    const known = this.#taken.get(file.path) ?? this.readTaken(file)
    this.#taken.set(file.path, known)
    return known
  }

  private readTaken(file: SourceFile): Taken[] {
    return takings(file.text).flatMap(({ list, specifier }) => {
      const target = this.found(file.path, specifier)
      const names = list
        .split(',')
        .map(name => name.trim())
        .filter(name => name !== '' && !name.startsWith('type '))
        .map(name => name.split(/\s+as\s+/)[0] as string)
      return target && names.length > 0 ? [{ names, target }] : []
    })
  }

  /** The files that take something of this name for use, from wherever; a namespace takes all. */
  takersOf(name: string): string[] {
    const files = [...this.files.values()].filter(({ path, text }) => path === BY_NAME && text.includes(`.${name}`))
    const named = [...this.files.values()].filter(file => this.takenBy(file).some(({ names }) => names.includes(name)))
    return [...files, ...named].map(({ path }) => path)
  }

  private definer(target: string, name: string): string {
    const file = this.files.get(target)
    if (!file || !isBarrel(target)) return target
    const handed = this.takenBy(file).find(taken => taken.names.includes(name))
    return handed ? this.definer(handed.target, name) : target
  }

  /** Every file whose code a file brings along. */
  importsOf(path: string): string[] {
    const file = this.files.get(path)
    if (!file) return []
    if (isBarrel(path)) return []
    const named = this.takenBy(file).flatMap(({ names, target }) => names.map(name => this.definer(target, name)))
    const listed = new Set([...file.text.matchAll(NAMED)].map(match => match[2]))
    const types = new Set([...file.text.matchAll(/import\s+type\s+[^'"]*from\s*['"]([^'"\n]+)['"]/g)].map(m => m[1]))
    const others = importsOf(file.text)
      .filter(specifier => !listed.has(specifier) && !types.has(specifier))
      .flatMap(specifier => this.found(path, specifier) ?? [])
    return [...new Set([...named, ...others])]
  }
}

interface Document {
  readonly name: string
  readonly file: string
  readonly fields: readonly string[]
}

/** `export const X = graphql(`mutation … { field(` of a file. */
const documentsOf = (file: SourceFile, mutations: readonly string[]): Document[] =>
  [...file.text.matchAll(/export const (\w+) = graphql\(\s*`\s*mutation\b([^`]*)`/g)].map(match => ({
    name: match[1] as string,
    file: file.path,
    fields: mutations.filter(field => new RegExp(`\\b${field}\\s*\\(`).test(match[2] as string)),
  }))

/** The actions of a written file: each carries its document. */
const actionsOf = (file: string): string[] => {
  const text = sourceFiles().find(({ path }) => path === file)?.text ?? ''
  return [...text.matchAll(/export const (\w+) = actionOf\(/g)].map(match => match[1] as string)
}

/** The address patterns of the pages that ask for each of these mutations, shortest first. */
export const pagesAskingFor = (mutations: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const portal = new Portal()
  const files = [...portal.files.values()]
  const importers = new Map<string, string[]>()
  for (const { path } of files)
    for (const target of portal.importsOf(path)) importers.set(target, [...(importers.get(target) ?? []), path])
  const pagesAbove = (start: readonly string[]) => {
    const seen = new Set(start)
    const queue = [...start]
    for (let at = queue.shift(); at !== undefined; at = queue.shift())
      for (const above of importers.get(at) ?? []) {
        if (seen.has(above)) continue
        seen.add(above)
        queue.push(above)
      }
    return [...seen].filter(path => path.startsWith(PAGES))
  }
  const matching = (pattern: RegExp, except: string) =>
    files.filter(({ path, text }) => path !== except && pattern.test(text)).map(({ path }) => path)
  const documents = files.flatMap(file => documentsOf(file, mutations))
  return new Map(
    mutations.map(field => {
      const askers = documents
        .filter(({ fields }) => fields.includes(field))
        .flatMap(({ name, file }) => [name, ...actionsOf(file)].flatMap(one => portal.takersOf(one)))
      const direct = askers.filter(path => path !== BY_NAME)
      const byName = askers.includes(BY_NAME) ? matching(new RegExp(`'${field}'|"${field}"|\\b${field}:`), BY_NAME) : []
      const pages = pagesAbove([...direct, ...byName].filter(path => !/\.graphql\.ts$/.test(path)))
      return [field, [...new Set(pages.map(patternOf))].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))]
    }),
  )
}

/** What no page asks for, and why. */
export const mutationsWithoutPage: Readonly<Record<string, string>> = {}

/** Every mutation of the schema with the pages that ask for it. */
export const pagesOfMutations = (): ReadonlyMap<string, readonly string[]> => {
  const schema = buildSchema(readFileSync(path.join(repositoryRoot, 'apps/api/schema.graphql'), 'utf8'))
  return pagesAskingFor(Object.keys(schema.getMutationType()?.getFields() ?? {}))
}
