import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { SportTag } from '@/components/sport-tag'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DecideForms, WithdrawForm } from './decide-forms'
import { EventRequestQuery } from './event-requests.graphql'
import { Findings } from './findings'
import { RequestForm } from './request-form'
import { RequestStatus } from './request-status'
import { Refusal } from '@/components/permitted'

type Request = NonNullable<ResultOf<typeof EventRequestQuery>['eventRequest']>
type Editions = ResultOf<typeof EventRequestQuery>['editions']

async function Proposal({ request }: { readonly request: Request }) {
  const [t, office, categories, locale] = await Promise.all([
    getTranslations('eventRequests'),
    getTranslations('office'),
    getTranslations('category'),
    getLocale(),
  ])
  const { proposal } = request
  const lines: readonly (readonly [string, string | null])[] = [
    [office('organisation'), inLanguage(request.organisation.name, locale)],
    [t('requestedBy'), request.requestedBy],
    [office('code'), proposal.code],
    [office('edition'), inLanguage(proposal.editionTitle, locale)],
    [office('category'), codeText(categories, proposal.category)],
    [office('venue'), proposal.venue],
    [office('timeZone'), proposal.timeZone],
    [t('note'), proposal.note],
  ]
  return (
    <dl className="grid max-w-3xl gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {lines.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

async function State({ request }: { readonly request: Request }) {
  const t = await getTranslations('eventRequests')
  if (request.status === 'RETURNED')
    return (
      <Notice tone="attention" title={t('status.RETURNED')}>
        {request.reason}
      </Notice>
    )
  if (request.status === 'APPROVED')
    return (
      <Notice title={t(request.isTacit ? 'tacitlyApproved' : 'status.APPROVED')}>
        {request.reason ? <p>{request.reason}</p> : null}
        {request.event ? (
          <Link href={paths.deskOffice(request.event.id)} className="link inline-flex min-h-11 items-center">
            {t(request.event.isAnnounced ? 'toOffice' : 'toOfficeAnnounce')}
          </Link>
        ) : null}
      </Notice>
    )
  if (request.tacitAt && request.status === 'REQUESTED')
    return (
      <p className="text-muted">
        {t('tacitFrom')} <Instant at={request.tacitAt} zone={request.proposal.timeZone} />
      </p>
    )
  return null
}

async function Mending({ request, editions }: { readonly request: Request; readonly editions: Editions }) {
  const [t, locale] = await Promise.all([getTranslations('eventRequests'), getLocale()])
  const { id, version, proposal, organisation } = request
  return (
    <>
      <Fold title={t('mend')}>
        <RequestForm
          key={version}
          choices={{
            editions: editions.map(edition => ({ ...edition, title: inLanguage(edition.title, locale) })),
            organisations: [{ id: organisation.id, name: inLanguage(organisation.name, locale) }],
            own: organisation.id,
          }}
          mended={{ id, version, values: proposal, note: proposal.note }}
        />
      </Fold>
      <WithdrawForm request={id} />
    </>
  )
}

/** A request for an event: what is proposed, what the regulations say, and what the reader may do. */
export async function EventRequestView({ requestId }: { readonly requestId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('eventRequests'),
    getLocale(),
    ask(EventRequestQuery, { id: requestId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { eventRequest: request, editions } = answer.data
  if (!request) return <NotFound />
  const { proposal, permissions, status, isOpen } = request
  return (
    <>
      <PageTitle kicker={t('one')} title={inLanguage(proposal.name, locale)}>
        <SportTag sport={proposal.sport} />
        <span className="figures">{formatDateRange(proposal.startsOn, proposal.endsOn, locale)}</span>
        <RequestStatus status={status} isTacit={request.isTacit} />
        <Link href={paths.deskEventRequests()} className="link">
          {t('title')}
        </Link>
      </PageTitle>
      <div className="flex flex-col gap-8">
        <State request={request} />
        <Proposal request={request} />
        {isOpen ? (
          <Part title={t('findings')}>
            <Findings findings={request.findings} />
          </Part>
        ) : null}
        {status === 'REQUESTED' && permissions.canDecide.allowed ? (
          <Part title={t('decide')}>
            <DecideForms request={request.id} />
          </Part>
        ) : null}
        {status === 'REQUESTED' ? <Refusal permission={permissions.canDecide} /> : null}
        {isOpen && permissions.canChange.allowed ? <Mending request={request} editions={editions} /> : null}
      </div>
    </>
  )
}
