import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields } from '../support/director.js'
import { eventMutations } from '../support/event-mutations.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** The life of an event, mutation by mutation: refused for who may not, undone without its audit row, done with it. */

let journey: Journey
let event = ''
let stage = ''

const { newEvent, newStage, enter, open, draw, publish } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof eventMutations)[number]>(() => journey)

/** Sends a mutation as staff; its problems, by code. */
const send = async (name: string, input: Fields): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: { code: string }[] }>>(
    journey.federation.staff,
    documentOf(name),
    { input },
  )
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

interface Seen {
  event: {
    version: number
    status: string
    cancelReason: string | null
    isRemovable: boolean
    venue: string | null
    series: { id: string; code: string; startsOn: string; endsOn: string; stages: { name: { en: string } }[] }[]
    history: { entries: { type: string; reason: string | null; changes: { field: string }[] }[] }
    stages: {
      id: string
      entries: {
        id: string
        number: string
        teamName: string | null
        nameAsEntered: string
        withdrawnAt: string | null
        isRemovable: boolean
        players: { nameAsEntered: string }[]
      }[]
    }[]
  } | null
}
const SEEN = `query ($id: ID!) { event(id: $id) { version status cancelReason isRemovable venue
  series { id code startsOn endsOn stages { name { en } } } history { entries { type reason changes { field } } }
  stages { id entries { id number teamName nameAsEntered withdrawnAt isRemovable players { nameAsEntered } } } } }`

const seen = async (id = event) => {
  const found = await journey.ask<Seen>(journey.federation.staff, SEEN, { id })
  if (!found.event) throw new Error('no such event')
  return found.event
}
const entries = async () => (await seen()).stages[0]?.entries ?? []

beforeAll(async () => {
  journey = await startJourney()
  event = await newEvent('guandan')
  stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
  await enter(stage, 4)
})
afterAll(() => journey?.stop())

describe('an event', () => {
  it('is changed with the version the editor has seen', async () => {
    const { version } = await seen()
    const input = { event, expectedVersion: version, nameZh: '改名赛', venue: '活动中心', endsOn: '2026-11-23' }
    await walk('changeEvent', input, ['EVENT_CHANGED'])
    expect(await seen()).toMatchObject({ version: version + 1, venue: '活动中心' })
    expect((await seen()).history.entries[0]).toMatchObject({ type: 'EVENT_CHANGED' })
    expect((await seen()).history.entries[0]?.changes.map(one => one.field)).toEqual(['nameZh', 'endsOn', 'venue'])
    expect(await send('changeEvent', input)).toEqual(['EVENT_CHANGED_MEANWHILE'])
    const again = { event, expectedVersion: version + 1 }
    expect(await send('changeEvent', again)).toEqual(['NOTHING_CHANGED'])
    expect(await send('changeEvent', { ...again, startsOn: '2027-01-01' })).toEqual(['EVENT_DATES_REVERSED'])
    expect(await send('changeEvent', { ...again, edition: 'bridge/laws-2017' })).toEqual(['EDITION_NOT_OF_SPORT'])
    expect(await send('changeEvent', { ...again, timeZone: '+08:00' })).toEqual(['TIME_ZONE_UNKNOWN'])
  })

  it('is called off for everybody to read why, takes nobody meanwhile, and is held after all', async () => {
    await walk('cancelEvent', { event, reason: '场地停电' }, ['EVENT_CANCELLED'])
    expect(await seen()).toMatchObject({ status: 'CANCELLED', cancelReason: '场地停电' })
    expect(await send('cancelEvent', { event, reason: '再说一次' })).toEqual(['EVENT_CANCELLED'])
    expect(await send('enterEntrants', { stage, entrants: [{ players: [{ name: '迟到' }] }] })).toEqual([
      'EVENT_CANCELLED',
    ])
    expect(await send('drawRound', { stage })).toEqual(['EVENT_CANCELLED'])
    await walk('restoreEvent', { event, reason: '来电了' }, ['EVENT_RESTORED'])
    expect(await seen()).toMatchObject({ status: 'SANCTIONED', cancelReason: null })
    expect(await send('restoreEvent', { event, reason: '来电了' })).toEqual(['EVENT_NOT_CANCELLED'])
  })

  it('is held again every week with its stages and nobody entered', async () => {
    const times = { event, startsOn: '2026-11-28', times: 3 }
    await walk('copyEvent', times, ['EVENT_CREATED', 'EVENT_CREATED', 'EVENT_CREATED'])
    const { series } = await seen()
    expect(series.map(one => [one.startsOn, one.endsOn, one.code, one.stages.map(each => each.name.en)])).toEqual([
      ['2026-11-28', '2026-11-30', 'DRAW-1-2026-11-28', ['Round']],
      ['2026-12-05', '2026-12-07', 'DRAW-1-2026-12-05', ['Round']],
      ['2026-12-12', '2026-12-14', 'DRAW-1-2026-12-12', ['Round']],
    ])
    expect(await send('copyEvent', times)).toEqual(['EVENT_CODE_TAKEN'])
    expect(await send('copyEvent', { ...times, times: 54 })).toEqual(['COPIES_UNREADABLE'])
  })

  it('is laid aside as a template, and held again from it with its stages', async () => {
    expect(await send('saveEventTemplate', { event, nameZh: ' ', nameEn: 'Weekly' })).toEqual(['EVENT_NAME_MISSING'])
    await walk('saveEventTemplate', { event, nameZh: '周赛', nameEn: 'Weekly' }, ['TEMPLATE_SAVED'])
    const document = '{ eventTemplates(first: 10) { id stageCount name { en } eventName { zh } } }'
    const templates = () =>
      journey.ask<{ eventTemplates: { id: string; stageCount: number }[] }>(journey.federation.staff, document)
    const [template] = (await templates()).eventTemplates
    expect(template).toMatchObject({ stageCount: 1, name: { en: 'Weekly' }, eventName: { zh: '改名赛' } })
    const made = { template: template?.id, code: 'FROM-1', startsOn: '2027-03-01' }
    await walk('createFromTemplate', made, ['EVENT_CREATED'])
    expect(await send('createFromTemplate', made)).toEqual(['EVENT_CODE_TAKEN'])
    const [row] = await journey.database.sql`select e.ends_on::text as ends, s.name_en from event e
      join stage s on s.event_id = e.id where e.code = 'FROM-1'`
    expect(row).toMatchObject({ ends: '2027-03-03', name_en: 'Round' })
    // A season of evenings at once: one series, each code with its day.
    const season = { template: template?.id, code: 'EVE', startsOn: '2027-04-01', times: 3, everyDays: 7 }
    expect(await send('createFromTemplate', { ...season, times: 54 })).toEqual(['COPIES_UNREADABLE'])
    expect(await send('createFromTemplate', season)).toEqual([])
    const evenings = await journey.database
      .sql`select e.code, e.name_zh as name, e.starts_on::text as on, e.series_id = f.id as same,
      (select count(*)::int from stage s where s.event_id = e.id) as stages from event e
      join event f on f.code = 'EVE-2027-04-01' where e.code like 'EVE-%' order by e.starts_on`
    const each = (on: string) => ({ code: `EVE-${on}`, name: `改名赛 ${on}`, on, same: true, stages: 1 })
    expect(evenings).toEqual(['2027-04-01', '2027-04-08', '2027-04-15'].map(each))
    await walk('removeEventTemplate', { template: template?.id }, ['TEMPLATE_REMOVED'])
    expect((await templates()).eventTemplates).toEqual([])
    await expect(send('createFromTemplate', made)).rejects.toThrow('UNKNOWN_OR_NOT_YOURS')
  })

  it('is removed with its stages while nothing was played', async () => {
    const [copy] = (await seen()).series
    const stages = (await seen(copy?.id)).stages
    await walk('removeStage', { stage: stages[0]?.id, reason: '换赛制' }, ['STAGE_REMOVED'])
    await walk('removeEvent', { event: copy?.id, reason: '日期重复' }, ['EVENT_REMOVED'])
    expect((await seen()).series).toHaveLength(2)
    const { event: gone } = await journey.ask<Seen>(journey.federation.staff, SEEN, { id: copy?.id })
    expect(gone).toBeNull()
  })
})

