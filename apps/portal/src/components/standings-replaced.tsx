import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { paths, type Slugged } from '@/lib/paths'
import { EmptyState } from './ui/empty-state'

/**
 * Where a link leads whose standings are no longer kept: those of a running stage are computed anew with every sheet,
 * so a page that was open for a minute may name the ones before.
 */
export async function StandingsReplaced({ event, stage }: { readonly event?: Slugged; readonly stage?: string }) {
  const t = await getTranslations('standings')
  return (
    <EmptyState title={t('replacedTitle')}>
      <Link href={event ? paths.event(event, { stage }) : '/events'} className="link">
        {t('replaced')}
      </Link>
    </EmptyState>
  )
}
