import { describe, expect, test } from 'vitest'
import { guandanEditions, gsac2017, jingji2022 } from '../editions/index.js'
import { chainPresets, levelScoreTables, settingPresets } from './presets.js'
import type { GuandanSettings } from './settings.js'
import { guandanTerms } from '../terms.js'
import { defaultEdition } from '../../core/sport.js'
import { guandan } from '../index.js'

const read = (input: unknown): GuandanSettings => {
  const settings = gsac2017.parseSettings(input)
  if (!settings.ok) throw new Error(JSON.stringify(settings.error))
  return settings.value as GuandanSettings
}

const problems = (input: unknown): string[] => {
  const settings = gsac2017.parseSettings(input)
  return settings.ok ? [] : settings.error.map(({ code, at }) => `${code} ${at?.path}`)
}

describe('conditions of contest', () => {
  test('nothing said: the edition’s own', () => {
    expect(read(undefined)).toEqual(gsac2017.defaults)
    expect(read({})).toEqual(gsac2017.defaults)
  })

  test.each(guandanEditions.flatMap(edition => Object.keys(settingPresets).map(preset => [edition, preset] as const)))(
    'every preset is read, and reading what was read changes nothing (%#)',
    (edition, preset) => {
      const once = edition.parseSettings({ preset })
      expect(once.ok).toBe(true)
      expect(once.ok && edition.parseSettings(once.value)).toEqual(once)
    },
  )

  test('the event’s own words stand over the preset’s', () => {
    expect(read({ preset: 'huainan2019', minutes: 45, chain: 'gsac2017' })).toMatchObject({
      deals: 8,
      minutes: 45,
      chain: chainPresets.gsac2017,
    })
  })

  test('records are overlaid field by field', () => {
    expect(read({ forfeit: { levelPoints: '20' } }).forfeit).toEqual({
      ...gsac2017.defaults.forfeit,
      levelPoints: '20',
    })
  })

  test('an organiser’s table is marked as such; the reconstructed one stays so', () => {
    const rows = Array.from({ length: 14 }, (_, d) => `${20 + d}`)
    const own = { by: 'difference', higher: rows, lower: rows.toReversed() }
    expect(read({ levelScore: own }).levelScore).toMatchObject({ id: 'organiser', status: 'organiser' })
    expect(read({}).levelScore.status).toBe('reconstructed')
    expect(read({ levelScore: { ...levelScoreTables.difference26, higher: rows } }).levelScore.status).toBe('organiser')
  })

  test.each<[unknown, readonly string[]]>([
    [7, ['SETTINGS_UNREADABLE ']],
    [{ format: 'byMoon' }, ['SETTING_UNREADABLE format']],
    [{ preset: 'toString' }, ['SETTING_UNREADABLE preset']],
    [{ deals: 0, minutes: 1.5 }, ['SETTING_UNREADABLE deals', 'SETTING_UNREADABLE minutes']],
    [{ matchPoints: { win: 2 } }, ['SETTING_UNREADABLE matchPoints.win']],
    [{ chain: ['levelPoints', 'beauty'] }, ['SETTING_UNREADABLE chain']],
    [{ chain: ['levelPoints', 'levelPoints'] }, ['SETTING_UNREADABLE chain']],
    [{ levelScore: 'secret' }, ['SCORE_TABLE_UNREADABLE levelScore']],
    [{ levelScore: { by: 'difference', higher: ['1'] } }, ['SCORE_TABLE_UNREADABLE levelScore.higher']],
    [{ aceRule: { maxAttempts: 0 } }, ['SETTING_UNREADABLE aceRule.maxAttempts']],
  ])('%j', (input, expected) => {
    expect(problems(input)).toEqual(expected)
  })
})

describe('the reconstructed table', () => {
  const { higher, lower } = gsac2017.defaults.levelScore
  test('has fourteen rows that add up to 26, from 13:13 to 26:0, one more a level', () => {
    expect(higher).toHaveLength(14)
    higher.forEach((value, d) => {
      expect(Number(value) + Number(lower[d])).toBe(26)
      expect(Number(value)).toBe(13 + d)
    })
  })
})

describe('editions', () => {
  test('the 2017 text is the default; 2022 differs in the returned card alone', () => {
    expect(defaultEdition(guandan)).toBe(gsac2017)
    const { returnRule, ...rest } = jingji2022.defaults
    const { returnRule: seed, ...seedRest } = gsac2017.defaults
    expect(rest).toEqual(seedRest)
    expect(returnRule).not.toEqual(seed)
    expect(jingji2022.confirmed).toEqual(['returnRule'])
    expect(jingji2022.meta.basedOn).toBe(gsac2017.id)
  })

  test('every criterion, format and table status has its words', () => {
    for (const chain of Object.values(chainPresets)) for (const code of chain) expect(guandanTerms).toHaveProperty(code)
    for (const { status } of Object.values(levelScoreTables)) expect(guandanTerms).toHaveProperty(status)
  })

  test('appeals end with the arbitration committee', () => {
    expect(gsac2017.appeals.route.map(({ body, clause }) => `${body} ${clause.article}`)).toEqual([
      'director 15.2.1',
      'chiefDirector 15.2.2',
      'committee 33.3',
    ])
  })
})
