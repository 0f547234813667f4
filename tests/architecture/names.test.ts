import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

const files = sourceFiles()

/** Names that a framework prescribes. */
const prescribed = /(^|\/)(\[[^\]]+\]|\([^)]+\)|@[a-z]+)(\/|$)/

describe('names', () => {
  it('are kebab-case, and their suffix says the kind', () => {
    const odd = files
      .map(file => file.path)
      .filter(path => {
        const name = path.split('/').pop() ?? ''
        return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.tsx?$/.test(name) && !prescribed.test(name)
      })
    expect(odd).toEqual([])
  })
})

describe('exports', () => {
  /** Read by the messages test and by the schema, not by an import. */
  const readByFile = /(problem|explanation|notice)-codes\.ts$|\.config\.ts$|\/app\/|\/db\/schema\//
  const declared = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1')

  it('are named somewhere else than where they are declared', () => {
    const uses = new Map<string, number>()
    for (const { text } of files)
      for (const word of withoutComments(text).match(/[\w$]+/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1)
    const unused = files
      .filter(file => !readByFile.test(file.path))
      .flatMap(file => [...file.text.matchAll(declared)].map(match => ({ path: file.path, name: match[1] as string })))
      .filter(({ name }) => uses.get(name) === 1)
      .map(({ path, name }) => `${path} ${name}`)
    expect(unused).toEqual([])
  })
})

describe('sizes', () => {
  const lines = (text: string) => text.split('\n').length
  const counted = files
    .filter(file => !/generated|\/gql\/|\.cases\.|tables\.ts$|\.test\.|graphql-env/.test(file.path))
    .map(file => ({ path: file.path, lines: lines(file.text) }))
    .sort((a, b) => b.lines - a.lines)

  it('no file is above 400 lines but data tables', () => {
    const at = (share: number) => counted[Math.floor(counted.length * (1 - share))]?.lines
    console.log(
      `${counted.length} files; lines: median ${at(0.5)}, nine of ten ≤ ${at(0.9)}, longest ${counted[0]?.lines} (${counted[0]?.path})`,
    )
    expect(counted.filter(file => file.lines > 400).map(file => `${file.lines} ${file.path}`)).toEqual([])
  })
})
