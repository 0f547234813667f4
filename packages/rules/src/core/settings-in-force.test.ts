import { describe, expect, it } from 'vitest'
import { amount, choice, type SettingDescription, whole, yesNo } from './setting.js'
import {
  defaultValue,
  isUsed,
  settingsInForce,
  valueInForce,
  withoutUnused,
  withSetting,
  writtenValue,
} from './settings-in-force.js'

const one = (key: string, more: object): SettingDescription => ({ key, group: 'all', ...more }) as SettingDescription

const settings = [
  one('program', {
    kind: 'choice',
    options: [
      { code: 'plain', value: 'plain' },
      { code: 'other', value: 'other', sets: { 'bye.points': '3' } },
    ],
    default: 'plain',
  }),
  one('kind', { ...choice('swiss', 'cup'), default: 'swiss' }),
  one('rounds', { ...whole(1, 9, null), when: [{ key: 'kind', in: ['swiss'] }], default: null }),
  one('bye.points', { ...amount, when: [{ key: 'rounds', not: ['none'] }], default: '2' }),
  one('decided', {
    kind: 'choice',
    options: [
      { code: 'none', value: null },
      { code: 'own', value: {} },
    ],
    default: null,
  }),
  one('decided.from', { ...whole(1, 9), when: [{ key: 'decided', in: ['own'] }], default: 1 }),
  one('profile.name', { ...choice('a', 'b'), bare: true, default: 'a' }),
  one('profile.exact', { ...yesNo, default: false }),
]
const of = (key: string) => settings.find(setting => setting.key === key) as SettingDescription

describe('settings in force', () => {
  it.each<[object, string, unknown]>([
    [{}, 'bye.points', '2'],
    [{ program: 'other' }, 'bye.points', '3'],
    [{ program: 'other', bye: { points: '1' } }, 'bye.points', '1'],
    [{ rounds: null }, 'rounds', null],
    [{ kind: null }, 'kind', 'swiss'],
    [{ profile: 'b' }, 'profile.name', 'b'],
    [{ profile: { name: 'b', exact: true } }, 'profile.name', 'b'],
  ])('of %j, %s is %j', (given, key, value) => {
    expect(valueInForce(settings, given as never, of(key))).toEqual(value)
  })

  it.each<[object, string, boolean]>([
    [{}, 'rounds', true],
    [{ kind: 'cup' }, 'rounds', false],
    [{}, 'bye.points', false],
    [{ rounds: 3 }, 'bye.points', true],
    [{ kind: 'cup', rounds: 3 }, 'bye.points', false],
  ])('under %j the use of %s is %j', (given, key, used) => {
    expect(isUsed(settings, given as never, of(key))).toBe(used)
  })

  it('are written and taken back; an empty record disappears, a bare value makes room', () => {
    expect(withSetting(settings, {}, 'bye.points', '1')).toEqual({ bye: { points: '1' } })
    expect(withSetting(settings, { bye: { points: '1' }, kind: 'cup' }, 'bye.points', undefined)).toEqual({
      kind: 'cup',
    })
    expect(withSetting(settings, { profile: 'b' }, 'profile.exact', true)).toEqual({
      profile: { name: 'b', exact: true },
    })
  })

  it('keep a record that was chosen, though it says nothing more', () => {
    const chosen = withSetting(settings, {}, 'decided', {})
    const from = withSetting(settings, chosen, 'decided.from', 2)
    expect(from).toEqual({ decided: { from: 2 } })
    expect(withSetting(settings, from, 'decided.from', undefined)).toEqual({ decided: {} })
    expect(isUsed(settings, chosen, of('decided.from'))).toBe(true)
  })

  it('count as changed where they say something else than the default that holds', () => {
    const given = { program: 'other', rounds: 2, bye: { points: '3' }, profile: { exact: true } }
    const changed = settingsInForce(settings, given).filter(one => one.changed)
    expect(changed.map(({ setting }) => setting.key)).toEqual(['program', 'rounds', 'profile.exact'])
  })

  it('leave out what is written but not used, and keep what nobody describes', () => {
    expect(withoutUnused(settings, { kind: 'cup', rounds: 3, bye: { points: '1' }, note: 'x' })).toEqual({
      kind: 'cup',
      note: 'x',
    })
  })

  it('a default is not what is written', () => {
    expect(writtenValue({}, of('kind'))).toBeUndefined()
    expect(defaultValue(settings, { kind: 'cup' }, of('kind'))).toBe('swiss')
  })
})
