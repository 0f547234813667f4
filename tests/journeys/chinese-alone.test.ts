import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf, type Fields } from '../support/director.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A county club has no English name, nor has its evening: the Chinese one is enough, and stands in both languages. */

let journey: Journey
let body = ''
const { done } = directorOf(() => journey)
beforeAll(async () => {
  journey = await startJourney()
  body = globalId('Organisation', journey.federation.id)
})
afterAll(() => journey?.stop())

interface Named {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
}
const NAMED = '{ id name { zh en } }'
const called = async (name: string, input: Fields, kind: string): Promise<Named> =>
  (await done<Record<string, Named>>(name, input, `${kind} ${NAMED}`))[kind] as Named
const alike = (name: string) => ({ zh: name, en: name })

it('is enough for bodies, events, stages, templates, series, rankings and policies', async () => {
  const club = { code: 'XIAN', kind: 'club', parent: body, nameZh: '县棋牌社' }
  expect((await called('createOrganisation', club, 'organisation')).name).toEqual(alike('县棋牌社'))
  const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
  const evening = { organisation: body, code: 'SAT', sport: 'bridge', category: 'club', nameZh: '周六双人赛', ...days }
  const event = await called('createEvent', evening, 'event')
  expect(event.name).toEqual(alike('周六双人赛'))
  const stage = { event: event.id, nameZh: '双人赛', format: 'laidOut', settings: { method: 'matchpoint' } }
  expect((await called('addStage', stage, 'stage')).name).toEqual(alike('双人赛'))
  await done('saveEventTemplate', { event: event.id, nameZh: '周六' }, 'template')
  const ranking = { organisation: body, sport: 'bridge', code: 'year', kind: 'points', nameZh: '年度榜' }
  expect((await called('createRanking', ranking, 'ranking')).name).toEqual(alike('年度榜'))
  const rule = {
    ...{ kind: 'ladder', chosenBy: 'competitionEnd', unit: '0.01' },
    grades: [{ grade: 'a', nameZh: '一级', requires: { kind: 'points', atLeast: '1' } }],
  }
  const ladder = { organisation: body, sport: 'bridge', code: 'grades', kind: 'ladder', nameZh: '等级', rule }
  await done('createPolicy', { ...ladder, effectiveFrom: '2026-01-01' }, 'policy { id }')
})

it('changes in both languages where it stands for both, and leaves an English one that was given', async () => {
  const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
  const about = { organisation: body, sport: 'bridge', category: 'club', ...days }
  const own = await called('createEvent', { ...about, code: 'OWN', nameZh: '甲' }, 'event')
  const both = await called('createEvent', { ...about, code: 'BOTH', nameZh: '甲', nameEn: 'A' }, 'event')
  const change = async (id: string, names: Fields) => {
    const { event } = await journey.ask<{ event: { version: number } }>(
      journey.federation.staff,
      'query ($id: ID!) { event(id: $id) { version } }',
      { id },
    )
    return (await called('changeEvent', { event: id, expectedVersion: event.version, ...names }, 'event')).name
  }
  expect(await change(own.id, { nameZh: '乙' })).toEqual(alike('乙'))
  expect(await change(both.id, { nameZh: '乙' })).toEqual({ zh: '乙', en: 'A' })
  expect(await change(both.id, { nameEn: '' })).toEqual(alike('乙'))
})
