import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { StateMark } from '@/components/state-mark'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { loadRankings } from './load-rankings'
import type { RankingsQuery } from './rankings.graphql'

type Ranking = ResultOf<typeof RankingsQuery>['rankings'][number]

/** One ranking: whose it is, what kind, and of which day its list is. */
async function RankingRow({ ranking }: { readonly ranking: Ranking }) {
  const [t, kinds, locale] = await Promise.all([getTranslations(), getTranslations('rankings.kind'), getLocale()])
  return (
    <Row>
      <RowHead>
        <Link href={paths.ranking(ranking.code)} className="way">
          {inLanguage(ranking.name, locale)}
        </Link>
        <span className="flex flex-wrap gap-x-3 font-normal">
          <SportTag sport={ranking.sport} />
          <span className="text-muted text-sm">{codeText(kinds, ranking.kind)}</span>
          <span className="text-muted text-sm sm:hidden">{inLanguage(ranking.organisation.name, locale)}</span>
          {ranking.latest ? (
            <span className="figures text-muted text-sm sm:hidden">
              {t('rankings.asOf', { date: formatDate(ranking.latest.asOf, locale) })}
            </span>
          ) : null}
        </span>
      </RowHead>
      <Cell className="max-sm:hidden">{inLanguage(ranking.organisation.name, locale)}</Cell>
      <Cell className="figures whitespace-nowrap max-sm:hidden">
        {ranking.latest ? (
          formatDate(ranking.latest.asOf, locale)
        ) : (
          <span className="text-muted">{t('rankings.noListTitle')}</span>
        )}
      </Cell>
      <Cell>
        {ranking.latest ? (
          <span className="flex flex-wrap gap-x-3">
            <StateMark state="published" />
            {ranking.latest.reason ? <StateMark state="corrected" /> : null}
          </span>
        ) : null}
      </Cell>
    </Row>
  )
}

/** Every ranking with its current list. */
export async function RankingsView() {
  const [t, answer] = await Promise.all([getTranslations(), loadRankings()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { rankings } = answer.data
  return (
    <>
      <PageTitle title={t('rankings.title')} secondary={t('rankings.intro')} />
      <p className="mb-4">
        <Link href={paths.publicPolicies} className="link">
          {t('publicPolicies.title')}
        </Link>
      </p>
      {rankings.length === 0 ? (
        <EmptyState title={t('rankings.noListTitle')}>{t('rankings.noList')}</EmptyState>
      ) : (
        <RegisterTable caption={t('rankings.title')} captionHidden label={t('rankings.title')} fits>
          <thead>
            <Row>
              <ColumnHead>{t('rankings.title')}</ColumnHead>
              <ColumnHead className="max-sm:hidden">{t('columns.organiser')}</ColumnHead>
              <ColumnHead className="max-sm:hidden">{t('rankings.asOfLabel')}</ColumnHead>
              <ColumnHead>{t('columns.state')}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {rankings.map(ranking => (
              <RankingRow key={ranking.id} ranking={ranking} />
            ))}
          </tbody>
        </RegisterTable>
      )}
    </>
  )
}
