import { getLocale, getTranslations } from 'next-intl/server'
import { ClubTable } from '@/components/club-table'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { PeopleTable } from '@/components/people-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { SearchQuery } from './search.graphql'

const tabs = ['people', 'events', 'clubs'] as const
type Tab = (typeof tabs)[number]
/** The full list behind each tab, with pages. */
const listOf: Record<Tab, string> = { people: '/players', events: '/events', clubs: '/clubs' }
const mostShown = 50
type Found = ResultOf<typeof SearchQuery>['search']

async function SearchBox({ text }: { readonly text: string }) {
  const [t, locale] = await Promise.all([getTranslations('frame'), getLocale()])
  return (
    <form action={`/${locale}/search`} method="get" className="flex max-w-xl gap-2 pb-5">
      <TextInput
        type="search"
        name="q"
        defaultValue={text}
        data-search=""
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
      />
      <Button type="submit" tone="strong" className="shrink-0">
        {t('search')}
      </Button>
    </form>
  )
}

async function Tabs({
  text,
  tab,
  counts,
}: {
  readonly text: string
  readonly tab: Tab
  readonly counts: Record<Tab, number>
}) {
  const t = await getTranslations('search')
  return (
    <nav aria-label={t('kinds')} className="mb-4 border-rule border-b">
      <ul className="flex gap-6">
        {tabs.map(name => (
          <li key={name}>
            <Link
              href={paths.search({ q: text, tab: name })}
              aria-current={name === tab ? 'page' : undefined}
              className={cn(
                '-mb-px flex min-h-11 items-center gap-2 border-b-2',
                name === tab ? 'border-ink font-medium' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {t(name)} <span className="figures text-muted text-sm">{counts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way to the rest, when a tab holds more than this page shows. */
async function Rest({ text, tab, total }: { readonly text: string; readonly tab: Tab; readonly total: number }) {
  const t = await getTranslations()
  if (total <= mostShown) return null
  return (
    <Pagination
      label={t('common.pages')}
      summary={t('common.showing', { total, shown: mostShown })}
      next={{ href: paths.with(listOf[tab], { text }), label: t('search.all') }}
    />
  )
}

async function Results({ found, tab, text }: { readonly found: Found; readonly tab: Tab; readonly text: string }) {
  const t = await getTranslations('search')
  const empty = <EmptyState title={t('emptyTitle', { text })}>{t(`empty_${tab}`)}</EmptyState>
  if (tab === 'people')
    return found.people.edges.length === 0 ? (
      empty
    ) : (
      <PeopleTable people={found.people.edges.map(edge => edge.node)} caption={t('people')} />
    )
  if (tab === 'events')
    return found.events.edges.length === 0 ? (
      empty
    ) : (
      <EventTable events={found.events.edges.map(edge => edge.node)} caption={t('events')} />
    )
  return found.organisations.edges.length === 0 ? (
    empty
  ) : (
    <ClubTable clubs={found.organisations.edges.map(edge => edge.node)} caption={t('clubs')} />
  )
}

/** The tab that was asked for, else the first one with anything in it. */
const chooseTab = (asked: string | undefined, counts: Record<Tab, number>): Tab =>
  tabs.find(name => name === asked) ?? tabs.find(name => counts[name] > 0) ?? 'people'

/** People, events and clubs by any script of their name. */
export async function SearchView({ text, tab: asked }: { readonly text: string; readonly tab?: string }) {
  const t = await getTranslations('search')
  const head = (
    <>
      <PageTitle title={text ? t('titleFor', { text }) : t('title')} />
      <SearchBox text={text} />
    </>
  )
  if (!text) return head
  const answer = await ask(SearchQuery, { text, first: mostShown })
  if (!answer.ok)
    return (
      <>
        {head}
        <FailureNotice failure={answer.failure} />
      </>
    )
  const found = answer.data.search
  const counts = {
    people: found.people.totalCount,
    events: found.events.totalCount,
    clubs: found.organisations.totalCount,
  }
  const tab = chooseTab(asked, counts)
  return (
    <>
      {head}
      <Tabs text={text} tab={tab} counts={counts} />
      <Results found={found} tab={tab} text={text} />
      <Rest text={text} tab={tab} total={counts[tab]} />
    </>
  )
}
