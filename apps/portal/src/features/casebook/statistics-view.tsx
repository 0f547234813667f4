import { getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CasebookStatisticsQuery } from './casebook.graphql'

/** How rulings fared, article by article, and how long cases took. */
export async function CasebookStatisticsView() {
  const [t, answer] = await Promise.all([getTranslations('casebook'), ask(CasebookStatisticsQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { cases, medianDays, articles } = answer.data.casebookStatistics
  return (
    <>
      <PageTitle kicker={t('title')} title={t('statisticsTitle')}>
        <span>
          {t('cases')} <span className="figures">{cases}</span>
        </span>
        {medianDays == null ? null : (
          <span>
            {t('medianDays')} <span className="figures">{t('days', { count: medianDays })}</span>
          </span>
        )}
        <Link href="/casebook" className="link">
          {t('all')}
        </Link>
      </PageTitle>
      {articles.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('noStatistics')}</EmptyState>
      ) : (
        <RegisterTable caption={t('byArticle')} label={t('byArticle')} fits>
          <thead>
            <Row>
              <ColumnHead stuck>{t('article')}</ColumnHead>
              <ColumnHead numeric>{t('cases')}</ColumnHead>
              <ColumnHead numeric>{t('upheld')}</ColumnHead>
              <ColumnHead numeric>{t('varied')}</ColumnHead>
              <ColumnHead numeric>{t('overturned')}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {articles.map(row => (
              <Row key={`${row.article.edition} ${row.article.article}`}>
                <RowHead stuck>
                  <ClauseRef clause={row.article} />
                </RowHead>
                <Cell numeric>
                  <Link href={paths.casebook({ article: row.article.article })} className="link">
                    {row.cases}
                  </Link>
                </Cell>
                <Cell numeric>{row.upheld}</Cell>
                <Cell numeric>{row.varied}</Cell>
                <Cell numeric>{row.overturned}</Cell>
              </Row>
            ))}
          </tbody>
        </RegisterTable>
      )}
    </>
  )
}
