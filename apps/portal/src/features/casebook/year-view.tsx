import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PrintButton } from '@/components/ui/print-button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CaseTags } from './case-list'
import { CasebookYearQuery } from './casebook.graphql'
import { EntryBody } from './entry-text'

/** All cases printed in a year, in full, for paper. */
export async function CasebookYearView({ year: text, after }: { readonly year: string; readonly after?: string }) {
  const year = Number(text)
  if (!/^\d{4}$/.test(text)) return <NotFound />
  const [locale, t, common, outcomes, answer] = await Promise.all([
    getLocale(),
    getTranslations('casebook'),
    getTranslations('common'),
    getTranslations('appealOutcome'),
    ask(CasebookYearQuery, { year, after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.casebook
  const at = (other: number) => `/casebook/years/${other}`
  return (
    <>
      <PageTitle kicker={t('title')} title={t('yearly', { year: text })}>
        <span>
          {t('cases')} <span className="figures">{totalCount}</span>
        </span>
        <span className="flex flex-wrap items-center gap-4" data-no-print="">
          <PrintButton label={t('print')} />
          {edges.length > 0 ? (
            <a className="link" href={paths.paper('casebook', text, locale)}>
              PDF
            </a>
          ) : null}
          <Link href={at(year - 1)} className="link figures">
            {year - 1}
          </Link>
          <Link href={at(year + 1)} className="link figures">
            {year + 1}
          </Link>
          <Link href="/casebook" className="link">
            {t('all')}
          </Link>
        </span>
      </PageTitle>
      {edges.length === 0 ? <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState> : null}
      {edges.map(({ node }) => (
        <article key={node.id} className="casebook-entry flex flex-col gap-3 border-rule border-t py-6">
          <h2 className="text-lg">
            <span className="figures">{node.number}</span> {codeText(outcomes, node.outcome)}
          </h2>
          <CaseTags entry={node} />
          <EntryBody entry={node} />
        </article>
      ))}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <Pagination
          label={common('pages')}
          next={{ href: `${at(year)}?after=${encodeURIComponent(pageInfo.endCursor)}`, label: common('nextPage') }}
        />
      ) : null}
    </>
  )
}
