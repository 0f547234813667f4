import { formatMoney } from '@/lib/format/money'
import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { Fact } from '@/components/fact'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import { PrintButton } from '@/components/ui/print-button'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { type AppealedRuling, type CaseData, loadAppealedRuling, loadCase } from './load-case'
import { NextSteps } from './next-steps'

interface ReceiptFactsProps {
  readonly of: CaseData
  readonly receipt: NonNullable<CaseData['receipt']>
  readonly ruling: AppealedRuling | undefined
}

/** What was filed: when, by whom, against what, with what; and its digest. */
async function ReceiptFacts({ of, receipt, ruling }: ReceiptFactsProps) {
  const [t, cases, locale] = await Promise.all([getTranslations('receipt'), getTranslations('cases'), getLocale()])
  return (
    <dl className="mb-6 grid max-w-prose gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      <Fact name={cases('filedAt')}>
        <Instant at={receipt.filedAt} zone={of.timeZone} />
      </Fact>
      <Fact name={t('dueAt')}>
        <Instant at={receipt.dueAt} zone={of.timeZone} />
      </Fact>
      <Fact name={t('appellants')}>
        {of.parties
          .flatMap(party => (party.side === 'appellant' ? [inLanguage(party.called, locale)] : []))
          .join(' / ')}
      </Fact>
      {ruling ? (
        <Fact name={cases('ruling')}>
          {ruling.decision} <ClauseRef clause={ruling.clause} />
        </Fact>
      ) : null}
      {of.deposit ? (
        <Fact name={cases('deposit')} className="figures">
          {formatMoney(of.deposit.amount, of.deposit.currency, locale)}
        </Fact>
      ) : null}
      {of.evidence.length > 0 ? (
        <Fact name={cases('evidence')}>
          {of.evidence.map(item => (
            <span key={item.id} className="block">
              {item.number} {item.title}
            </span>
          ))}
        </Fact>
      ) : null}
      <Fact name={t('digest')}>
        <code className="break-all text-sm">{receipt.digest}</code>
      </Fact>
    </dl>
  )
}

/** What the appellant takes away: number, times, and the digest of what was filed. */
export async function ReceiptView({ id }: { readonly id: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations('receipt'), getLocale(), loadCase(id)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const of = answer.data
  if (!of.receipt) return <NotFound />
  const ruling = await loadAppealedRuling(of.ruling?.id)
  return (
    <>
      <PageTitle
        kicker={inLanguage(of.event.name, locale)}
        title={t('title', { number: of.receipt.number })}
        secondary={of.late ? t('filedLate') : t('filedInTime')}
        actions={
          <>
            <PrintButton label={t('print')} />
            <ButtonLink href={paths.case(of)} tone="strong">
              {t('toCase')}
            </ButtonLink>
          </>
        }
      />
      <ReceiptFacts of={of} receipt={of.receipt} ruling={ruling} />
      <NextSteps of={of} />
      <p className="mt-4 max-w-prose text-muted text-sm">{t('digestHint')}</p>
    </>
  )
}
