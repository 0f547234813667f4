import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startStack, type TestStack, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** What leaves: published results as files that come back the same, and the open data of the whole register. */

const PAIRS = ['1', '2', '3', '4', '5', '6']
/** A ruling in the file, so that more than contracts has to come back. */
const session = usebioFile('Export Pairs', PAIRS, sixPairs).replace(
  /<TRAVELLER_LINE><NS_PAIR_NUMBER>6<\/NS_PAIR_NUMBER>.*?<\/TRAVELLER_LINE>/,
  '<TRAVELLER_LINE><NS_PAIR_NUMBER>6</NS_PAIR_NUMBER><EW_PAIR_NUMBER>5</EW_PAIR_NUMBER><SCORE>A6040</SCORE></TRAVELLER_LINE>',
)

let journey: Journey
let stack: TestStack
let folder: string
let published: { event: string; stage: string }
let revision = ''

const standings = async (event: string) => {
  const found = await journey.ask<{
    event: { stages: { standings: { id: string; files: { format: string; path: string }[]; lines: unknown } }[] }
  }>(
    undefined,
    `query ($event: ID!) { event(id: $event) { stages { standings { id files { format path } lines { edges { node {
      entry { number players { nameAsEntered } } group rank shared total percent played } } } } } } }`,
    { event },
  )
  const shown = found.event.stages[0]?.standings
  if (!shown) throw new Error('no standings')
  return shown
}

const publish = async (stage: string, id: string): Promise<void> => {
  const input = { stage, revision: id, idempotencyKey: `publish-${id}` }
  const { publishStandings } = await journey.ask<{ publishStandings: { problems: unknown[] } }>(
    journey.federation.staff,
    `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`,
    { input },
  )
  expect(publishStandings.problems).toEqual([])
}

const download = (from: string) => fetch(`${stack.url}${from}`)

beforeAll(async () => {
  journey = await startJourney()
  stack = await startStack(journey.database)
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-export-'))
  published = await journey.takeIn('export.xml', session)
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('results as files', () => {
  it('are not handed out before they are published', async () => {
    const { id, files } = await standings(published.event)
    expect(files).toEqual([])
    const refused = await download(`/files/results/${id}/usebio`)
    expect(refused.status).toBe(404)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'REVISION_UNKNOWN' } }] })
    await publish(published.stage, id)
    revision = id
  })

  it('are offered to anybody then', async () => {
    const formats = async () => (await standings(published.event)).files.map(file => file.format)
    expect(await formats()).toEqual(['usebio', 'pbn', 'csv', 'csvXlsx'])
    // A file of points by Australian numbers is one only where the register makes them public.
    await journey.database.sql`insert into identifier_issuer (code, name_zh, name_en, visibility, declared_by)
      values ('ABF', '澳大利亚桥牌联合会', 'Australian Bridge Federation', 'public', 'test')`
    expect(await formats()).toEqual(['usebio', 'pbn', 'csv', 'csvXlsx', 'abfCredits'])
    const { files } = await standings(published.event)
    for (const file of files) {
      const answer = await download(file.path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
    }
  })

  it.each(['usebio', 'pbn', 'csv'])('%s: taken in again they are the same results', async format => {
    const answer = await download(`/files/results/${revision}/${format}`)
    const name = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
    const content = new Uint8Array(await answer.arrayBuffer())
    const again = await journey.takeInAsIs(`again-${name}`, content)
    const [before, after] = [await standings(published.event), await standings(again.event)]
    expect(after.lines).toEqual(before.lines)
    await publish(again.stage, after.id)
    const twice = await download(`/files/results/${after.id}/${format}`)
    const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
    const code = /<EVENT_IDENTIFIER>[^<]*/g
    // Numbers of the register are not linked by a file alone: the second time they stay open.
    const ids = /<NATIONAL_ID_NUMBER>\d+<\/NATIONAL_ID_NUMBER>\n/g
    const plain = (written: string) =>
      written
        .replace(code, '')
        .replace(ids, '')
        .split('\n')
        .map(line => (format === 'csv' ? line.split(',').slice(0, 16).join(',') : line))
    expect(plain(text(new Uint8Array(await twice.arrayBuffer())))).toEqual(plain(text(content)))
  })

  it('csvXlsx: taken in again they are the same results', async () => {
    const answer = await download(`/files/results/${revision}/csvXlsx`)
    const again = await journey.takeInAsIs('again.xlsx', new Uint8Array(await answer.arrayBuffer()))
    const [before, after] = [await standings(published.event), await standings(again.event)]
    expect(after.lines).toEqual(before.lines)
  })

  it.each([['docx'], ['..%2F..%2Fetc'], ['__proto__']])('%s is no format', async format => {
    expect((await download(`/files/results/${revision}/${format}`)).status).toBe(404)
  })
  it('of a revision nobody knows do not exist', async () => {
    expect((await download('/files/results/bm9ib2R5/usebio')).status).toBe(404)
  })
  it('say what the format cannot carry', async () => {
    const id = Buffer.from(revision, 'base64url').toString().split(':')[1] as string
    const file = await useCases.exportResults(testDeps(journey.database.db), { revisionId: id, format: 'csv' })
    if (!file.ok) throw new Error(JSON.stringify(file.error))
    const fields = file.value.losses.flatMap(loss => (loss.code === 'LOSS_FIELD' ? [loss.params?.field] : []))
    expect(fields).toEqual(expect.arrayContaining(['published', 'externalId']))
  })
})

