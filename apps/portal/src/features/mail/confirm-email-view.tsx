import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'

/** Where the link in the mail to a new address leads: a button, so that a mail scanner that opens links changes nothing. */
export async function ConfirmEmailView({ token, said }: { readonly token: string; readonly said?: string }) {
  const [t, words, locale] = await Promise.all([
    getTranslations('emailChange'),
    getTranslations('invitation'),
    getLocale(),
  ])
  return (
    <div className="mx-auto max-w-md">
      <PageTitle title={t('title')} secondary={said === 'done' ? t('done') : t('intro')} />
      {said === 'gone' || said === 'unavailable' ? (
        <Notice tone="attention" className="mb-4">
          {said === 'gone' ? t('gone') : words('unavailable')}
        </Notice>
      ) : null}
      {said === 'done' || said === 'gone' ? null : (
        <form action="/session/email" method="post">
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" tone="strong">
            {t('submit')}
          </Button>
        </form>
      )}
    </div>
  )
}
