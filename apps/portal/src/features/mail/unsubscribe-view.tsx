import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Button } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { UnsubscribeTopicQuery } from './mail.graphql'

/** Where the link in a mail leads that ends its topic, without a log-in: one press, so that opening it changes nothing. */
export async function UnsubscribeView({ token, done }: { readonly token: string; readonly done: boolean }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('mailChoices'),
    getLocale(),
    ask(UnsubscribeTopicQuery, { token }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { unsubscribeTopic: code } = answer.data
  const topic = code ? t(`topics.${code}`) : ''
  const said = !code ? t('unsubscribeGone') : t(done ? 'unsubscribed' : 'unsubscribeIntro', { topic })
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('unsubscribeTitle')} secondary={said} />
      {code && !done ? (
        <form action={`/session/unsubscribe/${encodeURIComponent(token)}`} method="post">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" tone="strong">
            {t('unsubscribe')}
          </Button>
        </form>
      ) : null}
      <p className="mt-4">
        <Link href={paths.myNotices()} className="link inline-flex min-h-11 items-center">
          {t('choose')}
        </Link>
      </p>
    </div>
  )
}
