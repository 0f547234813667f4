import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { describedBy, Field, TextArea } from '@/components/ui/field'
import { readSettings, type StageSettingsValue, textOfSettings } from './stage-settings-value'

interface TextProps {
  /** Distinguishes the form on its page. */
  readonly form: string
  readonly value: StageSettingsValue
  readonly onChange: (value: StageSettingsValue) => void
  /** Whether what stands there can be read. */
  readonly onRead: (readable: boolean) => void
}

const example = '{ "plan": {…}, "settings": {…} }'

/** The same settings as text, for those brought from another event. */
export function SettingsText({ form, value, onChange, onRead }: TextProps) {
  const t = useTranslations('stageSettings.ui')
  const [broken, setBroken] = useState<string>()
  const id = `${form}-text`
  const change = (text: string) => {
    const read = readSettings(text)
    setBroken(read ? undefined : text)
    onRead(read !== undefined)
    if (read) onChange(read)
  }
  const problem = broken === undefined ? undefined : t('textBroken', { example })
  return (
    <details className="border-rule border-t pt-1">
      <summary className="link min-h-11 py-2">{t('text')}</summary>
      <Field id={id} label={t('textLabel')} hint={t('textHint')} problem={problem}>
        <TextArea
          id={id}
          rows={8}
          spellCheck={false}
          className="font-mono text-sm"
          value={broken ?? textOfSettings(value)}
          onChange={({ target }) => change(target.value)}
          aria-invalid={broken === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint: true, problem })}
        />
      </Field>
    </details>
  )
}
