import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { NewEventRequestQuery } from './event-requests.graphql'
import { RequestForm } from './request-form'

/** The form of a new request, for the bodies on whose behalf the reader may ask. */
export async function NewEventRequestView() {
  const [t, locale, answer] = await Promise.all([
    getTranslations('eventRequests'),
    getLocale(),
    ask(NewEventRequestQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { editions, organisersOfViewer } = answer.data
  const rules = organisersOfViewer[0]?.sanctionRules
  return (
    <>
      <PageTitle title={t('ask')} secondary={t('askHint')} />
      {rules ? (
        <p className="mb-4 max-w-prose text-muted text-sm">
          {rules.noticeDays > 0 ? `${t('noticeRule', { days: rules.noticeDays })} ` : ''}
          {rules.tacitDays === null ? t('neverTacit') : t('tacitRule', { days: rules.tacitDays })}
        </p>
      ) : null}
      <RequestForm
        choices={{
          editions: editions.map(edition => ({ ...edition, title: inLanguage(edition.title, locale) })),
          organisations: organisersOfViewer.map(({ id, name }) => ({ id, name: inLanguage(name, locale) })),
          own: organisersOfViewer[0]?.id,
        }}
      />
    </>
  )
}
