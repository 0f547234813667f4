import { optionOf, type SettingDescription, type SettingValue } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'

type Words = Parameters<typeof codeText>[0]
type Row = Readonly<Record<string, SettingValue>>

/**
 * What people read of settings. `path` leads to the words: `plan` or the sport, then the setting's key; those of a
 * record's fields stand under its `row`.
 */
export const settingWords = (t: Words, steps: Words) => {
  const code = (path: string, of: string): string => codeText(t, `${path}.is.${of.replaceAll('.', '_')}`, {}, of)
  const maybe = (key: string, values: Readonly<Record<string, string | number>> = {}): string | undefined =>
    t.has(key) ? codeText(t, key, values) : undefined

  const row = (path: string, fields: readonly SettingDescription[], value: Row): string =>
    codeText(
      t,
      `${path}.rowPhrase`,
      Object.fromEntries(fields.map(({ key }) => [key, value[key] === undefined ? 'absent' : String(value[key])])),
    )

  const list = (path: string, setting: SettingDescription, value: readonly SettingValue[]): string => {
    if (setting.kind === 'seedTables') return codeText(t, 'ui.roundCount', { count: value.length })
    if (setting.kind === 'steps') return value.map(step => codeText(steps, String(step))).join(' → ')
    if (setting.kind !== 'records') return value.map(String).join(' ')
    if (!t.has(`${path}.rowPhrase`)) return codeText(t, 'ui.rows', { count: value.length })
    return value.map(one => row(path, setting.fields, one as Row)).join(' · ')
  }

  const value = (path: string, setting: SettingDescription, held: SettingValue): string => {
    const option = setting.kind === 'steps' ? undefined : optionOf(setting, held)
    if (option) return code(path, option.code)
    if (Array.isArray(held)) return list(path, setting, held)
    if (typeof held === 'boolean') return codeText(t, held ? 'ui.yes' : 'ui.no')
    return String(held)
  }

  return {
    code,
    value,
    label: (path: string): string => codeText(t, `${path}.label`, {}, path),
    hint: (path: string): string | undefined => maybe(`${path}.hint`),
    absent: (path: string): string => maybe(`${path}.absent`) ?? codeText(t, 'ui.absent'),
    step: (of: string): string => codeText(steps, of),
    group: (part: string, name: string): string => codeText(t, `group.${part}.${name}`, {}, name),
    /** A setting and what holds, as a part of a sentence. */
    phrase: (path: string, setting: SettingDescription, held: SettingValue): string => {
      const text = value(path, setting, held)
      const label = codeText(t, `${path}.label`, {}, path)
      return maybe(`${path}.phrase`, { value: text }) ?? codeText(t, 'ui.pair', { label, value: text })
    },
  }
}

export type SettingWords = ReturnType<typeof settingWords>

/** The words for client components. */
export const useSettingWords = (): SettingWords =>
  settingWords(useTranslations('stageSettings'), useTranslations('tieBreak'))
