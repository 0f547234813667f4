import { createHash } from 'node:crypto'
import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { documentMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** A file comes by its ticket: permitted before a byte is read, for one account, once, as many bytes as were named. */

let journey: Journey
let event = ''
const { newEvent } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof documentMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

const OPEN = 'mutation ($input: OpenUploadInput!) { openUpload(input: $input) { ticket problems { code } } }'
const open = async (about: Fields, fileName: string, size: number) => {
  const input = { about, fileName, size }
  const { openUpload } = await journey.ask<{ openUpload: { ticket: string } }>(journey.federation.staff, OPEN, {
    input,
  })
  return openUpload.ticket
}
/** What the route does with the bytes of a request. */
const bring = async (ticket: string, content: Uint8Array, viewer = journey.federation.staffViewer) => {
  const brought = await useCases.bringUpload(testDeps(journey.database.db), viewer, ticket, content)
  return brought.ok ? 'taken' : brought.error[0]?.code
}

const PDF = new TextEncoder().encode('%PDF-1.7 竞赛规程')
const documents = async (who: Actor = undefined) => {
  const query = 'query ($id: ID!) { event(id: $id) { documents { id title fileName mediaType size path } } }'
  return (
    await journey.ask<{ event: { documents: { id: string; title: string; mediaType: string }[] } }>(who, query, {
      id: event,
    })
  ).event.documents
}

beforeAll(async () => {
  journey = await startJourney()
  event = await newEvent('guandan')
})
afterAll(() => journey?.stop())

describe('a document of an event', () => {
  it('is attached by its ticket, and read by everybody', async () => {
    await walk('openUpload', { about: { document: event }, fileName: '规程.pdf', size: PDF.length }, ['UPLOAD_OPENED'])
    const upload = await open({ document: event }, '规程.pdf', PDF.length)
    expect(await send('attachDocument', { event, title: '规程', upload })).toEqual(['UPLOAD_UNKNOWN'])
    expect(await bring(upload, PDF, { ...journey.federation.staffViewer, accountId: 'other' })).toBe('UPLOAD_UNKNOWN')
    expect(await bring(upload, PDF)).toBe('taken')
    expect(await bring(upload, PDF)).toBe('UPLOAD_UNKNOWN')
    await walk('attachDocument', { event, title: '竞赛规程', upload }, ['DOCUMENT_ATTACHED'])
    expect(await documents()).toMatchObject([{ title: '竞赛规程', mediaType: 'application/pdf', size: PDF.length }])
    const [row] = await journey.database.sql`select digest from event_document`
    expect(row?.digest).toBe(createHash('sha256').update(PDF).digest('hex'))
  })

  it('is refused by its kind, its size and its purpose', async () => {
    const page = new TextEncoder().encode('<!doctype html><script>1</script>')
    for (const [fileName, bytes, problem] of [
      ['a.html', page, 'DOCUMENT_TYPE_REFUSED'],
      ['a.pdf', page, 'FILE_NOT_WHAT_IT_SAYS'],
      ['a.docx', PDF, 'FILE_NOT_WHAT_IT_SAYS'],
    ] as const) {
      const upload = await open({ document: event }, fileName, bytes.length)
      await bring(upload, bytes)
      expect(await send('attachDocument', { event, title: 'x', upload }), fileName).toEqual([problem])
    }
    const about = { document: event }
    expect(await send('openUpload', { about, fileName: 'a.pdf', size: 9 * 1024 * 1024 })).toEqual(['FILE_TOO_LARGE'])
    expect(await send('openUpload', { about, fileName: '../a.pdf', size: 9 })).toEqual(['FILE_NAME_UNSAFE'])
    expect(await send('openUpload', { about, fileName: 'a.pdf', size: 0 })).toEqual(['FILE_EMPTY'])
    const results = { results: globalId('Organisation', journey.federation.id) }
    const upload = await open(results, 'a.pdf', PDF.length)
    await bring(upload, PDF)
    expect(await send('attachDocument', { event, title: 'x', upload })).toEqual(['UPLOAD_UNKNOWN'])
  })

  it('is taken off with its reason', async () => {
    const [document] = await documents()
    expect(await send('removeDocument', { document: document?.id, reason: ' ' })).toEqual(['REASON_MISSING'])
    await walk('removeDocument', { document: document?.id, reason: '已过期' }, ['DOCUMENT_REMOVED'])
    expect(await documents()).toEqual([])
    const again = send('removeDocument', { document: document?.id, reason: '再次' })
    await expect(again).rejects.toThrow('UNKNOWN_OR_NOT_YOURS')
  })

  it('leaves the account no room for more than a dozen files that are waited for', async () => {
    const ask = () => send('openUpload', { about: { document: event }, fileName: 'a.pdf', size: 9 })
    const answers = []
    for (let at = 0; at < 12; at++) answers.push(...(await ask()))
    expect(new Set(answers)).toEqual(new Set(['UPLOADS_TOO_MANY']))
    await journey.database.sql`update upload set expires_at = now() - interval '1 minute'`
    expect(await ask()).toEqual([])
  })

  it('does not hold up whoever sends one file after the other', async () => {
    for (let at = 0; at < 14; at++) {
      const upload = await open({ document: event }, `${at}.pdf`, PDF.length)
      expect(await bring(upload, PDF)).toBe('taken')
    }
  })

  it('and a results file travel the same way', async () => {
    const file = new TextEncoder().encode(usebioFile('First', ['1', '2', '3', '4', '5', '6'], sixPairs))
    const organisation = globalId('Organisation', journey.federation.id)
    const upload = await open({ results: organisation }, 'first.xml', file.length)
    await bring(upload, file)
    expect(await send('readResultsFile', { organisation, upload })).toEqual([])
    expect(await send('readResultsFile', { organisation, upload: 'of nobody' })).toEqual(['UPLOAD_UNKNOWN'])
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...documentMutations]))
