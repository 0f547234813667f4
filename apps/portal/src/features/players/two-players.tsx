import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PersonSeal } from '@/components/person-seal'
import { PersonName } from '@/components/person-name'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { nameText } from '@/lib/format/names'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { loadMeetings, loadOther, loadPlayer, type PlayerHeadData } from './load-players'
import type { MeetingsQuery, OtherPlayerQuery } from './meetings.graphql'
import { TwoChart } from './two-chart'

type Meetings = NonNullable<NonNullable<ResultOf<typeof MeetingsQuery>['person']>['meetings']>
type Other = NonNullable<ResultOf<typeof OtherPlayerQuery>['personByNumber']>
type Result = Meetings['together'][number]

/** The event of a result or game, with its day. */
async function EventCell({ event, stage }: { readonly event: Result['event']; readonly stage?: string }) {
  const locale = await getLocale()
  return (
    <RowHead className="min-w-36">
      <Link href={paths.event(event, { stage })} className="way">
        {inLanguage(event.name, locale)}
      </Link>
      <span className="figures block font-normal text-muted text-sm">{formatDate(event.endsOn, locale)}</span>
    </RowHead>
  )
}

/** The place of a result, which leads to how it came about. */
async function Place({ result: { line, revision, event } }: { readonly result: Result }) {
  const [t, locale] = await Promise.all([getTranslations('standings'), getLocale()])
  const figure = line.percent === null ? printFigure(line.total) : printPercent(line.percent, locale)
  return (
    <Cell numeric>
      <span className="font-semibold">{placeOf(line)}</span>
      <span className="text-muted"> / {line.rankedAmong}</span>{' '}
      <FigureLink
        href={paths.explainStanding(revision.id, line.entry.id)}
        label={t('explain', { value: figure, name: inLanguage(event.name, locale) })}
      >
        {figure}
      </FigureLink>
    </Cell>
  )
}

interface TogetherProps {
  readonly results: Meetings['together']
  readonly player: PlayerHeadData
  readonly other: Other
}

