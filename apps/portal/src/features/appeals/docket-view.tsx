import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DocketQuery } from './cases.graphql'
import { DocketTable } from './docket-table'

export interface DocketAddress {
  readonly filter?: string
  readonly after?: string
}

interface Filter {
  readonly name: string
  readonly statuses?: readonly string[]
  readonly overdue?: boolean
}

/** What the desk looks for again and again; the address keeps which. */
const FILTERS: readonly Filter[] = [
  {
    name: 'open',
    statuses: [
      'FILED',
      'CURE_REQUESTED',
      'ADMITTED',
      'LAW_PART_REFERRED',
      'PANEL_FORMING',
      'CHALLENGED',
      'IN_REVIEW',
      'INFO_REQUESTED',
      'HEARING_SCHEDULED',
      'HEARD',
      'DELIBERATION',
      'DECIDED',
      'NOTIFIED',
      'EFFECTS_APPLIED',
    ],
  },
  { name: 'new', statuses: ['FILED', 'CURE_REQUESTED'] },
  { name: 'lawPart', statuses: ['LAW_PART_REFERRED'] },
  { name: 'panel', statuses: ['ADMITTED', 'PANEL_FORMING', 'CHALLENGED'] },
  {
    name: 'hearing',
    statuses: ['IN_REVIEW', 'INFO_REQUESTED', 'HEARING_SCHEDULED', 'HEARD', 'DELIBERATION', 'DECIDED'],
  },
  { name: 'overdue', overdue: true },
  { name: 'all' },
]

/** The clerk's docket; a director without the clerk's role reads what is on the public one. */
const loadDocket = async (filter: Filter, after: string | undefined) => {
  const variables = {
    after: after || null,
    statuses: filter.statuses ? [...filter.statuses] : null,
    overdue: filter.overdue ?? null,
  }
  const answer = await ask(DocketQuery, { ...variables, scope: 'docket' })
  const refused = !answer.ok && answer.failure.layer === 'graphql' && answer.failure.code === 'FORBIDDEN'
  return refused ? ask(DocketQuery, { ...variables, scope: 'public' }) : answer
}

/** Every case at the desk with its clock, deposit and next step. */
export async function DocketView({ at }: { readonly at: DocketAddress }) {
  const [t, common] = await Promise.all([getTranslations('docket'), getTranslations('common')])
  const filter = FILTERS.find(one => one.name === at.filter) ?? (FILTERS[0] as Filter)
  const answer = await loadDocket(filter, at.after)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.appeals
  return (
    <>
      <h1 className="mb-3 text-xl">{t('title')}</h1>
      <nav aria-label={t('filters')} className="-mx-4 mb-4 overflow-x-auto px-4">
        <ul className="flex gap-1">
          {FILTERS.map(({ name }) => (
            <li key={name} className="shrink-0">
              <Link
                href={paths.deskCases({ filter: name })}
                aria-current={name === filter.name ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 text-base lg:min-h-9',
                  name === filter.name ? 'border-ink font-medium' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {t(`filter_${name}` as 'filter_open')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <DocketTable cases={edges.map(edge => edge.node)} caption={t('title')} />
      )}
      {at.after || pageInfo.hasNextPage ? (
        <Pagination
          label={common('pages')}
          summary={common('showing', { total: totalCount, shown: edges.length })}
          previous={
            at.after ? { href: paths.deskCases({ filter: filter.name }), label: common('firstPage') } : undefined
          }
          next={
            pageInfo.hasNextPage && pageInfo.endCursor
              ? { href: paths.deskCases({ filter: filter.name, after: pageInfo.endCursor }), label: common('nextPage') }
              : undefined
          }
        />
      ) : null}
    </>
  )
}
