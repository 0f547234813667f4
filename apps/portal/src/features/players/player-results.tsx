import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { StateMark, stateOf } from '@/components/state-mark'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { BroughtPlaces } from './brought-places'
import { BroughtResults } from './brought-results'
import { numberOfPlayer } from './player-number'
import { loadResults } from './load-players'
import type { PlayerResultsQuery } from './players.graphql'
import { SportTabs } from './sport-tabs'

type Result = NonNullable<ResultOf<typeof PlayerResultsQuery>['person']>['results']['edges'][number]['node']

async function ResultRow({ result }: { readonly result: Result }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const { event, revision, line, played, marks } = result
  const figure = line.percent === null ? printFigure(line.total) : printPercent(line.percent, locale)
  return (
    <Row>
      <RowHead className="min-w-44">
        <Link href={paths.event(event, { stage: result.stage.id })} className="way">
          {inLanguage(event.name, locale)}
        </Link>
        <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
          <SportTag sport={event.sport} />
          <span className="figures">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
          {event.stages.length > 1 ? <span>{inLanguage(result.stage.name, locale)}</span> : null}
          {marks.map(mark => (
            <span key={mark} className="font-medium text-seal">
              {t(`resultMark.${mark}`)}
            </span>
          ))}
          {played ? <span>{t('lineUps.share', { boards: played.boards, of: played.of })}</span> : null}
        </span>
      </RowHead>
      <Cell numeric>
        <span className="font-semibold">{placeOf(line)}</span>
        <span className="text-muted"> / {line.rankedAmong}</span>
      </Cell>
      <Cell numeric data-decides="">
        <FigureLink
          href={paths.explainStanding(revision.id, line.entry.id)}
          label={t('standings.explain', { value: figure, name: inLanguage(event.name, locale) })}
        >
          {figure}
        </FigureLink>
      </Cell>
      <Cell numeric>
        {line.award && !line.award.superseded ? (
          <FigureLink
            href={paths.explainAward(line.award.id)}
            label={t('explain.view.explainPoints', { points: line.award.points })}
          >
            {printFigure(line.award.points)}
          </FigureLink>
        ) : null}
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-x-3">
          <StateMark state={stateOf(revision.status)} />
          {revision.correction ? <StateMark state="corrected" /> : null}
        </span>
      </Cell>
    </Row>
  )
}

/** That nothing was reached yet, or nothing in the chosen sport. */
async function NoResults({ personId, sport }: { readonly personId: string; readonly sport: string | undefined }) {
  const t = await getTranslations('players')
  return (
    <>
      <SportTabs personId={personId} section="results" sport={sport} />
      <EmptyState title={t('resultsEmptyTitle')}>{t('resultsEmpty')}</EmptyState>
    </>
  )
}

/** Results that were computed here, newest first. */
async function ResultTable({ results }: { readonly results: readonly Result[] }) {
  const t = await getTranslations()
  return (
    <RegisterTable caption={t('players.results')} captionHidden label={t('players.results')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('columns.event')}</ColumnHead>
          <ColumnHead numeric>{t('columns.place')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('columns.result')}
          </ColumnHead>
          <ColumnHead numeric>{t('columns.award')}</ColumnHead>
          <ColumnHead>{t('columns.state')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {results.map(node => (
          <ResultRow key={`${node.stage.id} ${node.line.entry.id}`} result={node} />
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface PlayerResultsProps {
  readonly personId: string
  readonly sport?: string
  readonly after?: string
  /** Only so many of the newest, with the way to all of them. */
  readonly newest?: number
}

/** The newest results of a player, for the page that shows the rest beside them. */
async function Newest({ personId, count }: { readonly personId: string; readonly count: number }) {
  const [t, player, answer] = await Promise.all([
    getTranslations('players'),
    numberOfPlayer(personId),
    loadResults(personId, undefined, undefined),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const results = answer.data.person?.results
  const brought = (answer.data.person?.broughtResults.length ?? 0) + (answer.data.person?.broughtPlaces.length ?? 0)
  if (!results || results.edges.length + brought === 0)
    return <EmptyState title={t('resultsEmptyTitle')}>{t('resultsEmpty')}</EmptyState>
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-md">{t('newest')}</h2>
        <Link href={paths.player(player, 'results')} className="link text-sm">
          {t('allResults', { count: results.totalCount + brought })}
        </Link>
      </div>
      {results.edges.length > 0 ? (
        <ResultTable results={results.edges.slice(0, count).map(({ node }) => node)} />
      ) : null}
    </section>
  )
}

/** A player's results, newest first. */
export async function PlayerResults({ personId, sport, after, newest }: PlayerResultsProps) {
  if (newest !== undefined) return <Newest personId={personId} count={newest} />
  return <AllResults personId={personId} sport={sport} after={after} />
}

/** All of them, page by page, and what was brought in from before. */
async function AllResults({ personId, sport, after }: Omit<PlayerResultsProps, 'newest'>) {
  const [t, player, answer] = await Promise.all([
    getTranslations(),
    numberOfPlayer(personId),
    loadResults(personId, sport, after),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const results = answer.data.person?.results
  const brought = after ? [] : (answer.data.person?.broughtResults ?? [])
  const places = after ? [] : (answer.data.person?.broughtPlaces ?? [])
  if (!results || (results.edges.length === 0 && brought.length === 0 && places.length === 0))
    return <NoResults personId={personId} sport={sport} />
  const before = (
    <>
      {brought.length > 0 ? <BroughtResults results={brought} /> : null}
      {places.length > 0 ? <BroughtPlaces places={places} /> : null}
    </>
  )
  if (results.edges.length === 0)
    return (
      <>
        <SportTabs personId={personId} section="results" sport={sport} />
        {before}
      </>
    )
  const { pageInfo } = results
  return (
    <>
      <SportTabs personId={personId} section="results" sport={sport} />
      <ResultTable results={results.edges.map(({ node }) => node)} />
      <Pagination
        label={t('common.pages')}
        summary={t('common.showing', { total: results.totalCount, shown: results.edges.length })}
        previous={
          after
            ? { href: paths.with(paths.player(player, 'results'), { sport }), label: t('common.firstPage') }
            : undefined
        }
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? {
                href: paths.with(paths.player(player, 'results'), { sport, after: pageInfo.endCursor }),
                label: t('common.nextPage'),
              }
            : undefined
        }
      />
      {before}
    </>
  )
}
