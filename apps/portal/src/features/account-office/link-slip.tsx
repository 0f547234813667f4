'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { PrintButton } from '@/components/ui/print-button'
import { formatInstant } from '@/lib/format/dates'

export interface OneTimeLink {
  readonly name: string
  readonly email: string
  readonly token: string
  readonly expiresAt: string
}

/** The one-time link, shown this once: to be copied, or printed and handed over. */
export function LinkSlip({ link }: { readonly link: OneTimeLink }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const address = `${window.location.origin}/${locale}/invitation/${link.token}`
  return (
    <section aria-label={t('linkTitle')} className="my-6 border-rule border-y py-5">
      <Notice title={t('linkTitle')}>{t('linkOnce')}</Notice>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted text-sm">{t('name')}</dt>
        <dd>{link.name}</dd>
        <dt className="text-muted text-sm">{t('email')}</dt>
        <dd className="break-all">{link.email}</dd>
        <dt className="text-muted text-sm">{t('link')}</dt>
        <dd>
          <code className="select-all break-all">{address}</code>
        </dd>
        <dt className="text-muted text-sm">{t('linkUntil')}</dt>
        <dd className="figures">{formatInstant(link.expiresAt, locale, zone)}</dd>
      </dl>
      <div className="mt-4">
        <PrintButton label={t('printLink')} />
      </div>
    </section>
  )
}
