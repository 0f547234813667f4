import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { StateMark } from '@/components/state-mark'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDayOf } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { HomeQuery } from './home.graphql'

type Correction = ResultOf<typeof HomeQuery>['corrections']['edges'][number]['node']

/** The newest corrections, each with its reason. */
export function LatestCorrections({ corrections }: { readonly corrections: readonly Correction[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('home.latestCorrections')}</h2>
      {corrections.length === 0 ? (
        <p className="text-muted">{t('home.noCorrections')}</p>
      ) : (
        <ul className="border-rule border-t">
          {corrections.map(correction => (
            <li key={correction.id} className="border-rule border-b py-3">
              <StateMark
                state="corrected"
                className="text-muted"
                text={t('state.correctedOn', {
                  date: formatDayOf(correction.appliedAt ?? correction.recordedAt, locale, zone),
                })}
              />
              <p className="mt-0.5">
                <Link href={paths.eventSection(correction.event, 'corrections')} className="font-medium way">
                  {inLanguage(correction.event.name, locale)}
                </Link>
              </p>
              <p className="line-clamp-2 text-muted text-sm">{inLanguage(correction.reasons, locale)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
