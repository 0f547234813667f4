import { getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/i18n/navigation'
import { dayHere } from '@/lib/format/day-here'
import { ask } from '@/lib/graphql/server-client'
import { ComingEvents } from './coming-events'
import { HomeQuery } from './home.graphql'
import { LatestCorrections } from './latest-corrections'
import { Opening } from './opening'
import { OwnStart } from './own-start'
import { RankingLeaders } from './ranking-leaders'
import { RunningEvents } from './running-events'

/** What this house is, what is being played, and what it published last. */
export async function HomeView() {
  const [t, answer] = await Promise.all([getTranslations('home'), dayHere().then(today => ask(HomeQuery, { today }))])
  if (!answer.ok)
    return (
      <>
        <Opening />
        <FailureNotice failure={answer.failure} />
      </>
    )
  const { running, events, begun, comingEvents, corrections, rankings, people, organisations } = answer.data
  const latest = begun.edges
  const counts = {
    events: events.totalCount,
    people: people.totalCount,
    organisations: organisations.totalCount,
  }
  return (
    <>
      <OwnStart />
      <Opening counts={counts} />
      <RunningEvents events={running.edges.map(edge => edge.node)} />
      <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <div className="mb-3 flex items-baseline justify-between">
            <h2 className="text-lg">{t('latestEvents')}</h2>
            <Link href="/events" className="link text-sm">
              {t('allEvents')}
            </Link>
          </div>
          {latest.length === 0 ? (
            <EmptyState title={t('noEventsTitle')}>{t('noEvents')}</EmptyState>
          ) : (
            <EventTable events={latest.map(edge => edge.node)} caption={t('latestEvents')} />
          )}
        </section>
        <div className="flex flex-col gap-10">
          <ComingEvents events={comingEvents} />
          <LatestCorrections corrections={corrections.edges.map(edge => edge.node)} />
        </div>
      </div>
      <RankingLeaders rankings={rankings} />
    </>
  )
}
