import { useLocale, useTranslations } from 'next-intl'
import { SportTag } from '@/components/sport-tag'
import { ButtonLink } from '@/components/ui/button'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { HomeQuery } from './home.graphql'

type Coming = ResultOf<typeof HomeQuery>['comingEvents'][number]

/** What is played next, with the way in where entries are open; nothing where nothing is planned. */
export function ComingEvents({ events }: { readonly events: readonly Coming[] }) {
  const t = useTranslations()
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('home.coming')}</h2>
      <ul className="border-rule border-t">
        {events.map(event => (
          <li key={event.id} className="flex items-center justify-between gap-3 border-rule border-b py-2.5">
            <div className="min-w-0">
              <Link href={paths.event(event)} className="font-medium way">
                {inLanguage(event.name, locale)}
              </Link>
              <p className="flex flex-wrap gap-x-3 text-muted text-sm">
                <SportTag sport={event.sport} />
                <span className="figures">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
                <span>{event.venue ?? inLanguage(event.organisation.name, locale)}</span>
              </p>
            </div>
            {event.entryTerms?.window === 'OPEN' ? (
              <ButtonLink size="small" href={paths.eventSection(event, 'enter')} className="shrink-0">
                {t('events.enter')}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
