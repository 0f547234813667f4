import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SourceFile } from '../architecture/source-files.js'
import { withoutComments } from './tested-only.js'

/** How often an action is said: what is declared once, and what is written again for each layer. */

/** The files written by hand that name a mutation, its input or its document; written files and the demo are not counted. */
const filesOf = (mutation: string, shipped: readonly SourceFile[]): number => {
  const title = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const names = new RegExp(`\\b(?:${mutation}|${title}(?:InputType|Input|Mutation|Payload))\\b`)
  return shipped.filter(({ text }) => names.test(text)).length
}

/** The fields of input classes written by hand: each is a mirror of a field of the use case. */
const mirrored = (shipped: readonly SourceFile[]): string[] =>
  shipped.flatMap(({ path: file, text }) =>
    text
      .split(/^(?=@(?:InputType|ObjectType|OneOfInput|Resolver)\()/m)
      .filter(part => /^@(?:InputType|OneOfInput)\(/.test(part))
      .flatMap(part => [...part.matchAll(/@Field\(/g)].map(() => file)),
  )

const tenths = (sum: number, count: number): string => (count === 0 ? '–' : String(Math.round((sum * 10) / count) / 10))

/** Figures of a tree in `root`; one from before the declarations has none. */
export const actionFigures = (root: string, files: readonly SourceFile[], mutations: readonly string[]) => {
  const written = /\/gql\/actions\/|\/seed\//
  const shipped = files
    .filter(({ path: file }) => file.startsWith('apps/') && !written.test(file))
    .map(file => ({ ...file, text: withoutComments(file.text) }))
  let declared: readonly string[] = []
  try {
    const list = JSON.parse(readFileSync(path.join(root, 'apps/api/actions.json'), 'utf8')) as { name: string }[]
    declared = list.map(({ name }) => name)
  } catch {}
  const filesOfAll = (names: readonly string[]) => names.reduce((sum, name) => sum + filesOf(name, shipped), 0)
  const others = mutations.filter(name => !declared.includes(name))
  return [
    ['mutations declared once', `${declared.length} of ${mutations.length}`],
    ['files that name a mutation declared once', tenths(filesOfAll(declared), declared.length)],
    ['files that name another mutation', tenths(filesOfAll(others), others.length)],
    ['fields of inputs written a second time', mirrored(shipped)],
  ] as const
}
