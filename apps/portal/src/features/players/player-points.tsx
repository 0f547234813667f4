import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ListPages } from '@/components/list-pages'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { loadPoints } from './load-players'
import { numberOfPlayer } from './player-number'
import type { PlayerPointsQuery } from './players.graphql'

type Award = NonNullable<ResultOf<typeof PlayerPointsQuery>['person']>['awards']['edges'][number]['node']

async function AwardRow({ award }: { readonly award: Award }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <Row>
      <Cell className="figures whitespace-nowrap">{formatDate(award.earnedOn, locale)}</Cell>
      <RowHead className="min-w-40">
        <Link href={paths.event(award.event)} className="hover:text-link hover:underline">
          {inLanguage(award.event.name, locale)}
        </Link>
        <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
          <SportTag sport={award.sport} />
          {award.superseded ? <span>{t('players.superseded')}</span> : null}
        </span>
      </RowHead>
      <Cell numeric>{award.rank}</Cell>
      <Cell numeric data-decides="" className={award.superseded ? 'line-through decoration-1' : undefined}>
        <FigureLink
          href={paths.explainAward(award.id)}
          label={t('explain.view.explainPoints', { points: award.points })}
        >
          {printFigure(award.points)}
        </FigureLink>
      </Cell>
      <Cell className="figures whitespace-nowrap text-muted">
        {award.expiresOn ? formatDate(award.expiresOn, locale) : '—'}
      </Cell>
    </Row>
  )
}

/** The ledger: what was credited, for what, and until when; what a correction replaced stays, struck out. */
export async function PlayerPoints({ personId, after }: { readonly personId: string; readonly after?: string }) {
  const [t, player, answer] = await Promise.all([
    getTranslations(),
    numberOfPlayer(personId),
    loadPoints(personId, after),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const awards = answer.data.person?.awards
  if (!awards || awards.edges.length === 0)
    return <EmptyState title={t('players.pointsEmptyTitle')}>{t('players.pointsEmpty')}</EmptyState>
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
            <AwardRow key={node.id} award={node} />
          ))}
        </tbody>
      </RegisterTable>
      <ListPages
        list={awards}
        after={after}
        hrefOf={cursor => paths.with(paths.player(player, 'points'), { after: cursor })}
      />
    </>
  )
}
