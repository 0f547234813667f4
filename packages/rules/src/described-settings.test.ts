import { describe, expect, it } from 'vitest'
import type { Problem } from './core/problem.js'
import type { Result } from './core/result.js'
import type { SettingDescription, SettingValue } from './core/setting.js'
import { defaultValue, type WrittenSettings, isUsed, withSetting, writtenValue } from './core/settings-in-force.js'
import { planSettings, readStagePlan } from './pairing/index.js'
import { sports } from './sports.js'
import { acceptedValues, reaching, refusedValues, watched } from './testing/described-settings.js'

/** Descriptions and readers say the same: nothing is read that is not described, nothing described that is not read. */

interface Described {
  readonly name: string
  readonly settings: readonly SettingDescription[]
  read(input: unknown): Result<unknown, readonly Problem[]>
}

const all: readonly Described[] = [
  { name: 'the plan of a stage', settings: planSettings, read: readStagePlan },
  ...sports
    .flatMap(sport => sport.editions)
    .map(edition => ({
      name: edition.id,
      settings: edition.settings,
      read: (input: unknown) => edition.parseSettings(input),
    })),
]

/** Read, but in no form: the name under which a table was read before; a profile's name beside single settings of the command line. */
const byMachine = ['levelScore.id', 'profile.name']

const pathsOf = (settings: readonly SettingDescription[], prefix = ''): string[] =>
  settings.flatMap(setting => [
    `${prefix}${setting.key}`,
    ...(setting.kind === 'records' ? pathsOf(setting.fields, `${prefix}${setting.key}[].`) : []),
  ])

const written = ({ settings }: Described, setting: SettingDescription, value: SettingValue): WrittenSettings =>
  withSetting(settings, reaching(settings, setting), setting.key, value)

/** Required companions of an option, e.g. the table that a scale needs. */
const completed = ({ settings }: Described, given: WrittenSettings): WrittenSettings =>
  settings
    .filter(other => other.required && isUsed(settings, given, other) && writtenValue(given, other) === undefined)
    .reduce((before, other) => withSetting(settings, before, other.key, acceptedValues(other)[0]), given)

describe.each(all)('$name', described => {
  const { settings, read } = described
  const cases = settings.map(setting => ({ key: `${setting.key} (${setting.kind})`, setting }))

  it.each(cases)('accepts in $key what it describes', ({ setting }) => {
    for (const value of acceptedValues(setting)) {
      const given = completed(described, written(described, setting, value))
      expect({ given, read: read(given) }).toMatchObject({ read: { ok: true } })
    }
  })

  it.each(cases)('refuses in $key everything else, and says where', ({ setting }) => {
    for (const value of refusedValues(setting)) {
      const answer = read(completed(described, written(described, setting, value)))
      const paths = answer.ok ? [] : answer.error.map(problem => problem.at?.path ?? '')
      expect({ value, paths }).toEqual({ value, paths: [expect.stringContaining(setting.key)] })
    }
  })

  it('reads no key that is not described, and every key that is', () => {
    const seen = new Set<string>()
    for (const setting of settings)
      for (const value of acceptedValues(setting)) {
        const given = completed(described, written(described, setting, value))
        read(watched(given, path => seen.add(path)))
      }
    const paths = pathsOf(settings)
    const known = (path: string) =>
      byMachine.includes(path) || paths.some(one => one === path || one.startsWith(`${path}.`))
    expect([...seen].filter(path => !known(path))).toEqual([])
    expect(paths.filter(path => !seen.has(path))).toEqual([])
  })

  it('fills in the defaults it describes', () => {
    const withDefault = settings.filter(setting => setting.default !== undefined)
    for (const setting of withDefault) {
      const answer = read(reaching(settings, setting))
      const held = answer.ok ? writtenValue(answer.value as WrittenSettings, setting) : answer.error
      if (held === undefined) continue
      const name = (held as { readonly id?: string } | null)?.id
      expect({ key: setting.key, held: name ?? held }).toEqual({ key: setting.key, held: setting.default })
    }
  })

  it('describes what a whole set of conditions changes', () => {
    const sets = settings.flatMap(setting =>
      'options' in setting
        ? (setting.options ?? []).filter(option => option.sets).map(option => ({ setting, option }))
        : [],
    )
    for (const { setting, option } of sets) {
      const given = withSetting(settings, {}, setting.key, option.value)
      const answer = read(given)
      for (const other of settings.filter(
        one => one !== setting && one.default !== undefined && isUsed(settings, given, one),
      )) {
        const held = answer.ok ? writtenValue(answer.value as WrittenSettings, other) : undefined
        if (held === undefined) continue
        const name = (held as { readonly id?: string } | null)?.id
        expect([option.code, other.key, name ?? held]).toEqual([
          option.code,
          other.key,
          defaultValue(settings, given, other),
        ])
      }
    }
  })
})
