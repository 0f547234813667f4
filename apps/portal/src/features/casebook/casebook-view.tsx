import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CaseList } from './case-list'
import { CasebookQuery } from './casebook.graphql'
import { CasebookFilters, type CasebookInput } from './casebook-filters'

const PAGE = 20
const NAMES = ['article', 'keyword', 'outcome', 'level', 'sport', 'text', 'situation'] as const

/** What of the address is a filter; the rest of it is ignored. */
const filterOf = (input: CasebookInput) =>
  Object.fromEntries(
    NAMES.flatMap(name => {
      const value = input[name]
      return typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []
    }),
  )

/** Decided cases in print, with a search whose terms stand in the address. */
export async function CasebookView({ input }: { readonly input: CasebookInput }) {
  const filter = filterOf(input)
  const after = input.after || undefined
  const [t, common, answer] = await Promise.all([
    getTranslations('casebook'),
    getTranslations('common'),
    ask(CasebookQuery, { first: PAGE, after: after ?? null, filter }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.casebook
  return (
    <>
      <PageTitle title={t('title')} secondary={t('intro')}>
        <Link href="/casebook/statistics" className="link">
          {t('statistics')}
        </Link>
        <Link href={`/casebook/years/${new Date().getUTCFullYear()}`} className="link">
          {t('yearlyShort')}
        </Link>
        <a href="/casebook.atom" className="link">
          {t('feed')}
        </a>
      </PageTitle>
      <CasebookFilters input={input} />
      {edges.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>
          <p>{t('empty')}</p>
          {Object.keys(filter).length > 0 ? (
            <ButtonLink href="/casebook" size="small" className="mt-3">
              {common('clear')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      ) : (
        <CaseList cases={edges.map(edge => edge.node)} />
      )}
      <Pagination
        label={common('pages')}
        summary={totalCount > 0 ? common('showing', { total: totalCount, shown: edges.length }) : undefined}
        previous={after ? { href: paths.casebook(filter), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.casebook({ ...filter, after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
    </>
  )
}
