import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const { packages } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const shipped = Object.entries(packages).filter(
  ([place, one]) => place.includes('node_modules/') && !one.dev && !one.link,
)

/** Licences under which the program may be handed to a federation; the LGPL ones are libraries that are linked, unchanged. */
const TAKEN = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BSL-1.0', 'BlueOak-1.0.0', 'CC-BY-4.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
])
/** Packages that say it in their text alone, with what it says. */
const BY_TEXT: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' }

it('every package that ships has a licence that may be taken', () => {
  const wrong = shipped.filter(([place, { license = BY_TEXT[place] ?? 'none' }]) =>
    license
      .replace(/[()]/g, '')
      .split(/ AND | OR /)
      .some(one => !TAKEN.has(one)),
  )
  expect(wrong.map(([place, { license }]) => `${place} ${license}`)).toEqual([])
})

it('every package is named with the digest of what is fetched', () => {
  expect(shipped.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
})
