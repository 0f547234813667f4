'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Link, usePathname } from '@/i18n/navigation'
import type { ApiFailure } from '@/lib/graphql/result'
import { paths } from '@/lib/paths'
import type { Batch } from '@/features/sheet-batch'

interface BatchNoticeProps {
  readonly batch: Batch
  readonly stage: string
  readonly sending: boolean
  readonly failure?: ApiFailure
  readonly onRetry: () => void
}

/** What is kept here and has not arrived; entries of other events that this browser still holds count too. */
export function BatchNotice({ batch, stage, sending, failure, onRetry }: BatchNoticeProps) {
  const t = useTranslations('scoreDesk')
  const locale = useLocale()
  const here = usePathname()
  const waiting = batch.filter(item => item.state === 'waiting').length
  const asking = batch.filter(item => item.state !== 'waiting' && item.stage === stage).length
  const elsewhere = batch.filter(item => item.stage !== stage).length
  const loggedOut = failure?.layer === 'graphql' && failure.code === 'UNAUTHENTICATED'
  return (
    <div className="flex min-h-6 flex-col gap-2">
      <p role="status" className="text-muted text-sm">
        {sending ? t('sending') : waiting === 0 ? t('allSent') : ''}
      </p>
      {failure && waiting > 0 ? (
        <Notice tone="attention" title={t('unsent', { count: waiting })}>
          <p>{loggedOut ? t('unsentLoggedOut') : t('unsentHint')}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button size="small" onClick={onRetry}>
              {t('key.retry')}
            </Button>
            {loggedOut ? (
              <Link href={paths.login(`/${locale}${here}`)} className="link">
                {t('logIn')}
              </Link>
            ) : null}
          </div>
        </Notice>
      ) : null}
      {asking > 0 ? <p className="text-seal">{t('asking', { count: asking })}</p> : null}
      {elsewhere > 0 ? <p className="text-sm">{t('elsewhere', { count: elsewhere })}</p> : null}
    </div>
  )
}
