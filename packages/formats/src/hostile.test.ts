import { describe, expect, it } from 'vitest'
import { detectFormat } from './detect-format.js'
import { readResults } from './read-results.js'
import { largestDatabase, largestFile } from './text/file-size.js'
import { bytesOf, latinBytes, smallSession, usebio } from './usebio/usebio-samples.cases.js'

const refusal = (bytes: Uint8Array, name = 'results.xml'): readonly string[] => {
  const result = readResults(bytes, name)
  return result.ok ? [] : result.error.filter(problem => problem.severity === 'error').map(problem => problem.code)
}

const doctype = (subset: string): string => smallSession.replace(/<!DOCTYPE[^>]*>/, `<!DOCTYPE USEBIO [${subset}]>`)

const bomb = `${Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}<!ENTITY l0 "lol">`
const deep = usebio(`${'<A>'.repeat(5000)}${'</A>'.repeat(5000)}`)

describe('hostile and broken XML is refused with a located problem', () => {
  it.each([
    [
      'external entity',
      doctype('<!ENTITY x SYSTEM "file:///etc/passwd">').replace('Tuesday', '&x;'),
      'XML_ENTITY_DECLARED',
    ],
    [
      'external entity over the network',
      doctype('<!ENTITY x SYSTEM "http://example.invalid/x">'),
      'XML_ENTITY_DECLARED',
    ],
    ['entity bomb', doctype(bomb).replace('Tuesday', '&l9;'), 'XML_ENTITY_DECLARED'],
    ['parameter entity', doctype('<!ENTITY % p SYSTEM "http://example.invalid/p.dtd"> %p;'), 'XML_ENTITY_DECLARED'],
    ['parameter reference', doctype('%p;'), 'XML_ENTITY_DECLARED'],
    ['unknown entity', smallSession.replace('Tuesday', '&nbsp;'), 'XML_ENTITY_UNKNOWN'],
    [
      'entity with the name of an object property',
      smallSession.replace('Tuesday', '&constructor;'),
      'XML_ENTITY_UNKNOWN',
    ],
    ['character reference to nothing', smallSession.replace('Tuesday', '&#0;'), 'XML_ENTITY_UNKNOWN'],
    ['depth', deep, 'XML_TOO_DEEP'],
    ['truncated', smallSession.slice(0, 700), 'XML_TRUNCATED'],
    ['truncated in a tag', smallSession.slice(0, smallSession.lastIndexOf('</EVENT') + 4), 'XML_TRUNCATED'],
    ['crossed tags', smallSession.replace('</CLUB_NAME>', '</CLUB_NUMBER>'), 'XML_TAG_MISMATCH'],
    ['unclosed comment', smallSession.replace('<CLUB>', '<!-- <CLUB>'), 'XML_TRUNCATED'],
    [
      'attribute twice',
      smallSession.replace('Version="1.2"', 'Version="1.2" Version="1.3"'),
      'XML_ATTRIBUTE_DUPLICATE',
    ],
    ['attribute without quotes', smallSession.replace('Version="1.2"', 'Version=1.2'), 'XML_MALFORMED'],
    ['text after the end', `${smallSession}more`, 'XML_TRAILING_CONTENT'],
    ['second root', `${smallSession}<USEBIO/>`, 'XML_TRAILING_CONTENT'],
    ['long name', smallSession.replace('<CLUB>', `<${'C'.repeat(500)}>`), 'XML_NAME_TOO_LONG'],
    ['NUL byte', smallSession.replace('Tuesday', 'Tues\0day'), 'FORBIDDEN_CHARACTER'],
    ['another root', '<USEBIO2><EVENT/></USEBIO2>', 'FILE_NOT_RECOGNISED'],
    ['no event', '<USEBIO Version="1.2"></USEBIO>', 'ELEMENT_MISSING'],
    ['two events', smallSession.replace('</EVENT>', '</EVENT><EVENT/>'), 'EVENT_REPEATED'],
    ['an event without results', usebio(''), 'FILE_HAS_NO_RESULTS'],
  ])('%s', (_, text, code) => {
    const result = readResults(bytesOf(text), 'results.xml')
    const errors = result.ok ? [] : result.error.filter(problem => problem.severity === 'error')
    expect(errors.map(problem => problem.code)).toContain(code)
    for (const error of errors) expect(error.at?.line).toBeGreaterThan(0)
  })
})

describe('an external DTD is no reason to refuse, and nothing asks for it', () => {
  it('reads', () => expect(refusal(bytesOf(smallSession))).toEqual([]))
})

describe('files that are something else are named', () => {
  it.each([
    ['empty', '', 'x.xml', 'FILE_EMPTY'],
    ['one byte', '<', 'x.xml', 'XML_MALFORMED'],
    ['one letter', 'a', 'x', 'FILE_NOT_RECOGNISED'],
    ['zip', 'PK\u0003\u0004', 'x.xml', 'FILE_IS_ZIP'],
    ['gzip', '\u001f\u008b', 'x.xml', 'FILE_IS_ZIP'],
    ['pdf', '%PDF-1.7', 'x.pbn', 'FILE_IS_PDF'],
    ['program', '\u007fELF', 'x.pbn', 'FILE_BINARY'],
    ['web page', '<!DOCTYPE html><html></html>', 'x.xml', 'FILE_IS_WEB_PAGE'],
    ['path in the name', smallSession, '../../etc/x.xml', 'FILE_NAME_UNSAFE'],
    ['windows path', smallSession, 'C:\\x.xml', 'FILE_NAME_UNSAFE'],
    ['NUL in the name', smallSession, 'x\0.xml', 'FILE_NAME_UNSAFE'],
    ['unknown', 'hello, world', 'notes.txt', 'FILE_NOT_RECOGNISED'],
  ])('%s', (_, text, name, code) => {
    expect(refusal(latinBytes(text), name)).toContain(code)
  })

  it('too large', () => {
    expect(refusal(new Uint8Array(largestFile + 1).fill(32))).toEqual(['FILE_TOO_LARGE'])
    // A club's database may be larger, with its directory of players; not without end.
    const database = (size: number) => {
      const bytes = new Uint8Array(size)
      bytes.set(bytesOf('\u0000\u0001\u0000\u0000Standard Jet DB'))
      return detectFormat(bytes, 'evening.bws')
    }
    expect(database(30 * 1024 * 1024)).toEqual({ ok: true, value: 'bridgemate' })
    expect(database(largestDatabase + 1).ok).toBe(false)
  })
})

describe('content decides before the extension', () => {
  it.each([
    [smallSession, 'x.pbn', 'usebio'],
    ['% PBN 2.1\n[Event "x"]\n', 'x.xml', 'pbn'],
    ['[Event "x"]\n', 'x', 'pbn'],
    ['pn|S,W,N,E|md|1', 'x', 'lin'],
    ['\u0000\u0001\u0000\u0000Standard Jet DB\u0000', 'x.xml', 'bridgemate'],
    ['{"organization":"ACBL","sections":[]}', 'x', 'acblJson'],
    ['section,board,ns,ew\n', 'x', 'csv'],
    ['a;b\n', 'x.csv', 'csv'],
    ['<!DOCTYPE html><html></html>', 'x.xml', 'webPage'],
  ])('%j named %s is %s', (text, name, format) => {
    expect(detectFormat(latinBytes(text), name)).toEqual({ ok: true, value: format })
  })
})
