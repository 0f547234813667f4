import { describe, expect, it } from 'vitest'
import { mutationsWithoutPage, pagesOfMutations } from '../support/asked-from.js'

/** What the API can do somebody can press: each mutation is in a document that a component of some page sends. */

const asked = pagesOfMutations()

describe('the mutations of the schema', () => {
  it('are found with the pages that ask for them', () => {
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
