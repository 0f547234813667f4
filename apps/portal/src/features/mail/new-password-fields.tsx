import { getTranslations } from 'next-intl/server'
import { describedBy, Field, TextInput } from '@/components/ui/field'

/** A new password, typed twice. */
export async function NewPasswordFields() {
  const t = await getTranslations('invitation')
  return (
    <>
      <Field id="password" label={t('password')} hint={t('passwordHint')}>
        <TextInput
          id="password"
          name="password"
          type="password"
          required
          minLength={8}
          maxLength={128}
          autoComplete="new-password"
          aria-describedby={describedBy('password', { hint: true })}
        />
      </Field>
      <Field id="again" label={t('again')}>
        <TextInput id="again" name="again" type="password" required autoComplete="new-password" />
      </Field>
    </>
  )
}
