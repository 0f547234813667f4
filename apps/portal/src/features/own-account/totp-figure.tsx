'use client'

import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/ui/qr-code'

/** The secret as a square to be read by an authenticator, as a link on the phone itself, and as letters to be typed. */
export function TotpFigure({ uri }: { readonly uri: string }) {
  const t = useTranslations('ownAccount')
  return (
    <div className="flex flex-wrap items-start gap-6">
      <QrCode text={uri} label={t('square')} quiet={4} className="size-44 shrink-0" />
      <div className="min-w-0 max-w-sm">
        <p>{t('scan')}</p>
        <p className="mt-3">
          <a href={uri} className="link">
            {t('openAuthenticator')}
          </a>
        </p>
        <p className="mt-3 text-muted text-sm">{t('secret')}</p>
        <p className="figures break-all">{new URL(uri).searchParams.get('secret')?.replace(/(.{4})/g, '$1 ')}</p>
      </div>
    </div>
  )
}
