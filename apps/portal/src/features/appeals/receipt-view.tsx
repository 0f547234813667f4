import { formatMoney } from '@/lib/format/money'
import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import { PrintButton } from '@/components/ui/print-button'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { loadAppealedRuling, loadCase } from './load-case'
import { NextSteps } from './next-steps'

/** What the appellant takes away: number, times, and the digest of what was filed. */
export async function ReceiptView({ id }: { readonly id: string }) {
  const [t, cases, locale, answer] = await Promise.all([
    getTranslations('receipt'),
    getTranslations('cases'),
    getLocale(),
    loadCase(id),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const of = answer.data
  if (!of.receipt) return <NotFound />
  const ruling = await loadAppealedRuling(of.ruling?.id)
  const { number, filedAt, dueAt, digest } = of.receipt
  return (
    <>
      <PageTitle
        kicker={inLanguage(of.event.name, locale)}
        title={t('title', { number })}
        secondary={of.late ? t('filedLate') : t('filedInTime')}
        actions={
          <>
            <PrintButton label={t('print')} />
            <ButtonLink href={paths.case(of.id)} tone="strong">
              {t('toCase')}
            </ButtonLink>
          </>
        }
      />
      <dl className="mb-6 grid max-w-prose gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{cases('filedAt')}</dt>
        <dd>
          <Instant at={filedAt} zone={of.timeZone} />
        </dd>
        <dt className="text-muted">{t('dueAt')}</dt>
        <dd>
          <Instant at={dueAt} zone={of.timeZone} />
        </dd>
        <dt className="text-muted">{t('appellants')}</dt>
        <dd>
          {of.parties
            .filter(party => party.side === 'appellant')
            .map(party => party.name)
            .join(' / ')}
        </dd>
        {ruling ? (
          <>
            <dt className="text-muted">{cases('ruling')}</dt>
            <dd>
              {ruling.decision} <ClauseRef clause={ruling.clause} />
            </dd>
          </>
        ) : null}
        {of.deposit ? (
          <>
            <dt className="text-muted">{cases('deposit')}</dt>
            <dd className="figures">{formatMoney(of.deposit.amount, of.deposit.currency, locale)}</dd>
          </>
        ) : null}
        {of.evidence.length > 0 ? (
          <>
            <dt className="text-muted">{cases('evidence')}</dt>
            <dd>
              {of.evidence.map(item => (
                <span key={item.id} className="block">
                  {item.number} {item.title}
                </span>
              ))}
            </dd>
          </>
        ) : null}
        <dt className="text-muted">{t('digest')}</dt>
        <dd>
          <code className="break-all text-sm">{digest}</code>
        </dd>
      </dl>
      <NextSteps of={of} />
      <p className="mt-4 max-w-prose text-muted text-sm">{t('digestHint')}</p>
    </>
  )
}
