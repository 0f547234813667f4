import { getLocale, getTranslations } from 'next-intl/server'
import { ClubTable } from '@/components/club-table'
import { EventTable } from '@/components/event-table'
import { FailureNotice } from '@/components/failure-notice'
import { PeopleTable } from '@/components/people-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { inputClass } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { SuggestBox } from '@/components/suggest-box'
import { helpTopics, matchingTopics } from '@/features/help'
import { Link, redirect } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { type Found, loadSearch } from './load-search'
import { isPageKind, type PageKind, pageLines } from './page-lines'
import { pageOfWhole } from './whole-number'

const kinds = ['people', 'events', 'clubs'] as const
type Kind = (typeof kinds)[number]
const tabs = ['all', ...kinds] as const
type Tab = (typeof tabs)[number]
/** As the API calls them. */
const kindOf: Readonly<Record<Exclude<Found['kinds'][number], PageKind>, Kind>> = {
  people: 'people',
  events: 'events',
  organisations: 'clubs',
}
/** The full list behind each tab, with pages. */
const listOf: Record<Kind, string> = { people: '/players', events: '/events', clubs: '/clubs' }
const mostShown = 50
/** Of each kind, where all stand beneath one another. */
const shownOfEach = 8

async function SearchBox({ text }: { readonly text: string }) {
  const [t, locale] = await Promise.all([getTranslations('frame'), getLocale()])
  return (
    <form action={`/${locale}/search`} method="get" className="flex max-w-xl gap-2 pb-5">
      <span className="relative min-w-0 flex-1">
        <SuggestBox
          type="search"
          name="q"
          defaultValue={text}
          data-search=""
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          className={inputClass}
        />
      </span>
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
  readonly counts: Record<Kind, number>
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
              {t(name === 'all' ? 'together' : name)}{' '}
              {name === 'all' ? null : <span className="figures text-muted text-sm">{counts[name]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The way to the rest, when a tab holds more than this page shows. */
async function Rest({ text, tab, total }: { readonly text: string; readonly tab: Kind; readonly total: number }) {
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

interface PartProps {
  readonly found: Found
  readonly kind: Kind
  readonly first: number
}

/** What was found of one kind, or nothing. */
async function Part({ found, kind, first }: PartProps) {
  const t = await getTranslations('search')
  if (kind === 'people')
    return <PeopleTable people={found.people.edges.slice(0, first).map(edge => edge.node)} caption={t('people')} />
  if (kind === 'events')
    return <EventTable events={found.events.edges.slice(0, first).map(edge => edge.node)} caption={t('events')} />
  return <ClubTable clubs={found.organisations.edges.slice(0, first).map(edge => edge.node)} caption={t('clubs')} />
}

interface CountedProps {
  readonly found: Found
  readonly text: string
  readonly counts: Record<Kind, number>
}

/** The first of a kind, and the way to the rest of them. */
async function Registered({ found, text, counts, kind }: CountedProps & { readonly kind: Kind }) {
  const t = await getTranslations('search')
  return (
    <section>
      <h2 className="mb-2 text-md">{t(kind)}</h2>
      <Part found={found} kind={kind} first={shownOfEach} />
      {counts[kind] > shownOfEach ? (
        <p className="mt-2">
          <Link href={paths.search({ q: text, tab: kind })} className="link">
            {t('allOf', { count: counts[kind] })}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** Where more of what is written is looked through. */
const roomOf: Readonly<Record<PageKind, (text: string) => string>> = {
  rankings: () => '/rankings',
  cases: text => paths.casebook({ text }),
  texts: () => paths.laws,
  articles: () => paths.laws,
}

/** Rankings, cases or articles, a line each. */
async function Pages({ found, text, kind }: Pick<CountedProps, 'found' | 'text'> & { readonly kind: PageKind }) {
  const [t, locale] = await Promise.all([getTranslations('search'), getLocale()])
  const lines = (await pageLines(found, locale))[kind]
  return (
    <section>
      <h2 className="mb-2 text-md">{t(kind)}</h2>
      <ul>
        {lines.slice(0, shownOfEach).map(line => (
          <li key={line.href} className="border-rule border-b py-2 first:border-t">
            <Link href={line.href} className="way font-medium">
              {line.label}
            </Link>
            <p className="text-muted text-sm">{line.detail}</p>
          </li>
        ))}
      </ul>
      {lines.length >= shownOfEach ? (
        <p className="mt-2">
          <Link href={roomOf[kind](text)} className="link">
            {t(`room_${kind}`)}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const mostTopics = 5

/** Lines of the help, by the words of the question. */
function Help({ topics, title }: { readonly topics: ReturnType<typeof matchingTopics>; readonly title: string }) {
  return (
    <section>
      <h2 className="mb-2 text-md">{title}</h2>
      <ul>
        {topics.slice(0, mostTopics).map(({ href, label, detail }) => (
          <li key={href} className="border-rule border-b py-2 first:border-t">
            <Link href={href} className="way">
              {label}
            </Link>
            <p className="text-muted text-sm">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every kind with something in it, the best match first; the help last. */
async function Together({ found, text, counts }: CountedProps) {
  const [t, locale, all] = await Promise.all([getTranslations('search'), getLocale(), helpTopics()])
  const topics = matchingTopics(all, text, locale)
  if (found.kinds.length === 0 && topics.length === 0)
    return <EmptyState title={t('emptyTitle', { text })}>{t('empty_people')}</EmptyState>
  return (
    <div className="flex flex-col gap-8">
      {found.kinds.map(kind =>
        isPageKind(kind) ? (
          <Pages key={kind} found={found} text={text} kind={kind} />
        ) : (
          <Registered key={kind} found={found} text={text} counts={counts} kind={kindOf[kind]} />
        ),
      )}
      {topics.length > 0 ? <Help topics={topics} title={t('help')} /> : null}
    </div>
  )
}

/** One kind alone. */
async function OneKind({ found, text, counts, kind }: CountedProps & { readonly kind: Kind }) {
  const t = await getTranslations('search')
  if (counts[kind] === 0) return <EmptyState title={t('emptyTitle', { text })}>{t(`empty_${kind}`)}</EmptyState>
  return (
    <>
      <Part found={found} kind={kind} first={mostShown} />
      <Rest text={text} tab={kind} total={counts[kind]} />
    </>
  )
}

/** People, events, clubs, and what is written, by any script of their words. */
export async function SearchView({ text, tab: asked }: { readonly text: string; readonly tab?: string }) {
  const t = await getTranslations('search')
  const head = (
    <>
      <PageTitle title={text ? t('titleFor', { text }) : t('title')} />
      <SearchBox text={text} />
    </>
  )
  if (!text) return head
  const tab = tabs.find(name => name === asked) ?? 'all'
  const answer = await loadSearch(text, tab === 'all' ? shownOfEach : mostShown)
  if (!answer.ok)
    return (
      <>
        {head}
        <FailureNotice failure={answer.failure} />
      </>
    )
  const found = answer.data.search
  if (found.wholeNumber && !asked) redirect({ href: pageOfWhole(found.wholeNumber), locale: await getLocale() })
  const counts = {
    people: found.people.totalCount,
    events: found.events.totalCount,
    clubs: found.organisations.totalCount,
  }
  return (
    <>
      {head}
      <Tabs text={text} tab={tab} counts={counts} />
      {tab === 'all' ? (
        <Together found={found} text={text} counts={counts} />
      ) : (
        <OneKind found={found} text={text} counts={counts} kind={tab} />
      )}
    </>
  )
}
