import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { conditionsMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** The conditions of contest: words beside what is on file, frozen when they are published, carried to the next event. */

let journey: Journey
let event = ''
const { newEvent, newStage, enter } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof conditionsMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

interface Document {
  readonly name: { zh: string }
  readonly terms: { capacity: number | null; feeAmount: number | null } | null
  readonly stages: { name: { en: string } }[]
  readonly appeals: { procedure: string; filingLength: number | null; filingUnit: string | null }
  readonly sections: { section: string; text: { zh: string; en: string } }[]
}
interface Conditions {
  readonly document: Document
  readonly earlier: Document
  readonly onFile: Document | null
  readonly draft: { version: number } | null
  readonly isBehind: boolean | null
  readonly presets: { section: string }[]
  readonly versions: { number: number; reason: string | null; afterOpening: boolean; digest: string }[]
}
const DOCUMENT = `name { zh } terms { capacity feeAmount } stages { name { en } }
  appeals { procedure filingLength filingUnit } sections { section text { zh en } }`
const QUERY = `query ($id: ID!) { event(id: $id) { conditionsOfContest { document { ${DOCUMENT} }
  earlier: document(version: 1) { ${DOCUMENT} } onFile { ${DOCUMENT} } draft { version } isBehind
  presets { section } versions { number reason afterOpening digest } } } }`

const seen = async (who: Actor = undefined, id = event): Promise<Conditions> => {
  const answer = await journey.ask<{ event: { conditionsOfContest: Conditions } }>(who, QUERY, { id })
  return answer.event.conditionsOfContest
}
const conduct = { section: 'conduct', zh: '关闭手机。', en: 'Phones are off.' }

beforeAll(async () => {
  journey = await startJourney()
  event = await newEvent('guandan')
  await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
})
afterAll(() => journey?.stop())

describe('the conditions of contest', () => {
  it('say what is on file before anybody wrote a word, with usual words of the sport to begin with', async () => {
    const { document, presets, versions, draft, onFile, isBehind } = await seen()
    expect(document).toMatchObject({ sections: [], terms: null, stages: [{ name: { en: 'Round' } }] })
    // No words of a fee that nobody pays or of points that nobody gets.
    expect(presets.map(one => one.section)).toEqual(['field', 'format', 'rules', 'timetable', 'appeals', 'conduct'])
    expect(document.appeals.procedure).toMatch(/^guandan\//)
    expect({ versions, draft, onFile, isBehind }).toEqual({ versions: [], draft: null, onFile: null, isBehind: null })
  })

  it('are written in both languages, for nobody else to read before they are published', async () => {
    const half = { event, expectedVersion: 0, sections: [{ ...conduct, en: ' ' }] }
    expect(await send('saveConditions', { ...half, sections: [conduct, conduct] })).toEqual([
      'CONDITIONS_SECTION_TWICE',
    ])
    const long = { ...conduct, zh: '长'.repeat(8001) }
    expect(await send('saveConditions', { ...half, sections: [long] })).toEqual(['CONDITIONS_TEXT_TOO_LONG'])
    await walk('saveConditions', half, ['CONDITIONS_SAVED'])
    expect(await send('saveConditions', half)).toEqual(['CONDITIONS_CHANGED_MEANWHILE'])
    expect(await send('publishConditions', { event, expectedVersion: 1 })).toEqual(['CONDITIONS_LANGUAGE_MISSING'])
    expect(await send('saveConditions', { event, expectedVersion: 1, sections: [conduct] })).toEqual([])
    expect((await seen()).document.sections).toEqual([])
    expect((await seen(journey.federation.staff)).onFile?.sections).toHaveLength(1)
  })

  it('are published as a version that no later change touches', async () => {
    expect(await send('publishConditions', { event, expectedVersion: 1 })).toEqual(['CONDITIONS_CHANGED_MEANWHILE'])
    await walk('publishConditions', { event, expectedVersion: 2 }, ['CONDITIONS_PUBLISHED'])
    const { document, versions } = await seen()
    expect(document.sections).toEqual([{ section: 'conduct', text: { zh: conduct.zh, en: conduct.en } }])
    expect(versions).toMatchObject([{ number: 1, reason: null, afterOpening: false }])
    expect((await seen(journey.federation.staff)).isBehind).toBe(false)
    expect(await send('publishConditions', { event, expectedVersion: 2 })).toEqual(['CONDITIONS_UNCHANGED'])
    const { version } = (
      await journey.ask<{ event: { version: number } }>(undefined, 'query ($id: ID!) { event(id: $id) { version } }', {
        id: event,
      })
    ).event
    const renamed = { event, expectedVersion: version, nameZh: '改名杯' }
    expect(await send('changeEvent', renamed)).toEqual(['REASON_MISSING'])
    expect(await send('changeEvent', { ...renamed, reason: '冠名' })).toEqual([])
    expect((await seen()).document.name.zh).not.toBe('改名杯')
    expect((await seen(journey.federation.staff)).isBehind).toBe(true)
    const change = journey.database.sql`update conditions_version set reason = 'x'`
    await expect(change).rejects.toThrow()
  })

  it('change with a reason, and say that entries had opened', async () => {
    const [stage] = (
      await journey.ask<{ event: { stages: { id: string }[] } }>(
        undefined,
        'query ($id: ID!) { event(id: $id) { stages { id } } }',
        { id: event },
      )
    ).event.stages
    await enter(stage?.id ?? '', 4)
    const again = { event, expectedVersion: 2 }
    expect(await send('publishConditions', again)).toEqual(['CONDITIONS_REASON_MISSING'])
    expect(await send('publishConditions', { ...again, reason: '冠名单位' })).toEqual([])
    const { document, earlier, versions } = await seen()
    expect([document.name.zh, earlier.name.zh === '改名杯']).toEqual(['改名杯', false])
    expect(versions).toMatchObject([
      { number: 2, reason: '冠名单位', afterOpening: true },
      { number: 1, reason: null },
    ])
    expect(versions[0]?.digest).not.toBe(versions[1]?.digest)
  })

  it('state the procedure of appeals as the event chose it', async () => {
    const chosen = {
      place: { event },
      procedure: 'guandan/gsac-2017',
      overrides: { windows: { filing: { amount: 45, unit: 'minute' } } },
      reason: '补充规定',
    }
    expect(await send('chooseProcedure', chosen)).toEqual([])
    expect((await seen(journey.federation.staff)).onFile?.appeals).toMatchObject({
      filingLength: 45,
      filingUnit: 'minute',
    })
    expect((await seen()).document.appeals.filingLength).not.toBe(45)
  })

  it('go along with templates and copies, with the terms of entry as many days away', async () => {
    const terms = {
      event,
      expectedVersion: 0,
      opensAt: '2026-11-01T00:00:00Z',
      closesAt: '2026-11-15T00:00:00Z',
      teamMin: 2,
      teamMax: 2,
      capacity: 24,
      feeAmount: 20000,
      feeCurrency: 'CNY',
    }
    expect(await send('setEntryTerms', terms)).toEqual([])
    expect((await seen()).presets.map(one => one.section)).toContain('fees')
    expect(await send('saveEventTemplate', { event, nameZh: '周赛', nameEn: 'Weekly' })).toEqual([])
    const { eventTemplates } = await journey.ask<{ eventTemplates: { id: string }[] }>(
      journey.federation.staff,
      '{ eventTemplates { id } }',
    )
    const made = { template: eventTemplates[0]?.id, code: 'CARRIED-1', startsOn: '2027-03-01' }
    expect(await send('createFromTemplate', made)).toEqual([])
    expect(await send('copyEvent', { event, startsOn: '2027-04-01' })).toEqual([])
    const { sql } = journey.database
    const rows = await sql`select e.code, e.id::text as id, e.starts_on - t.opens_at::date as days, t.capacity
      from event e join entry_terms t on t.event_id = e.id order by e.code`
    expect(rows.map(row => [row.days, row.capacity])).toEqual(Array.from({ length: 3 }, () => [rows[0]?.days, 24]))
    for (const { id } of rows) {
      const [words] = await sql`select sections from event_conditions where event_id = ${id as string}`
      expect(words?.sections).toEqual([conduct])
    }
    expect(new Set(conditionsMutations)).toEqual(walked)
  })
})
