import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { Refusal } from '@/components/permitted'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { loadOwnBody } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { dayHere } from '@/lib/format/day-here'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ConfirmForm, ImposeForm, LiftForm } from './sanction-forms'
import { SanctionHits } from './sanction-hits'
import { SanctionLine } from './sanction-line'
import { SanctionsDeskQuery } from './sanctions.graphql'

type BodyRules = ResultOf<typeof SanctionsDeskQuery>['bodyRules']

/** Every article of the rules of bodies, by what it is cited by. */
const articleChoices = (books: BodyRules, locale: string) =>
  books.flatMap(({ id, title, articles }) =>
    articles.map(({ number, title: heading }) => ({
      value: `${id}#${number}`,
      label: `${inLanguage(title, locale)} ${number} ${inLanguage(heading, locale)}`,
    })),
  )

/** The register of sanctions as the desk keeps it. */
export async function SanctionsView({ after }: { readonly after?: string }) {
  const [t, common, locale, answer] = await Promise.all([
    getTranslations('sanctions'),
    getTranslations('common'),
    getLocale(),
    ask(SanctionsDeskQuery, { after: after || null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { canOpenSanctions, organisations, bodyRules, sanctions } = answer.data
  const bodies = organisations.edges
    .map(({ node }) => ({ value: node.id, label: inLanguage(node.name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  const rules = articleChoices(bodyRules, locale)
  const { hasNextPage, endCursor } = sanctions.pageInfo
  return (
    <>
      <PageTitle title={t('title')} secondary={t('intro')} />
      {canOpenSanctions.allowed ? (
        <Fold title={t('propose')}>
          <p className="mb-3 max-w-prose text-muted text-sm">{t('proposeHint')}</p>
          <ImposeForm bodies={bodies} own={await loadOwnBody()} today={await dayHere()} rules={rules} />
        </Fold>
      ) : (
        <Refusal permission={canOpenSanctions} />
      )}
      {sanctions.edges.length === 0 ? (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      ) : (
        <ul className="border-rule border-t">
          {sanctions.edges.map(({ node }) => (
            <li key={node.id} className="flex flex-col gap-2 border-rule border-b py-3">
              <SanctionLine sanction={node} />
              <SanctionHits hits={node.hits} />
              {node.status === 'PROPOSED' && node.permissions.canConfirm.allowed ? (
                <ConfirmForm sanction={node.id} />
              ) : null}
              {node.status === 'PROPOSED' ? <Refusal permission={node.permissions.canConfirm} /> : null}
              {node.status === 'IN_FORCE' && node.permissions.canLift.allowed ? (
                <Fold title={t('lift')}>
                  <LiftForm sanction={node.id} />
                </Fold>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: sanctions.totalCount, shown: sanctions.edges.length })}
        previous={after ? { href: paths.deskSanctions(), label: common('firstPage') } : undefined}
        next={
          hasNextPage && endCursor ? { href: paths.deskSanctions(endCursor), label: common('nextPage') } : undefined
        }
      />
    </>
  )
}
