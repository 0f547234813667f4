import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { safeReturnPath } from '@/lib/preferences'
import { loadViewer } from './load-viewer'

const problems = ['refused', 'limited', 'unavailable'] as const

interface LoginPageProps {
  readonly problem?: string
  readonly returnTo?: string
}

/** Log-in as a plain form; what went wrong stands above it. */
export async function LoginPage({ problem, returnTo }: LoginPageProps) {
  const [t, locale, viewer] = await Promise.all([getTranslations('login'), getLocale(), loadViewer()])
  const known = problems.find(code => code === problem)
  const target = safeReturnPath(returnTo)
  const name =
    viewer.ok && viewer.data.viewer.accountId ? (viewer.data.viewer.name ?? viewer.data.viewer.email) : undefined
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('title')} secondary={t('intro')} />
      {name ? <Notice className="mb-4">{t('already', { name })}</Notice> : null}
      {problem === 'opened' ? <Notice className="mb-4">{t('opened')}</Notice> : null}
      {known ? (
        <Notice tone="attention" className="mb-4">
          {t(known)}
        </Notice>
      ) : null}
      <form action="/session" method="post" className="flex flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="return" value={target === '/' ? `/${locale}` : target} />
        <Field id="email" label={t('email')}>
          <TextInput id="email" name="email" type="email" autoComplete="username" required />
        </Field>
        <Field id="password" label={t('password')}>
          <TextInput id="password" name="password" type="password" autoComplete="current-password" required />
        </Field>
        <Button type="submit" tone="strong" className="mt-2">
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}
