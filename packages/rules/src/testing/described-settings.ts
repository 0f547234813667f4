import type { SettingCondition, SettingDescription, SettingKind, SettingValue } from '../core/setting.js'
import { type WrittenSettings, isUsed, withSetting, writtenValue } from '../core/settings-in-force.js'

type Settings = readonly SettingDescription[]

/** Values that may be written in a setting, the plainest first. */
export const acceptedValues = (setting: SettingKind): readonly SettingValue[] => {
  switch (setting.kind) {
    case 'choice':
      return setting.options.map(option => option.value)
    case 'whole':
      return [setting.min, setting.max, ...(setting.options ?? []).map(option => option.value)]
    case 'amount':
      return ['0', '-1.5']
    case 'amounts':
      return [Array.from({ length: setting.max }, (_, at) => `${at}`)]
    case 'ratios':
      return [Array.from({ length: setting.max }, (_, at) => `${at}/3`)]
    case 'yesNo':
      return [true, false]
    case 'text':
      return ['1']
    case 'steps':
      return [[], setting.options.map(option => option.value), ...(setting.named ?? []).map(list => list.code)]
    case 'records':
      return [
        ...setting.fields.map(field => [reaching(setting.fields, field) as SettingValue]),
        ...(setting.min === 0 ? [[]] : []),
      ]
    case 'seedTables':
      return [[[[1, 2]]]]
    case 'byEntrant':
      return [{}]
  }
}

/** Values that may not. Any text may stand where text is asked for. */
export const refusedValues = (setting: SettingKind): readonly SettingValue[] => {
  switch (setting.kind) {
    case 'choice':
      return ['no such word', 7]
    case 'whole':
      return [setting.min - 1, setting.max + 1, setting.min + 0.5, 'no such word']
    case 'amount':
      return ['a few']
    case 'amounts':
    case 'ratios':
      return [[], 'a few', Array.from({ length: setting.max }, () => 'a few')]
    case 'yesNo':
      return ['perhaps']
    case 'steps':
      return [['no such step'], 'no such list', [0, 0].map(() => setting.options[0]?.value ?? '')]
    case 'records':
      return [
        'no rows',
        ...(setting.min > 0 ? [[]] : []),
        ...setting.fields.flatMap(field => {
          const row = reaching(setting.fields, field)
          return refusedValues(field).map(value => [withSetting(setting.fields, row, field.key, value)] as SettingValue)
        }),
      ]
    case 'seedTables':
      return ['no rounds', [], [[]], [[[1]]]]
    case 'byEntrant':
      return ['nobody', { somebody: 'much' }]
    case 'text':
      return []
  }
}

const named = (settings: Settings, { key }: SettingCondition): SettingDescription => {
  const found = settings.find(setting => setting.key === key)
  if (!found) throw new Error(`${key} is not described`)
  return found
}

const codes = (setting: SettingDescription): readonly (readonly [string, SettingValue])[] => {
  if (setting.kind === 'steps') return setting.options.map(option => [option.code, [option.value]] as const)
  if (!('options' in setting) || setting.kind === 'whole')
    return acceptedValues(setting).map(value => [`${value}`, value])
  return (setting.options ?? []).map(option => [option.code, option.value] as const)
}

/** Fills in what has to be written where it is used. */
const withRequired = (settings: Settings, given: WrittenSettings): WrittenSettings => {
  const missing = settings.find(
    setting => setting.required && isUsed(settings, given, setting) && writtenValue(given, setting) === undefined,
  )
  if (!missing) return given
  return withRequired(settings, withSetting(settings, given, missing.key, acceptedValues(missing)[0]))
}

const enabling = (settings: Settings, given: WrittenSettings, setting: SettingDescription): WrittenSettings =>
  (setting.when ?? []).reduce((before, condition) => {
    const other = named(settings, condition)
    const reached = enabling(settings, before, other)
    const fits = codes(other).find(
      ([code]) => (!condition.in || condition.in.includes(code)) && !condition.not?.includes(code),
    )
    return fits ? withSetting(settings, reached, other.key, fits[1]) : reached
  }, given)

/** Conditions under which a setting is used, with all that has to be written beside it. */
export const reaching = (settings: Settings, setting: SettingDescription): WrittenSettings =>
  withRequired(settings, enabling(settings, {}, setting))

/** The same conditions, noting every path that is read; items of a list as `[]`. */
export const watched = (given: unknown, read: (path: string) => void, path = ''): unknown => {
  if (typeof given !== 'object' || given === null) return given
  return new Proxy(given, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol' || name === 'toJSON') return value
      if (Array.isArray(target)) return /^\d+$/.test(name) ? watched(value, read, `${path}[]`) : value
      const inside = path ? `${path}.${name}` : name
      read(inside)
      return watched(value, read, inside)
    },
  })
}
