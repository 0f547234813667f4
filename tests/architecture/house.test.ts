import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testedOnly } from '../house/tested-only.js'
import { repositoryRoot, sourceFiles } from './source-files.js'

/** Ways of writing that were mended once and do not come back. */

const api = sourceFiles().filter(
  file => file.path.startsWith('apps/api/src/') && !/\.test\.ts$|\/testing\//.test(file.path),
)
const placesOf = (pattern: RegExp): string[] => api.filter(file => pattern.test(file.text)).map(file => file.path)

describe('the API', () => {
  it('asks for today in the zone of a place, never in that of the database or of Greenwich', () => {
    expect(placesOf(/\bcurrent_date\b|\bnow\(\)::date|\b(at|now|instant)\.toISOString\(\)\.slice\(0, 10\)/)).toEqual([])
  })

  it('names the actor of the records in one place', () => {
    expect(placesOf(/accountId \?\? 'system'/)).toEqual([])
  })

  it('hands an act on whole: who needs transaction, dependencies and viewer takes an Act', () => {
    expect(placesOf(/\btx: Transaction,\s*deps: [^,]*,\s*viewer: Viewer\b/)).toEqual([])
  })

  it('reads the rows of a statement written by hand column by column', () => {
    expect(placesOf(/\brows\]? as (unknown as )?[A-Za-z({]/)).toEqual([])
  })

  it('takes a transaction for a database without a cast', () => {
    expect(placesOf(/as unknown as (Db|Database)\b/)).toEqual([])
  })
})

describe('exports', () => {
  it('are of use to the product: what only tests reach is an ability that nobody has', () => {
    expect(testedOnly(sourceFiles())).toEqual([])
  })
})

describe('the migrations', () => {
  it('are in the journal, every one: what is not there is never run', () => {
    const folder = path.join(repositoryRoot, 'drizzle')
    const { entries } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const files = readdirSync(folder).filter(file => file.endsWith('.sql'))
    expect(entries.map(entry => `${entry.tag}.sql`)).toEqual(files.sort())
  })
})
