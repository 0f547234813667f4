import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'

/** How many players of an event nobody has placed in the register, with the way to the queue. */
export function UnlinkedNotice({ event, count }: { readonly event: string; readonly count: number | null }) {
  const t = useTranslations('office.link')
  if (!count) return null
  return (
    <Notice tone="attention" title={t('unlinked', { count })} className="mb-6">
      <p>
        {t('unlinkedHint')}{' '}
        <Link href={paths.deskUnlinked(event)} className="link">
          {t('toQueue')}
        </Link>
      </p>
    </Notice>
  )
}
