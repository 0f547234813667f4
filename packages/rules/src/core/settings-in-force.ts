import type { SettingCondition, SettingDescription, SettingOption, SettingValue } from './setting.js'

/** Conditions as they are stored: only what was said. */
export type WrittenSettings = { readonly [key: string]: SettingValue | undefined }

const isRecord = (value: unknown): value is WrittenSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')))

const at = (given: WrittenSettings, path: string): SettingValue | undefined =>
  path
    .split('.')
    .reduce<SettingValue | WrittenSettings | undefined>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      given,
    ) as SettingValue | undefined

/** What the conditions themselves say, a named list as its steps; undefined where they say nothing. */
export const writtenValue = (given: WrittenSettings, setting: SettingDescription): SettingValue | undefined => {
  const record = setting.bare ? at(given, parentOf(setting.key)) : undefined
  const value = record === undefined || isRecord(record) ? at(given, setting.key) : record
  if (setting.kind === 'steps') return setting.named?.find(list => list.code === value)?.value ?? value
  return value === null && !optionOf(setting, null) ? undefined : value
}

/** Writes one setting (undefined: takes it back); records left empty disappear unless they were chosen, a bare value makes room for more. */
export const withSetting = (
  settings: readonly SettingDescription[],
  given: WrittenSettings,
  key: string,
  value: SettingValue | undefined,
): WrittenSettings => {
  const write = (record: WrittenSettings, path: string, names: readonly string[]): WrittenSettings => {
    const [name = '', ...rest] = names
    const inside = path ? `${path}.${name}` : name
    const { [name]: old, ...others } = record
    if (rest.length === 0) return value === undefined ? others : { ...record, [name]: value }
    const written = write(recordAt(settings, old, inside), inside, rest)
    const isChosen = settings.some(setting => setting.key === inside)
    return Object.keys(written).length === 0 && !isChosen ? others : { ...record, [name]: written as SettingValue }
  }
  return write(given, '', key.split('.'))
}

const recordAt = (
  settings: readonly SettingDescription[],
  value: SettingValue | undefined,
  path: string,
): WrittenSettings => {
  if (isRecord(value)) return value
  const bare = settings.find(setting => setting.bare && parentOf(setting.key) === path)
  const name = bare?.key.slice(path.length + 1)
  return name === undefined || value === undefined || value === null ? {} : { [name]: value }
}

const sameValue = (a: SettingValue | undefined, b: SettingValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** The option a value stands for; one whose value is a record stands for every record. */
export const optionOf = (setting: SettingDescription, value: SettingValue | undefined): SettingOption | undefined =>
  'options' in setting
    ? setting.options?.find(option => option.value === value || (isRecord(option.value) && isRecord(value)))
    : undefined

const codesOf = (setting: SettingDescription, value: SettingValue | undefined): readonly string[] => {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map(item => `${item}`)
  return [optionOf(setting, value)?.code ?? `${value}`]
}

/** What holds where nothing is written: the edition's value, or that of a whole set of conditions that was chosen. */
export const defaultValue = (
  settings: readonly SettingDescription[],
  given: WrittenSettings,
  setting: SettingDescription,
): SettingValue | undefined => {
  for (const other of settings) {
    if (!('options' in other) || !other.options?.some(option => option.sets)) continue
    const written = writtenValue(given, other)
    const sets = optionOf(other, written === undefined ? other.default : written)?.sets ?? {}
    if (setting.key in sets) return sets[setting.key]
  }
  return setting.default
}

/** What holds: what is written, or else the default. */
export const valueInForce = (
  settings: readonly SettingDescription[],
  given: WrittenSettings,
  setting: SettingDescription,
): SettingValue | undefined => {
  const written = writtenValue(given, setting)
  return written === undefined ? defaultValue(settings, given, setting) : written
}

/** Whether a setting is used under these conditions. */
export const isUsed = (
  settings: readonly SettingDescription[],
  given: WrittenSettings,
  setting: SettingDescription,
): boolean => (setting.when ?? []).every(condition => holds(settings, given, condition))

/** A setting that is not used fulfils no condition; of several with one key the used one counts. */
const holds = (settings: readonly SettingDescription[], given: WrittenSettings, condition: SettingCondition): boolean =>
  settings
    .filter(other => other.key === condition.key && isUsed(settings, given, other))
    .some(other => codesOf(other, valueInForce(settings, given, other)).some(code => isAmong(condition, code)))

const isAmong = ({ in: those, not }: SettingCondition, code: string): boolean =>
  (!those || those.includes(code)) && !not?.includes(code)

export interface SettingInForce {
  readonly setting: SettingDescription
  /** Undefined where there is none. */
  readonly value: SettingValue | undefined
  /** Whether the conditions say something else than what would hold anyway. */
  readonly changed: boolean
}

/** Every setting that is used, with what holds, in the order of the descriptions. */
export const settingsInForce = (
  settings: readonly SettingDescription[],
  given: WrittenSettings,
): readonly SettingInForce[] =>
  settings
    .filter(setting => isUsed(settings, given, setting))
    .map(setting => {
      const written = writtenValue(given, setting)
      const usual = defaultValue(settings, given, setting)
      return {
        setting,
        value: written === undefined ? usual : written,
        changed: written !== undefined && !sameValue(written, usual),
      }
    })

/** The same without what is written of settings that are not used; what nobody describes stays. */
export const withoutUnused = (settings: readonly SettingDescription[], given: WrittenSettings): WrittenSettings => {
  const used = new Set(settings.filter(setting => isUsed(settings, given, setting)).map(setting => setting.key))
  const isInside = (key: string) => [...used].some(other => other.startsWith(`${key}.`))
  const dead = settings.filter(
    setting => !used.has(setting.key) && !isInside(setting.key) && writtenValue(given, setting) !== undefined,
  )
  return dead.reduce((left, setting) => withSetting(settings, left, setting.key, undefined), given)
}