async function Together({ results, player, other }: TogetherProps) {
  const [t, years] = await Promise.all([getTranslations('companions'), getTranslations('years')])
  if (results.length === 0) return null
  const played = [...new Set(results.map(({ event }) => Number(event.endsOn.slice(0, 4))))]
  return (
    <section className="mb-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-md">{t('asPartners', { count: results.length })}</h2>
        <span className="flex flex-wrap gap-x-4 text-sm">
          {played.map(year => (
            <Link key={year} href={paths.playerYear(player, year, other)} className="link">
              {years('title', { year })}
            </Link>
          ))}
        </span>
      </div>
      <RegisterTable caption={t('together')} captionHidden label={t('together')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('event')}</ColumnHead>
            <ColumnHead numeric>{t('reached')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {results.map(result => (
            <Row key={`${result.revision.id} ${result.line.entry.id}`}>
              <EventCell event={result.event} stage={result.stage.id} />
              <Place result={result} />
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

interface SidesProps {
  readonly names: readonly [string, string]
}

async function Common({ common, names }: SidesProps & { readonly common: Meetings['common'] }) {
  const t = await getTranslations('companions')
  if (common.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-md">{t('common', { count: common.length })}</h2>
      <RegisterTable caption={t('commonTable')} captionHidden label={t('commonTable')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('event')}</ColumnHead>
            {names.map(name => (
              <ColumnHead key={name} numeric>
                {name}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {common.map(({ own, theirs }) => (
            <Row key={`${own.revision.id} ${own.line.entry.id}`}>
              <EventCell event={own.event} stage={own.stage.id} />
              <Place result={own} />
              <Place result={theirs} />
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

const outcomes = ['won', 'level', 'lost'] as const
const outcomeOf = ({ rank, theirs }: { readonly rank: number; readonly theirs: number }) =>
  rank < theirs ? 'won' : rank === theirs ? 'level' : 'lost'

async function Games({ games }: { readonly games: Meetings['games'] }) {
  const t = await getTranslations('companions')
  if (games.length === 0) return null
  const [won, level, lost] = outcomes.map(one => games.filter(game => outcomeOf(game) === one).length)
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-md">
        {t('against')}{' '}
        <span className="figures">{t('record', { won: won ?? 0, level: level ?? 0, lost: lost ?? 0 })}</span>
      </h2>
      <RegisterTable caption={t('against')} captionHidden label={t('against')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('event')}</ColumnHead>
            <ColumnHead numeric>{t('session')}</ColumnHead>
            <ColumnHead data-decides="">{t('outcome')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {games.map((game, index) => (
            <Row key={index}>
              <EventCell event={game.event} />
              <Cell numeric>{game.session}</Cell>
              <Cell data-decides="">{t(outcomeOf(game))}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** The rankings on whose lists both have a place. */
const rankingsOfBoth = (player: PlayerHeadData, other: Other) =>
  [...new Map(other.history.map(({ list }) => [list.ranking.code, list.ranking])).values()].filter(({ code }) =>
    player.history.some(({ list }) => list.ranking.code === code),
  )

async function Charts({
  player,
  other,
  names,
}: SidesProps & { readonly player: PlayerHeadData; readonly other: Other }) {
  const locale = await getLocale()
  return rankingsOfBoth(player, other).map(({ code, name }) => {
    const of = (history: Other['history'] | PlayerHeadData['history']) =>
      history.filter(({ list }) => list.ranking.code === code)
    return (
      <TwoChart
        key={code}
        ranking={inLanguage(name, locale)}
        names={names}
        points={[of(player.history), of(other.history)]}
      />
    )
  })
}

/** Two people beside each other: their places over time, what they reached together, every game against each other. */
export async function TwoPlayers({ personId, number }: { readonly personId: string; readonly number: string }) {
  const [t, locale, first, second] = await Promise.all([
    getTranslations('companions'),
    getLocale(),
    loadPlayer(personId),
    loadOther(number),
  ])
  if (!first.ok) return <FailureNotice failure={first.failure} />
  if (!second.ok) return <FailureNotice failure={second.failure} />
  const [player, other] = [first.data, second.data]
  if (player.id === other.id) return <EmptyState title={t('sameTitle')}>{t('same')}</EmptyState>
  const answer = await loadMeetings(player.id, other.id)
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const meetings = answer.data.person?.meetings
  const names = [nameText(player, locale), nameText(other, locale)] as const
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-md">
        <PersonSeal person={player} className="size-9 text-seal" />
        <PersonName person={player} />
        <span className="text-muted">{t('beside')}</span>
        <PersonSeal person={other} className="size-9 text-ink" />
        <PersonName person={other} />
      </p>
      <Charts player={player} other={other} names={names} />
      {meetings ? (
        <>
          <Together results={meetings.together} player={player} other={other} />
          <Games games={meetings.games} />
          <Common common={meetings.common} names={names} />
          {meetings.together.length + meetings.games.length + meetings.common.length === 0 ? (
            <EmptyState title={t('neverTitle')}>{t('never')}</EmptyState>
          ) : null}
        </>
      ) : (
        <EmptyState title={t('privateTitle')}>{t('private')}</EmptyState>
      )}
    </>
  )
}

/** Whom to put beside a player: by number, which the search of players tells. */
export async function CompareForm({ number }: { readonly number: string }) {
  const [t, locale] = await Promise.all([getTranslations('companions'), getLocale()])
  return (
    <form
      action={`/${locale}${paths.playerWith({ number })}`}
      method="get"
      className="mb-6 flex flex-wrap items-end gap-2"
    >
      <label className="flex flex-col gap-1 text-sm" htmlFor="compare-with">
        {t('compareWith')}
        <input
          id="compare-with"
          name="with"
          required
          inputMode="numeric"
          pattern="[0-9]{8,11}"
          placeholder={t('numberHint')}
          className="min-h-11 w-48 rounded-md border border-rule-strong bg-paper px-3 text-md"
        />
      </label>
      <button type="submit" className="min-h-11 rounded-md border border-rule-strong px-4 font-medium hover:bg-raised">
        {t('compare')}
      </button>
    </form>
  )
}
