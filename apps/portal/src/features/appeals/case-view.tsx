import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { paths } from '@/lib/paths'
import { CaseActions } from './case-actions'
import { CaseHead } from './case-head'
import { ClockList, DepositBox, Missing, OrderList, Submissions } from './case-record'
import { CaseRooms } from './case-rooms'
import { clientNamespaces } from './client-namespaces'
import { EvidenceList } from './evidence-list'
import { Statements } from './statements'
import { loadAppealedRuling, loadCase } from './load-case'
import { NextSteps } from './next-steps'
import { Timeline } from './timeline'

/** One case, as far as it is open to the reader: what it is, what happens next, what was entered, what may be done. */
export async function CaseView({ id }: { readonly id: string }) {
  const [t, answer] = await Promise.all([getTranslations('cases'), loadCase(id)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const of = answer.data
  const ruling = await loadAppealedRuling(of.ruling?.id)
  const inside = of.relations.length > 1
  return (
    <ClientMessages namespaces={clientNamespaces}>
      <BrowserClientProvider>
        <CaseHead of={of} ruling={ruling} />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
          <div className="flex min-w-0 flex-col gap-8">
            <NextSteps of={of} over={inside && !of.isOpen} />
            {inside ? <CaseRooms of={of} /> : null}
            <Missing of={of} />
            <CaseActions of={of} />
            <Submissions of={of} />
            <Statements statements={of.statements} zone={of.timeZone} />
            <Timeline docket={of.docket} zone={of.timeZone} />
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            {of.receipt ? (
              <ButtonLink href={paths.appealReceipt(of.id)} className="self-start">
                {t('receipt')}
              </ButtonLink>
            ) : null}
            {inside ? <EvidenceList items={of.evidence} zone={of.timeZone} /> : null}
            <ClockList of={of} />
            <DepositBox of={of} />
            <OrderList of={of} />
          </div>
        </div>
      </BrowserClientProvider>
    </ClientMessages>
  )
}
