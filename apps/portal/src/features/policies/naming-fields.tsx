import { useTranslations } from 'next-intl'
import { NameFields, namesIn } from '@/components/name-fields'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import type { Sport } from '@/lib/codes'

export interface NamingChoices {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own: string | undefined
  readonly sports: readonly Sport[]
}

/** What rankings and policies are known by: body, code, names, sport. */
export function NamingFields({ organisations, own, sports }: NamingChoices) {
  const t = useTranslations('policies')
  const sportWords = useTranslations('sport')
  return (
    <>
      <NameFields id="policy" required />
      <SelectField
        id="organisation"
        name="organisation"
        label={t('organisation')}
        defaultValue={own}
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="code" label={t('code')} hint={t('codeHint')}>
        <TextInput id="code" name="code" required aria-describedby={describedBy('code', { hint: true })} />
      </Field>
      <SelectField
        id="sport"
        name="sport"
        label={t('sport')}
        choices={sports.map(id => ({ value: id, label: codeText(sportWords, id) }))}
      />
    </>
  )
}

/** The same, as it was written. */
export const namingIn = (form: FormData) => ({
  organisation: String(form.get('organisation') ?? ''),
  code: String(form.get('code') ?? '').trim(),
  ...namesIn(form),
  /** One of the choices; the schema refuses any other. */
  sport: String(form.get('sport') ?? '') as Sport,
})
