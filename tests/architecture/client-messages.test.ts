import { describe, expect, it } from 'vitest'
import english from '../../apps/portal/messages/en/index.js'
import { takings } from '../support/asked-from.js'
import { resolveImport, type SourceFile, sourceFiles } from './source-files.js'

/**
 * The browser gets the words of those namespaces alone that the `ClientMessages` above a component name: its layouts, the
 * page, and the parts around it add to each other. Where they name too few, the key is shown instead of the word; a page of
 * the desk that names too many carries words that nobody reads there.
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

const ofSport = (sport: string): string[] =>
  Object.keys(english).filter(name => new RegExp(`^${sport}([A-Z]|$)`).test(name))

/** What `SheetWords` sends beside the words of a sport. */
const SHEET_WORDS = `${PORTAL}components/sheet-words.tsx`

const hasList = ({ text }: SourceFile): boolean => /\w*[nN]amespaces = \[/.test(text)

const namesProblems = ({ text }: SourceFile): boolean => /(?<!Translations\()'problem'/.test(text)

/** The names that a page itself writes down for its words. */
const writtenBy = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/namespaces=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(match => match[1] as string),
  )

/** All names within the list a file hands out; lists of another file are read there. */
const namedIn = (file: SourceFile): string[] => {
  if (/\/page\.tsx$/.test(file.path) && writtenBy(file).length > 0) return writtenBy(file)
  const lists = takenBy(file).filter(hasList)
  const written = [file, ...lists].flatMap(({ text }) => [...text.matchAll(/['"]([\w-]+)['"]/g)])
  const names = written.map(match => match[1] as string)
  return names
}

/**
 * The client components below a file, down to where others hand out words or `beyond` it, and those others: they may stand
 * around them.
 */
const clientsBelow = (start: SourceFile, beyond = false) => {
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
      if (beyond || !handsOut(file)) queue.push({ file, client })
    }
  }
  return { clients, givers }
}

const givers = [...files.values()].filter(handsOut)

const exportOf = (file: SourceFile): string => /export (?:async )?function (\w+)/.exec(file.text)?.[1] ?? '-'

/** What hands out words around a page: its layouts, or what they are made of. */
const giversAbove = (page: string): SourceFile[] => {
  const above: SourceFile[] = []
  for (let folder = page; folder.includes('/'); ) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    const layout = files.get(`${folder}/layout.tsx`)
    if (!layout) continue
    const behind = takenBy(layout).filter(file => handsOut(file) && layout.text.includes(`<${exportOf(file)}`))
    above.push(...(handsOut(layout) ? [layout] : []), ...behind)
  }
  return above
}

const pages = [...files.keys()].filter(path => /\/page\.tsx$/.test(path))

/** All that a file is made of, on whichever side it is drawn. */
const madeOf = (start: SourceFile): ReadonlySet<string> => {
  const seen = new Set([start.path])
  const queue = [start]
  for (let at = queue.shift(); at; at = queue.shift())
    for (const file of takenBy(at)) {
      if (seen.has(file.path)) continue
      seen.add(file.path)
      queue.push(file)
    }
  return seen
}

/** Of every page, what stands above all of it, and the files that it is made of. */
const shown = pages.map(path => {
  const page = files.get(path) as SourceFile
  const around = [...giversAbove(path), ...(handsOut(page) ? [page] : [])]
  return { path, page, parts: madeOf(page), named: new Set(around.flatMap(namedIn)) }
})

/** What is named above a file wherever it is shown. */
const inheritedBy = (file: SourceFile): string[] => {
  const [first, ...rest] = shown.filter(({ parts }) => parts.has(file.path))
  return first ? [...first.named].filter(name => rest.every(({ named }) => named.has(name))) : []
}

/** What client components ask for among what one is made of, and nobody names, neither above it nor within. */
const missingOf = (start: SourceFile, inherited: Iterable<string>): string[] => {
  const { clients, givers } = clientsBelow(start)
  const named = new Set([...inherited, ...[...(handsOut(start) ? [start] : []), ...givers].flatMap(namedIn)])
  const missing = clients.flatMap(client =>
    askedIn(client)
      .filter(name => name !== '*' && !named.has(name))
      .map(name => `${name} (${client.path.slice(PORTAL.length)})`),
  )
  return [...new Set(missing)]
}

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
    expect(missingOf(giver, inheritedBy(giver))).toEqual([]),
  )

  it('are all named above every page', () => {
    const missing = shown.flatMap(({ path, page, named }) =>
      missingOf(page, named).map(one => `${path.slice(PORTAL.length)}: ${one}`),
    )
    expect(missing).toEqual([])
  })

  /** What stands above every page: the words of the outermost layout. */
  const shared = shown.map(({ named }) => [...named]).reduce((all, names) => all.filter(name => names.includes(name)))

  it('of a sport are all those that its editors ask for', () => {
    const editors = [...files.values()].filter(({ path }) => /\/sports\/\w+\/index\.tsx$/.test(path))
    const beside = [...shared, ...namedIn(files.get(SHEET_WORDS) as SourceFile), 'problemList']
    const missing = editors.flatMap(file => missingOf(file, [...ofSport(file.path.split('/').at(-2) ?? ''), ...beside]))
    expect(editors.length).toBeGreaterThan(2)
    expect(missing).toEqual([])
  })

  /** What the words of a change in a history are looked up in, by the code of its field. */
  const ofHistory = ['historyField', 'personStatus', 'category', 'grades']
  const desks = shown.filter(({ path }) => path.includes('/(desk)/'))
  it.each(desks.map(one => [one.path.slice(PORTAL.length), one] as const))('are no more than %s needs', (_, one) => {
    const asked = new Set(clientsBelow(one.page, true).clients.flatMap(askedIn))
    const above = new Set(giversAbove(one.path).flatMap(namedIn))
    const written = writtenBy(one.page)
    // A history words what changed by a code of the field, which may be of any of these.
    const needed = (name: string) => asked.has(name) || (asked.has('*') && ofHistory.includes(name))
    expect(written.filter(name => !needed(name) || above.has(name))).toEqual([])
  })

  it('are few around every page of the desk', () => {
    const around = new Set(giversAbove(desks[0]?.path ?? '').flatMap(namedIn))
    expect(Object.keys(english).filter(name => around.has(name)).length).toBeLessThan(16)
  })
})
