import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { DocketTable } from './docket-table'
import { FILTERS, loadDocket } from './load-docket'

export interface DocketAddress {
  readonly filter?: string
  readonly after?: string
}

/** Every case at the desk with its clock, deposit and next step. */
export async function DocketView({ at }: { readonly at: DocketAddress }) {
  const [t, common] = await Promise.all([getTranslations('docket'), getTranslations('common')])
  const filter = FILTERS.find(one => one.name === at.filter) ?? FILTERS[0]
  const { answer, directed } = await loadDocket(filter, at.after)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.appeals
  return (
    <>
      <h1 className="mb-3 text-xl">{t(directed ? 'directedTitle' : 'title')}</h1>
      {directed ? <p className="mb-3 max-w-prose text-muted">{t('directedHint')}</p> : null}
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
        <DocketTable cases={edges.map(edge => edge.node)} caption={t(directed ? 'directedTitle' : 'title')} />
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
