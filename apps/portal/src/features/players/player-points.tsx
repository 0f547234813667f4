import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { loadPoints } from './load-players'

/** The ledger: what was credited, for what, and until when; what a correction replaced stays, struck out. */
export async function PlayerPoints({ personId, after }: { readonly personId: string; readonly after?: string }) {
  const [t, locale, answer] = await Promise.all([getTranslations(), getLocale(), loadPoints(personId, after)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const awards = answer.data.person?.awards
  if (!awards || awards.edges.length === 0)
    return <EmptyState title={t('players.pointsEmptyTitle')}>{t('players.pointsEmpty')}</EmptyState>
  const { pageInfo } = awards
  return (
    <>
      <RegisterTable caption={t('players.points')} captionHidden label={t('players.points')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('columns.date')}</ColumnHead>
            <ColumnHead>{t('columns.event')}</ColumnHead>
            <ColumnHead numeric>{t('columns.place')}</ColumnHead>
            <ColumnHead numeric>{t('columns.award')}</ColumnHead>
            <ColumnHead>{t('players.expires')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {awards.edges.map(({ node }) => (
            <Row key={node.id}>
              <Cell className="figures whitespace-nowrap">{formatDate(node.earnedOn, locale)}</Cell>
              <RowHead className="min-w-40">
                <Link href={paths.event(node.event.id)} className="hover:text-link hover:underline">
                  {inLanguage(node.event.name, locale)}
                </Link>
                <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
                  <SportTag sport={node.sport} />
                  {node.superseded ? <span>{t('players.superseded')}</span> : null}
                </span>
              </RowHead>
              <Cell numeric>{node.rank}</Cell>
              <Cell numeric data-decides="" className={node.superseded ? 'line-through decoration-1' : undefined}>
                <FigureLink
                  href={paths.explainAward(node.id)}
                  label={t('explain.view.explainPoints', { points: node.points })}
                >
                  {printFigure(node.points)}
                </FigureLink>
              </Cell>
              <Cell className="figures whitespace-nowrap text-muted">
                {node.expiresOn ? formatDate(node.expiresOn, locale) : '—'}
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      <Pagination
        label={t('common.pages')}
        summary={t('common.showing', { total: awards.totalCount, shown: awards.edges.length })}
        previous={after ? { href: paths.player(personId, 'points'), label: t('common.firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? {
                href: paths.with(paths.player(personId, 'points'), { after: pageInfo.endCursor }),
                label: t('common.nextPage'),
              }
            : undefined
        }
      />
    </>
  )
}
