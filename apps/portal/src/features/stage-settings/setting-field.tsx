import { defaultValue, type SettingDescription, writtenValue } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { describedBy, Field, FieldNotes } from '@/components/ui/field'
import { controlId, problemAt, type Scope } from './scope'
import { SettingControl } from './setting-control'
import { useSettingWords } from './setting-words'

interface SettingProps {
  readonly scope: Scope
  readonly setting: SettingDescription
}

/** What a line says of itself: that it was changed, how it is written, the article it comes from. */
const useHint = ({ scope, setting }: SettingProps): ReactNode => {
  const t = useTranslations('stageSettings.ui')
  const words = useSettingWords()
  const path = `${scope.words}.${setting.key}`
  const isText = ['amounts', 'ratios', 'seedTables', 'whole', 'amount'].includes(setting.kind)
  const usual = defaultValue(scope.settings, scope.given, setting)
  const written = writtenValue(scope.given, setting)
  const parts = [
    words.hint(path),
    setting.kind === 'amounts' || setting.kind === 'ratios' ? t('listHint') : undefined,
    setting.kind === 'seedTables' ? t('seedHint') : undefined,
    usual !== undefined && written !== undefined && isText
      ? t('usualIs', { value: words.value(path, setting, usual) })
      : undefined,
  ].filter(part => part !== undefined)
  if (parts.length === 0 && !setting.clause) return undefined
  return (
    <span className="flex flex-wrap gap-x-3">
      {parts.map(part => (
        <span key={part}>{part}</span>
      ))}
      {setting.clause ? <ClauseRef clause={setting.clause} /> : null}
    </span>
  )
}

/** One setting of a single value with its label, its default, its article and its problem. */
export function SettingField({ scope, setting }: SettingProps) {
  const words = useSettingWords()
  const path = `${scope.words}.${setting.key}`
  const id = controlId(scope, setting.key)
  const problem = problemAt(scope, setting)
  const hint = useHint({ scope, setting })
  const described = describedBy(id, { hint, problem })
  const control = (
    <SettingControl scope={scope} setting={setting} described={described} invalid={problem !== undefined} />
  )
  if (setting.kind === 'yesNo')
    return (
      <div className="min-w-0 sm:pt-6">
        <label htmlFor={id} className="flex min-h-11 items-center gap-2">
          {control}
          {words.label(path)}
        </label>
        <FieldNotes id={id} hint={hint} problem={problem} />
      </div>
    )
  return (
    <Field
      id={id}
      label={words.label(path)}
      hint={hint}
      problem={problem}
      className={setting.kind === 'seedTables' ? 'sm:col-span-2' : undefined}
    >
      {control}
    </Field>
  )
}