describe('the open-data snapshot', () => {
  const write = async (name: string) => {
    const to = path.join(folder, name)
    const manifest = await useCases.writeSnapshot(journey.database, to, { at: new Date('2026-11-23T00:00:00Z') })
    if (!manifest.ok) throw new Error(JSON.stringify(manifest.error))
    return { to, manifest: manifest.value }
  }
  const records = (to: string, kind: string) =>
    readFileSync(path.join(to, `${kind}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as Record<string, unknown>)

  it('counts and digests what it writes, and writes the same bytes again', async () => {
    const [first, second] = [await write('first'), await write('second')]
    expect(second.manifest).toEqual(first.manifest)
    expect(readdirSync(first.to).sort()).toEqual(
      [
        ...first.manifest.files.flatMap(({ file, kind }) => [file, `${kind}.csv`, `${kind}.parquet`]),
        ...['CHANGELOG.md', 'LICENCE.txt', 'README.md', 'manifest.json', 'schema.json'],
      ].sort(),
    )
    for (const { file, kind, records: count, bytes, sha256 } of first.manifest.files) {
      const content = readFileSync(path.join(first.to, file))
      expect({ kind, bytes, sha256, count }).toEqual({
        kind,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        count: records(first.to, kind).length,
      })
    }
    expect(records(first.to, 'sheets').length).toBeGreaterThanOrEqual(sixPairs.length)
  })

  it('holds nothing that is not published and nobody’s private numbers', async () => {
    const { sql } = journey.database
    const hidden = await journey.takeIn('hidden.xml', session.replace('Export Pairs', 'Hidden Pairs'))
    await sql`update person set birth_date = '2014-02-03'`
    const { to, manifest } = await write('private')
    const text = manifest.files.map(({ file }) => readFileSync(path.join(to, file), 'utf8')).join('')
    const titles = new Map(records(to, 'events').map(event => [event.event, event.nameEn]))
    const kinds = ['stages', 'entries', 'sheets', 'standings']
    const shown = kinds.flatMap(kind => records(to, kind).map(record => titles.get(record.event)))
    expect(hidden.event).toBeTruthy()
    expect([...titles.values()]).toContain('Hidden Pairs')
    expect(shown).toContain('Export Pairs')
    expect(shown).not.toContain('Hidden Pairs')
    expect(text).not.toContain('2014-02-03')
    const identifiers = await sql`select value, issuer from person_identifier`
    expect(identifiers.length).toBeGreaterThan(0)
    for (const { issuer } of identifiers) expect(text).not.toContain(issuer)
    expect(text).not.toMatch(/externalId|birth|password|@/)
  })

  it('goes into a new folder only', async () => {
    const again = await useCases.writeSnapshot(journey.database, path.join(folder, 'first'), { at: new Date() })
    expect(again).toMatchObject({ ok: false, error: [{ code: 'FOLDER_NOT_EMPTY' }] })
  })
})
