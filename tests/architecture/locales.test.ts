import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot, sourceFiles } from './source-files.js'

type Tree = { readonly [key: string]: string | Tree }

/** Every namespace of the locale: the files of its folder together. */
const messages = (locale: string): Tree => {
  const folder = path.join(repositoryRoot, 'apps/portal/messages', locale)
  const files = readdirSync(folder).filter(name => name.endsWith('.json'))
  return Object.assign({}, ...files.map(name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))) as Tree
}

const locales = ['zh-CN', 'en'] as const

/** Every code of a file: the values of the tuples it exports, the keys of its tables. */
const codesIn = async (file: string): Promise<string[]> => {
  const exported = (await import(path.join(repositoryRoot, file))) as Record<string, unknown>
  return Object.values(exported).flatMap(value =>
    Array.isArray(value) ? (value as string[]) : typeof value === 'object' && value ? Object.keys(value) : [],
  )
}

const filesNamed = (name: string) =>
  sourceFiles()
    .map(file => file.path)
    .filter(file => file.endsWith(`/${name}.ts`))

const lookUp = (tree: Tree, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => (found as Tree | undefined)?.[key], tree)

describe.each(locales)('%s', locale => {
  const tree = messages(locale)

  it.each(filesNamed('problem-codes'))('has a sentence for every code of %s', async file => {
    const missing = (await codesIn(file)).filter(code => typeof lookUp(tree, ['problem', code]) !== 'string')
    expect(missing).toEqual([])
  })

  it.each(filesNamed('explanation-codes'))('explains every code of %s', async file => {
    const place = file.split('/').at(-2) as string
    const namespace = { awards: 'award' }[place] ?? place
    const missing = (await codesIn(file)).filter(code => typeof lookUp(tree, ['explain', namespace, code]) !== 'string')
    expect(missing).toEqual([])
  })
})