describe('an entry', () => {
  it('is put right without a substitute, in its team’s name and in its players’', async () => {
    const [first] = await entries()
    const input = { entry: first?.id, name: '猛龙队', players: [{ ordinal: 2, name: '乙壹' }] }
    await walk('renameEntry', input, ['ENTRY_CHANGED'])
    const [again] = await entries()
    expect(again).toMatchObject({ teamName: '猛龙队', nameAsEntered: '猛龙队' })
    expect(again?.players.map(one => one.nameAsEntered)).toEqual(['甲1', '乙壹'])
    expect(await send('renameEntry', { entry: first?.id })).toEqual(['NOTHING_CHANGED'])
    await send('renameEntry', { entry: first?.id, name: '' })
    expect((await entries())[0]).toMatchObject({ teamName: null, nameAsEntered: '甲1 / 乙壹' })
  })

  it('is taken off the list before it sits anywhere', async () => {
    expect(await send('enterEntrants', { stage, entrants: [{ players: [{ name: '多余' }] }] })).toEqual([])
    const last = (await entries()).at(-1)
    expect(last?.isRemovable).toBe(true)
    await walk('removeEntry', { entry: last?.id, reason: '重复报名' }, ['ENTRY_REMOVED'])
    expect(await entries()).toHaveLength(4)
  })

  it('comes back after it withdrew, and is not taken off once it was drawn', async () => {
    const last = (await entries()).at(-1)
    await send('withdrawEntry', { entry: last?.id, reason: '误报' })
    expect((await entries()).at(-1)?.withdrawnAt).not.toBeNull()
    await walk('reinstateEntry', { entry: last?.id, reason: '按错了' }, ['ENTRY_REINSTATED'])
    expect((await entries()).at(-1)?.withdrawnAt).toBeNull()
    expect(await send('reinstateEntry', { entry: last?.id, reason: '按错了' })).toEqual(['ENTRY_NOT_WITHDRAWN'])
    await open(stage)
    const { round } = await draw(stage)
    expect((await entries()).at(-1)?.isRemovable).toBe(false)
    expect(await send('removeEntry', { entry: last?.id, reason: '晚了' })).toEqual(['ENTRY_IN_PLAY'])
    expect((await seen()).isRemovable).toBe(true)
    await publish(round.id)
    expect((await seen()).isRemovable).toBe(false)
    expect(await send('removeEvent', { event, reason: '晚了' })).toEqual(['EVENT_HAS_FACTS'])
    expect(await send('removeStage', { stage, reason: '晚了' })).toEqual(['STAGE_HAS_FACTS'])
    const { version } = await seen()
    const late = { event, expectedVersion: version, category: 'national' }
    expect(await send('changeEvent', late)).toEqual(['EVENT_HAS_ROUNDS'])
    expect(await send('changeEvent', { event, expectedVersion: version, nameEn: 'Late' })).toEqual(['REASON_MISSING'])
    const stored = await journey.database.sql`select count(*)::int as n from entry where stage_id = ${rowIdOf(stage)}`
    expect(stored[0]?.n).toBe(4)
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...eventMutations]))
