import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './source-files.js'

/** What the documents name is there: files and folders, links, scripts, commands, tests. */

const inRoot = (...parts: string[]) => path.join(repositoryRoot, ...parts)
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\0')
const names = new Set(tracked.map(file => path.posix.basename(file)))
const documents = tracked.filter(file => file.endsWith('.md') && existsSync(inRoot(file)))
const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const prose = (text: string) => text.replace(/```[\s\S]*?```/g, '')
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(match => match[1] ?? '')),
]

/** Folders that documents take for granted. */
const homes = ['', 'apps/api/src', 'apps/portal/src', 'packages/rules/src', 'packages/formats/src']
/** Not paths of the tree: packages, editions, what a running installation keeps, words of a format. */
const elsewhere = /^@paiji\/|^(bridge|guandan|mahjong)\/[a-z]+-\d{4}$|^keys\/|^pg\/|^[A-Z]/

const isThere = (name: string, document: string) =>
  [...homes, path.posix.dirname(document), `${path.posix.dirname(document)}/src`].some(home =>
    existsSync(inRoot(home, name)),
  ) ||
  (!name.includes('/') && names.has(name)) ||
  tracked.some(file => file.endsWith(`/${name}`))

describe.each(documents)('%s', document => {
  const text = read(document)

  it('names files and folders that are there', () => {
    const paths = matches(
      prose(text),
      /`([\w.@-]+(?:\/[\w.@[\]-]+)+\/?|[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|json|sql|md))`/g,
    )
    const tests = matches(text, /((?:[\w-]+\.)+(?:test|cases|spec)\.ts)\b/g)
    expect([...paths, ...tests].filter(name => !elsewhere.test(name) && !isThere(name, document))).toEqual([])
  })

  it('links to what is there', () => {
    const links = matches(text, /\]\(([^)#\s]+)/g).filter(link => !link.startsWith('http'))
    expect(links.filter(link => !existsSync(inRoot(path.posix.dirname(document), link)))).toEqual([])
  })

  it('names scripts and commands that run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    expect(matches(text, /npm run (?:-s )?([\w:-]+)/g).filter(name => !(name in scripts))).toEqual([])
    const cli = tracked.filter(file => file.startsWith('apps/api/src/cli/')).map(read)
    const commands = new Set(cli.flatMap(source => matches(source, /command\('([\w-]+)/g)))
    expect(matches(text, /npm run -s paiji -- ([a-z][\w-]*)/g).filter(name => !commands.has(name))).toEqual([])
    const checks = matches(read('packages/launcher/lib/checks.mjs'), /name: '([\w-]+)'/g)
    const asked = matches(text, /npm test -- ([\w ]+)/g).flatMap(list => list.trim().split(' '))
    expect(asked.filter(name => ![...checks, 'changed'].includes(name))).toEqual([])
  })
})

describe('the settings of an installation', () => {
  it('are all in the operating guide', () => {
    const settings = matches(read('apps/api/src/env.ts'), /\b((?:PAIJI_(?!TEST)|DATABASE_|API_PORT|PORTAL_PORT)\w*)/g)
    const guide = read('docs/operating.md')
    expect(settings.filter(name => !guide.includes(`\`${name}\``))).toEqual([])
    expect(settings.length).toBeGreaterThan(5)
  })
})
