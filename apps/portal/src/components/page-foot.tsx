import { getTranslations } from 'next-intl/server'
import { QrCode } from '@/components/ui/qr-code'
import { ownAddress } from '@/lib/own-address'

interface PageFootProps {
  /** The page of the portal that is printed, without its language. */
  readonly path: string
  readonly locale: string
  /** What names the state that is printed: code, revision, digest. */
  readonly parts: readonly string[]
}

/** What stands under a printed page: which state it is, and its address as text and as a square. On the screen it is not shown. */
export async function PageFoot({ path, locale, parts }: PageFootProps) {
  const [t, address] = await Promise.all([getTranslations('common'), ownAddress()])
  const page = `${address}/${locale}${path}`
  return (
    <footer className="mt-6 hidden break-inside-avoid items-center gap-3 border-rule border-t pt-3 text-muted text-xs print:flex">
      <QrCode text={page} label={t('printedPage')} className="size-16 shrink-0" />
      <span className="min-w-0 break-all">{[...parts, page].join(' · ')}</span>
    </footer>
  )
}
