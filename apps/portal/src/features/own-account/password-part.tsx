import { getLocale, getTranslations } from 'next-intl/server'
import { PasswordField } from '@/components/password-field'
import { Button } from '@/components/ui/button'

interface PasswordPartProps {
  readonly email: string
  /** How many tokens hold that its owner made, and clients that fetch some. */
  readonly programs: number
  /** Why it was not changed. */
  readonly said?: string
}

/** Another password: a plain form, so that it works without a script. */
export async function PasswordPart({ email, programs, said }: PasswordPartProps) {
  const [t, locale] = await Promise.all([getTranslations('ownAccount'), getLocale()])
  const problemOf = (code: 'refused' | 'length' | 'common' | 'different') =>
    said === code ? t(`outcome.${code}`) : undefined
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title" className="mb-2 text-lg">
        {t('password')}
      </h2>
      <p className="mb-4 text-muted">{t('passwordIntro')}</p>
      <form action="/session/password" method="post" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
        <PasswordField id="current" kind="current" label={t('current')} problem={problemOf('refused')} />
        <PasswordField
          id="next"
          kind="new"
          label={t('next')}
          hint={t('passwordHint')}
          problem={problemOf('length') ?? problemOf('common')}
        />
        <PasswordField id="again" kind="again" label={t('again')} problem={problemOf('different')} />
        {programs > 0 ? (
          <label className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="endTokens" defaultChecked /> {t('endTokens', { count: programs })}
          </label>
        ) : (
          <input type="hidden" name="endTokens" value="on" />
        )}
        <Button type="submit" className="self-start">
          {t('changePassword')}
        </Button>
      </form>
    </section>
  )
}
