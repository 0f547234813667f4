import { getLocale, getTranslations } from 'next-intl/server'
import { Fact } from '@/components/fact'
import { type EventHeadData, venueOf } from '@/features/events'
import { TermsList } from '@/features/own-entry'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { EntriesView } from './entries-view'
import { EventTermsQuery } from './standings.graphql'

/** What an event that has not begun is opened for: when, where, for how much, and who is in. */
export async function BeforeEvent({ event }: { readonly event: EventHeadData }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('events'),
    getLocale(),
    ask(EventTermsQuery, { id: event.id }),
  ])
  const terms = answer.ok ? answer.data.event?.entryTerms : null
  return (
    <>
      <dl className="mb-4 grid max-w-2xl grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Fact name={t('when')}>
          <span className="figures font-semibold text-md">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
        </Fact>
        <Fact name={t('where')}>{venueOf(event) ?? inLanguage(event.organisation.name, locale)}</Fact>
        <Fact name={t('organiser')}>
          <Link href={paths.club(event.organisation)} className="link">
            {inLanguage(event.organisation.name, locale)}
          </Link>
        </Fact>
      </dl>
      {terms ? (
        <section className="mb-6">
          <TermsList terms={terms} zone={event.timeZone} />
        </section>
      ) : null}
      <EntriesView eventId={event.id} />
    </>
  )
}
