import { getTranslations } from 'next-intl/server'
import { PasswordField } from '@/components/password-field'

/** A new password, typed twice; what was wrong with it stands at its field. */
export async function NewPasswordFields({ problem }: { readonly problem?: string }) {
  const t = await getTranslations('invitation')
  const problemOf = (code: 'length' | 'common' | 'different') => (problem === code ? t(code) : undefined)
  return (
    <>
      <PasswordField
        id="password"
        kind="new"
        label={t('password')}
        hint={t('passwordHint')}
        problem={problemOf('length') ?? problemOf('common')}
      />
      <PasswordField id="again" kind="again" label={t('again')} problem={problemOf('different')} />
    </>
  )
}
