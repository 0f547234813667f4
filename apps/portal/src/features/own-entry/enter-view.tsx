import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { StatedActs } from '@/features/result-reports'
import { LoginLink, loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { EnterForm } from './enter-form'
import { EnterEventQuery } from './own-entry.graphql'
import { RequestCard } from './request-card'
import { AnswerForm, CheckInButton, LeaveForm } from './request-forms'
import { TermsList } from './terms'

type EnterableEvent = NonNullable<ResultOf<typeof EnterEventQuery>['event']>

const namespaces = ['ownEntry', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

async function OwnRequest({ event }: { readonly event: EnterableEvent }) {
  const t = await getTranslations('ownEntry')
  const request = event.myEntryRequest
  if (!request) return null
  const { canAnswer, canLeave } = request.permissions
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('mine')}</h2>
      <div className="flex flex-col gap-4">
        <RequestCard request={request} />
        {canAnswer.allowed ? <AnswerForm request={request.id} /> : null}
        {request.entry && !request.entry.withdrawnAt && !request.entry.checkedInAt ? (
          <CheckInButton entry={request.entry.id} present={false} />
        ) : null}
        {canLeave.allowed ? (
          <LeaveForm request={request.id} entered={request.status === 'ENTERED'} paid={request.fees.length > 0} />
        ) : null}
      </div>
    </section>
  )
}

/** Entries that the office made itself: who is in one of them need not enter, and asks the office to be taken off it. */
async function OfficeEntries({ event }: { readonly event: EnterableEvent }) {
  const [t, locale] = await Promise.all([getTranslations('ownEntry'), getLocale()])
  const entries = event.officeEntriesOfViewer
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('mine')}</h2>
      <ul className="flex flex-col gap-3">
        {entries.map(entry => (
          <li key={entry.id}>
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Chip tone="strong">{t('status.ENTERED')}</Chip>
              <span className="figures">{t('entryNumber', { number: entry.number })}</span>
              <EntryNames entry={entry} />
            </p>
            {event.canLeaveOfficeEntry.allowed ? <LeaveForm entry={entry.id} /> : null}
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose text-muted text-sm">
        {t.rich(event.canLeaveOfficeEntry.allowed ? 'byOfficeOpen' : 'byOffice', {
          office: () => (
            <Link href={paths.club(event.organisation)} className="link">
              {inLanguage(event.organisation.name, locale)}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}

async function NewRequest({ event }: { readonly event: EnterableEvent }) {
  const [t, frame, viewer] = await Promise.all([getTranslations('ownEntry'), getTranslations('frame'), loadViewer()])
  const terms = event.entryTerms
  const self = viewer.ok ? viewer.data.viewer.person : null
  if (!terms || event.myEntryRequest?.isOpen || event.officeEntriesOfViewer.length > 0) return null
  if (terms.window !== 'OPEN') return <p className="text-muted">{t(`window.${terms.window}`)}</p>
  if (viewer.ok && !viewer.data.viewer.accountId)
    return (
      <div>
        <p className="text-muted">{t('logInFirst')}</p>
        <LoginLink label={frame('logIn')} />
      </div>
    )
  if (!self) return <Refusal permission={event.canEnterOneself} />
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('enter')}</h2>
      <EnterForm event={event.id} self={self.id} least={terms.teamMin} most={terms.teamMax} />
    </section>
  )
}

/** The page on which players enter an event themselves. */
export async function EnterView({ eventId }: { readonly eventId: string }) {
  const [t, answer] = await Promise.all([getTranslations('ownEntry'), ask(EnterEventQuery, { id: eventId })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  if (!event) return <NotFound />
  if (!event.entryTerms)
    return (
      <div className="flex flex-col gap-8">
        <EmptyState title={t('noTermsTitle')}>{t('noTerms')}</EmptyState>
        <StatedActs eventId={event.id} />
      </div>
    )
  return (
    <ClientMessages namespaces={namespaces}>
      <BrowserClientProvider>
        <div className="flex flex-col gap-8">
          <TermsList terms={event.entryTerms} zone={event.timeZone} />
          <OwnRequest event={event} />
          <OfficeEntries event={event} />
          <StatedActs eventId={event.id} />
          <NewRequest event={event} />
        </div>
      </BrowserClientProvider>
    </ClientMessages>
  )
}
