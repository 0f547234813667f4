import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { EmptyState } from './ui/empty-state'

/**
 * Where a link leads whose standings are no longer kept: those of a running stage are computed anew with every sheet,
 * so a page that was open for a minute may name the ones before.
 */
export async function StandingsReplaced({ eventId, stage }: { readonly eventId?: string; readonly stage?: string }) {
  const t = await getTranslations('standings')
  return (
    <EmptyState title={t('replacedTitle')}>
      <Link href={eventId ? paths.event(eventId, { stage }) : '/events'} className="link">
        {t('replaced')}
      </Link>
    </EmptyState>
  )
}
