import { PageFoot } from '@/components/page-foot'
import { JsonLd } from '@/components/json-ld'
import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { ListDownloads } from '@/components/list-downloads'
import { PictureLinks } from '@/components/picture-links'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { aboutList } from './about-list'
import { IssueLinks } from './issue-links'
import { firstLine, isFiltered, LINES, loadRanking, type RankingInput, type RankingList } from './load-rankings'
import { RankingFilters } from './ranking-filters'
import { RankingHead } from './ranking-head'
import { ListLinks } from './list-links'
import { RankingTable } from './ranking-table'

async function OtherLists({ list }: { readonly list: RankingList }) {
  const [t, locale] = await Promise.all([getTranslations('rankings'), getLocale()])
  const addressOf = (item: RankingList['ranking']['lists'][number]) => paths.rankingIssue(list.ranking.code, item)
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-md">{t('allLists')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <IssueLinks
          issues={list.ranking.lists.map(item => [formatDate(item.asOf, locale), addressOf(item)] as const)}
          shown={addressOf(list)}
        />
      </ul>
      <p className="figures mt-4 text-muted text-xs">{t('digest', { input: list.inputDigest.slice(0, 12) })}</p>
    </section>
  )
}

async function Feeds({ code }: { readonly code: string }) {
  const t = await getTranslations('rankings')
  const kinds = [
    { label: t('feeds'), at: (type: 'atom' | 'json') => paths.rankingFeed(code, type) },
    { label: t('allFeeds'), at: paths.rankingsFeed },
  ]
  return kinds.map(({ label, at }) => (
    <p key={label} className="flex flex-wrap gap-x-4 text-sm" data-no-print="">
      <span className="inline-flex min-h-11 items-center text-muted lg:min-h-8">{label}</span>
      {(['atom', 'json'] as const).map(type => (
        <a key={type} href={at(type)} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t(type === 'atom' ? 'atom' : 'jsonFeed')}
        </a>
      ))}
    </p>
  ))
}

interface PagesProps {
  readonly code: string
  readonly input: RankingInput
  readonly list: RankingList
}

/** Steps through the lines, in the issue that was asked for or in the list that stands; the whole list by its lines. */
async function Pages({ code, input, list }: PagesProps) {
  const t = await getTranslations('common')
  const { edges, pageInfo, totalCount } = list.entries
  const { after, from: _, list: asked, ...filters } = input
  const page = (values: Omit<RankingInput, 'list'>) =>
    asked ? paths.rankingIssue(code, list, { ...values }) : paths.ranking(code, { ...values })
  if (after || isFiltered(input))
    return (
      <Pagination
        label={t('pages')}
        summary={t('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: page(filters), label: t('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: page({ ...filters, after: pageInfo.endCursor }), label: t('nextPage') }
            : undefined
        }
      />
    )
  const [first, lastFirst] = [firstLine(input), Math.floor((totalCount - 1) / LINES) * LINES + 1]
  const at = (line: number, label: 'previousPage' | 'nextPage' | 'lastPage') => ({
    href: page({ ...filters, ...(line > 1 ? { from: String(line) } : {}) }),
    label: t(label),
  })
  return (
    <Pagination
      label={t('pages')}
      summary={t('lines', { first, last: first + edges.length - 1, total: totalCount })}
      previous={first > 1 ? at(Math.max(1, first - LINES), 'previousPage') : undefined}
      next={first + LINES <= totalCount ? at(first + LINES, 'nextPage') : undefined}
      last={first + LINES < lastFirst ? at(lastFirst, 'lastPage') : undefined}
    />
  )
}

/** One issue of a ranking, by date or by id, with filters in the address. */
export async function RankingView({ code, input }: { readonly code: string; readonly input: RankingInput }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadRanking(code, input)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const ranking = answer.data
  if (!ranking) return <NotFound />
  const { list } = ranking
  if (!list)
    return (
      <>
        <RankingHead ranking={ranking} />
        <RankingFilters code={code} input={input} />
        <EmptyState title={t('rankings.noListTitle')}>{t('rankings.noList')}</EmptyState>
      </>
    )
  const { edges } = list.entries
  return (
    <>
      <JsonLd about={await aboutList(list)} />
      <RankingHead ranking={ranking} />
      <ListLinks list={list} />
      <RankingFilters code={code} input={input} asOf={list.asOf} />
      {edges.length === 0 && list.entries.totalCount === 0 && !isFiltered(input) ? (
        <EmptyState title={t('rankings.nobodyTitle')}>{t('rankings.nobody')}</EmptyState>
      ) : edges.length === 0 ? (
        <EmptyState title={t('rankings.emptyTitle')}>
          <p>{t('rankings.empty')}</p>
          <ButtonLink href={paths.ranking(code)} size="small" className="mt-3">
            {t('common.clear')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <RankingTable list={list} caption={`${inLanguage(ranking.name, locale)} ${formatDate(list.asOf, locale)}`} />
      )}
      {list.ranking.kind === 'rating' ? (
        <p className="mt-3 max-w-prose text-muted text-sm">{t('rankings.ratingLegend')}</p>
      ) : null}
      <Pages code={code} input={input} list={list} />
      <ListDownloads list="ranking" id={list.id} paper={paths.paper('lists', list.id, locale)} />
      <PictureLinks
        kind="lists"
        name={list.id}
        title={`${inLanguage(ranking.name, locale)} ${formatDate(list.asOf, locale)}`}
      />
      <Feeds code={code} />
      <OtherLists list={list} />
      <PageFoot
        path={paths.rankingIssue(code, list)}
        parts={[inLanguage(ranking.name, locale), formatDate(list.asOf, locale), list.inputDigest.slice(0, 12)]}
        locale={locale}
      />
    </>
  )
}
