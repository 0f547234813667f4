import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { MyEntriesQuery } from './own-entry.graphql'
import { RequestCard } from './request-card'
import { AnswerForm } from './request-forms'

/** What a player has asked for, and what others ask the player; those that wait for an answer first. */
export async function MyEntries() {
  const [t, locale, answer] = await Promise.all([getTranslations('ownEntry'), getLocale(), ask(MyEntriesQuery, {})])
  if (!answer.ok || answer.data.viewer.entryRequests.length === 0) return null
  const requests = answer.data.viewer.entryRequests
  const asked = requests.filter(request => request.permissions.canAnswer.allowed)
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('myEntries')}</h2>
      <ul className="border-rule border-t">
        {[...asked, ...requests.filter(request => !asked.includes(request))].map(request => (
          <li key={request.id} className="flex flex-col gap-3 border-rule border-b py-3">
            {request.event ? (
              <p className="flex flex-wrap gap-x-3">
                <Link href={paths.eventSection(request.event, 'enter')} className="link font-medium">
                  {inLanguage(request.event.name, locale)}
                </Link>
                <span className="figures text-muted">
                  {formatDateRange(request.event.startsOn, request.event.endsOn, locale)}
                </span>
              </p>
            ) : null}
            <RequestCard request={request} />
            {request.permissions.canAnswer.allowed ? <AnswerForm request={request.id} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
