import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { NewPasswordFields } from './new-password-fields'

/** Those that no field is to blame for; the others stand at theirs. */
const problems = ['unavailable'] as const

/** Where the link of a forgotten password leads. Whether it opens is said when it is used: looking uses nothing up. */
export async function ResetView({ token, problem }: { readonly token: string; readonly problem?: string }) {
  const [t, words, locale] = await Promise.all([getTranslations('forgot'), getTranslations('invitation'), getLocale()])
  const known = problems.find(code => code === problem)
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('resetTitle')} secondary={t('resetIntro')} />
      {problem === 'gone' ? (
        <Notice tone="attention" className="mb-4" title={words('goneTitle')}>
          <Link href={paths.forgot} className="link">
            {t('another')}
          </Link>
        </Notice>
      ) : null}
      {known ? (
        <Notice tone="attention" className="mb-4">
          {words(known)}
        </Notice>
      ) : null}
      <form action="/session/new-password" method="post" className="flex flex-col gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields problem={problem} />
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="endTokens" defaultChecked /> {t('endTokens')}
        </label>
        <Button type="submit" tone="strong" className="self-start">
          {words('submit')}
        </Button>
      </form>
    </div>
  )
}
