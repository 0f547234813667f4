import { getLocale, getTranslations } from 'next-intl/server'
import { CorrectionItem } from '@/components/correction-item'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ProposalsQuery } from './correcting.graphql'

/** Corrections that wait for a second person. */
export async function ProposalsView({ after }: { readonly after?: string }) {
  const [t, common, locale, answer] = await Promise.all([
    getTranslations('correct'),
    getTranslations('common'),
    getLocale(),
    ask(ProposalsQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.corrections
  return (
    <>
      <h1 className="mb-4 text-xl">{t('proposals')}</h1>
      {edges.length === 0 ? <EmptyState title={t('noProposalsTitle')}>{t('noProposals')}</EmptyState> : null}
      <ul>
        {edges.map(({ node }) => (
          <li key={node.id} className="border-rule border-b py-5 first:border-t">
            <p className="mb-1 font-medium">
              <Link href={paths.deskCorrection(node.id)} className="link">
                {inLanguage(node.event.name, locale)}
              </Link>
            </p>
            <CorrectionItem correction={node} />
          </li>
        ))}
      </ul>
      {after || pageInfo.hasNextPage ? (
        <Pagination
          label={common('pages')}
          summary={common('showing', { total: totalCount, shown: edges.length })}
          previous={after ? { href: paths.deskCorrections(), label: common('firstPage') } : undefined}
          next={
            pageInfo.endCursor && pageInfo.hasNextPage
              ? { href: paths.deskCorrections(pageInfo.endCursor), label: common('nextPage') }
              : undefined
          }
        />
      ) : null}
    </>
  )
}
