import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const repositoryRoot = path.resolve(import.meta.dirname, '../..')

/** A source file and what it imports; found with a small lexer, for the compiler's API is not needed for it. */
export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly string[]
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\s+from\s+)?['"]([^'"\n]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Comments are taken out first: an import in a comment is none. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1')

export const importsOf = (text: string): string[] => {
  const code = withoutComments(text)
  return [...code.matchAll(IMPORT), ...code.matchAll(DYNAMIC)].map(match => match[1] as string)
}

const listed = (root: string, ...args: string[]) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter(file => file !== '' && existsSync(path.join(root, file)))

const readSources = (root: string): readonly SourceFile[] =>
  listed(root, 'apps', 'packages', 'tests')
    .filter(file => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(file => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return { path: file, text, imports: importsOf(text) }
    })

const read = new Map<string, readonly SourceFile[]>()

/** Every TypeScript file of the tree that git does not ignore; a tree is read once, for all who ask about it. */
export const sourceFiles = (root = repositoryRoot): readonly SourceFile[] => {
  const known = read.get(root) ?? readSources(root)
  read.set(root, known)
  return known
}

/** Where a relative import leads, as a path of the tree; undefined for packages. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('@/')) return path.posix.join('apps/portal/src', specifier.slice(2))
  if (!specifier.startsWith('.')) return undefined
  return path.posix.join(path.posix.dirname(from), specifier)
}
