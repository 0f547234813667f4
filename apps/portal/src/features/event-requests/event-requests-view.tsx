import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Instant } from '@/components/instant'
import { ListPages } from '@/components/list-pages'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { RulesForm } from './decide-forms'
import { EventRequestsQuery } from './event-requests.graphql'
import { RequestStatus } from './request-status'

/** The own requests for events, and those that the reader decides on. */
export async function EventRequestsView({ after }: { readonly after?: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('eventRequests'),
    getLocale(),
    ask(EventRequestsQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { eventRequests, federations } = answer.data
  return (
    <>
      <PageTitle
        title={t('title')}
        secondary={t('intro')}
        actions={<ButtonLink href={paths.deskNewEventRequest}>{t('ask')}</ButtonLink>}
      />
      {eventRequests.edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {eventRequests.edges.map(({ node }) => (
            <li key={node.id} className="border-rule border-b py-3">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <Link href={paths.deskEventRequest(node.id)} className="link font-medium">
                  {inLanguage(node.proposal.name, locale)}
                </Link>
                <span className="figures">{formatDateRange(node.proposal.startsOn, node.proposal.endsOn, locale)}</span>
                <RequestStatus status={node.status} isTacit={node.isTacit} />
              </p>
              <p className="text-muted text-sm">
                {inLanguage(node.organisation.name, locale)} · {node.requestedBy}
                {node.tacitAt ? (
                  <>
                    {' · '}
                    {t('tacitFrom')} <Instant at={node.tacitAt} />
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPages list={eventRequests} after={after} hrefOf={paths.deskEventRequests} />
      {federations.edges.map(({ node }) =>
        node.sanctionRules?.canSet.allowed ? (
          <Fold key={node.id} title={`${t('rules')} · ${inLanguage(node.name, locale)}`}>
            <p className="mb-3 max-w-prose text-muted text-sm">{t('rulesHint')}</p>
            <RulesForm federation={node.id} rules={node.sanctionRules} />
          </Fold>
        ) : null,
      )}
    </>
  )
}
