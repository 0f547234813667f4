import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  editionOf,
  type WrittenSettings,
  type SettingDescription,
  type SettingValue,
  withSetting,
  writtenValue,
} from '@paiji/rules'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A stage is made from what the API tells of its settings, and is what the reader reads. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

interface Told {
  readonly key: string
  readonly kind: string
  readonly default: SettingValue
  readonly when: readonly { readonly key: string }[]
  readonly options: readonly { readonly value: SettingValue; readonly sets: unknown }[] | null
  readonly min: number | null
}
interface Condition {
  readonly part: string
  readonly value: SettingValue
  readonly changed: boolean
  readonly setting: { readonly key: string }
}

const TOLD = 'key kind default when { key } options { value sets { key } } min'

let events = 0
const newEvent = async (sport: string): Promise<string> => {
  const organisation = globalId('Organisation', journey.federation.id)
  const about = { nameZh: '规程', nameEn: 'Rules', category: 'club', startsOn: '2026-11-21', endsOn: '2026-11-22' }
  const { createEvent } = await journey.ask<{ createEvent: { event: { id: string } } }>(
    journey.federation.staff,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: { organisation, code: `SET-${++events}`, sport, ...about } },
  )
  return createEvent.event.id
}

const addStage = async (event: string, plan: unknown, settings: unknown) => {
  const input = {
    event,
    nameZh: '第一阶段',
    nameEn: 'First',
    format: 'swiss',
    plan,
    settings,
  }
  const { addStage: answer } = await journey.ask<{
    addStage: { stage: { id: string } | null; problems: { code: string; path: string | null }[] }
  }>(
    journey.federation.staff,
    'mutation ($input: AddStageInput!) { addStage(input: $input) { stage { id } problems { code path } } }',
    { input },
  )
  return answer
}

/** Something else than what would hold anyway. */
const another = (told: Told): SettingValue | undefined => {
  if (told.kind === 'yesNo') return told.default !== true
  if (told.kind === 'whole') return told.default === told.min ? (told.min ?? 0) + 1 : (told.min ?? 0)
  if (told.kind === 'amount') return '7.5'
  if (told.kind === 'choice') return told.options?.find(({ value, sets }) => value !== told.default && !sets)?.value
  return undefined
}

const swiss = { format: { kind: 'swiss', rounds: 5 } }
const saysOfSwiss = ['format.kind', 'format.rounds', 'format.settings.firstRound']

/** A format that the sport plays, and what its summary says of it. */
const stages = [
  ['bridge', swiss, saysOfSwiss],
  ['guandan', swiss, saysOfSwiss],
  ['mahjong', { format: { kind: 'laidOut' } }, ['format.kind']],
] as const

describe.each(stages)('a stage of %s', (sport, plan, says) => {
  it('made from the settings the API tells of holds what its edition reads', async () => {
    const event = await newEvent(sport)
    const { event: told } = await journey.ask<{ event: { edition: { id: string; settings: Told[] } } }>(
      journey.federation.staff,
      `query ($id: ID!) { event(id: $id) { edition { id settings { ${TOLD} } } } }`,
      { id: event },
    )
    const edition = editionOf(told.edition.id)
    const described = (key: string) => edition?.settings.find(setting => setting.key === key) as SettingDescription
    const chosen = told.edition.settings
      .filter(({ when, key }) => when.length === 0 && key !== 'eventType')
      .flatMap(setting => {
        const value = another(setting)
        return value === undefined ? [] : [{ key: setting.key, value: value }]
      })
    expect(chosen.length).toBeGreaterThan(3)
    const given = chosen.reduce<WrittenSettings>(
      (before, { key, value }) => withSetting(edition?.settings ?? [], before, key, value),
      {},
    )
    const added = await addStage(event, plan, given)
    expect(added.problems).toEqual([])
    const { stage } = await journey.ask<{ stage: { settings: unknown; conditions: Condition[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { settings conditions { part value changed setting { key } } } }',
      { id: added.stage?.id },
    )
    const parsed = edition?.parseSettings(stage.settings)
    if (!parsed?.ok) throw new Error('the stored settings are not read')
    for (const { key, value } of chosen)
      expect([key, writtenValue(parsed.value as WrittenSettings, described(key))]).toEqual([key, value])
    const changed = stage.conditions.filter(one => one.part === 'settings' && one.changed)
    expect(changed.map(one => [one.setting.key, one.value])).toEqual(
      expect.arrayContaining(chosen.map(({ key, value }) => [key, value])),
    )
    expect(stage.conditions.filter(one => one.part === 'plan').map(one => one.setting.key)).toEqual(says)
  })
})

it('what cannot be read is refused, each at its place, of the plan and of the sport together', async () => {
  const event = await newEvent('guandan')
  const plan = { format: { kind: 'swiss', rounds: 0 }, from: [{ kind: 'places', stage: '1', perGroup: 'two' }] }
  const refused = await addStage(event, plan, { deals: 0, chain: ['beauty'], forfeit: { threshold: 'much' } })
  expect(refused.stage).toBeNull()
  expect(refused.problems.map(({ path }) => path).sort()).toEqual([
    'plan.format.rounds',
    'plan.from[0].perGroup',
    'settings.chain',
    'settings.deals',
    'settings.forfeit.threshold',
  ])
})
