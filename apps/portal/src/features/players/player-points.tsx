import { getLocale, getTranslations } from 'next-intl/server'
import { BroughtIn, GivenFor } from '@/components/brought-in'
import { FailureNotice } from '@/components/failure-notice'
import { ListPages } from '@/components/list-pages'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Term } from '@/components/ui/term'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { loadCounting, loadPoints } from './load-players'
import { numberOfPlayer } from './player-number'
import type { PlayerCountingQuery, PlayerPointsQuery } from './players.graphql'

type Award = NonNullable<ResultOf<typeof PlayerPointsQuery>['person']>['awards']['edges'][number]['node']

type Counting = NonNullable<ResultOf<typeof PlayerCountingQuery>['person']>['currentRankings'][number]

interface AwardRowProps {
  readonly award: Award
  readonly rankings: readonly Counting[]
  readonly expires: boolean
}

/** On which lists of today an award counts and for how much, and why not on the others that looked at it. */
async function CountsOn({ award, rankings }: Pick<AwardRowProps, 'award' | 'rankings'>) {
  const [t, reasons, locale] = await Promise.all([getTranslations('players'), getTranslations('counted'), getLocale()])
  const found = rankings.flatMap(({ list, counting }) =>
    counting.filter(one => one.award.id === award.id).map(one => ({ ...one, list })),
  )
  if (award.superseded || found.length === 0) return <span className="text-muted">{t('countsNowhere')}</span>
  return found.map(({ list, counted, because }) => (
    <span key={list.id} className="block text-sm">
      <Link href={paths.ranking(list.ranking.code)} className="way">
        {inLanguage(list.ranking.name, locale)}
      </Link>{' '}
      {because === 'counts' ? (
        <span className="figures font-medium">{printFigure(counted)}</span>
      ) : (
        <span className="text-muted">{codeText(reasons, because)}</span>
      )}
    </span>
  ))
}

async function AwardRow({ award, rankings, expires }: AwardRowProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  return (
    <Row>
      <RowHead className="min-w-40">
        {award.event ? (
          <Link href={paths.event(award.event)} className="way">
            <GivenFor award={award} />
          </Link>
        ) : (
          <GivenFor award={award} />
        )}
        <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
          <SportTag sport={award.sport} />
          <span className="figures">{formatDate(award.earnedOn, locale)}</span>
          {award.superseded ? <span>{t(award.event ? 'players.superseded' : 'broughtIn.takenBack')}</span> : null}
          {award.broughtIn ? <BroughtIn origin={award.broughtIn} /> : null}
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
      <Cell>
        <CountsOn award={award} rankings={rankings} />
      </Cell>
      {expires ? (
        <Cell className="figures whitespace-nowrap text-muted">
          {award.expiresOn ? formatDate(award.expiresOn, locale) : null}
        </Cell>
      ) : null}
    </Row>
  )
}

/** The ledger: what was credited, for what, and until when; what a correction replaced stays, struck out. */
export async function PlayerPoints({ personId, after }: { readonly personId: string; readonly after?: string }) {
  const [t, player, answer, counting] = await Promise.all([
    getTranslations(),
    numberOfPlayer(personId),
    loadPoints(personId, after),
    loadCounting(personId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const awards = answer.data.person?.awards
  if (!awards || awards.edges.length === 0)
    return <EmptyState title={t('players.pointsEmptyTitle')}>{t('players.pointsEmpty')}</EmptyState>
  const rankings = (counting.ok && counting.data.person?.currentRankings) || []
  const expires = awards.edges.some(({ node }) => node.expiresOn)
  return (
    <>
      <p className="mb-3 max-w-prose text-muted text-sm">{t('players.pointsHint')}</p>
      <RegisterTable caption={t('players.points')} captionHidden label={t('players.points')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('columns.event')}</ColumnHead>
            <ColumnHead numeric>{t('columns.place')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              <Term meaning={t('terms.column.award')}>{t('columns.award')}</Term>
            </ColumnHead>
            <ColumnHead>{t('players.countsOn')}</ColumnHead>
            {expires ? (
              <ColumnHead>
                <Term meaning={t('terms.column.expires')}>{t('players.expires')}</Term>
              </ColumnHead>
            ) : null}
          </Row>
        </thead>
        <tbody>
          {awards.edges.map(({ node }) => (
            <AwardRow key={node.id} award={node} rankings={rankings} expires={expires} />
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
