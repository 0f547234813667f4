import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, refusedAs, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { safeReturnPath } from '@/lib/preferences'
import { loadViewer, nameOfViewer } from './load-viewer'
import { PasskeyButton } from './passkey-button'

const problems = ['refused', 'limited', 'unavailable'] as const

interface LoginPageProps {
  readonly problem?: string
  readonly returnTo?: string
  /** What was typed before it was refused. */
  readonly address?: string
  /** The password was right; the code follows. */
  readonly second?: boolean
}

/** Address and password. */
async function PasswordStep({ target, address }: { readonly target: string; readonly address: string }) {
  const [t, locale] = await Promise.all([getTranslations('login'), getLocale()])
  return (
    <form action="/session" method="post" className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="return" value={target} />
      <Field id="email" label={t('email')}>
        <TextInput id="email" name="email" type="email" autoComplete="username" defaultValue={address} required />
      </Field>
      <Field id="password" label={t('password')}>
        <TextInput id="password" name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" tone="strong" className="mt-2">
        {t('submit')}
      </Button>
      <Link href={paths.forgot} className="link inline-flex min-h-11 items-center self-start">
        {t('forgot')}
      </Link>
    </form>
  )
}

/** After the password the code of the authenticator, or one of the recovery codes. */
async function SecondStep({ target, refused }: { readonly target: string; readonly refused: boolean }) {
  const [t, locale] = await Promise.all([getTranslations('login'), getLocale()])
  const problem = refused ? t('codeRefused') : undefined
  return (
    <form action="/session" method="post" className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="secondStep" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="return" value={target} />
      <Field id="code" label={t('code')} hint={t('codeHint')} problem={problem}>
        <TextInput
          id="code"
          name="code"
          autoComplete="one-time-code"
          required
          {...refusedAs('code', { hint: true, problem })}
        />
      </Field>
      <Button type="submit" tone="strong" className="mt-2">
        {t('submit')}
      </Button>
      <Link href="/login" className="link self-start">
        {t('startAgain')}
      </Link>
    </form>
  )
}

/** Log-in as a plain form; what went wrong stands above it. */
export async function LoginPage({ problem, returnTo, address = '', second = false }: LoginPageProps) {
  const [t, locale, viewer] = await Promise.all([getTranslations('login'), getLocale(), loadViewer()])
  const known = problems.find(code => code === problem)
  const codeRefused = second && known === 'refused'
  const asked = safeReturnPath(returnTo)
  const home = asked === '/' || asked === `/${locale}`
  const target = home ? `/${locale}${paths.start}` : asked
  const name = viewer.ok ? nameOfViewer(viewer.data.viewer, locale) : ''
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('title')} secondary={t('intro')} />
      {name ? <Notice className="mb-4">{t('already', { name })}</Notice> : null}
      {problem === 'opened' ? <Notice className="mb-4">{t('opened')}</Notice> : null}
      {known && !codeRefused ? (
        <Notice tone="attention" className="mb-4">
          {t(known)}
        </Notice>
      ) : null}
      {second ? null : (
        <ClientMessages namespaces={['login']}>
          <PasskeyButton target={target} />
        </ClientMessages>
      )}
      {second ? (
        <SecondStep target={target} refused={codeRefused} />
      ) : (
        <PasswordStep target={target} address={address} />
      )}
    </div>
  )
}
