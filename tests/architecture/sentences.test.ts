import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot, sourceFiles } from './source-files.js'

/** Sentences nobody asks for: found from the namespaces and the keys that the portal's files name. */

type Tree = { readonly [key: string]: string | Tree }

const keysOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

const code = sourceFiles().filter(file => !/\.test\.tsx?$|\/gql\/graphql-env/.test(file.path))
const words = new Set(code.flatMap(file => file.text.match(/[A-Za-z_0-9][\w-]*/g) ?? []))

/** `${kind}.title` as a pattern: any text stands for what is computed. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(text => text.replace(/[^\w]/g, '\\$&'))
      .join('.+')}$`,
  )

/** Names that hold the words of a namespace in this file; all names of a tuple count. */
const holders = (text: string): string[] => [
  ...[...text.matchAll(/(\w+) = (?:await )?(?:use|get)Translations/g)].map(match => match[1] as string),
  ...[...text.matchAll(/const \[([^\]]+)\] = (?:await Promise\.all\()?\[/g)].flatMap(
    match => match[1]?.split(/\W+/) ?? [],
  ),
  ...[...text.matchAll(/(\w+): (?:Words|ReturnType<typeof useTranslations)/g)].map(match => match[1] as string),
]

/** The file looks words up by a code: a code of the API, of a rule, of a list of its own. */
const looksUpCodes = (text: string): boolean =>
  holders(text)
    .filter(Boolean)
    .some(name =>
      new RegExp(`\\b(?:codeText|slotWords|problemMessage)\\(\\s*${name}\\b|\\b${name}\\((?!['\`])`).test(text),
    )

const askers = code
  .filter(file => file.path.startsWith('apps/portal/src/'))
  .map(({ text }) => {
    const literals = [...text.matchAll(/'([^'\n]*)'/g), ...text.matchAll(/`([^`$\n]*)`/g)].map(match => match[1])
    const templates = [...text.matchAll(/`([\w.]*\$\{[^`]*)`/g)].map(match => patternOf(match[1] as string))
    const named = [...text.matchAll(/Translations(?:<|\()\s*['`]([\w.]+?)(?:\.\$\{[^`]*)?['`]/g)].map(match => match[1])
    const whole = /Translations\(\)|loadMessages\(/.test(text) ? [''] : []
    return {
      namespaces: new Set([...named, ...whole]),
      literals: new Set(literals),
      templates,
      open: looksUpCodes(text),
    }
  })
  .filter(asker => asker.namespaces.size > 0)

const isAskedFor = (key: string): boolean => {
  const parts = key.split('.')
  const isCode =
    parts
      .at(-1)
      ?.split('_')
      .every(part => words.has(part)) || words.has(parts.at(-1) as string)
  return askers.some(({ namespaces, literals, templates, open }) =>
    parts.some((_, at) => {
      const rest = parts.slice(at).join('.')
      if (!namespaces.has(parts.slice(0, at).join('.'))) return false
      return literals.has(rest) || templates.some(template => template.test(rest)) || (open && at > 0 && isCode)
    }),
  )
}

describe('sentences', () => {
  const folder = path.join(repositoryRoot, 'apps/portal/messages/zh-CN')
  const files = code.filter(file => file.path === 'apps/portal/messages/zh-CN/index.ts').flatMap(file => file.imports)

  it.each(files)('of %s are asked for somewhere', file => {
    const tree = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Tree
    const unasked = keysOf(tree).filter(key => !isAskedFor(key))
    expect(unasked, unasked.join(' ')).toEqual([])
  })
})
