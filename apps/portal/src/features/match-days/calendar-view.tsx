import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames, entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { NotFound } from '@/components/not-found'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { zoneTitle } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import { paths, type Slugged } from '@/lib/paths'
import { CalendarStagesQuery, FixturesQuery } from './match-days.graphql'
import { MovedNote } from './moved-note'

type Fixtures = NonNullable<ResultOf<typeof FixturesQuery>['stage']>['fixtures']
type Match = Fixtures['matches'][number]
type Event = NonNullable<ResultOf<typeof CalendarStagesQuery>['event']>

const A_PAGE = 20

/** The sides of a match, the one at home named so, with what came of it. */
async function Sides({ match }: { readonly match: Match }) {
  const t = await getTranslations('matchDays')
  return (
    <span className="flex flex-col gap-1 py-1">
      {match.sides.map(side => {
        const points = match.points.find(one => one.entry.id === side.id)?.points
        return (
          <span key={side.id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <EntryNames entry={side} plain />{' '}
              {match.home?.id === side.id ? <span className="text-muted text-sm">{t('home')}</span> : null}
            </span>
            {points === undefined ? null : <span className="figures font-medium">{printFigure(points)}</span>}
          </span>
        )
      })}
    </span>
  )
}

/** The matches of one round, a line each. */
async function RoundOfMatches({ event, matches }: { readonly event: Event; readonly matches: readonly Match[] }) {
  const t = await getTranslations('matchDays')
  const round = matches[0]?.round
  if (!round) return null
  const caption = t('round', { round: round.number })
  return (
    <RegisterTable caption={caption} label={caption} fits className="max-w-3xl">
      <thead>
        <Row>
          <ColumnHead>{t('when')}</ColumnHead>
          <ColumnHead>{t('match')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {matches.map(match => (
          <Row key={match.id}>
            <RowHead className="w-40 align-top">
              {match.startsAt ? <Instant at={match.startsAt} zone={event.timeZone} /> : t('timeLater')}
              {match.venue ? <span className="block font-normal text-muted text-sm">{match.venue}</span> : null}
            </RowHead>
            <Cell>
              <Sides match={match} />
              <MovedNote match={match} timed />
              <Link href={paths.match(event, round.id, match.id)} className="link text-sm" data-no-print="">
                {t('matchPage')}
              </Link>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** How often each side is at home. */
async function Balance({ event, stage, lines }: BalanceProps) {
  const t = await getTranslations('matchDays')
  if (lines.length === 0) return null
  return (
    <RegisterTable caption={t('balance')} label={t('balance')} fits className="max-w-md">
      <thead>
        <Row>
          <ColumnHead>{t('team')}</ColumnHead>
          <ColumnHead numeric>{t('homes')}</ColumnHead>
          <ColumnHead numeric>{t('aways')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {lines.map(({ entry, home, away }) => (
          <Row key={entry.id}>
            <RowHead>
              <Link href={paths.eventSection(event, 'calendar', { stage, entry: entry.id })} className="way">
                <EntryNames entry={entry} plain />
              </Link>
            </RowHead>
            <Cell numeric>{home}</Cell>
            <Cell numeric>{away}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface BalanceProps {
  readonly event: Slugged
  readonly stage: string
  readonly lines: Fixtures['homeBalance']
}

const byRound = (matches: readonly Match[]): readonly (readonly Match[])[] =>
  [...new Set(matches.map(match => match.round.id))].map(id => matches.filter(match => match.round.id === id))

async function Divisions({ event, current }: { readonly event: Event; readonly current: string }) {
  const [t, locale] = await Promise.all([getTranslations('matchDays'), getLocale()])
  if (event.stages.length < 2) return null
  return (
    <ChoiceTabs
      label={t('title')}
      tabs={event.stages.map(({ id, name }) => ({
        href: paths.eventSection(event, 'calendar', { stage: id }),
        label: inLanguage(name, locale),
        current: id === current,
      }))}
    />
  )
}

interface WaysProps {
  readonly event: Event
  readonly stage: string
  /** The team whose matches alone are shown. */
  readonly entry: string | undefined
}

async function Ways({ event, stage, entry }: WaysProps) {
  const [t, locale] = await Promise.all([getTranslations('matchDays'), getLocale()])
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 text-muted text-sm">
      <span>{t('zone', { zone: zoneTitle(locale, event.timeZone) })}</span>
      <a
        href={paths.divisionCalendar(event, locale, { stage, ...(entry ? { entry } : {}) })}
        className="link"
        data-no-print=""
      >
        {t('calendarFile')}
      </a>
      <Link href={paths.eventSection(event, 'pairings', { stage })} className="link" data-no-print="">
        {t('toPairings')}
      </Link>
      {entry ? (
        <Link href={paths.eventSection(event, 'calendar', { stage })} className="link" data-no-print="">
          {t('everybody')}
        </Link>
      ) : null}
    </p>
  )
}

interface CalendarProps {
  readonly eventId: string
  readonly stage?: string | undefined
  /** Of one contestant alone. */
  readonly entry?: string | undefined
  readonly skip: number
}

/** When and where the matches of a division are played, or those of one of its teams. */
export async function CalendarView({ eventId, stage: asked, entry: whose, skip }: CalendarProps) {
  const [t, locale, head] = await Promise.all([
    getTranslations('matchDays'),
    getLocale(),
    ask(CalendarStagesQuery, { event: eventId }),
  ])
  if (!head.ok) return <FailureNotice failure={head.failure} />
  const { event } = head.data
  const stage = event?.stages.find(({ id }) => id === asked) ?? event?.stages[0]
  if (!event || !stage) return <NotFound />
  const entry = stage.entries.find(({ id }) => id === whose)
  const answer = await ask(FixturesQuery, { stage: stage.id, entry: entry?.id ?? null, skip })
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const fixtures = answer.data.stage?.fixtures
  const to = (values: { readonly entry?: string; readonly skip?: number }) =>
    paths.eventSection(event, 'calendar', { stage: stage.id, ...values })
  const step = (at: number, label: string) => ({ href: to({ ...(entry ? { entry: entry.id } : {}), skip: at }), label })
  const title = entry ? t('of', { team: entryText(entry, locale) }) : t('title')
  return (
    <>
      <h2 className="mb-2 text-lg">{title}</h2>
      <Divisions event={event} current={stage.id} />
      <Ways event={event} stage={stage.id} entry={entry?.id} />
      {!fixtures || fixtures.total === 0 ? (
        <EmptyState title={title}>{t('none')}</EmptyState>
      ) : (
        <div className="flex flex-col gap-6">
          {byRound(fixtures.matches).map(matches => (
            <RoundOfMatches key={matches[0]?.round.id} event={event} matches={matches} />
          ))}
          <Pagination
            label={t('pages')}
            {...(skip > 0 ? { previous: step(Math.max(0, skip - A_PAGE), t('earlier')) } : {})}
            {...(skip + A_PAGE < fixtures.total ? { next: step(skip + A_PAGE, t('later')) } : {})}
          />
          <Balance event={event} stage={stage.id} lines={fixtures.homeBalance} />
        </div>
      )}
    </>
  )
}
