import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/** Ways of writing that were mended once and do not come back. */

const api = sourceFiles().filter(
  file => file.path.startsWith('apps/api/src/') && !/\.test\.ts$|\/testing\//.test(file.path),
)
const placesOf = (pattern: RegExp): string[] => api.filter(file => pattern.test(file.text)).map(file => file.path)

describe('the API', () => {
  it('asks for today in the zone of a place, never in that of the database or of Greenwich', () => {
    expect(placesOf(/\bcurrent_date\b|\bnow\(\)::date|\b(at|now|instant)\.toISOString\(\)\.slice\(0, 10\)/)).toEqual([])
  })
})
