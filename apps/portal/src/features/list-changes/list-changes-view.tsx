import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Link } from '@/i18n/navigation'
import { codesOf } from '@/lib/codes'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { IssueChoice } from './issue-choice'
import { type Comparison, type ListChangesInput, loadListChanges, type MoveKind, moveKinds } from './load-list-changes'
import { MovesTable } from './moves-table'
import { PlaceChangePart } from './place-change-part'

interface KindsProps {
  readonly comparison: Comparison
  readonly kind: MoveKind | null
  readonly href: (kind: MoveKind | undefined) => string
}

/** How many moved in each way; each is a filter. */
async function Kinds({ comparison, kind, href }: KindsProps) {
  const t = await getTranslations('listChanges')
  const count = (one: MoveKind) => comparison.counts.find(found => found.kind === one)?.count ?? 0
  const shown = codesOf(moveKinds).filter(one => count(one) > 0)
  return (
    <nav aria-label={t('caption')} className="mb-4" data-no-print="">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {[undefined, ...shown].map(one => (
          <li key={one ?? 'all'}>
            <Link
              href={href(one)}
              aria-current={(one ?? null) === kind ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center lg:min-h-8 ${(one ?? null) === kind ? 'font-semibold' : 'link'}`}
            >
              {one ? `${t(`kinds.${one}`)} ${count(one)}` : t('all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Any two issues of a ranking side by side, and for one person what changed the place. */
export async function ListChangesView({ code, input }: { readonly code: string; readonly input: ListChangesInput }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadListChanges(code, input)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data) return <NotFound />
  const { ranking, comparison, kind, place } = answer.data
  const two = { earlier: comparison?.earlier.id, later: comparison?.later.id }
  const href = (values: Omit<ListChangesInput, 'earlier' | 'later'>) =>
    paths.rankingChanges(code, { ...two, ...values })
  const why = (person: string) => href({ person })
  const days = comparison && {
    from: formatDate(comparison.earlier.asOf, locale),
    to: formatDate(comparison.later.asOf, locale),
  }
  const chosen = { ...(kind ? { kind } : {}), ...(input.person ? { person: input.person } : {}) }
  return (
    <>
      <PageTitle
        kicker={<SportTag sport={ranking.sport} />}
        title={`${inLanguage(ranking.name, locale)} · ${t('listChanges.title')}`}
        secondary={days && t('listChanges.fromTo', days)}
      >
        <Link href={comparison ? paths.rankingIssue(code, comparison.later) : paths.ranking(code)} className="link">
          {t('rankings.title')}
        </Link>
      </PageTitle>
      <IssueChoice ranking={ranking} comparison={comparison} />
      {comparison ? null : <EmptyState title={t('listChanges.nobodyTitle')}>{t('listChanges.onlyOne')}</EmptyState>}
      {comparison?.policyChanged ? <Notice title={t('listChanges.policyChanged')} className="mb-4" /> : null}
      {place ? <PlaceChangePart place={place} why={why} /> : null}
      {comparison ? (
        <>
          <Kinds comparison={comparison} kind={kind} href={one => href(one ? { kind: one } : {})} />
          {comparison.moves.edges.length === 0 ? (
            <EmptyState title={t('listChanges.nobodyTitle')}>{t('listChanges.nobody')}</EmptyState>
          ) : (
            <MovesTable
              caption={t('listChanges.caption')}
              moves={comparison.moves.edges.map(edge => edge.node)}
              why={why}
            />
          )}
          <Pagination
            label={t('common.pages')}
            summary={t('listChanges.showing', {
              total: comparison.moves.totalCount,
              shown: comparison.moves.edges.length,
            })}
            previous={input.after ? { href: href(chosen), label: t('common.firstPage') } : undefined}
            next={
              comparison.moves.pageInfo.hasNextPage && comparison.moves.pageInfo.endCursor
                ? { href: href({ ...chosen, after: comparison.moves.pageInfo.endCursor }), label: t('common.nextPage') }
                : undefined
            }
          />
        </>
      ) : null}
    </>
  )
}
