import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Broken, truncated, wrongly encoded, oversized, hostile or merely odd: a located problem, nothing stored. */

const good = usebioFile('Good', ['1', '2', '3', '4', '5', '6'], sixPairs)
const bytes = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const entityBomb = `<?xml version="1.0"?><!DOCTYPE USEBIO [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><USEBIO>&b;</USEBIO>`
const external = `<?xml version="1.0"?><!DOCTYPE USEBIO [<!ENTITY x SYSTEM "file:///etc/passwd">]><USEBIO><CLUB><CLUB_NAME>&x;</CLUB_NAME></CLUB></USEBIO>`

/** Name, file name, content, the code that must be there, and whether it can say the line. */
const cases: readonly (readonly [string, string, Uint8Array, string, boolean])[] = [
  ['nothing at all', 'empty.xml', bytes(''), 'FILE_EMPTY', false],
  ['one byte', 'one.xml', bytes('<'), 'XML_MALFORMED', true],
  ['cut in the middle', 'cut.xml', bytes(good.slice(0, good.length >> 1)), 'XML_TRUNCATED', true],
  ['tags that do not match', 'tags.xml', bytes(good.replace('</BOARD>', '</BORD>')), 'XML_TAG_MISMATCH', true],
  ['an entity bomb', 'bomb.xml', bytes(entityBomb), 'XML_ENTITY_DECLARED', true],
  ['an external entity', 'external.xml', bytes(external), 'XML_ENTITY_DECLARED', true],
  ['a compressed file', 'results.xml', new Uint8Array(gzipSync(good)), 'FILE_IS_ZIP', false],
  ['a zip archive', 'results.zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 'FILE_IS_ZIP', false],
  ['a path for a name', '../../etc/passwd', bytes(good), 'FILE_NAME_UNSAFE', false],
  ['a web page', 'page.xml', bytes('<!DOCTYPE html><html><body>404</body></html>'), 'FILE_IS_WEB_PAGE', false],
  ['absurdly deep', 'deep.xml', bytes(`<USEBIO>${'<A>'.repeat(10_000)}`), 'XML_TOO_DEEP', true],
  [
    'an impossible score',
    'tricks.xml',
    bytes(good.replace('<TRICKS>9</TRICKS>', '<TRICKS>77</TRICKS>')),
    'TRICKS_INVALID',
    true,
  ],
  ['no results', 'none.xml', bytes(usebioFile('None', ['1', '2'], [])), 'FILE_HAS_NO_RESULTS', false],
]

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

describe('a file that cannot be taken in', () => {
  it.each(cases)('%s', async (_name, fileName, content, code, located) => {
    const answer = await journey.read(fileName, content)
    expect(answer.import, JSON.stringify(answer.import)).toBeNull()
    const found = answer.problems.find(problem => problem.code === code)
    expect(found, JSON.stringify(answer.problems)).toBeDefined()
    if (located) expect(found?.line).toBeGreaterThan(0)
  })

  it('declared UTF-8 and written in Latin-1: read, with a located warning', async () => {
    const answer = await journey.read('latin.xml', latin1(good.replace('First 1', 'Ren\u00e9 Dup\u00e9')))
    expect(answer.import?.problems).toMatchObject([{ code: 'ENCODING_MISMATCH', severity: 'warning' }])
    await journey.database.sql`delete from import_batch`
  })

  it('has stored nothing, and the next good file is taken in', async () => {
    const [stored] = await journey.database.sql`select count(*)::int as n from import_batch`
    expect(stored?.n).toBe(0)
    await expect(journey.takeIn('good.xml', good)).resolves.toMatchObject({ event: expect.any(String) })
  })
})
