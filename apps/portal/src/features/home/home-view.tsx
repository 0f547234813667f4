import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { SearchIcon } from '@/components/ui/icons'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { HomeQuery } from './home.graphql'
import { LatestCorrections } from './latest-corrections'
import { RankingLeaders } from './ranking-leaders'

async function Opening() {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <section className="border-rule border-b py-8 lg:py-12">
      <h1 className="max-w-3xl text-xl leading-snug lg:text-2xl">{t('home.title')}</h1>
      <p className="mt-3 max-w-prose text-md text-muted">{t('site.tagline')}</p>
      <form action={`/${locale}/search`} method="get" className="relative mt-6 flex max-w-xl gap-2">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <TextInput
          type="search"
          name="q"
          aria-label={t('frame.searchLabel')}
          placeholder={t('frame.searchPlaceholder')}
          className="pl-10"
        />
        <Button type="submit" tone="strong" className="shrink-0">
          {t('frame.search')}
        </Button>
      </form>
    </section>
  )
}

/** What this house is, and what it published last. */
export async function HomeView() {
  const [t, answer] = await Promise.all([getTranslations('home'), ask(HomeQuery, {})])
  if (!answer.ok)
    return (
      <>
        <Opening />
        <FailureNotice failure={answer.failure} />
      </>
    )
  const { events, corrections, rankings } = answer.data
  return (
    <>
      <Opening />
      <div className="grid gap-x-12 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <div className="mb-3 flex items-baseline justify-between">
            <h2 className="text-lg">{t('latestEvents')}</h2>
            <Link href="/events" className="link text-sm">
              {t('allEvents')}
            </Link>
          </div>
          {events.edges.length === 0 ? (
            <EmptyState title={t('noEventsTitle')}>{t('noEvents')}</EmptyState>
          ) : (
            <EventTable events={events.edges.map(edge => edge.node)} caption={t('latestEvents')} />
          )}
        </section>
        <div className="flex flex-col gap-10">
          <LatestCorrections corrections={corrections.edges.map(edge => edge.node)} />
        </div>
      </div>
      <RankingLeaders rankings={rankings} />
    </>
  )
}
