import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { mutationsWithoutPage, pagesOfMutations } from '../support/asked-from.js'

/** What the API can do somebody can press: each mutation is in a document that a component of some page sends. */

const asked = pagesOfMutations()

/** The table of mutations and the pages that press them, beside that of pages and roles. */
const writeTable = () => {
  const folder = path.resolve(import.meta.dirname, '../../.data/test')
  mkdirSync(folder, { recursive: true })
  const rows = [...asked].map(([name, pages]) => {
    const reason = (mutationsWithoutPage as Readonly<Record<string, string>>)[name] ?? ''
    return `| ${name} | ${pages.join(', ')} | ${reason} |`
  })
  const head = '| mutation | pressed from | no page because |\n|---|---|---|'
  writeFileSync(path.join(folder, 'mutations-and-pages.md'), `${[head, ...rows].join('\n')}\n`)
}

describe('the mutations of the schema', () => {
  it('are found with the pages that ask for them', () => {
    writeTable()
    expect(asked.size).toBeGreaterThan(100)
    expect(asked.get('fileAppeal')).toEqual(['/my/appeals/new'])
    expect(asked.get('readResultsFile')).toEqual(['/desk/imports'])
    expect(asked.get('castVote')).toEqual(['/cases/[appealId]/room'])
  })

  it('are each asked for by a page, or excused with a reason', () =>
    expect([...asked].filter(([name, pages]) => pages.length === 0 && !(name in mutationsWithoutPage))).toEqual([]))

  it('are excused only while no page asks for them', () =>
    expect(Object.keys(mutationsWithoutPage).filter(name => asked.get(name)?.length !== 0)).toEqual([]))
})
