import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot, resolveImport, type SourceFile, sourceFiles } from './source-files.js'

/**
 * What a server component imports from a file marked `'use client'` is not the thing itself but a reference that only
 * the browser can follow. A component may be rendered through it; a constant or a function is silently something else
 * at run time, and the compiler says nothing.
 */

const IMPORT = /(?:^|\n)(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"\n]+)['"]/g

interface NamedImport {
  readonly name: string
  readonly from: string
}

/** The values, not the types, that a file imports or passes on by name. */
const valuesImported = (text: string): NamedImport[] =>
  [...text.matchAll(IMPORT)].flatMap(([, typeOnly, names = '', from = '']) =>
    typeOnly
      ? []
      : names
          .split(',')
          .map(name => name.trim())
          .filter(name => name !== '' && !name.startsWith('type '))
          .map(name => ({ name: name.split(/\s+as\s+/)[0] ?? '', from })),
  )

const isClientFile = (text: string): boolean =>
  /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]use client['"]/.test(text)

/** A component by its name; `USE_CAPITALS` is a constant. */
const isComponentName = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name)

const portal = sourceFiles().filter(file => file.path.startsWith('apps/portal/src/') && !file.path.includes('.test.'))
const byPath = new Map(portal.map(file => [file.path, file]))

const fileOf = (from: string, specifier: string): SourceFile | undefined => {
  const target = resolveImport(from, specifier)
  if (!target) return undefined
  const names = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`]
  const found = names.find(name => byPath.has(name) && existsSync(path.join(repositoryRoot, name)))
  return found ? byPath.get(found) : undefined
}

/** The file that declares a name, through the front doors that only pass it on. */
const declaring = (file: SourceFile, name: string, seen = new Set<string>()): SourceFile => {
  if (seen.has(file.path)) return file
  seen.add(file.path)
  const passedOn = [...file.text.matchAll(/(?:^|\n)export\s+\{([^}]*)\}\s+from\s+['"]([^'"\n]+)['"]/g)].find(
    ([, names = '']) =>
      names.split(',').some(
        one =>
          one
            .trim()
            .replace(/^type /, '')
            .split(/\s+as\s+/)
            .at(-1) === name,
      ),
  )
  const next = passedOn && fileOf(file.path, passedOn[2] ?? '')
  return next ? declaring(next, name, seen) : file
}

/** Files that run on the server: not marked themselves, and reached by a page without passing a mark. */
const onServer = (): ReadonlySet<string> => {
  const reached = new Set<string>()
  const walk = (file: SourceFile): void => {
    if (reached.has(file.path) || isClientFile(file.text)) return
    reached.add(file.path)
    for (const specifier of file.imports) {
      const next = fileOf(file.path, specifier)
      if (next) walk(next)
    }
  }
  for (const file of portal) if (/\/app\/.*\/?(page|layout|default|not-found|route)\.tsx?$/.test(file.path)) walk(file)
  return reached
}

const breachesOf = (file: SourceFile): string[] =>
  valuesImported(file.text).flatMap(({ name, from }) => {
    const target = fileOf(file.path, from)
    const declared = target && declaring(target, name)
    return declared && isClientFile(declared.text) && !isComponentName(name)
      ? [`${file.path} takes ${name} from ${declared.path}`]
      : []
  })

describe('values of client files', () => {
  it.each([
    ["import { Button, sizes } from './a'", ['Button', 'sizes']],
    ["import { type Look, useKey } from './a'", ['useKey']],
    ["import type { Look } from './a'", []],
    ["export { FILTERS as all } from './a'", ['FILTERS']],
  ])('are told from types: %s', (text, names) => {
    expect(valuesImported(text).map(one => one.name)).toEqual(names)
  })

  it.each([
    ["'use client'\n\nimport x from 'y'", true],
    ["// first a word\n'use client'\n", true],
    ["import x from 'y'\nconst a = 'use client'", false],
  ])('are known by the mark at the head: %s', (text, client) => {
    expect(isClientFile(text)).toBe(client)
  })

  it('are components or nothing, wherever the server takes them', () => {
    const server = onServer()
    expect(server.size).toBeGreaterThan(150)
    expect(portal.filter(file => server.has(file.path)).flatMap(breachesOf)).toEqual([])
  })

  it('a form that a script sends is the one that waits for the script', () => {
    const own = portal.filter(file => /<form\b[^>]*onSubmit|<form\s[\s\S]{0,200}?onSubmit=/.test(file.text))
    expect(own.map(file => file.path)).toEqual([])
  })
})
