import {
  type WrittenSettings,
  isUsed,
  type SettingDescription,
  type SettingValue,
  withSetting,
  writtenValue,
} from '@paiji/rules'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { controlId, type Scope } from './scope'
import { SettingField } from './setting-field'
import { useSettingWords } from './setting-words'

interface RecordsProps {
  readonly scope: Scope
  readonly setting: Extract<SettingDescription, { kind: 'records' }>
  readonly problem: ReactNode
}

const rowsOf = (scope: Scope, setting: SettingDescription): readonly WrittenSettings[] => {
  const written = writtenValue(scope.given, setting)
  return Array.isArray(written) ? (written as readonly WrittenSettings[]) : []
}

/** Rows that are added, filled in and taken away. */
export function RecordsField({ scope, setting, problem }: RecordsProps) {
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  const path = `${scope.words}.${setting.key}`
  const rows = rowsOf(scope, setting)
  const id = controlId(scope, setting.key)
  const write = (changed: readonly WrittenSettings[]) =>
    scope.write(setting.key, changed.length === 0 ? undefined : (changed as SettingValue))
  const change = (at: number, key: string, value: SettingValue | undefined) =>
    write(rows.map((row, index) => (index === at ? withSetting(setting.fields, row, key, value) : row)))
  return (
    <fieldset id={id} className="min-w-0 sm:col-span-2" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="font-medium text-sm">{words.label(path)}</legend>
      {words.hint(path) ? <p className="text-muted text-sm">{words.hint(path)}</p> : null}
      {rows.map((row, at) => {
        const inside: Scope = {
          ...scope,
          settings: setting.fields,
          given: row,
          write: (key, value) => change(at, key, value),
          words: `${path}.row`,
          at: `${scope.at}.${setting.key}[${at}]`,
        }
        return (
          <fieldset key={at} className="mt-2 flex items-start gap-2 border-rule border-l-2 pl-3">
            <legend className="sr-only">{t('rowAt', { row: at + 1 })}</legend>
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-3">
              {setting.fields
                .filter(field => isUsed(setting.fields, row, field))
                .map(field => (
                  <SettingField key={field.key} scope={inside} setting={field} />
                ))}
            </div>
            <Button
              size="icon"
              tone="quiet"
              aria-label={t('removeRow', { row: at + 1 })}
              onClick={() => write(rows.filter((_, index) => index !== at))}
            >
              <CloseIcon />
            </Button>
          </fieldset>
        )
      })}
      <Button size="small" className="mt-2 min-h-11" onClick={() => write([...rows, {}])}>
        {t('addRow')}
      </Button>
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 text-seal text-sm">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
