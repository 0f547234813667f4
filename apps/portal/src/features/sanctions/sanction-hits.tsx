import { useLocale, useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { SanctionsDeskQuery } from './sanctions.graphql'

type Hits = ResultOf<typeof SanctionsDeskQuery>['sanctions']['edges'][number]['node']['hits']

/** The entries that a sanction hits, with the tables they sit at: whoever runs the event has it among the day's work. */
export function SanctionHits({ hits }: { readonly hits: Hits }) {
  const t = useTranslations('sanctions')
  const locale = useLocale()
  if (hits.length === 0) return null
  return (
    <section>
      <p className="font-medium text-sm">{t('hits', { count: hits.length })}</p>
      <ul className="text-sm">
        {hits.map(({ entry, event, seats }) =>
          entry && event ? (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-3">
              <Link href={paths.deskOffice(event.id)} className="link">
                {inLanguage(event.name, locale)}
              </Link>
              <span className="figures">{entry.number}</span>
              <EntryNames entry={entry} plain />
              {seats.map(seat => {
                const [round = '', table = ''] = seat.split('/')
                return <span key={seat}>{t('seat', { round, table })}</span>
              })}
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}
