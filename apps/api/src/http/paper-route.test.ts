import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { standingsPaper } from '../domain/exports/standings-paper.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { appealScene, type AppealScene, type TestDatabase, testDatabase } from '../testing/index.js'
import { testDeps } from '../testing/deps.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
let scene: AppealScene

beforeAll(async () => {
  database = await testDatabase()
  stack = await startStack(database)
  scene = await appealScene(database.db)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const paper = async (path: string) => {
  const response = await fetch(`${stack.url}/files/papers/${path}`)
  const file = Buffer.from(await response.arrayBuffer())
  const [type, saved = ''] = ['content-type', 'content-disposition'].map(name => response.headers.get(name) ?? '')
  const name = decodeURIComponent(saved.replace("inline; filename*=UTF-8''", ''))
  return { status: response.status, type, name, file, text: file.toString('latin1') }
}

const printCase = async (headnote: string) => {
  const { sql } = database
  const [appeal] = await sql`insert into appeal
    (organisation_id, number, event_id, stage_id, appellant_entry_id, status, matter, procedure_id, filed_by, filed_at, due_at)
    values (${scene.federationId}, ${`AC-2026-${headnote}`}, ${scene.eventId}, ${scene.stageId}, ${scene.entryIds[0] ?? ''},
      'PUBLISHED', 'law', 'bridge/laws-2017', 'x', now(), now()) returning id`
  const body = {
    number: `AC-2026-${headnote}`,
    people: [{ role: { zh: '申诉方', en: 'appellant' }, names: ['王龑'] }],
    played: {
      printed: [{ name: 'contract', value: '4SX' }],
      dealer: 'south',
      hands: [{ seat: 'north', suits: ['AKQ', 'T98', '765', '432'] }],
      calls: [{ seat: 'south', call: '1S', alert: true }],
    },
    ruling: { facts: '北家犹豫。', decision: '改判 4♠。', article: '16B1a' },
    contentions: [{ side: { zh: '申诉方', en: 'appellant' }, text: '没有犹豫。' }],
    findings: '有停顿。\n叫品有据。',
    reasoning: '理由。'.repeat(900),
    orders: ['恢复原分。'],
    dissents: [],
    errata: [],
    moves: [
      { side: { zh: '申诉方', en: 'appellant' }, rankBefore: 2, rankAfter: 1, scoreBefore: '50', scoreAfter: '60' },
    ],
  }
  await sql`insert into case_publication (organisation_id, appeal_id, edition, level, sport, edition_id, event_level, outcome,
      headnote_zh, headnote_en, keywords, rule_tags, body, search_text, edited_by, published_at)
    values (${scene.federationId}, ${String(appeal?.id)}, 1, 'names', 'bridge', 'bridge/laws-2017', 'club', 'rulingUpheld',
      ${headnote}, ${headnote}, '{tempo}', '{bridge/laws-2017#16B}', ${sql.json(body)}, '', 'x', '2026-11-20')`
}

describe('the casebook of a year on paper', () => {
  it('is a PDF in each language, with its own characters in it, the same for the same record', async () => {
    expect((await paper('casebook/2026/zh-CN.pdf')).status).toBe(404)
    await printCase('001')
    for (const language of ['zh-CN', 'en']) {
      const { status, type, file, text } = await paper(`casebook/2026/${language}.pdf`)
      expect([status, type, text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect(text).toContain(`/Lang (${language})`)
      expect(text).toMatch(/\/FontFile[23]?/)
      // The text goes over several pages; the font is within, as far as it is needed.
      expect(Number(/\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThan(1)
      expect(file.length).toBeLessThan(400_000)
      expect((await paper(`casebook/2026/${language}.pdf`)).file.equals(file)).toBe(true)
    }
    const before = (await paper('casebook/2026/en.pdf')).file
    await printCase('002')
    expect((await paper('casebook/2026/en.pdf')).file.equals(before)).toBe(false)
  })

  it('is nothing for another year, another language or another kind', async () => {
    for (const path of ['casebook/1999/en.pdf', 'casebook/2026/fr.pdf', 'casebook/2026/en', 'cases/2026/en.pdf'])
      expect((await paper(path)).status).toBe(404)
  })
})

describe('standings on paper', () => {
  it('is there for what is published, and nothing for what is not or is no revision', async () => {
    const [revision] = await database.sql`select id from standings_revision where stage_id = ${scene.stageId}`
    const id = toGlobalId('StandingsRevision', String(revision?.id))
    const { status, text, name } = await paper(`standings/${id}/zh-CN.pdf`)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(name, 'saved as it is headed').toMatch(/^S\d+ · 2026-11-21\.pdf$/)
    const [draft] = await database.sql`insert into standings_revision
      (organisation_id, stage_id, number, edition_id, settings, input_digest, output_digest, fact_ids, cause)
      select organisation_id, stage_id, number + 1, edition_id, settings, input_digest, output_digest, fact_ids, cause
      from standings_revision where id = ${String(revision?.id)} returning id`
    const unpublished = toGlobalId('StandingsRevision', String(draft?.id))
    expect((await paper(`standings/${unpublished}/zh-CN.pdf`)).status).toBe(404)
    expect((await paper(`standings/${unpublished}/zh-CN.png`)).status).toBe(404)
    const picture = await paper(`standings/${id}/en.png`)
    expect([picture.status, picture.type, picture.text.slice(1, 4)]).toEqual([200, 'image/png', 'PNG'])
    expect((await paper(`standings/${toGlobalId('Event', scene.eventId)}/en.pdf`)).status).toBe(404)
  })

  it('calls people as its reader writes them, and marks a shared place', async () => {
    const { sql } = database
    const [revision] = await sql`select id from standings_revision
      where stage_id = ${scene.stageId} and published_at is not null`
    const id = String(revision?.id)
    const [entryId, personId] = [scene.entryIds[0] ?? '', String(scene.players[0]?.personId)]
    await sql`delete from standing_line where revision_id = ${id}`
    await sql`insert into standing_line (organisation_id, revision_id, entry_id, position, rank, shared, unit, total,
        total_printed, played, columns)
      values (${scene.federationId}, ${id}, ${entryId}, 1, 1, true, 'matchpoints', '5', '5', 1, '[]')`
    await sql`update entry set name_as_entered = (select string_agg(p.name_as_entered, ' / ') from entry_player p
      where p.entry_id = ${entryId}) where id = ${entryId}`
    await sql`update person_name set superseded_at = now() where person_id = ${personId}`
    await sql`insert into person_name (person_id, script, family, given, display, search_text)
      values (${personId}, 'Hans', '欧阳', '锋', '欧阳锋', '')`
    const firstOf = async (language: 'en' | 'zh-CN') => {
      const found = await standingsPaper(testDeps(database.db), id, language)
      const table = found.ok ? found.value.paper.blocks.find(block => block.kind === 'table') : undefined
      return table?.rows[0]?.slice(0, 3).join(' ')
    }
    expect(await firstOf('en')).toMatch(/^1= .*Ouyang Feng/)
    expect(await firstOf('zh-CN')).toMatch(/^1= .*欧阳锋/)
  })

  it('is not there for strangers while the event is not announced, nor are the results as a file', async () => {
    const { sql } = database
    const [revision] =
      await sql`select id from standings_revision where stage_id = ${scene.stageId} and published_at is not null`
    const id = toGlobalId('StandingsRevision', String(revision?.id))
    const results = async () => (await fetch(`${stack.url}/files/results/${id}/csv`)).status
    expect([(await paper(`standings/${id}/en.pdf`)).status, await results()]).toEqual([200, 200])
    await sql`update event set unannounced = true where id = ${scene.eventId}`
    expect([(await paper(`standings/${id}/en.pdf`)).status, await results()]).toEqual([404, 404])
    await sql`update event set unannounced = false where id = ${scene.eventId}`
  })
})

describe('a certificate on paper', () => {
  it('is there in either language until its holder takes it back', async () => {
    const { sql } = database
    const [revision] =
      await sql`select id from standings_revision where stage_id = ${scene.stageId} order by number limit 1`
    const content = {
      issuer: { nameZh: '牌籍示范协会', nameEn: 'Paiji Demo Federation' },
      holder: { nameZh: '王龑', nameEn: 'Wang Yan', number: '10000012' },
      placing: {
        nameZh: '公开赛',
        nameEn: 'Open',
        stageZh: '决赛',
        stageEn: 'Final',
        rank: 1,
        shared: false,
        field: 3,
      },
    }
    const [row] = await sql`insert into certificate
        (organisation_id, person_id, kind, revision_id, entry_id, content, issued_by)
      values (${scene.federationId}, ${String(scene.players[0]?.personId)}, 'placing', ${String(revision?.id)},
        ${scene.entryIds[0] ?? ''}, ${sql.json(content)}, 'x') returning id`
    const id = toGlobalId('Certificate', String(row?.id))
    for (const language of ['zh-CN', 'en']) {
      const { status, text } = await paper(`certificates/${id}/${language}.pdf`)
      expect([status, text.slice(0, 5), text.includes(`/Lang (${language})`)]).toEqual([200, '%PDF-', true])
    }
    await sql`update certificate set withdrawn_at = now() where id = ${String(row?.id)}`
    expect((await paper(`certificates/${id}/en.pdf`)).status).toBe(404)
  })
})

describe('everything of an event in one file', () => {
  const zipOf = async (id: string, file: string) => {
    const response = await fetch(`${stack.url}/files/events/${toGlobalId('Event', id)}/${file}`)
    const body = new Uint8Array(await response.arrayBuffer())
    return { status: response.status, names: response.ok ? Object.keys(unzipSync(body)) : [] }
  }

  it('is documents and published results; what is not published is in nobody’s', async () => {
    const { sql } = database
    const { eventId, federationId } = scene
    await sql`insert into event_document (organisation_id, event_id, title, file_name, media_type, size, digest, content, stored_by)
      values (${federationId}, ${eventId}, '规程', '../规程.txt', 'text/plain', 3, 'x', ${Buffer.from('abc')}, 'x')`
    expect((await zipOf(eventId, 'zh-CN.zip')).names[0]).toBe('文件/__规程.txt')
    const { names } = await zipOf(eventId, 'en.zip')
    expect(names.slice(0, 2)).toEqual(['documents/__规程.txt', 'results/r1.pdf'])
    expect(names.filter(name => /-r1.*\.(xml|pbn|csv|xlsx)$/.test(name)).length).toBe(names.length - 2)
    expect(names.length).toBeGreaterThan(3)
  })

  it('is nothing of an event that is not announced', async () => {
    const announce = (not: boolean) => database.sql`update event set unannounced = ${not} where id = ${scene.eventId}`
    const [document] = await database.sql`select id from event_document where event_id = ${scene.eventId}`
    const read = () => fetch(`${stack.url}/files/documents/${toGlobalId('EventDocument', String(document?.id))}`)
    expect((await read()).status).toBe(200)
    await announce(true)
    expect((await zipOf(scene.eventId, 'en.zip')).status).toBe(404)
    expect((await read()).status).toBe(404)
    await announce(false)
  })

  it('is nothing for an event there is not, or another language', async () => {
    expect((await zipOf('01a20a57-0000-7000-8000-000000000000', 'en.zip')).status).toBe(404)
    expect((await zipOf(scene.eventId, 'fr.zip')).status).toBe(404)
  })
})

describe('a player on paper', () => {
  it('is a page and a picture of names and places, and nobody who was taken back', async () => {
    const { sql } = database
    const [person] = await sql`select id from person where withdrawn_at is null limit 1`
    const id = toGlobalId('Person', String(person?.id))
    expect([(await paper(`players/${id}/zh-CN.png`)).type, (await paper(`players/${id}/en.pdf`)).status]).toEqual([
      'image/png',
      200,
    ])
    await sql`update person set withdrawn_at = now() where id = ${String(person?.id)}`
    expect((await paper(`players/${id}/zh-CN.png`)).status).toBe(404)
    await sql`update person set withdrawn_at = null where id = ${String(person?.id)}`
  })
})
