import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Fold, Part } from '@/components/fold'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { plugOf } from '@/sports/plugs'
import { DecideForm, FeeForm, TermsForm } from './desk-forms'
import { EntryDeskQuery } from './own-entry.graphql'
import { type Asked, RequestCard } from './request-card'
import { CheckInButton } from './request-forms'
import type { Terms } from './terms'

type DeskEvent = NonNullable<ResultOf<typeof EntryDeskQuery>['event']>

const signs = { payment: 1, waiver: 1, refund: -1 } as const

/** What is still to be paid of the fee. */
const dueOf = (request: Asked, fee: number): number =>
  request.fees.reduce((due, { kind, amount }) => due - signs[kind] * amount, fee)

async function RequestItem({ request, terms }: { readonly request: Asked; readonly terms: Terms }) {
  const [t, locale] = await Promise.all([getTranslations('ownEntry'), getLocale()])
  const [captain] = request.players
  const party = captain?.person ? namesInOrder(captain.person, locale).primary.text : ''
  return (
    <li className="flex flex-col gap-3 border-rule border-b py-4">
      <RequestCard request={request} />
      {request.isAcceptable ? (
        <DecideForm request={request.id} accept beyondRoom={request.status === 'WAITING_LIST'} />
      ) : null}
      {request.isOpen ? (
        <Fold title={t('decline')}>
          <DecideForm request={request.id} accept={false} />
        </Fold>
      ) : null}
      {terms.feeCurrency && terms.feeAmount !== null ? (
        <Fold title={t('recordFee')}>
          <FeeForm
            request={request.id}
            currency={terms.feeCurrency}
            due={dueOf(request, terms.feeAmount)}
            party={party}
          />
        </Fold>
      ) : null}
    </li>
  )
}

async function Requests({ requests, terms }: { readonly requests: readonly Asked[]; readonly terms: Terms }) {
  const t = await getTranslations('ownEntry')
  return (
    <Part title={t('requests', { count: requests.length })}>
      {requests.length === 0 ? <p className="text-muted">{t('noRequests')}</p> : null}
      <ul className="border-rule border-t">
        {requests.map(request => (
          <RequestItem key={request.id} request={request} terms={terms} />
        ))}
      </ul>
    </Part>
  )
}

async function CheckInList({ event }: { readonly event: DeskEvent }) {
  const t = await getTranslations('ownEntry')
  const entries = (event.stages[0]?.entries ?? []).filter(entry => !entry.withdrawnAt)
  if (entries.length === 0) return <p className="text-muted">{t('nobodyYet')}</p>
  const here = entries.filter(entry => entry.checkedInAt).length
  return (
    <>
      <p className="mb-3">{t('presentCount', { here, all: entries.length })}</p>
      <RegisterTable caption={t('checkInTitle')} captionHidden label={t('checkInTitle')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('number')}</ColumnHead>
            <ColumnHead>{t('side')}</ColumnHead>
            <ColumnHead>{t('presence')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {entries.map(entry => (
            <Row key={entry.id}>
              <Cell className="figures">{entry.number}</Cell>
              <RowHead>
                <EntryNames entry={entry} />
                {entry.checkedInAt ? <span className="block text-muted text-sm">{t('present')}</span> : null}
              </RowHead>
              <Cell>
                <CheckInButton entry={entry.id} present={entry.checkedInAt !== null} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </>
  )
}

/** The desk of entries: who may enter, who asks to, who has paid, who is there. */
export async function EntryDeskView({ eventId }: { readonly eventId: string }) {
  const [t, office, locale, answer] = await Promise.all([
    getTranslations('ownEntry'),
    getTranslations('office'),
    getLocale(),
    ask(EntryDeskQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event, organisations } = answer.data
  if (!event) return <NotFound />
  const bodies = organisations.edges
    .map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  const { players } = event.stages[0]?.entries[0] ?? {}
  const size = players?.length || (plugOf(event.sport)?.session?.planner === 'seating' ? 1 : 2)
  const terms = event.entryTerms
  return (
    <>
      <PageTitle kicker={t('desk')} title={inLanguage(event.name, locale)}>
        <Link href={paths.deskOffice(event.id)} className="link">
          {office('title')}
        </Link>
        <Link href={paths.eventSection(event, 'enter')} className="link">
          {office('publicPage')}
        </Link>
      </PageTitle>
      <Refusal permission={event.permissions.canRun} />
      <div className="flex flex-col gap-8">
        {event.canSetEntryTerms.allowed ? (
          <Part title={t('terms')}>
            {terms ? null : <p className="mb-3 max-w-prose text-muted">{t('noTermsDesk')}</p>}
            <Fold title={t(terms ? 'changeTerms' : 'openEntries')}>
              <TermsForm
                event={event.id}
                zone={event.timeZone}
                startsOn={event.startsOn}
                terms={terms}
                bodies={bodies}
                size={size}
              />
            </Fold>
          </Part>
        ) : null}
        {event.entryRequests && terms ? <Requests requests={event.entryRequests} terms={terms} /> : null}
        {event.permissions.canRun.allowed ? (
          <Part title={t('checkInTitle')}>
            <CheckInList event={event} />
          </Part>
        ) : null}
      </div>
    </>
  )
}
