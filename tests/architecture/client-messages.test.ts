import { describe, expect, it } from 'vitest'
import english from '../../apps/portal/messages/en/index.js'
import { takings } from '../support/asked-from.js'
import { importsOf, resolveImport, type SourceFile, sourceFiles } from './source-files.js'

/**
 * The browser gets the words of those namespaces alone that `ClientMessages` above a component names. A page that names
 * too few shows the key instead of the word; so whoever hands them out names all that the client components among its
 * imports ask for, but for what another one hands out further down.
 */

const PORTAL = 'apps/portal/src/'

const files = new Map<string, SourceFile>(
  sourceFiles()
    .filter(({ path }) => path.startsWith(PORTAL) && !/\.test\.tsx?$/.test(path))
    .map(file => [file.path, file]),
)

const found = (from: string, specifier: string): string | undefined => {
  const base = resolveImport(from, specifier)
  return base && ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map(end => base + end).find(path => files.has(path))
}

const isClient = (file: SourceFile) => /^['"]use client['"]/.test(file.text)
const handsOut = (file: SourceFile) => /<ClientMessages\b/.test(file.text)

/** The namespaces a file asks for, each by its first part. */
const askedIn = (file: SourceFile): string[] =>
  [...file.text.matchAll(/\buseTranslations\(\s*(?:['"`]([\w-]+)[^)]*)?\)/g)].map(match => match[1] ?? '*')

/** The files a file takes something from; of a barrel those that have what is asked of it by name. */
const takenBy = (file: SourceFile): SourceFile[] =>
  takings(file.text).flatMap(({ list, specifier }) => {
    const target = files.get(found(file.path, specifier) ?? '')
    if (!target) return []
    if (!/\/index\.tsx?$/.test(target.path)) return [target]
    const names = list.split(',').map(name => name.trim().split(/\s+as\s+/)[0] ?? '')
    const handed = takings(target.text).filter(({ list: has }) =>
      names.some(name => name !== '' && !name.startsWith('type ') && new RegExp(`\\b${name}\\b`).test(has)),
    )
    return handed.flatMap(({ specifier: from }) => files.get(found(target.path, from) ?? '') ?? [])
  })

/** The namespaces that the sports bring, handed out where the plugs' are. */
const ofSports = [...files.values()]
  .filter(({ path }) => /^apps\/portal\/src\/sports\/\w+\/index\.tsx$/.test(path))
  .flatMap(({ text }) => [...(/namespaces: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'([\w-]+)'/g)])
  .map(match => match[1] as string)

const hasList = ({ text }: SourceFile): boolean => /\w*[nN]amespaces = \[/.test(text)

const namesProblems = ({ text }: SourceFile): boolean => /(?<!Translations\()'problem'/.test(text)

/** All names within the list a file hands out; lists of another file are read there. */
const namedIn = (file: SourceFile): string[] => {
  const lists = takenBy(file).filter(hasList)
  const written = [file, ...lists].flatMap(({ text }) => [...text.matchAll(/['"]([\w-]+)['"]/g)])
  const names = written.map(match => match[1] as string)
  return file.text.includes('plug.namespaces') ? [...names, ...ofSports] : names
}

/** The client components below a file, down to where others hand out words, and those others: they may stand around them. */
const clientsBelow = (start: SourceFile) => {
  const keyOf = ({ path }: SourceFile, client: boolean) => `${path} ${client}`
  const seen = new Set([keyOf(start, isClient(start))])
  const queue = [{ file: start, client: isClient(start) }]
  const clients: SourceFile[] = []
  const givers: SourceFile[] = []
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (at.client) clients.push(at.file)
    for (const file of takenBy(at.file)) {
      // What the server draws in one place, a client component may draw in another.
      const client = at.client || isClient(file)
      if (seen.has(keyOf(file, client))) continue
      seen.add(keyOf(file, client))
      if (handsOut(file)) givers.push(file)
      else queue.push({ file, client })
    }
  }
  return { clients, givers }
}

const givers = [...files.values()].filter(handsOut)

/** What hands out words around a page: the nearest of its layouts, or what that one is made of. */
const giverAbove = (page: string): SourceFile | undefined => {
  for (let folder = page; folder.includes('/'); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    const layout = files.get(`${folder}/layout.tsx`)
    if (!layout) continue
    if (handsOut(layout)) return layout
    const parts = layout.imports.flatMap(specifier => found(layout.path, specifier) ?? [])
    const behind = parts.flatMap(path =>
      path.endsWith('/index.ts')
        ? importsOf(files.get(path)?.text ?? '').flatMap(one => found(path, one) ?? [])
        : [path],
    )
    const giver = behind
      .map(path => files.get(path))
      .find(file => file && handsOut(file) && layout.text.includes(exportOf(file)))
    if (giver) return giver
  }
  return undefined
}

const exportOf = (file: SourceFile): string => /export (?:async )?function (\w+)/.exec(file.text)?.[1] ?? '-'

const pages = [...files.keys()].filter(path => /\/page\.tsx$/.test(path) && !handsOut(files.get(path) as SourceFile))

/** What client components ask for among what one is made of, and nobody names: a further provider takes the place of the first. */
const missingOf = (start: SourceFile, giver: SourceFile | undefined): string[] => {
  const { clients, givers } = clientsBelow(start)
  const named = new Set([...(giver ? [giver] : []), ...givers].flatMap(namedIn))
  const missing = clients.flatMap(client =>
    askedIn(client)
      .filter(name => name !== '*' && !named.has(name))
      .map(name => `${name} (${client.path.slice(PORTAL.length)})`),
  )
  return [...new Set(missing)]
}

/** Who puts its content between the tags of what hands out words: what stands there asks nobody further up. */
const wrapping = [...files.values()].filter(
  file =>
    !handsOut(file) &&
    takenBy(file).some(
      taken => handsOut(taken) && new RegExp(`<${exportOf(taken)}\\b[^]*?</${exportOf(taken)}>`).test(file.text),
    ),
)

describe('the words that are sent to the browser', () => {
  it('are handed out in some places', () => expect(givers.length).toBeGreaterThan(6))

  it('are known words', () => {
    const known = Object.keys(english)
    const asked = [...files.values()].flatMap(askedIn).filter(name => name !== '*')
    expect([...new Set(asked)].filter(name => !known.includes(name))).toEqual([])
  })

  it('are never asked for as a whole by a client component', () =>
    expect(
      [...files.values()].filter(file => isClient(file) && askedIn(file).includes('*')).map(({ path }) => path),
    ).toEqual([]))

  it('hold no sentence of a problem: all of them are a file of their own, fetched when one is needed', () => {
    const named = givers.filter(file => [file, ...takenBy(file).filter(hasList)].some(namesProblems))
    expect(named.map(({ path }) => path)).toEqual([])
    const asking = [...pages, ...givers.map(({ path }) => path)].flatMap(path =>
      clientsBelow(files.get(path) as SourceFile).clients.filter(client => askedIn(client).includes('problem')),
    )
    expect([...new Set(asking)].map(({ path }) => path)).toEqual([])
  })

  it.each(givers.map(file => [file.path.slice(PORTAL.length), file] as const))('are all named by %s', (_, giver) =>
    expect(missingOf(giver, giver)).toEqual([]),
  )

  it('are put around content in some places', () => expect(wrapping.length).toBeGreaterThan(3))

  it.each(wrapping.map(file => [file.path.slice(PORTAL.length), file] as const))('are all named around %s', (_, file) =>
    expect(missingOf(file, undefined)).toEqual([]),
  )

  it('are all named above every page', () => {
    const missing = pages.flatMap(path =>
      missingOf(files.get(path) as SourceFile, giverAbove(path)).map(one => `${path.slice(PORTAL.length)}: ${one}`),
    )
    expect(missing).toEqual([])
  })
})
