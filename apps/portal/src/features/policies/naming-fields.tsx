import { useTranslations } from 'next-intl'
import { NameFields, namesIn } from '@/components/name-fields'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import type { Sport } from '@/lib/codes'

export interface NamingChoices {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own: string | undefined
  readonly sports: readonly Sport[]
  /** What is filled in already: a policy bears the code of the ranking that follows it. */
  readonly given?: { readonly code?: string; readonly sport?: string; readonly organisation?: string }
}

/** What rankings and policies are known by: body, code, names, sport. */
export function NamingFields({ organisations, own, sports, given = {} }: NamingChoices) {
  const t = useTranslations('policies')
  const sportWords = useTranslations('sport')
  return (
    <>
      <NameFields id="policy" required />
      <SelectField
        id="organisation"
        name="organisation"
        label={t('organisation')}
        defaultValue={given.organisation ?? own}
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="code" label={t('code')} hint={t('codeHint')}>
        <TextInput
          id="code"
          name="code"
          defaultValue={given.code}
          required
          aria-describedby={describedBy('code', { hint: true })}
        />
      </Field>
      <SelectField
        id="sport"
        name="sport"
        label={t('sport')}
        defaultValue={given.sport}
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
