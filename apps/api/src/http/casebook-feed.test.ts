import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scene, type TestDatabase, testDatabase } from '../testing/index.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack

beforeAll(async () => {
  database = await testDatabase()
  stack = await startStack(database)
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const feed = async () => {
  const response = await fetch(`${stack.url}/casebook.atom`)
  return { type: response.headers.get('content-type'), text: await response.text() }
}

const printCase = async (headnote: string, superseded: boolean) => {
  const { sql } = database
  const [org] = await sql`select id from organisation limit 1`
  const id = String(org?.id)
  const [event] = await sql`insert into event
    (organisation_id, code, name_zh, name_en, search_text, sport, edition_id, category, starts_on, ends_on, time_zone)
    values (${id}, ${headnote}, '赛', 'E', 'e', 'bridge', 'bridge/laws-2017', 'club', '2026-01-01', '2026-01-01', 'UTC') returning id`
  const [stage] = await sql`insert into stage (organisation_id, event_id, ordinal, name_zh, name_en, format)
    values (${id}, ${String(event?.id)}, 1, '一', 'One', 'pairs') returning id`
  const [entry] = await sql`insert into entry (organisation_id, stage_id, number, name_as_entered)
    values (${id}, ${String(stage?.id)}, '1', 'Secret Name') returning id`
  const [appeal] = await sql`insert into appeal
    (organisation_id, number, event_id, stage_id, appellant_entry_id, status, matter, procedure_id, filed_by, filed_at, due_at)
    values (${id}, ${`AC-${headnote}`}, ${String(event?.id)}, ${String(stage?.id)}, ${String(entry?.id)}, 'PUBLISHED', 'law',
      'bridge/laws-2017', 'x', now(), now()) returning id`
  await sql`insert into case_publication (organisation_id, appeal_id, edition, level, sport, edition_id, event_level, outcome,
      headnote_zh, headnote_en, keywords, rule_tags, body, search_text, edited_by, published_at, superseded_at)
    values (${id}, ${String(appeal?.id)}, 1, 'roles', 'bridge', 'bridge/laws-2017', 'club', 'rulingUpheld', ${headnote},
      ${headnote}, '{tempo}', '{bridge/laws-2017#16B}', ${sql.json({ number: 'AC-1', people: [] })}, '', 'x', now(),
      ${superseded ? new Date() : null})`
}

describe('the feed of the casebook', () => {
  it('is there when nothing is printed', async () => {
    const { type, text } = await feed()
    expect(type).toContain('application/atom+xml')
    expect(text).not.toContain('<entry>')
  })

  it('has the current prints, escaped, and no account or name', async () => {
    await scene.addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '协会', nameEn: 'F' })
    await printCase('<b>&"tempo"', false)
    await printCase('an older text', true)
    const { text } = await feed()
    expect(text.match(/<entry>/g)).toHaveLength(1)
    expect(text).toContain('&lt;b&gt;&amp;&quot;tempo&quot;')
    expect(text).toContain('term="bridge/laws-2017#16B"')
    expect(text).not.toContain('Secret')
  })
})
