import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'

interface PasswordPartProps {
  readonly email: string
  /** How many tokens hold that its owner made, and clients that fetch some. */
  readonly programs: number
}

/** Another password: a plain form, so that it works without a script. */
export async function PasswordPart({ email, programs }: PasswordPartProps) {
  const [t, locale] = await Promise.all([getTranslations('ownAccount'), getLocale()])
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title" className="mb-2 text-lg">
        {t('password')}
      </h2>
      <p className="mb-4 text-muted">{t('passwordIntro')}</p>
      <form action="/session/password" method="post" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
        <Field id="current" label={t('current')}>
          <TextInput id="current" name="current" type="password" required autoComplete="current-password" />
        </Field>
        <Field id="next" label={t('next')} hint={t('passwordHint')}>
          <TextInput
            id="next"
            name="next"
            type="password"
            required
            minLength={8}
            maxLength={128}
            autoComplete="new-password"
            aria-describedby={describedBy('next', { hint: true })}
          />
        </Field>
        <Field id="again" label={t('again')}>
          <TextInput id="again" name="again" type="password" required autoComplete="new-password" />
        </Field>
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
