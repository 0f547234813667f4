import { getLocale, getTranslations } from 'next-intl/server'
import { CorrectionItem } from '@/components/correction-item'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { loadPlayerCorrections } from './load-players'

/** Corrections of results this player took part in. */
export async function PlayerCorrections({ personId }: { readonly personId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('players'),
    getLocale(),
    loadPlayerCorrections(personId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const corrections = answer.data.person?.corrections ?? []
  if (corrections.length === 0)
    return <EmptyState title={t('correctionsEmptyTitle')}>{t('correctionsEmpty')}</EmptyState>
  return (
    <ul>
      {corrections.map(correction => (
        <li key={correction.id} className="border-rule border-b py-5 first:border-t">
          <p className="mb-1 font-medium">
            <Link href={paths.eventSection(correction.event, 'corrections')} className="way">
              {inLanguage(correction.event.name, locale)}
            </Link>
          </p>
          <CorrectionItem correction={correction} />
        </li>
      ))}
    </ul>
  )
}
