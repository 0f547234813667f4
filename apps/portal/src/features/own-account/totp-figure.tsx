'use client'

import { useTranslations } from 'next-intl'
import qrcode from 'qrcode-generator'

const QUIET = 4

/** The secret as a square to be read by an authenticator, as a link on the phone itself, and as letters to be typed. */
export function TotpFigure({ uri }: { readonly uri: string }) {
  const t = useTranslations('ownAccount')
  const code = qrcode(0, 'M')
  code.addData(uri)
  code.make()
  const count = code.getModuleCount()
  const cells = Array.from({ length: count * count }, (_, at) => [at % count, Math.floor(at / count)] as const)
  const dark = cells.filter(([x, y]) => code.isDark(y, x))
  const size = count + QUIET * 2
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg viewBox={`0 0 ${size} ${size}`} className="size-44 shrink-0 bg-white" role="img" aria-label={t('square')}>
        <path d={dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('')} fill="#000" />
      </svg>
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
